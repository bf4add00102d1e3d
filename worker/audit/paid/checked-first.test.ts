import { expect, it } from 'vitest';
import { websiteOf } from '../../testing/fixes-of.ts';
import { premiumInputOf } from '../../testing/premium-input.ts';

const HOME = 'https://larch-parish.test/';

/** What the owner is told to do about the description for machines. */
function told(contacts: string): string {
  const html = (title: string, main: string) =>
    `<html lang="en"><head><title>${title}</title></head><body><header>Larch Parish</header><main><h1>${title}</h1>
    <p>Larch Parish is a church on the green. Everybody is welcome to sing with us, and to stay for tea.</p>${main}</main></body></html>`;
  const site = websiteOf(HOME, [
    { path: '/', role: 'home', html: html('Larch Parish', '<a href="/contact.html">Contact</a>') },
    { path: '/contact.html', role: 'contact', html: html('Larch Parish - Contact', contacts) },
  ]);
  const task = premiumInputOf(site).recommendations.find(({ checkIds }) => checkIds.includes('missing-identity-node'));
  return task?.implementation ?? '';
}

it('names what is doubted, to be checked before it is copied', () => {
  const doubted = told('<p>Say hello: hello@oak-template.com</p>');
  expect(doubted).toContain('Fill in url and email.');
  expect(doubted).toContain('Check the e-mail address (hello@oak-template.com) before you copy it');
});

it('asks for nothing that stands on no page or in the text to paste, and doubts nothing that is sure', () => {
  expect(told('')).toContain('Fill in url. Test it');
  const sure = told('<p>Write to <a href="mailto:hello@larch-parish.test">hello@larch-parish.test</a></p>');
  expect(sure).not.toContain('ill in');
  expect(sure).not.toContain('before you copy');
});

it('asks to copy hours only where a day has some', () => {
  expect(told('<p>Opening hours: by appointment only</p>')).not.toContain('openingHours');
  expect(told('<p>Opening hours: Monday to Friday 9:00 - 17:00</p>')).toContain('openingHours');
});

it('asks for no node that the text to paste holds', () => {
  const mail = '<p>Write to <a href="mailto:hello@larch-parish.test">hello@larch-parish.test</a></p>';
  expect(told('')).toContain('Put a WebSite node');
  expect(told(mail)).toContain('your name and what kind of business');
  expect(told(mail)).not.toContain('Put a WebSite node');
});

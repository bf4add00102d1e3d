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

it('has what is doubted checked before it is copied', () => {
  const doubted = told('<p>Say hello: hello@oak-template.com</p>');
  expect(doubted).toContain('url, logo, telephone, email, address, openingHoursSpecification, and your profiles');
  expect(doubted).toContain('Check each value before you copy it');
});

it('lists what is sure, and what was not seen at all', () => {
  for (const contacts of ['', '<p>Write to <a href="mailto:hello@larch-parish.test">hello@larch-parish.test</a></p>']) {
    const sure = told(contacts);
    expect(sure).toContain('url, logo, telephone, email, address, openingHoursSpecification');
    expect(sure).not.toContain('Check each value');
  }
});

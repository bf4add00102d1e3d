import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readEmails } from './emails.ts';

const read = (body: string) => {
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  const pages = [page(`<html lang="it"><body>${body}</body></html>`)];
  return readEmails(website({ target, pages })).emails.map(({ value }) => value);
};

it('does not join a linked address to the word before it', () => {
  const glued =
    '<a href="mailto:info@vetrovivo.it">Scrivi</a><footer><span>© Ada Neri — Vetro Vivo</span><span>info@vetrovivo.it</span></footer>';
  expect(read(glued)).toEqual(['info@vetrovivo.it']);
  expect(
    read('<p><a href="mailto:info@vetrovivo.it">info@vetrovivo.it</a></p><p>ordini.info@vetrovivo.it</p>'),
  ).toContain('ordini.info@vetrovivo.it');
});

it('believes what is written, not what its link opens', () => {
  expect(read('<a href="mailto:info@company.com">larici@vetrovivo.it</a>')).toEqual(['larici@vetrovivo.it']);
  expect(read('<a href="mailto:info@vetrovivo.it">Scrivi</a>')).toEqual(['info@vetrovivo.it']);
});

it('leaves out the mailbox of who made the website', () => {
  expect(read('<footer><p>Site web : dev@larixstudio.it</p></footer><p>info@vetrovivo.it</p>')).toEqual([
    'info@vetrovivo.it',
  ]);
});

it('takes a label off that an element puts before an address without a space', () => {
  expect(read('<p><span>mail</span>miura-77@hoshi.example.jp</p>')).toEqual([]);
  expect(read('<p><span>mail</span>miura-77@hoshi.ne.jp</p><p>E-Mail: miura-77@hoshi.or.jp</p>')).toEqual([
    'miura-77@hoshi.or.jp',
    'miura-77@hoshi.ne.jp',
  ]);
  expect(read('<p><span>Mail</span>info@vetrovivo.it</p>')).toEqual(['info@vetrovivo.it']);
  expect(read('<p>maillard@vetrovivo.it</p>')).toEqual(['maillard@vetrovivo.it']);
});

it('reads a protected address whose link was saved as a file', () => {
  const hidden = '335a5d555c734056505c5d575f5652405b4156405046561d5c4154';
  expect(read(`<p><a href="./cdn-cgi/l/email-protection/index.html#${hidden}">[email protected]</a></p>`)).toEqual([
    'info@secondleashrescue.org',
  ]);
});

it('leaves a mailbox to whoever signs the website, also in a footer that is none by its element', () => {
  const signed =
    '<p>desk@larkfell.co.uk</p><div class="site-footer"><p>Built by <a href="mailto:dev@pixel-lark.io">Pixel Lark</a></p></div>';
  expect(read(signed)).toEqual(['desk@larkfell.co.uk']);
  const below =
    '<p>desk@larkfell.co.uk</p><footer><p>Website written and developed by Jo Hill</p><p>johill27@gmail.com</p><p>470-568-0293</p></footer>';
  expect(read(below)).toEqual(['desk@larkfell.co.uk']);
});

it('puts the mailbox that spells the name first, and leaves those of clubs under their own names to them', () => {
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  const pages = [
    page(
      '<html lang="en"><title>Elmsby Village Hall</title><body><h3>Film club</h3><p>elmcinema17@outlook.com</p><h3>Boogie Pumps</h3><p>Hannah: hannah@boogiepumps.co.uk</p><p>Write to elmsbyvillagehall@gmail.com</p></body></html>',
    ),
  ];
  const { emails, otherEmails } = readEmails(website({ target, pages }));
  expect(emails.map(({ value }) => value)).toEqual(['elmsbyvillagehall@gmail.com', 'elmcinema17@outlook.com']);
  expect(otherEmails.map(({ value }) => value)).toEqual(['hannah@boogiepumps.co.uk']);
});

it('reads whom a form writes to', () => {
  const form = (action: string) => `<form action="${action}"><input name="name"><button>Envoyer</button></form>`;
  expect(read(form('mailto:contact@vetrovivo.it?subject=Devis'))).toEqual(['contact@vetrovivo.it']);
  expect(read(form('/send?to=contact@vetrovivo.it'))).toEqual([]);
  expect(read(`${form('mailto:builder@gmail.com')}<p>info@vetrovivo.it</p>`)).toEqual(['info@vetrovivo.it']);
});

it('leaves out the end of an address that a space cuts in two, and keeps one that only ends alike', () => {
  const whole = '<p>casaruralloslarcos@gmail.com</p>';
  expect(read(`${whole}<footer><p>[ CASARURALLOS LARCOS@GMAIL.COM ]</p></footer>`)).toEqual([
    'casaruralloslarcos@gmail.com',
  ]);
  expect(read('<p>preventas@larco.es</p><p>ventas@larco.es</p>')).toHaveLength(2);
});

it('takes no mailbox from a link whose text is another address, be it one that cannot be', () => {
  expect(read('<p><a href="mailto:jo.hill@freemail.example">info@larkfell</a></p>')).toEqual([]);
  expect(read('<p><a href="mailto:info@larkfell.co.uk">info@lark fell.co.uk</a></p>')).toEqual(['info@larkfell.co.uk']);
  expect(read('<p><a href="mailto:info@larkfell.co.uk">Write to us</a></p>')).toEqual(['info@larkfell.co.uk']);
});

it('names the element itself as its place, not one inside of it', () => {
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  const placesOf = (body: string) =>
    readEmails(website({ target, pages: [page(`<html><body>${body}</body></html>`)] })).emails.flatMap(({ sources }) =>
      sources.map(({ place }) => place),
    );
  expect(placesOf('<p><a class="btn" href="mailto:info@vetrovivo.it">Scrivi</a></p>')).toEqual([
    'p > a.btn[href^="mailto:"]',
  ]);
  expect(placesOf('<main><form action="mailto:info@vetrovivo.it"><input name="q"></form></main>')).toEqual([
    'main > form[action^="mailto:"]',
  ]);
});

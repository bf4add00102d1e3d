import { expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { isDoubtedHost } from './doubted-host.ts';

const site = (body: string, head = '') => [
  page(`<head><title>Larch Inn</title>${head}</head><h1>Larch Inn</h1>${body}`),
];
const named = (...emails: string[]) => ({
  businessName: { value: 'Larch Inn' },
  emails: emails.map((value) => ({ value })),
});

it('doubts the domain of whoever made the website', () => {
  expect(isDoubtedHost('ada-webworks.example.net', named(), site('<p>Made by Ada Webworks</p>'))).toBe(true);
  expect(isDoubtedHost('ada-webworks.net', named('inn@ada-webworks.net'), site(''))).toBe(false);
  expect(isDoubtedHost('larch-inn.net', named(), site(''))).toBe(false);
});

it('doubts a domain beside which another is named as the business’s', () => {
  expect(isDoubtedHost('larch-inn.github.io', named('inn@larch-inn.net'), site(''))).toBe(true);
  expect(isDoubtedHost('larch-inn.net', named('larch@provider.net'), site(''))).toBe(false);
  expect(isDoubtedHost('larch-old.net', named(), site('<p>This statement is for www.larch-inn.net alone.</p>'))).toBe(
    true,
  );
  expect(
    isDoubtedHost('larch-inn.net', named(), site('<p>See www.larch-inn.net, and our friends at birch.net.</p>')),
  ).toBe(false);
  const version = '<link rel="alternate" hreflang="de" href="https://lerche.net/">';
  expect(isDoubtedHost('larch-inn.net', named(), site('', version))).toBe(true);
});

it('doubts a domain that the pages name without a certificate', () => {
  const canonical = (scheme: string) => `<link rel="canonical" href="${scheme}://larch-inn.net/">`;
  expect(isDoubtedHost('larch-inn.net', named(), site('', canonical('http')))).toBe(true);
  expect(isDoubtedHost('larch-inn.net', named(), site('', canonical('https')))).toBe(false);
});

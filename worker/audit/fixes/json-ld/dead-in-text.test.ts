import { expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import type { FixInput } from '../fix-input.ts';
import { deadInText } from './dead-in-text.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const check = (path: string, status: number) => ({ url: `${HOME}${path}`, kind: 'image', status, failure: null });
const input = {
  inputs: { target, linkChecks: [check('my%20face.jpg', 404), check('logo.png', 200), check('slow.png', 503)] },
} as unknown as FixInput;
const said = (content: string) => deadInText(input, page(''), content);

it('tells of an address in a text that answers as not found, and of no other', () => {
  expect(said(`{"image": "${HOME}my%20face.jpg", "logo": "${HOME}logo.png"}`)).toBe(
    `Still in this text, though answered as not found: ${HOME}my%20face.jpg.`,
  );
  expect(said('{"image": "my face.jpg"}')).toContain(': my face.jpg.');
  expect(said(`{"logo": "${HOME}logo.png", "image": "${HOME}slow.png", "name": "Ida"}`)).toBeNull();
});

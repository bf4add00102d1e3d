import { expect, it } from 'vitest';
import { namedHost } from './left-out-scheme.ts';

it('knows an address that was meant for another website', () => {
  expect(namedHost('https://dairy.test/news/www.studio.example')).toBe('www.studio.example');
  expect(namedHost('https://dairy.test/norastudio.com')).toBe('norastudio.com');
  expect(namedHost('https://dairy.test/https://www.social.test/dairy/')).toBe('www.social.test');
  expect(namedHost('https://dairy.test/https:/www.social.test')).toBe('www.social.test');
  for (const path of ['cheese.html', 'work/acme.com', 'https', 'about', 'photo.jpg'])
    expect(namedHost(`https://dairy.test/${path}`)).toBeNull();
});

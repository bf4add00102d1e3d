import { expect, it } from 'vitest';
import { parsedUrl, resolvedUrl, urlParts } from './parsed-url.ts';
import { remembering, TextMemory } from './text/remembered.ts';

it('says of an address what URL says, whether it is remembered or not', () => {
  const written = 'https://Www.Example.test:8080/a//b?c=1#d';
  const url = new URL(written);
  const read = () => parsedUrl(written);
  for (const parts of [read(), ...remembering(new TextMemory(), () => [read(), read()])]) {
    expect(parts).toEqual({
      protocol: url.protocol,
      host: url.host,
      hostname: url.hostname,
      origin: url.origin,
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      page: 'https://www.example.test:8080/a//b?c=1',
    });
  }
});

it('knows what is no address, and one that only a page completes', () => {
  expect(parsedUrl('/team')).toBeNull();
  expect(() => urlParts('/team')).toThrow(TypeError);
  expect(resolvedUrl('/team#kurt', 'https://example.test/about')?.page).toBe('https://example.test/team');
  expect(resolvedUrl('/team', '')).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { page } from '../../testing/audit-builders.ts';
import { recognisePlatform, recogniseServer } from './platform.ts';

const onPage = (html: string, headers: Record<string, string> = {}) => ({ home: page(html, { headers }) });

describe('recognisePlatform', () => {
  it.each([
    ['<meta name="generator" content="WordPress 6.8">', 'wordpress'],
    ['<img src="/wp-content/uploads/loaf.jpg">', 'unknown'],
    ['<img src="/wp-content/uploads/loaf.jpg"><img src="/wp-content/uploads/roll.jpg">', 'wordpress'],
    ['<script src="https://static.parastorage.com/a.js"></script>', 'wix'],
    ['<link rel="stylesheet" href="https://static1.squarespace.com/a.css">', 'squarespace'],
    ['<p>We write about WordPress and Wix.</p>', 'unknown'],
    ['<p>Hand made</p>', 'unknown'],
  ])('%s is %s', (html, id) => {
    expect(recognisePlatform(onPage(html)).id).toBe(id);
  });

  it('is not told by a picture of another website', () => {
    const picture = (src: string) => `<img src="${src}" alt="">`;
    const two = (folder: string) => picture(`${folder}/wp-content/a.jpg`) + picture(`${folder}/wp-content/b.jpg`);
    expect(recognisePlatform(onPage(two('https://elsewhere.example'))).id).toBe('unknown');
    expect(recognisePlatform(onPage(two(''))).id).toBe('wordpress');
  });

  it('prefers what the website is made with to where it is hosted, and quotes it', () => {
    const { id, evidence } = recognisePlatform(onPage('<meta name=generator content="Ghost 5">', { server: 'Vercel' }));
    expect(id).toBe('ghost');
    expect(evidence).toMatchObject({ place: 'meta[name=generator]', seen: 'Ghost 5' });
    expect(recognisePlatform(onPage('', { server: 'GitHub.com' })).id).toBe('github-pages');
  });

  it('says nothing when no page was read', () => {
    expect(recognisePlatform({ home: null })).toEqual({ id: 'unknown', name: 'your website', evidence: null });
  });
});

it('recogniseServer reads the Server header', () => {
  expect(recogniseServer(onPage('', { server: 'nginx/1.27' }))).toBe('nginx');
  expect(recogniseServer(onPage('', { server: 'LiteSpeed' }))).toBe('apache');
  expect(recogniseServer(onPage(''))).toBe('unknown');
});

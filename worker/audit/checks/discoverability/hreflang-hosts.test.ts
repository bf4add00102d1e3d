import { expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { oneSidedHreflang } from './one-sided-hreflang.ts';

it('reads versions named with "www." and without it as those of a website that names itself by both', () => {
  const at = 'http://127.0.0.1:8080/';
  const target = { typedUrl: at, homeUrl: at, scopeUrl: at, isPrivate: true, aliasHost: null };
  const named =
    '<link rel="alternate" hreflang="it" href="https://www.larch.it/"><link rel="alternate" hreflang="en" href="https://www.larch.it/en">';
  const pages = [page('<p>Ciao</p>', { url: at }), page(`<head>${named}</head><p>Hi</p>`, { url: `${at}en` })];
  const hosts = ['larch.it', 'www.larch.it'].map((host) => ({
    host,
    places: ['canonical links'],
    pageUrls: [at],
    sightings: [],
  }));
  const run = (known: typeof hosts) => runCheck(oneSidedHreflang, inputs({ target, pages, hosts: known })).outcome;
  expect(run(hosts)).toBe('partial');
  expect(runCheck(oneSidedHreflang, inputs({ target, pages, hosts })).evidence[0]?.seen).toContain('in return');
});

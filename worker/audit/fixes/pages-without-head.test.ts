import { expect, it } from 'vitest';
import { labObservation } from '../../testing/lab-builders.ts';
import { solicitors } from '../../testing/two-businesses.ts';
import { prepare } from '../judge.ts';
import { observeWebsite } from '../proof/fixtures/observe-website.ts';
import { fixInput, type WrittenFix } from './fix-input.ts';
import { forCheck, htmlFix } from './page-fix.ts';
import { withPlace } from './pages-without-head.ts';

it('leaves out what would go into the head of a page that has none, and promises nothing with the rest', () => {
  const website = solicitors({});
  const [, second, third] = website.pages;
  const bare = (html: string) => html.replace(/<meta name="viewport"[^>]*>/, '');
  if (second) second.html = bare(second.html);
  if (third) third.html = '<h1>Privacy</h1><p>We keep nothing that you tell us for longer than we need it.</p>';
  const lab = labObservation({ phoneLayout: { hasViewport: true, textBeyond: 0 } });
  const observations = observeWebsite({ ...website, lab });
  const { inputs, results } = prepare(observations);
  const input = fixInput(observations, inputs, results);
  // The check asks a page with a head alone; a fix that did not would go where nothing is.
  const page = inputs.pages?.find(({ url }) => new URL(url).pathname === second?.path) ?? null;
  const tag = { kind: 'meta-tags', placement: '', content: '<meta name="viewport">', action: 'head' } as const;
  const [own] = forCheck('missing-viewport', page ? [htmlFix(input, page, tag)] : [], true);
  const bareUrl = inputs.pages?.find(({ url }) => new URL(url).pathname === third?.path)?.url ?? null;
  const pathsOf = (fixes: readonly WrittenFix[]) =>
    fixes.map(({ fix }) => fix.pageUrl && new URL(fix.pageUrl).pathname);
  const written = own ? [own, { ...own, fix: { ...own.fix, pageUrl: bareUrl } }] : [];
  expect(pathsOf(written)).toEqual([second?.path, third?.path]);
  expect(written[0]?.passes).toEqual(['missing-viewport']);
  const left = withPlace(input, written);
  expect(pathsOf(left)).toEqual([second?.path]);
  expect(left[0]?.passes).toEqual([]);
});

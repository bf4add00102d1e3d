import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Fix } from '../../contract/fix.ts';
import { fixInput } from '../fixes/fix-input.ts';
import { FIX_BUILDERS } from '../fixes/index.ts';
import { prepare } from '../judge.ts';
import type { Observations } from '../observations.ts';
import { observeWebsite } from './fixtures/observe-website.ts';
import { WEBSITES } from './fixtures/websites.ts';
import { pastedBack, pasteFaults } from './paste-faults.ts';

/** Observations stored elsewhere, a file of JSON each: every text to paste for them is looked over, without any server. */
const { OBSERVATIONS_DIR = '' } = process.env;
const stored = OBSERVATIONS_DIR === '' ? [] : readdirSync(OBSERVATIONS_DIR).filter((file) => file.endsWith('.json'));

const NODES = /"@type":\s*"WebSite"/g;
const EMPTY_VALUE = /"[a-zA-Z]+":\s*(?:""|null|\[\]|\{\})/;

/** What is wrong in itself, whatever the website says. */
function formFaults({ kind, content, pageUrl, before }: Fix): string[] {
  const blocks = [...content.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const isBroken = blocks.some((text) => {
    try {
      JSON.parse(text);
      return false;
    } catch {
      return true;
    }
  });
  const faults: [boolean, string][] = [
    [isBroken, 'is no JSON'],
    [blocks.some((text) => text.includes('<script')), 'puts a script into a script'],
    // What the page states itself stays as it is.
    [kind === 'json-ld' && before === null && EMPTY_VALUE.test(content), 'states an empty value'],
    [before === null && (content.match(NODES)?.length ?? 0) > 1, 'names two websites'],
    [/<a\b[^>]*>[^<]*<a\b/.test(content), 'puts a link into a link'],
    [/^lang=""/.test(content), 'states no language'],
  ];
  return faults.flatMap(([is, what]) => (is ? [`${kind} for ${pageUrl ?? 'the website'} ${what}`] : []));
}

function faultsOf(observations: Observations): string[] {
  const { inputs, results, observations: seen } = prepare(observations);
  return inputs.website.reading(() => {
    const fixes = FIX_BUILDERS.flatMap((builder) => builder.build(fixInput(seen, inputs, results))).map(
      ({ fix }) => fix,
    );
    return [...fixes.flatMap(formFaults), ...pasteFaults(inputs, fixes), ...pastedBack(results, fixes)];
  });
}

describe('texts to paste', () => {
  it('are looked over', () => {
    const fix = {
      kind: 'json-ld',
      content: '<script type="application/ld+json">{"name": ""</script>',
      pageUrl: null,
      before: null,
    };
    expect(formFaults(fix as Fix)).toEqual([
      'json-ld for the website is no JSON',
      'json-ld for the website states an empty value',
    ]);
  });

  it.each(Object.keys(WEBSITES).slice(0, 2))('have no fault for %s', (name) => {
    const website = WEBSITES[name];
    if (!website) throw new Error(`No website ${name}.`);
    expect(faultsOf(observeWebsite(website))).toEqual([]);
  });

  it.skipIf(stored.length === 0).each(stored)('have no fault for %s', (file) => {
    expect(faultsOf(JSON.parse(readFileSync(join(OBSERVATIONS_DIR, file), 'utf8')))).toEqual([]);
  });
});

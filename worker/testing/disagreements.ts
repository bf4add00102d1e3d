import type { Results } from '../contract/results.ts';

/** Where the text of a report, as Markdown, says two things about one: each rule reads a number or a name in two places. */
export function disagreements({ checks }: Results, markdown: string): string[] {
  const text = markdown.replace(/\[\^\d+\]/g, '').replace(/\\/g, '');
  const [front = '', appendix = ''] = text.split('\n## Appendix\n');
  const said = (pattern: RegExp, within = text): number[] =>
    [...within.matchAll(pattern)].map(([, number = '']) => (/^(?:one|a|the)$/i.test(number) ? 1 : Number(number)));
  const differ = (what: string, numbers: readonly number[]): string[] =>
    new Set(numbers).size > 1 ? [`${what}: ${[...new Set(numbers)].join(', ')}`] : [];
  const [read = []] = [said(/ · (\d+) of (?:at least )?\d+ pages? read/g)];
  const names = (block: string): string[] => [...block.matchAll(/^(?:#+ |- )?(\d+)\. /gm)].map(([, one = '']) => one);
  const part = (title: string, within: string): string => within.split(`\n### ${title}\n`)[1]?.split(/\n### /)[0] ?? '';
  const texts = said(/Text to paste comes with (\d+) of them/g, front);
  const pasted = names(part('Texts to paste', appendix)).length;
  return [
    ...differ('pages read', [...read, ...said(/\bon the (\d+) pages read\b/g)]),
    ...differ('content pages read', said(/\bon the (\d+|one) content pages? read\b/g)),
    ...differ('texts to paste', texts.length === 0 ? [] : [...texts, pasted]),
    ...differ('open questions', [
      ...said(/To the (\d+) questions below we found no answer/g, front),
      ...(/To the \d+ questions below/.test(front)
        ? [front.match(/^- \*\*.*:\*\* Nothing found\./gm)?.length ?? 0]
        : []),
    ]),
    ...differ('kinds of barriers', [
      ...said(/axe-core tested [^.]* and found (\d+|one) kinds? of barriers?/g, front),
      ...[part('Barriers for people', appendix).match(/^- /gm)?.length ?? 0].filter((count) => count > 0),
    ]),
    ...differ('checks in order', [
      ...said(/\. (\d+) of \d+ checks are in order/g, front),
      checks.filter(({ outcome }) => outcome === 'pass').length,
    ]),
  ];
}

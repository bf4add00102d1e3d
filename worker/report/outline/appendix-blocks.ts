import { type Block, heading, line, paragraph } from '../blocks.ts';
import type { PremiumSection } from '../premium-sections.ts';
import type { Assistants } from '../view/assistants.ts';
import type { CheckCategory, CheckRow } from '../view/checks.ts';
import type { FixView, RecommendationView } from '../view/recommendations.ts';
import { OUTCOME_WORDS, VERDICT_WORDS } from '../words.ts';
import { IN_FULL } from './advice-blocks.ts';

/** Texts to paste, in the order of the recommendations they belong to. */
export function fixBlocks(recommendations: readonly RecommendationView[]): Block[] {
  const withText = recommendations.filter(({ fixes }) => fixes.length > 0);
  if (withText.length === 0) return [];
  return [
    heading(3, 'Texts to paste'),
    ...withText.flatMap(({ number, title, fixes }) => [heading(4, `${number}. ${title}`), ...fixes.flatMap(fixBlock)]),
  ];
}

function fixBlock({ title, placement, todos, syntax, before, content }: FixView): Block[] {
  const gaps = todos === 0 ? '' : ` Fill in what reads TODO (${todos}): your website does not say it.`;
  const after: Block = { kind: 'code', syntax, text: content };
  const pair: Block[] =
    before === null ? [after] : [paragraph('Now:'), { kind: 'code', syntax, text: before }, paragraph('After:'), after];
  return [heading(5, title), paragraph(`${placement}${gaps}`), ...pair];
}

/** What each recommendation is worth and why, and how those are done that are told in short. */
export function detailBlocks(recommendations: readonly RecommendationView[]): Block[] {
  if (recommendations.length === 0) return [];
  return [
    heading(3, 'How and why'),
    ...recommendations.flatMap(({ number, title, implementation, impact }) => [
      heading(4, `${number}. ${title}`),
      paragraph(number <= IN_FULL ? impact : `${implementation} ${impact}`),
    ]),
  ];
}

/** What one needs for doing what the groups propose. */
export const groupDetailBlocks = (groups: readonly PremiumSection[]): Block[] =>
  groups.flatMap(({ title, details }): Block[] =>
    details.length === 0 ? [] : [heading(3, `${title}: details`), { kind: 'rows', rows: details }],
  );

/** What is not in order with its reason; what is, by name only. */
export function checkBlocks(categories: readonly CheckCategory[]): Block[] {
  return [
    heading(3, 'All checks'),
    ...categories.flatMap(({ title, rows }): Block[] => {
      const named = (outcome: CheckRow['outcome']) => rows.filter((row) => row.outcome === outcome);
      const open = rows.filter(({ outcome }) => outcome === 'fail' || outcome === 'partial');
      const folded = (['pass', 'info', 'inconclusive', 'not_applicable'] as const).flatMap((outcome) => {
        const these = named(outcome);
        if (these.length === 0) return [];
        const citations = these.flatMap((row) => row.citations);
        const titles = these.map((row) => (row.because === '' ? row.title : `${row.title} (${row.because})`));
        return [line(`${OUTCOME_WORDS[outcome]}: ${titles.join('; ')}.`, [...new Set(citations)])];
      });
      const items = [
        ...open.map((row) => line(`${OUTCOME_WORDS[row.outcome]}: ${row.title}`, row.citations, row.why)),
        ...folded,
      ];
      return [heading(4, title), { kind: 'list', ordered: false, items }];
    }),
  ];
}

/** Readers whose verdict decides little, by verdict. */
export function otherReaderBlocks({ rest }: Assistants): Block[] {
  const verdicts = [...new Set(rest.map(({ verdict }) => verdict))];
  if (verdicts.length === 0) return [];
  return [
    heading(3, 'Other readers, on the home page'),
    {
      kind: 'list',
      ordered: false,
      items: verdicts.map((verdict) => {
        const these = rest.filter((row) => row.verdict === verdict);
        const names = these.map(({ token, purpose }) => `${token} (${purpose})`).join(', ');
        return line(`${VERDICT_WORDS[verdict]}: ${names}`, [...new Set(these.flatMap((row) => row.citations))]);
      }),
    },
  ];
}

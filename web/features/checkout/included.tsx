import { Link } from 'react-router';
import type { AnalysisView } from '../../../worker/contract/api.ts';
import { GROUP_TITLES } from '../../../worker/report/group-words.ts';
import { selectLocked } from '../../../worker/report/view/locked.ts';
import { COMPANY } from '../../content/claims.ts';

/** What a number says something about, in words that hold for each of them; of the other groups the name says more. */
const COUNTED: Record<string, string> = {
  recommendations: 'Recommendations, most worthwhile first',
  texts: 'Texts to paste, worded for your pages',
  plan: 'Steps of the 30-60-90 day plan',
  questions: "More customers' questions, and what your pages answer",
  evidence: 'Passages of evidence, with page and place',
  access: 'More verdicts by page and assistant',
  accessibility: 'Accessibility issues, with their fix',
};

/** What one gets, counted in this very report; in which language; from whom. */
export function Included({ analysis: { results } }: { analysis: AnalysisView }) {
  const groups = results ? selectLocked(results) : [];
  const counted = Object.entries(COUNTED)
    .map(([id, words]) => ({ id, words, count: results?.locked?.[id] ?? 0 }))
    .filter(({ count }) => count > 0);
  const named = groups.filter(({ id }) => id in GROUP_TITLES && !(id in COUNTED));
  return (
    <div className="max-w-xl">
      <h2 className="text-xl">What is inside</h2>
      {counted.length > 0 && (
        <ul className="mt-3">
          {counted.map(({ id, words, count }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-sm">
              <span>{words}</span>
              <span className="figures font-serif text-base font-semibold">{count}</span>
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <p className="mt-4 text-sm text-quiet">
          Also: {named.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)).join(', ')}.
        </p>
      )}
      <p className="mt-4 text-sm text-quiet">
        All of this is about this website and ready to read. {languageLine(results?.facts.languages[0]?.value)}
      </p>
      <p className="mt-4 text-sm text-quiet">
        <Seller />
      </p>
    </div>
  );
}

/** Report prose is English; what is to be pasted is in the website's language. */
function languageLine(tag: string | undefined): string {
  const name = tag && languageName(tag);
  return name && name !== 'English'
    ? `The report is written in English; texts to paste into your website are in ${name}.`
    : 'The report is written in English; texts to paste are in your website’s language.';
}

function languageName(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag.split('-')[0] ?? tag);
  } catch {
    return undefined;
  }
}

function Seller() {
  const { name, address } = COMPANY;
  return (
    <>
      {name === null || address === null
        ? 'The operator of this installation, from whom you buy, has not entered a name and postal address yet.'
        : `You buy from ${name}, ${address}.`}{' '}
      <Link to="/refund" className="link">
        Refunds
      </Link>{' '}
      ·{' '}
      <Link to="/terms" className="link">
        Terms
      </Link>
    </>
  );
}

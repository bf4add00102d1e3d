import { PRICE_WORDS } from '../../../worker/contract/price.ts';
import { REPORT_DAYS } from '../../../worker/contract/retention.ts';

const LINES = [
  { what: 'Full report, one website, once', amount: PRICE_WORDS.price },
  { what: 'Tax', amount: PRICE_WORDS.tax },
];

const TERMS = [
  'One website, paid once. No subscription.',
  `Kept for ${REPORT_DAYS} days; analyze this website again at no cost.`,
  '30-day money-back guarantee.',
];

/** What it costs and on which terms: all of it fits a phone's first screen. */
export function PriceTable() {
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">What this costs</caption>
        <tbody>
          {LINES.map(({ what, amount }) => (
            <tr key={what}>
              <th scope="row" className="py-1.5 text-left font-normal text-quiet">
                {what}
              </th>
              <td className="figures py-1.5 text-right">{amount}</td>
            </tr>
          ))}
          <tr className="border-t border-line">
            <th scope="row" className="pt-3 text-left font-semibold">
              Total
            </th>
            <td className="figures pt-3 text-right font-serif text-xl font-semibold">{PRICE_WORDS.total}</td>
          </tr>
        </tbody>
      </table>
      <ul className="mt-4 grid gap-1 border-t border-line pt-4 text-sm">
        {TERMS.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </>
  );
}

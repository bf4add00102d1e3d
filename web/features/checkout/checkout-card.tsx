import type { AnalysisView } from '../../../worker/contract/api.ts';
import { selectLocked } from '../../../worker/report/view/locked.ts';
import { shortAddress } from '../../../worker/report/view/web-links.ts';
import { Card } from '../../ui/card.tsx';
import { LocalCardForm } from './local-card-form.tsx';

/** Specification §9. */
const PRICE_LINES = [
  { what: 'Full report, one website, once', amount: '$9.99' },
  { what: 'Tax', amount: '$0.00' },
];
const TOTAL = '$9.99';

interface Props {
  analysis: AnalysisView;
  state: 'ready' | 'paying' | 'confirming';
  onPay: (cardNumber: string) => void;
}

/** What one gets, counted in this very report, what it costs, and the form. */
export function CheckoutCard({ analysis, state, onPay }: Props) {
  const groups = analysis.results ? selectLocked(analysis.results) : [];
  return (
    <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
      <div>
        <p className="font-mono text-xs break-all text-quiet">{shortAddress(analysis.websiteUrl)}</p>
        <h1 className="mt-1 text-3xl">Unlock the full report</h1>
        <p className="mt-4 max-w-measure font-serif text-base text-quiet">
          All of this is about this website and ready to read. Nothing is made up to fill a page.
        </p>
        {groups.length > 0 && (
          <ul className="mt-6 max-w-xl">
            {groups.map(({ id, title, count }) => (
              <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-sm">
                <span>{title}</span>
                <span className="figures font-serif text-base font-semibold">{count}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-6 max-w-measure text-sm text-quiet">
          A report is kept for 90 days. A website you have paid for can be analysed again at no cost. There is a 30-day
          money-back guarantee.
        </p>
      </div>
      <Card className="h-fit">
        <table className="w-full text-sm">
          <caption className="sr-only">What this costs</caption>
          <tbody>
            {PRICE_LINES.map(({ what, amount }) => (
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
              <td className="figures pt-3 text-right font-serif text-xl font-semibold">{TOTAL}</td>
            </tr>
          </tbody>
        </table>
        <div className="mt-6">
          <LocalCardForm total={TOTAL} state={state} onPay={onPay} />
        </div>
      </Card>
    </div>
  );
}

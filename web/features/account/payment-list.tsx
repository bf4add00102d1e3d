import type { AccountPayment } from '../../../worker/contract/account.ts';
import { longDate } from '../../ui/dates.ts';

const STATUS_WORDS: Record<string, string> = {
  open: 'Not paid',
  processing: 'Being processed',
  succeeded: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  disputed: 'Disputed',
  lost: 'Reversed',
};

/** Money moved, so there is something to receipt. */
const WITH_RECEIPT = new Set(['succeeded', 'refunded', 'disputed', 'lost']);

/** What was paid, website by website. Tries that led to nothing are left out. */
export function PaymentList({ payments }: { payments: AccountPayment[] }) {
  const shown = payments.filter(({ status }) => status !== 'open' && status !== 'failed');
  if (shown.length === 0) return <p>You have not paid for anything.</p>;
  return (
    <ul className="list-none! p-0! gap-0! divide-y divide-line border-y border-line font-sans">
      {shown.map(({ id, website, amountCents, currency, status, createdAt, settledAt }) => (
        <li key={id} className="pl-0! flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <div className="min-w-0">
            <p className="text-sm font-medium wrap-anywhere">{website}</p>
            <p className="text-xs text-quiet">
              {STATUS_WORDS[status] ?? status}, {longDate.format(settledAt ?? createdAt)}
            </p>
          </div>
          <p className="figures flex items-baseline gap-4 text-sm">
            {money(amountCents, currency)}
            {WITH_RECEIPT.has(status) && (
              <a href={`/api/payments/${id}/receipt`} className="link py-1" target="_blank" rel="noopener">
                Receipt<span className="sr-only"> for {website} (opens in a new tab)</span>
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

const money = (amountCents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(amountCents / 100);

import { html } from 'hono/html';
import { formatCents, PRICE } from '../contract/price.ts';
import type { PaymentRow } from '../db/schema.ts';
import type { PaymentState } from './payment-state.ts';

const STANDING: Record<PaymentState, string> = {
  open: 'not paid',
  processing: 'being processed',
  succeeded: 'paid',
  disputed: 'paid, disputed with the bank',
  lost: 'taken back by the bank',
  refunded: 'refunded',
  failed: 'not paid',
};

/** Our own receipt, for payments whose provider makes none. `website` is what a person typed: it is escaped like everything here. */
export function receiptPage(payment: PaymentRow, payer: string, seller: string) {
  const { id, website, amountCents, currency, isLive, status } = payment;
  const at = new Date(payment.settledAt ?? payment.createdAt).toISOString().slice(0, 10);
  const lines = [
    ['Receipt', `No. ${id}`],
    ['Date', at],
    ['Sold by', seller],
    ['Sold to', payer],
    ['Full report, one website, once', website],
    ['Price', formatCents(amountCents - PRICE.taxCents, currency)],
    ['Tax', formatCents(PRICE.taxCents, currency)],
    ['Total', `${formatCents(amountCents, currency)}, ${STANDING[status]}`],
  ];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Receipt ${id} · Answerable</title>
<style>
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#fbfaf7,#14161a);color:light-dark(#16181d,#eceae4);font:17px/1.6 Inter,system-ui,sans-serif;padding:24px}
main{max-width:560px;margin:0 auto}
h1{font:600 30px/1.2 Georgia,serif}
dl{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:8px 24px}
dt{color:light-dark(#5b6070,#a3a8b5)}
dd{margin:0;overflow-wrap:anywhere}
.test{border-left:2px solid;padding-left:12px}
</style>
</head>
<body>
<main>
<h1>Receipt</h1>
${isLive ? '' : html`<p class="test">Test mode: no money moved.</p>`}
<dl>
${lines.map(
  ([term, words]) => html`<dt>${term}</dt><dd>${words}</dd>
`,
)}</dl>
</main>
</body>
</html>`;
}

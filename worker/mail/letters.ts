import { formatCents } from '../contract/price.ts';
import { REPORT_DAYS } from '../contract/retention.ts';
import type { PaymentRow } from '../db/schema.ts';
import type { Letter } from './layout.ts';

/** What a visitor wrote, to the operator, who answers by answering. */
export function supportLetter(
  message: { name: string; email: string; subject: string; message: string },
  operator: string,
): Letter {
  return {
    to: operator,
    replyTo: message.email,
    subject: `Support: ${message.subject}`,
    paragraphs: [`${message.name} <${message.email}> writes:`, message.message],
    footer: 'Sent from the support page. Your reply to this mail goes to the visitor.',
  };
}

export function receiptLetter(payment: PaymentRow, payer: string, appOrigin: string): Letter {
  const amount = formatCents(payment.amountCents, payment.currency);
  return {
    to: payer,
    subject: `Receipt for ${payment.website}`,
    paragraphs: [
      `You unlocked the full report on ${payment.website}. ${amount} was paid once; nothing renews.`,
      ...(payment.isLive ? [] : ['This was a test: no money moved.']),
      `A report is kept for ${REPORT_DAYS} days, and you can analyze this website again at no further cost.`,
    ],
    link: { label: 'Your receipt', url: `${appOrigin}/api/payments/${payment.id}/receipt` },
    footer: `Payment ${payment.id} of ${new Date(payment.settledAt ?? payment.createdAt).toISOString().slice(0, 10)}.`,
  };
}

interface EndedAnalysis {
  id: number;
  website: string;
  status: 'processing' | 'completed' | 'failed';
  overallScore: number | null;
  failureMessage: string | null;
}

/** How an analysis ended, to its owner. */
export function endedLetter(analysis: EndedAnalysis, owner: string, appOrigin: string, why: string): Letter {
  const { id, website, status, overallScore, failureMessage } = analysis;
  if (status === 'completed') {
    return {
      to: owner,
      subject: `Your report on ${website} is ready`,
      paragraphs: [`The analysis of ${website} is finished.`, `Its score is ${overallScore ?? '-'} of 100.`],
      link: { label: 'Open the report', url: `${appOrigin}/report/${id}` },
      footer: why,
    };
  }
  return {
    to: owner,
    subject: `The analysis of ${website} did not finish`,
    paragraphs: [
      `The analysis of ${website} ended without a report.`,
      failureMessage ?? 'Something failed on our side. Please run it again.',
    ],
    link: { label: 'Your dashboard', url: `${appOrigin}/dashboard` },
    footer: why,
  };
}

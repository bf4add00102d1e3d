import type { AnalysisView, PaymentIntentResponse } from '../../../worker/contract/api.ts';
import { shortAddress } from '../../../worker/report/view/web-links.ts';
import { Card } from '../../ui/card.tsx';
import { Included } from './included.tsx';
import { PaymentEnd } from './payment-end.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { PaymentFormProps } from './payment-step.ts';
import { PriceTable } from './price-table.tsx';

interface Props extends Pick<PaymentFormProps, 'step' | 'refusal' | 'onPay'> {
  analysis: AnalysisView;
  intent: PaymentIntentResponse;
}

/** What it costs, what is inside, and the form: in this order on a phone, in two columns where there is room. */
export function CheckoutCard({ analysis, intent, step, refusal, onPay }: Props) {
  return (
    <div className="mt-2 grid gap-x-16 gap-y-6 sm:mt-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_auto_1fr]">
      <header>
        <p className="font-mono text-xs break-all text-quiet">{shortAddress(analysis.websiteUrl)}</p>
        <h1 className="mt-1 text-3xl">{step === 'paid' ? 'The full report is yours' : 'Unlock the full report'}</h1>
      </header>
      <Card className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PriceTable />
      </Card>
      <div className="lg:row-span-2 lg:row-start-2">
        <Included analysis={analysis} />
      </div>
      <Card className="h-fit">
        {step === 'paid' || step === 'slow' ? (
          <PaymentEnd analysisId={analysis.analysisId} isPaid={step === 'paid'} />
        ) : (
          <PaymentForm analysisId={analysis.analysisId} intent={intent} step={step} refusal={refusal} onPay={onPay} />
        )}
      </Card>
    </div>
  );
}

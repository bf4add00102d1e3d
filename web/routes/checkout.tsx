import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useSignInPath } from '../features/account/sign-in.ts';
import { useAuth } from '../features/account/use-auth.ts';
import { CheckoutCard } from '../features/checkout/checkout-card.tsx';
import { useCheckout } from '../features/checkout/use-checkout.ts';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Waiting } from '../ui/waiting.tsx';

const ANALYSIS_ID = /^[1-9]\d{0,14}$/;

export function Component() {
  usePageTitle('Payment');
  const { id = '' } = useParams();
  return ANALYSIS_ID.test(id) ? (
    <Checkout key={id} analysisId={Number(id)} />
  ) : (
    <Problem message="Invalid analysis ID" />
  );
}

function Checkout({ analysisId }: { analysisId: number }) {
  const checkout = useCheckout(analysisId);
  if (checkout.state === 'loading') {
    return <Waiting words={checkout.words} />;
  }
  if (checkout.state === 'error')
    return <Problem message={checkout.message} isPaying={checkout.isPaying} offer={<SignInOffer />} />;
  return (
    <div className="page py-4 sm:py-12">
      <ButtonLink to={`/?analysis=${analysisId}`} variant="quiet" className="-ml-4">
        Back to Analysis
      </ButtonLink>
      <CheckoutCard {...checkout} />
    </div>
  );
}

/** Somebody else's analysis and one that needs signing in look alike from outside. */
function SignInOffer() {
  const auth = useAuth();
  const signInPath = useSignInPath();
  if (auth.state !== 'signed-out') return null;
  return (
    <a href={signInPath} className={buttonClass('secondary')}>
      Sign In
    </a>
  );
}

interface ProblemProps {
  message: string;
  isPaying?: boolean;
  /** A further way on. */
  offer?: ReactNode;
}

function Problem({ message, isPaying = false, offer }: ProblemProps) {
  return (
    <section role="alert" className="page py-24">
      <p aria-hidden="true" className="font-serif text-4xl text-accent">
        [ ]
      </p>
      <h1 className="mt-4 text-3xl">{message}</h1>
      <p className="prose mt-4 text-quiet">
        {isPaying ? 'Nothing is charged twice. Your dashboard shows what you have unlocked.' : 'Nothing was charged.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">Back to Home</ButtonLink>
        {offer}
        {isPaying && (
          <ButtonLink to="/dashboard" variant="secondary">
            Your dashboard
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

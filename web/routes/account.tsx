import { useQuery } from '@tanstack/react-query';
import { CircleUserRound } from 'lucide-react';
import type { AccountView } from '../../worker/contract/account.ts';
import { api } from '../api.ts';
import { ACCOUNT_KEY } from '../features/account/account-key.ts';
import { AuthFailed } from '../features/account/auth-failed.tsx';
import { DeleteAccount } from '../features/account/delete-account.tsx';
import { ModelChoice } from '../features/account/model-choice.tsx';
import { PaymentList } from '../features/account/payment-list.tsx';
import { SessionList } from '../features/account/session-list.tsx';
import { useAuth } from '../features/account/use-auth.ts';
import { useSignInGuard } from '../features/analyses/use-sign-in-guard.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { longDate } from '../ui/dates.ts';
import { Document, DocumentSection } from '../ui/document.tsx';
import { Waiting } from '../ui/waiting.tsx';

/** The visitor's account: who they are to us, where they are signed in, what they paid, and how to leave. */
export function Component() {
  const auth = useAuth();
  const account = useQuery({
    queryKey: ACCOUNT_KEY,
    queryFn: api.account,
    enabled: auth.state === 'signed-in',
    // Sessions come and go elsewhere.
    staleTime: 0,
  });
  useSignInGuard(auth.state, [account.error], null, 'your account');
  if (auth.state === 'failed') return <AuthFailed onRetry={auth.retry} />;
  if (account.data) return <Account account={account.data} />;
  if (account.isError) {
    return (
      <Document title="Your account" isDated={false}>
        <div role="alert" className="mt-8">
          <p className="prose">We could not load your account. Please try again in a moment.</p>
          <Button variant="secondary" className="mt-4" onClick={() => void account.refetch()}>
            Try again
          </Button>
        </div>
      </Document>
    );
  }
  return <Waiting words="Loading your account..." />;
}

function Account({ account: { user, sessions, payments, models } }: { account: AccountView }) {
  return (
    <Document title="Your account" isDated={false}>
      <DocumentSection id="profile" title="Profile" aside="From your sign-in, and updated each time you sign in.">
        <div className="flex items-center gap-4 font-sans">
          {user.profileImageUrl ? (
            <img
              src={user.profileImageUrl}
              alt=""
              width={56}
              height={56}
              referrerPolicy="no-referrer"
              className="size-14 rounded-full object-cover"
            />
          ) : (
            <CircleUserRound className="size-14 text-quiet" strokeWidth={1.25} aria-hidden="true" />
          )}
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{user.firstName ?? 'No first name given'}</p>
            <p className="text-sm text-quiet wrap-anywhere">{user.email || 'No e-mail address given'}</p>
            <p className="text-sm text-quiet">Since {longDate.format(user.createdAt)}</p>
          </div>
        </div>
      </DocumentSection>
      <DocumentSection id="sessions" title="Where you are signed in">
        <SessionList sessions={sessions} />
      </DocumentSection>
      <DocumentSection id="payments" title="Payments">
        <PaymentList payments={payments} />
      </DocumentSection>
      {(models.isSetUp || models.refused) && (
        <DocumentSection id="models" title="Language models">
          <ModelChoice refused={models.refused} />
        </DocumentSection>
      )}
      <DocumentSection id="export" title="Take your data with you">
        <p>
          One JSON file with what your account holds: profile, sessions, payments, what you ticked off, and your
          analyses with their reports.
        </p>
        <p>
          <a href="/api/account/export" download className={buttonClass('secondary')}>
            Download my data
          </a>
        </p>
      </DocumentSection>
      <DocumentSection id="delete" title="Delete your account">
        <DeleteAccount />
      </DocumentSection>
    </Document>
  );
}

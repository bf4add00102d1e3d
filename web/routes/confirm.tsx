import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { FactsToConfirm } from '../../worker/contract/confirmed-facts.ts';
import type { Results } from '../../worker/contract/results.ts';
import { ApiError, api, messageOf } from '../api.ts';
import { useSignInPath } from '../features/account/sign-in.ts';
import { useAuth } from '../features/account/use-auth.ts';
import { KindSection } from '../features/confirm/kind-section.tsx';
import { KINDS } from '../features/confirm/kinds.ts';
import { OwnerDifferences } from '../features/confirm/owner-differences.tsx';
import { SaveStatus } from '../features/confirm/save-status.tsx';
import { useSavedStatements } from '../features/confirm/use-saved-statements.ts';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Waiting } from '../ui/waiting.tsx';

/** What we read of a business, for its owner to confirm, correct and complete. */
export function Component() {
  usePageTitle('Confirm your facts');
  const { id = 'latest' } = useParams();
  const { data, error, isPending } = useQuery({
    queryKey: ['/api/analysis', id, 'facts'],
    queryFn: () => api.facts(id),
  });
  if (isPending) return <Waiting words="Loading what we read..." />;
  return data ? <Screen key={id} id={id} data={data} /> : <NotAvailable error={error} />;
}

function Screen({ id, data }: { id: string; data: FactsToConfirm }) {
  const [results, setResults] = useState<Results | null>(null);
  const { statements, change, state, retry } = useSavedStatements(id, data.confirmed, setResults);
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];
  return (
    <div className="page max-w-[60rem] py-8 sm:py-12">
      <ButtonLink to={`/report/${id}`} variant="quiet" className="-ml-4">
        Back to the report
      </ButtonLink>
      <h1 className="mt-4 text-3xl">Confirm your facts</h1>
      <p className="prose mt-3 text-quiet">
        This is what we read on your pages. Say yes, correct it, add what is missing, or tell us it is not yours. Only
        what is certain or confirmed goes into texts you can paste.
      </p>
      <SaveStatus state={state} onRetry={retry} />
      {kinds.map((kind) => (
        <KindSection key={kind} kind={kind} data={data} statements={statements} onChange={change} />
      ))}
      <OwnerDifferences differences={results?.ownerDifferences ?? []} />
      <div className="mt-12 border-t border-line pt-6">
        <ButtonLink to={`/report/${id}`}>Open the report</ButtonLink>
      </div>
    </div>
  );
}

function NotAvailable({ error }: { error: Error | null }) {
  const auth = useAuth();
  const signInPath = useSignInPath();
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <section role="alert" className="page py-24">
      <h1 className="text-3xl">These facts are not available.</h1>
      <p className="prose mt-4 text-quiet">
        {isMissing ? messageOf(error, '') : messageOf(error, 'We could not load them. Please try again in a moment.')}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {auth.state === 'signed-out' && (
          <a href={signInPath} className={buttonClass()}>
            Sign In
          </a>
        )}
        <ButtonLink to="/dashboard" variant="quiet">
          Back to Dashboard
        </ButtonLink>
      </div>
    </section>
  );
}

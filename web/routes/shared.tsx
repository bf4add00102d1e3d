import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { ApiError, api } from '../api.ts';
import { inLanguageOrEnglish, useAskedLanguage } from '../features/report/language/use-language.ts';
import { sharedSource } from '../features/report/parts/document-source.tsx';
import { ReportDocument } from '../features/report/report-document.tsx';
import { SaveShared } from '../features/report/save-shared.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Waiting } from '../ui/waiting.tsx';

/** A report as whoever has its link reads it: nothing can be changed, it can be saved. */
export function Component() {
  const { token = '' } = useParams();
  const lang = useAskedLanguage();
  const source = useMemo(() => sharedSource(token, lang), [token, lang]);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: source.key,
    queryFn: () => inLanguageOrEnglish(lang, (asked) => api.sharedDocument(token, asked)),
    placeholderData: (known, query) => (query?.queryKey[1] === token ? known : undefined),
  });
  if (isPending) return <Loading />;
  if (data?.opening) {
    return (
      <ReportDocument
        document={data}
        opening={data.opening}
        source={source}
        frame={{
          kind: 'shared',
          files: `/api/shared/${token}`,
          actions: <SaveShared analysisId={data.analysisId} token={token} />,
        }}
      />
    );
  }
  return <NotAvailable isGone={error instanceof ApiError && error.status === 404} onRetry={() => void refetch()} />;
}

function Loading() {
  usePageTitle('Shared report');
  return <Waiting words="Loading the report..." />;
}

function NotAvailable({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  usePageTitle('Shared report');
  return (
    <section role="alert" className="page py-24">
      <p aria-hidden="true" className="font-serif text-4xl text-accent">
        [ ]
      </p>
      <h1 className="mt-4 text-3xl">
        {isGone ? 'This link no longer opens a report.' : 'This report could not be loaded.'}
      </h1>
      <p className="prose mt-4 text-quiet">
        {isGone
          ? 'Its owner revoked it or deleted the report, or the address is incomplete. Ask whoever sent it to you.'
          : 'We got no answer. Please try again in a moment.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {!isGone && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink to="/" variant={isGone ? 'primary' : 'quiet'}>
          Analyze my own website
        </ButtonLink>
      </div>
    </section>
  );
}

import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { FOLDED_PARTS, type FoldedPart, type FoldedPartId } from '../../../../worker/report/view/folded-parts.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useIsPaper } from './paper-context.tsx';

/** Where the parts of a document come from. */
export interface DocumentSource {
  /** Its own query key; those of its parts begin with it. */
  key: readonly string[];
  loadPart: (part: FoldedPartId) => Promise<FoldedPart>;
}

/** `lang`: what its sentences are read in, where that is not English. */
export const analysisSource = (id: string, lang: string | null = null): DocumentSource => ({
  key: ['/api/analysis', id, 'document', ...(lang === null ? [] : [lang])],
  loadPart: (part) => api.documentPart(id, part),
});

export const sharedSource = (token: string, lang: string | null = null): DocumentSource => ({
  key: ['/api/shared', token, 'document', ...(lang === null ? [] : [lang])],
  loadPart: (part) => api.sharedDocumentPart(token, part),
});

const queryOf = ({ key, loadPart }: DocumentSource, part: FoldedPartId) => ({
  queryKey: [...key, part],
  queryFn: () => loadPart(part),
});

/** The parts that have come so far. */
export const useLoadedParts = (source: DocumentSource): FoldedPart[] =>
  useQueries({
    queries: FOLDED_PARTS.map((part) => ({ ...queryOf(source, part), enabled: false })),
    combine: loaded,
  });

const loaded = (results: UseQueryResult<FoldedPart>[]): FoldedPart[] => results.flatMap(({ data }) => data ?? []);

const SourceContext = createContext<DocumentSource | null>(null);

export function SourceProvider({ source, children }: { source: DocumentSource; children: ReactNode }) {
  return <SourceContext value={source}>{children}</SourceContext>;
}

type PartOf<P extends FoldedPartId> = Extract<FoldedPart, { part: P }>;

/** What needs a part of the document that is not there from the start: it is asked for as soon as this stands in the page. */
export function WithPart<P extends FoldedPartId>({
  part,
  children,
}: {
  part: P;
  children: (loaded: PartOf<P>) => ReactNode;
}) {
  const source = use(SourceContext);
  if (source === null) throw new Error('A part of a document stands outside its SourceProvider.');
  const isPaper = useIsPaper();
  const { data, isError, isFetching, refetch } = useQuery({ ...queryOf(source, part), enabled: !isPaper });
  if (data?.part === part) return children(data as PartOf<P>);
  // A browser that prints does not wait for an answer.
  if (isPaper) return <p className="text-sm text-quiet">“Print / Save as PDF” above prints this part too.</p>;
  if (isError && !isFetching) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-sm">
        <p>This part of the report could not be loaded.</p>
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="flex min-h-24 items-center gap-3 text-sm text-quiet">
      <Spinner />
      Loading...
    </p>
  );
}

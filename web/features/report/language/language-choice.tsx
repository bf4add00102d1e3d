import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ReportTranslation } from '../../../../worker/contract/translation.ts';
import type { DocumentView } from '../../../../worker/report/view/folded-parts.ts';
import { api, messageOf } from '../../../api.ts';

/** While sentences come in. */
const POLL_MS = 3_000;

/**
 * The report in English or in the language of its website, where a model has put it into that or may. `isOwner`: who alone can have that
 * done.
 */
export function LanguageChoice({ document, isOwner }: { document: DocumentView; isOwner: boolean }) {
  const { translation, prose, analysisId } = document;
  if (!translation) return null;
  return (
    <div className="mt-1.5 grid gap-1 text-xs print:hidden">
      {translation.done > 0 && <Languages translation={translation} current={prose?.lang ?? 'en'} />}
      {isOwner && <Translating analysisId={analysisId} known={translation} />}
      {prose && <p className="max-w-measure text-quiet">{prose.words}</p>}
    </div>
  );
}

function Languages({ translation: { lang, name }, current }: { translation: ReportTranslation; current: string }) {
  const [, setParams] = useSearchParams();
  const choose = (chosen: string) =>
    setParams(
      (params) => {
        const next = new URLSearchParams(params);
        if (chosen === 'en') next.delete('lang');
        else next.set('lang', chosen);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Language of the report</legend>
      {[
        { tag: 'en', words: 'English' },
        { tag: lang, words: name },
      ].map(({ tag, words }) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === current}
          onClick={() => choose(tag)}
          className={`min-h-8 rounded-md px-2 first-of-type:-ml-2 ${tag === current ? 'font-semibold' : 'text-accent hover:bg-ink/6'}`}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}

/** Has the sentences that are missing put into the language, and says how far that is. */
function Translating({ analysisId, known }: { analysisId: number; known: ReportTranslation }) {
  const client = useQueryClient();
  const queryKey = ['/api/analysis', analysisId, 'translation'];
  const [isAsked, setAsked] = useState(known.isWorking);
  const { data } = useQuery({
    queryKey,
    queryFn: () => api.translation(analysisId),
    enabled: isAsked,
    refetchInterval: ({ state }) => (state.data?.translation?.isWorking ? POLL_MS : false),
  });
  const ask = useMutation({
    mutationFn: () => api.translate(analysisId, known.lang),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      setAsked(true);
    },
  });
  const { isWorking, done, of, mayAsk, english } = data?.translation ?? known;
  const hasEnded = useEnd(isWorking, known.lang, done);
  if (isWorking) {
    return (
      <p role="status" className="figures text-quiet">
        Translating the report into {english}: {done} of {of} sentences so far. You can leave this page.
      </p>
    );
  }
  return (
    <>
      {mayAsk && (
        <p className="text-quiet">
          <button
            type="button"
            disabled={ask.isPending}
            onClick={() => ask.mutate()}
            className="link min-h-8 disabled:opacity-55"
          >
            {done === 0 ? `Read it in ${english}` : `Translate the missing sentences into ${english}`}
          </button>
          {done === 0 && '. A language model translates its sentences; that takes a minute or two.'}
        </p>
      )}
      {hasEnded && done === 0 && <p role="alert">The model returned nothing we could use. Please try again later.</p>}
      {ask.error && (
        <p role="alert" className="text-red">
          {messageOf(ask.error, 'That could not be started. Please try again.')}
        </p>
      )}
    </>
  );
}

/** Once the work has ended the report opens in its new language. */
function useEnd(isWorking: boolean, lang: string, done: number): boolean {
  const client = useQueryClient();
  const [, setParams] = useSearchParams();
  const [hasEnded, setEnded] = useState(false);
  const wasWorking = useRef(false);
  useEffect(() => {
    if (wasWorking.current && !isWorking) {
      setEnded(true);
      void client.invalidateQueries({ queryKey: ['/api/analysis'] });
      if (done > 0) {
        setParams(
          (params) => {
            const next = new URLSearchParams(params);
            next.set('lang', lang);
            return next;
          },
          { replace: true, preventScrollReset: true },
        );
      }
    }
    wasWorking.current = isWorking;
  }, [client, isWorking, lang, done, setParams]);
  return hasEnded;
}

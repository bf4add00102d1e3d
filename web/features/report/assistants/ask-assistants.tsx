import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AssistantsStanding } from '../../../../worker/contract/assistants.ts';
import { api, messageOf } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { longDate } from '../../../ui/dates.ts';

/** While answers come in. */
const POLL_MS = 5_000;
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Has the assistants asked that are set up here, for the owner of a paid report; nothing where none is. */
export function AskAssistants({ analysisId, hasAnswers }: { analysisId: number; hasAnswers: boolean }) {
  const client = useQueryClient();
  const queryKey = ['/api/analysis', analysisId, 'assistants'];
  const { data } = useQuery({
    queryKey,
    queryFn: () => api.assistants(analysisId),
    refetchInterval: ({ state }) => (state.data?.isAsking ? POLL_MS : false),
  });
  const ask = useMutation({
    mutationFn: () => api.askAssistants(analysisId),
    onSuccess: (standing) => client.setQueryData(queryKey, standing),
  });
  useReportAfter(data);
  if (!data || data.assistants.length === 0) return null;
  const names = AND.format(data.assistants);
  if (data.isAsking) {
    return (
      <p role="status" className="figures max-w-measure text-sm">
        {names} {data.assistants.length === 1 ? 'is' : 'are'} being asked: {data.done} of {data.of} answers. You can
        leave this page; the answers go into this report.
      </p>
    );
  }
  const mayAsk = data.mayAskAt === null || data.mayAskAt <= Date.now();
  return (
    <div className="grid justify-items-start gap-2 text-sm print:hidden">
      <p className="max-w-measure">
        {mayAsk
          ? `We can put these questions to ${names}, ${data.isOffline ? 'a language model that searches nothing and says what it once learned' : 'with web search'}, as a customer would. Nothing else is sent.`
          : `You can have ${names} asked again from ${longDate.format(data.mayAskAt ?? 0)}.`}
      </p>
      {mayAsk && (
        <Button size="sm" disabled={ask.isPending} onClick={() => ask.mutate()}>
          {hasAnswers ? 'Ask them again' : 'Ask them now'}
        </Button>
      )}
      {ask.error && (
        <p role="alert" className="text-red">
          {messageOf(ask.error, 'The assistants could not be asked. Please try again.')}
        </p>
      )}
    </div>
  );
}

/** Once the last answer is in, the report is another one. */
function useReportAfter(standing: AssistantsStanding | undefined): void {
  const client = useQueryClient();
  const wasAsking = useRef(false);
  const isAsking = standing?.isAsking ?? false;
  useEffect(() => {
    if (wasAsking.current && !isAsking) void client.invalidateQueries({ queryKey: ['/api/analysis'] });
    wasAsking.current = isAsking;
  }, [client, isAsking]);
}

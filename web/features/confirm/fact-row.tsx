import { useRef, useState } from 'react';
import type { Statement } from '../../../worker/contract/confirmed-facts.ts';
import { pathOf, safeHref } from '../../../worker/report/view/web-links.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FactForm } from './fact-form.tsx';
import { type ReadFact, spokenValue, yesTo } from './statements.ts';
import { TradeChooser } from './trade-chooser.tsx';
import { valueText } from './value-text.ts';

type Trades = readonly { id: string; label: string }[];

const CERTAINTY: Record<ReadFact['certainty'], string> = {
  certain: 'Read for certain',
  likely: 'Please check',
  seen: 'Seen, not understood',
};

/** What we read, where it stands, and what its owner says of it. */
export function FactRow({
  fact,
  said,
  trades,
  onSay,
}: {
  fact: ReadFact;
  said: Statement | null;
  trades: Trades;
  /** null takes back what was said. */
  onSay: (said: Statement | null) => void;
}) {
  const [isEditing, setEditing] = useState(false);
  const correct = useRef<HTMLButtonElement>(null);
  const { kind } = fact;
  const text = valueText(kind, fact.value, trades);
  const name = text.replaceAll('\n', ', ');
  const now = said && said.said === 'corrected' ? valueText(kind, said.value, trades) : null;
  const close = () => {
    setEditing(false);
    correct.current?.focus();
  };
  const keep = (value: unknown) => {
    onSay({ kind, said: 'corrected', read: fact.key, value } as Statement);
    close();
  };
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <p
            className={`wrap-anywhere whitespace-pre-line font-medium ${said?.said === 'not-ours' ? 'text-quiet line-through' : ''}`}
          >
            {now ?? text}
          </p>
          {now !== null && <p className="mt-1 text-sm wrap-anywhere text-quiet">Your pages say: {name}</p>}
          <Quote fact={fact} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {said === null && (
            <Badge tone={fact.certainty === 'certain' ? 'neutral' : 'accent'}>{CERTAINTY[fact.certainty]}</Badge>
          )}
          <Choice
            isOn={said?.said === 'yes'}
            name={name}
            onClick={() => onSay(said?.said === 'yes' ? null : yesTo(fact))}
          >
            Yes
          </Choice>
          <Button
            ref={correct}
            variant={said?.said === 'corrected' ? 'primary' : 'secondary'}
            size="sm"
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            Correct<span className="sr-only">: {name}</span>
          </Button>
          <Choice
            isOn={said?.said === 'not-ours'}
            name={name}
            onClick={() =>
              onSay(said?.said === 'not-ours' ? null : ({ kind, said: 'not-ours', read: fact.key } as Statement))
            }
          >
            Not ours
          </Choice>
        </div>
      </div>
      {isEditing && kind === 'trade' && (
        <TradeChooser
          trades={trades}
          chosen={said && said.said !== 'not-ours' ? String(said.value) : String(spokenValue(kind, fact.value))}
          label="Your trade"
          onChoose={keep}
        />
      )}
      {isEditing && kind !== 'trade' && (
        <FactForm
          kind={kind}
          label={`Correct: ${name}`}
          value={said?.said === 'corrected' ? said.value : spokenValue(kind, fact.value)}
          onKeep={keep}
          onCancel={close}
        />
      )}
    </li>
  );
}

function Choice({
  isOn,
  name,
  onClick,
  children,
}: {
  isOn: boolean;
  name: string;
  onClick: () => void;
  children: string;
}) {
  return (
    <Button variant={isOn ? 'primary' : 'secondary'} size="sm" aria-pressed={isOn} onClick={onClick}>
      {children}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}

/** The line it was read from, and its page. */
function Quote({ fact: { sources } }: { fact: ReadFact }) {
  const [source] = sources;
  if (!source) return null;
  const href = safeHref(source.pageUrl);
  const others = sources.length - 1;
  return (
    <p className="mt-1.5 text-xs text-quiet">
      <q className="font-mono wrap-anywhere">
        {source.seen.length > 160 ? `${source.seen.slice(0, 159)}…` : source.seen}
      </q>
      <span> on </span>
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link wrap-anywhere">
          {pathOf(source.pageUrl)}
        </a>
      ) : (
        pathOf(source.pageUrl)
      )}
      {others > 0 && <span>, and {others === 1 ? 'one more place' : `${others} more places`}</span>}
    </p>
  );
}

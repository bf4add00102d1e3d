import { useRef, useState } from 'react';
import type { ConfirmedFacts, FactsToConfirm, Statement } from '../../../worker/contract/confirmed-facts.ts';
import type { ConfirmedKind } from '../../../worker/contract/fact-key.ts';
import { Button } from '../../ui/button.tsx';
import { FactForm } from './fact-form.tsx';
import { FactRow } from './fact-row.tsx';
import { KINDS } from './kinds.ts';
import { addedTo, readFacts, saidOf, withAdded, withAllConfirmed, without, withSaid } from './statements.ts';
import { TradeChooser } from './trade-chooser.tsx';
import { valueText } from './value-text.ts';

/** Everything of one kind: what was read, what the owner added, and room for more. */
export function KindSection({
  kind,
  data: { read, trades },
  statements,
  onChange,
}: {
  kind: ConfirmedKind;
  data: FactsToConfirm;
  statements: ConfirmedFacts;
  onChange: (next: ConfirmedFacts) => void;
}) {
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const { title, one, isSingle, hint } = KINDS[kind];
  const facts = readFacts(read, kind);
  const added = addedTo(statements, kind);
  const open = facts.filter((fact) => !saidOf(statements, fact));
  const mayAdd = !isSingle || facts.length + added.length === 0;
  const close = () => {
    setAdding(false);
    addButton.current?.focus();
  };
  const add = (value: unknown) => {
    onChange(withAdded(statements, { kind, said: 'added', value } as Statement));
    close();
  };
  return (
    <section aria-labelledby={`kind-${kind}`} className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={`kind-${kind}`} className="text-xl">
            {title}
          </h2>
          {hint && <p className="mt-0.5 text-sm text-quiet">{hint}</p>}
        </div>
        {open.length > 1 && (
          <Button variant="quiet" size="sm" onClick={() => onChange(withAllConfirmed(statements, facts))}>
            Yes to all {open.length}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      {facts.length + added.length === 0 && <p className="mt-3 text-quiet">We found none on your pages.</p>}
      <ul className="mt-3">
        {facts.map((fact) => (
          <FactRow
            key={fact.key}
            fact={fact}
            said={saidOf(statements, fact)}
            trades={trades}
            onSay={(said) => onChange(withSaid(statements, fact, said))}
          />
        ))}
        {added.map((statement) => {
          const text = valueText(kind, statement.value, trades);
          return (
            <li
              key={JSON.stringify(statement.value)}
              className="flex flex-wrap items-start justify-between gap-3 border-t border-line py-4"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-medium wrap-anywhere whitespace-pre-line">{text}</p>
                <p className="mt-1 text-xs text-quiet">Added by you</p>
              </div>
              <Button variant="secondary" size="sm" onClick={() => onChange(without(statements, statement))}>
                Remove<span className="sr-only">: {text.replaceAll('\n', ', ')}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {mayAdd && !isAdding && (
        <Button ref={addButton} variant="quiet" size="sm" className="-ml-3" onClick={() => setAdding(true)}>
          + Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
        </Button>
      )}
      {mayAdd && isAdding && kind === 'trade' && (
        <TradeChooser trades={trades} chosen="" label="Your trade" onChoose={add} />
      )}
      {mayAdd && isAdding && kind !== 'trade' && (
        <FactForm kind={kind} value={null} label={`Add: ${one}`} onKeep={add} onCancel={close} />
      )}
    </section>
  );
}

import {
  markedParts,
  type SaidByAssistants as Said,
  type SaidByOne,
  type SaidOnDay,
} from '../../../../worker/report/view/said-by-assistants.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { PartTitle } from '../parts/said.tsx';
import { AskAssistants } from './ask-assistants.tsx';

/** What assistants say about the business: counted and quoted where they were asked, and how to ask them oneself. */
export function SaidByAssistants({ said, analysisId }: { said: Said; analysisId: number | null }) {
  return (
    <div className="grid gap-8">
      {said.newest && <OnDay day={said.newest} name={said.name} />}
      <Plain title="Asked before" items={said.earlier} />
      {analysisId !== null && <AskAssistants analysisId={analysisId} hasAnswers={said.newest !== null} />}
      {said.questions.length > 0 && <ByHand said={said} />}
    </div>
  );
}

function OnDay({ day: { rows, others, sites, method }, name }: { day: SaidOnDay; name: string | null }) {
  return (
    <div className="grid gap-6">
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <One key={row.name} row={row} name={name} />
        ))}
      </ul>
      <Plain title="Named instead" items={others.map((other) => `${other.name}: ${other.sentence}.`)} />
      <Plain title="Websites they cite" items={sites.map(({ host, sentence }) => `${host}: ${sentence}.`)} />
      <p className="max-w-measure text-xs text-quiet">{method}</p>
    </div>
  );
}

function One({ row, name }: { row: SaidByOne; name: string | null }) {
  const { name: assistant, model, named, range, notes, wrong, quote } = row;
  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-1 py-3 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <div className="text-sm">
        <h4 className="font-medium tracking-normal">{assistant}</h4>
        <p className="text-xs wrap-anywhere text-quiet">{model}</p>
      </div>
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="figures wrap-anywhere">
          <span className="font-medium">{named}.</span> {notes.join(' ')}
        </p>
        {wrong.map((sentence) => (
          <p key={sentence} className="figures wrap-anywhere text-red">
            {sentence}
          </p>
        ))}
        {quote && (
          <blockquote className="max-w-measure border-l-2 border-line pl-3" dir="auto">
            <p className="text-xs text-quiet">{quote.question}</p>
            <p className="font-serif wrap-anywhere">
              {markedParts(quote.text, name).map(({ text, isName }) =>
                isName ? (
                  <mark key={text} className="rounded-sm bg-accent-soft px-0.5 font-semibold text-accent">
                    {text}
                  </mark>
                ) : (
                  <span key={text}>{text}</span>
                ),
              )}
            </p>
          </blockquote>
        )}
        {range !== '' && <p className="figures text-xs text-quiet">{range}</p>}
      </div>
    </li>
  );
}

const TO_LOOK_FOR = { choice: 'Are you named?', business: 'Is the answer right?' } as const;

function ByHand({ said: { questions, newest } }: { said: Said }) {
  return (
    <div>
      <PartTitle>{newest ? 'What they were asked' : 'Ask them yourself'}</PartTitle>
      <p className="max-w-measure text-sm text-quiet">
        Put each question to two assistants, three times, in a new conversation each time. Count how often you are
        named, and who is named instead. One answer alone proves nothing.
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {questions.map(({ id, text, about }) => (
          <li
            key={id}
            className="grid items-center justify-items-start gap-x-4 gap-y-1 py-1.5 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0 text-sm wrap-anywhere">
              <span dir="auto">{text}</span> <span className="text-xs text-quiet">{TO_LOOK_FOR[about]}</span>
            </span>
            <CopyButton text={text} label={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Plain({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <PartTitle>{title}</PartTitle>
      <ul className="figures grid max-w-measure list-['–__'] gap-1 pl-5 text-sm">
        {items.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

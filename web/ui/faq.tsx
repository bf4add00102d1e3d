import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Question {
  question: string;
  answer: ReactNode;
}

/** Questions that unfold, each in its own `details`: they work without script and the browser's search opens them. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="divide-y divide-line border-y border-line font-sans">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex list-none items-baseline justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="text-base">{question}</h3>
            <Plus
              aria-hidden="true"
              className="size-4 shrink-0 self-center text-quiet transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-measure pr-8 pb-5 font-serif text-base text-quiet">{answer}</div>
        </details>
      ))}
    </div>
  );
}

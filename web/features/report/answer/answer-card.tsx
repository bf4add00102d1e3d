import type { AnswerCard as Card } from '../../../../worker/report/view/answer-card.ts';
import { Mark, TEXT_TONE } from '../../../ui/score.tsx';
import { Citation } from '../evidence/citation.tsx';

const PAGE_LOOKS = {
  read: { shape: 'filled', tone: 'green', word: 'Read' },
  late: { shape: 'half', tone: 'yellow', word: 'Mostly with JavaScript' },
  bare: { shape: 'half', tone: 'yellow', word: 'Read, hardly a word' },
  unread: { shape: 'hollow', tone: 'red', word: 'Not read' },
} as const;

/** What a customer hears: the picture of the home page, with the owner's own facts. */
export function AnswerCard({ card }: { card: Card }) {
  return (
    <figure
      aria-labelledby="answer-card"
      className="min-w-0 self-start rounded-md border border-line bg-raised print:break-inside-avoid"
    >
      <figcaption
        id="answer-card"
        className="flex items-center justify-between gap-3 border-b border-line px-5 py-2.5 text-xs text-quiet"
      >
        <span>What an assistant can say about you</span>
        <span aria-hidden="true" className="font-serif font-semibold text-accent">
          [a]
        </span>
      </figcaption>
      <div className="px-5 py-4">
        <p className="text-xs font-medium text-quiet">Somebody asks</p>
        <p className="mt-1 font-serif text-base leading-snug" dir="auto">
          “{card.question}”
        </p>
        <p className="mt-4 text-xs font-medium text-quiet">
          {card.isShut ? 'The assistant answers' : 'From what we read for certain on your pages'}
        </p>
        <p className="mt-1 font-serif text-base leading-relaxed">
          {card.parts.map(({ text, kind, citations }) => (
            <span key={text}>
              <span
                className={
                  kind === 'missing'
                    ? 'border-b-2 border-dotted border-red'
                    : kind === 'known'
                      ? ''
                      : 'border-b-2 border-dotted border-edge'
                }
              >
                {text}
              </span>
              <Citation numbers={citations} />{' '}
            </span>
          ))}
        </p>
      </div>
      {card.pages.length > 0 && (
        <ul className="divide-y divide-line border-t border-line px-5 py-1">
          {card.pages.map(({ name, state, words }) => {
            const { shape, tone, word } = PAGE_LOOKS[state];
            return (
              <li key={name} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5 text-xs">
                <span className="min-w-0 truncate font-mono">{name}</span>
                <span className={`figures inline-flex shrink-0 items-center gap-1.5 font-medium ${TEXT_TONE[tone]}`}>
                  <Mark shape={shape} />
                  {words === '' || state === 'unread' ? word : `${word}, ${words}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <p className="border-t border-line px-5 py-2.5 text-xs text-quiet">
        Put together from what your pages state beyond doubt; no assistant was asked.
      </p>
    </figure>
  );
}

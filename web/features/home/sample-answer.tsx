import type { RatingTone } from '../../../worker/report/view/rating-tone.ts';
import { Mark, TEXT_TONE } from '../../ui/score.tsx';

interface Source {
  number: number;
  page: string;
  tone: RatingTone;
  shape: 'filled' | 'hollow';
  verdict: string;
  seen: string;
}

const SOURCES: Source[] = [
  {
    number: 1,
    page: '/opening-hours',
    tone: 'green',
    shape: 'filled',
    verdict: 'Read',
    seen: 'Sat 09:00–13:00, new patients welcome',
  },
  {
    number: 2,
    page: '/services',
    tone: 'green',
    shape: 'filled',
    verdict: 'Read',
    seen: 'Implants, hygiene, children’s dentistry',
  },
  { number: 3, page: '/prices', tone: 'red', shape: 'hollow', verdict: 'Not read', seen: 'Disallow: /prices' },
];

function Cite({ number }: { number: number }) {
  return <span className="figures font-sans text-sm font-medium text-accent">[{number}]</span>;
}

/** Shows the point before anything is typed: an answer is made of what an assistant could read. An invented practice, and said so. */
export function SampleAnswer() {
  return (
    <figure className="rounded-md border border-line bg-raised">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line px-5 py-3 text-xs text-quiet sm:px-7">
        <span>Example, with an invented dental practice</span>
        <span aria-hidden="true" className="font-serif font-semibold text-accent">
          [a]
        </span>
      </figcaption>
      <div className="px-5 py-6 sm:px-7">
        <p className="text-xs font-medium text-quiet">A customer asks an assistant</p>
        <p className="mt-1.5 font-serif text-lg">
          “Which dentist near Alder Street is open on Saturday, and what does a check-up cost?”
        </p>
        <p className="mt-6 text-xs font-medium text-quiet">The assistant answers</p>
        <p className="mt-1.5 font-serif text-base">
          Alder Street Dental is open on Saturdays from 9 to 1 and takes new patients <Cite number={1} />. It offers
          check-ups, implants and children’s dentistry <Cite number={2} />.{' '}
          <span className="border-b-2 border-dotted border-red">I could not find its prices</span> <Cite number={3} />.
        </p>
      </div>
      <div className="border-t border-line px-5 py-5 sm:px-7">
        <p className="text-xs font-medium text-quiet">What it could read on the website</p>
        <ol className="mt-2 divide-y divide-line">
          {SOURCES.map((source) => (
            <li key={source.number} className="grid grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-2 py-2.5 text-sm">
              <Cite number={source.number} />
              <span className="min-w-0">
                <span className="font-mono text-xs">{source.page}</span>
                <span className="block font-mono text-xs text-quiet">{source.seen}</span>
              </span>
              <span className={`inline-flex items-center gap-1.5 text-xs font-medium ${TEXT_TONE[source.tone]}`}>
                <Mark shape={source.shape} />
                {source.verdict}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

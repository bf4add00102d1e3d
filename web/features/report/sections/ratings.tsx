import type { RatedSection } from '../../../../worker/report/view/free-sections.ts';
import { RatingWord } from '../../../ui/score.tsx';

/** The three rated sections: a word per line and the sentence it rests on. */
export function Ratings({ sections }: { sections: RatedSection[] }) {
  return (
    <div className="grid gap-10">
      {sections.map(({ id, title, description, lines }) => (
        <div key={id}>
          <h3 className="text-lg">{title}</h3>
          {description && <p className="mt-1 text-sm text-quiet">{description}</p>}
          <dl className="mt-3 divide-y divide-line border-y border-line">
            {lines.map(({ label, word, seen }) => (
              <div
                key={label}
                className="grid break-inside-avoid grid-cols-[1fr_auto] gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_8.5rem_1fr]"
              >
                <dt className="text-sm font-medium">{label}</dt>
                <dd>
                  <RatingWord word={word} />
                </dd>
                <dd className="col-span-2 text-sm text-quiet sm:col-span-1">{seen}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

import type { RatedSection } from '../../../../worker/report/view/free-sections.ts';
import { RatingWord } from '../../../ui/score.tsx';

/** The three rated sections: a word per line and the sentence it rests on. */
export function Ratings({ sections }: { sections: RatedSection[] }) {
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-3">
      {sections.map(({ id, title, description, lines }) => (
        <div key={id}>
          <h4 className="font-serif text-base font-semibold">{title}</h4>
          {description && <p className="mt-0.5 text-xs text-quiet">{description}</p>}
          <dl className="mt-2 divide-y divide-line border-y border-line">
            {lines.map(({ label, word, seen }) => (
              <div key={label} className="grid break-inside-avoid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 py-2">
                <dt className="text-sm font-medium">{label}</dt>
                <dd>
                  <RatingWord word={word} />
                </dd>
                <dd className="col-span-2 text-xs text-quiet wrap-anywhere">{seen}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

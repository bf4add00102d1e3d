import type { FreeResults, FreeSection } from '../../../worker/contract/results.ts';
import { RatingWord } from '../../ui/score.tsx';

const SECTIONS = [
  {
    key: 'contentStructure',
    title: 'Content structure',
    lines: { schemaMarkup: 'Schema markup', semanticHtml: 'Semantic HTML', contentClarity: 'Content clarity' },
  },
  {
    key: 'businessVisibility',
    title: 'Business visibility',
    lines: { businessName: 'Business name', servicesListed: 'Services listed', contactInfo: 'Contact info' },
  },
  {
    key: 'aiRecommendationPotential',
    title: 'AI recommendation potential',
    lines: { authorityScore: 'Authority', localSignals: 'Local signals', reviewIntegration: 'Reviews' },
  },
] as const;

/** The nine lines of the free results: a rating word each, and the sentence it rests on. */
export function ResultsRatings({ freeResults }: { freeResults: FreeResults }) {
  return (
    <div className="grid gap-10 lg:grid-cols-3">
      {SECTIONS.map(({ key, title, lines }) => {
        const section: FreeSection<string> = freeResults[key];
        return (
          <section key={key} aria-labelledby={`rating-${key}`}>
            <h3 id={`rating-${key}`} className="text-lg">
              {title}
            </h3>
            <p className="mt-1 text-sm text-quiet">{section.description}</p>
            <dl className="mt-4 divide-y divide-line border-y border-line">
              {Object.entries(lines).map(([line, name]) => (
                <div key={line} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-3">
                  <dt className="text-sm font-medium">{name}</dt>
                  <dd>
                    <RatingWord word={section.details[line] ?? 'not measured'} />
                  </dd>
                  {section.seen[line] && (
                    <dd className="col-span-2 text-sm break-words text-quiet">{section.seen[line]}</dd>
                  )}
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

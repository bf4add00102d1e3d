import type { PlaybookGroups } from '../../../../worker/report/view/folded-parts.ts';
import { PartTitle, Said, SmallTitle } from '../parts/said.tsx';

type Group = PlaybookGroups['abTestingRecommendations'];

/** Changes worth testing, as they stand and as they would: before beside after. */
export function Tests({ tests: { highImpactTests, quickWins } }: { tests: Group }) {
  const at = '/abTestingRecommendations';
  if (highImpactTests.length + quickWins.length === 0) return null;
  return (
    <div>
      <PartTitle>Changes worth testing</PartTitle>
      <div className="grid gap-4">
        {quickWins.map(({ element, currentVersion, suggestedVersion, rationale }, index) => (
          <section key={element} className="rounded-md border border-line p-4">
            <h5 className="text-sm font-semibold wrap-anywhere">{element}</h5>
            <BeforeAfter
              parts={[
                { name: 'Now', text: currentVersion, note: '' },
                { name: 'Better', text: suggestedVersion, note: '' },
              ]}
            />
            <p className="mt-2 text-xs text-quiet">
              <Said at={`${at}/quickWins/${index}`}>{rationale}</Said>
            </p>
          </section>
        ))}
        {highImpactTests.map((test, index) => (
          <section key={test.testName} className="rounded-md border border-line p-4">
            <h5 className="text-sm font-semibold wrap-anywhere">{test.testName}</h5>
            <p className="mt-1 max-w-measure text-sm">
              <Said at={`${at}/highImpactTests/${index}`}>{test.hypothesis}</Said>
              {test.estimatedLift !== null && <span className="figures"> Expected: {test.estimatedLift}%.</span>}
            </p>
            <BeforeAfter
              parts={test.variants.map(({ name, description, expectedImpact }) => ({
                name,
                text: description,
                note: expectedImpact,
              }))}
            />
            <p className="mt-2 text-xs text-quiet">
              {test.implementationTime}. Count: {test.successMetrics.join('; ')}. {test.sampleSize} {test.stopRule}
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}

function BeforeAfter({ parts }: { parts: readonly { name: string; text: string; note: string }[] }) {
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      {parts.map(({ name, text, note }) => (
        <div key={name} className="min-w-0 border-l-2 border-line pl-3">
          <SmallTitle>{name}</SmallTitle>
          <p className="font-serif text-sm wrap-anywhere" dir="auto">
            {text}
          </p>
          {note && <p className="mt-1 text-xs text-quiet">{note}</p>}
        </div>
      ))}
    </div>
  );
}

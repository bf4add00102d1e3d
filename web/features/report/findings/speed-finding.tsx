import type { FindingsPart } from '../../../../worker/report/view/folded-parts.ts';
import { isSaid } from '../../../../worker/report/view/is-said.ts';
import type { MeasuredDevice } from '../../../../worker/report/view/measurements.ts';
import { RatingWord } from '../../../ui/score.tsx';
import { PartTitle, Said, SaidList } from '../parts/said.tsx';
import { ScoreBar } from '../sections/score-bar.tsx';

type Audit = NonNullable<FindingsPart['premium']>['technicalAudit'];

/** How fast the home page comes up, phone first; barriers for people, once; how safely it is served. */
export function SpeedFinding({ part: { measurements, premium } }: { part: FindingsPart }) {
  const audit = premium?.technicalAudit ?? null;
  return (
    <div className="grid gap-8">
      {!measurements?.accessibility && (measurements?.devices ?? []).length === 0 && (
        <p className="max-w-measure text-sm text-quiet">
          Both are measured in a browser. Analyze the website again to have them measured.
        </p>
      )}
      {measurements && measurements.devices.length > 0 && (
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {measurements.devices.map((device) => (
            <Device key={device.label} device={device} />
          ))}
        </div>
      )}
      {audit && (
        <SaidList
          at="/technicalAudit/pagespeedInsights/recommendations"
          items={audit.pagespeedInsights.recommendations}
          title="To make it faster"
        />
      )}
      {measurements?.accessibility && (
        <div>
          <ScoreBar
            label="For people with disabilities"
            score={measurements.accessibility.score}
            hint={measurements.accessibility.hint}
          />
          <p className="figures mt-2 text-xs text-quiet">
            {measurements.accessibility.impacts
              .map(({ label, count }) => `${count} ${label.toLowerCase()}`)
              .join(' · ')}
          </p>
        </div>
      )}
      {audit && <Barriers issues={audit.accessibilityIssues} />}
      {audit && <Security security={audit.securityAnalysis} />}
      {measurements?.method && <p className="max-w-measure text-xs text-quiet">{measurements.method}</p>}
    </div>
  );
}

function Device({ device: { label, score, hint, values } }: { device: MeasuredDevice }) {
  return (
    <div className="min-w-0 break-inside-avoid">
      <ScoreBar label={label} score={score} hint={hint} />
      {values.length > 0 && (
        <dl className="figures mt-3 divide-y divide-line border-y border-line text-sm">
          {values.map(({ label, value, word, meaning }) => (
            <div
              key={label}
              title={meaning}
              className="grid grid-cols-[minmax(0,1fr)_auto_4.5rem] items-baseline gap-x-3 py-1.5"
            >
              <dt>{label}</dt>
              <dd>{word && <RatingWord word={word} />}</dd>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Barriers({ issues }: { issues: Audit['accessibilityIssues'] }) {
  if (issues.length === 0) return null;
  return (
    <div>
      <PartTitle>Barriers</PartTitle>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {issues.map(({ issue, impact, solution }, index) => (
          <li key={issue} className="py-2">
            <p className="font-medium">
              <Said at={`/technicalAudit/accessibilityIssues/${index}`}>{issue}</Said>
            </p>
            <p className="text-xs text-quiet">{impact}</p>
            <p className="text-xs text-quiet wrap-anywhere">{solution}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Security({
  security: { httpsStatus, vulnerabilities, recommendations },
}: {
  security: Audit['securityAnalysis'];
}) {
  const at = '/technicalAudit/securityAnalysis';
  if (![httpsStatus, ...vulnerabilities, ...recommendations].some(isSaid)) return null;
  return (
    <div className="grid gap-3">
      <div>
        <PartTitle>How securely it is served</PartTitle>
        <p className="text-sm">
          <Said at={`${at}/httpsStatus`}>{httpsStatus}</Said>
        </p>
      </div>
      <SaidList at={`${at}/vulnerabilities`} items={vulnerabilities} />
      <SaidList at={`${at}/recommendations`} items={recommendations} title="What to do" />
    </div>
  );
}

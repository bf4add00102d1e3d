import type {
  MeasuredAccessibility,
  MeasuredDevice,
  Measurements,
} from '../../../../worker/report/view/measurements.ts';
import { safeHref } from '../../../../worker/report/view/web-links.ts';
import { RatingWord } from '../../../ui/score.tsx';
import { ScoreBar } from './score-bar.tsx';

/** How fast the home page comes up on two devices, and what axe-core found: a score each, the values behind it where they are paid for. */
export function MeasurementsView({ measurements }: { measurements: Measurements }) {
  const { devices, accessibility, method } = measurements;
  return (
    <div className="grid gap-10">
      {devices.length > 0 && (
        <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {devices.map((device) => (
            <Device key={device.label} device={device} />
          ))}
        </div>
      )}
      {accessibility && <Accessibility accessibility={accessibility} />}
      {method && <p className="text-xs text-quiet">{method}</p>}
    </div>
  );
}

function Device({ device: { label, score, hint, values } }: { device: MeasuredDevice }) {
  return (
    <div className="min-w-0 break-inside-avoid">
      <ScoreBar label={label} score={score} hint={hint} />
      {values.length > 0 && (
        <dl className="mt-4 divide-y divide-line border-y border-line">
          {values.map((value) => (
            <div key={value.label} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 py-2.5">
              <dt className="text-sm font-medium">{value.label}</dt>
              <dd className="figures flex items-baseline gap-3 text-sm">
                {value.word && <RatingWord word={value.word} />}
                <span className="min-w-14 text-right">{value.value}</span>
              </dd>
              <dd className="col-span-2 text-xs text-quiet">{value.meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Accessibility({ accessibility: { score, hint, impacts, issues } }: { accessibility: MeasuredAccessibility }) {
  return (
    <div>
      <ScoreBar label="For people with disabilities" score={score} hint={hint} />
      <dl className="mt-4 grid grid-cols-2 border-y border-line sm:grid-cols-4">
        {impacts.map(({ label, count }) => (
          <div key={label} className="flex items-baseline justify-between gap-3 py-2.5 pr-6 text-sm">
            <dt className="text-quiet">{label}</dt>
            <dd className="figures font-serif text-lg font-semibold">{count}</dd>
          </div>
        ))}
      </dl>
      {issues.length > 0 && (
        <ul className="divide-y divide-line border-b border-line">
          {issues.map(({ rule, help, helpUrl, impact, where, fix }) => {
            const href = safeHref(helpUrl);
            return (
              <li key={rule} className="grid break-inside-avoid gap-1 py-3">
                <p className="text-sm font-medium">
                  {href === null ? (
                    help
                  ) : (
                    <a href={href} target="_blank" rel="noopener" className="link">
                      {help}
                    </a>
                  )}
                </p>
                <p className="figures text-xs text-quiet">
                  {impact} · {where}
                </p>
                {fix && <p className="text-xs whitespace-pre-line text-quiet">{fix}</p>}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

import type { AppendixPart } from '../../../../worker/report/view/folded-parts.ts';
import { Linked } from '../parts/linked.tsx';

/** What nobody can measure from outside, each with how its owner can; then the checks that came to no verdict. */
export function UnseenList({ appendix: { unseen, undecided } }: { appendix: AppendixPart }) {
  return (
    <div className="grid gap-6">
      <dl className="grid gap-x-10 gap-y-4 text-sm md:grid-cols-2">
        {unseen.map(({ label, lines }) => (
          <div key={label} className="min-w-0">
            <dt className="font-medium">{label}</dt>
            {lines.map(({ text }) => (
              <dd key={text} className="mt-0.5 text-quiet wrap-anywhere">
                <Linked text={text} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {undecided.length > 0 && (
        <details>
          <summary className="text-sm text-accent">
            {undecided.length === 1 ? 'One check' : `${undecided.length} checks`} without a verdict
          </summary>
          <ul className="mt-2 grid gap-1.5 text-sm">
            {undecided.map(({ id, title, because }) => (
              <li key={id}>
                {title} <span className="text-quiet">{because}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

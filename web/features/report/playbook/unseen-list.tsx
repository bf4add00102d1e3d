import type { AppendixPart } from '../../../../worker/report/view/folded-parts.ts';

/** What nobody can measure from outside; then the checks that came to no verdict. */
export function UnseenList({ appendix: { unseen, undecided } }: { appendix: AppendixPart }) {
  return (
    <div className="grid gap-6">
      <ul className="grid gap-x-10 gap-y-1 text-sm md:grid-cols-2">
        {unseen.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
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

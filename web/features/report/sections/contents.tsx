import type { CheckCategory } from '../../../../worker/report/view/checks.ts';
import { scoreBand, TEXT_TONE } from '../../../ui/score.tsx';
import { useSectionInView } from './use-section-in-view.ts';

export interface ContentsEntry {
  id: string;
  title: string;
}

/** The table of contents, with each category's score under the checks. */
export function Contents({ entries, categories }: { entries: ContentsEntry[]; categories: CheckCategory[] }) {
  const current = useSectionInView(entries.map(({ id }) => id));
  return (
    <nav aria-label="Contents" className="sticky top-22 max-h-[calc(100dvh-7rem)] overflow-y-auto pr-2 text-sm">
      <ol className="grid gap-0.5">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="block rounded-sm py-1 transition-colors duration-150 hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {title}
            </a>
            {id === 'checks' && (
              <ol className="mt-0.5 mb-1.5 border-l border-line pl-3 text-xs text-quiet">
                {categories.map((category) => (
                  <li key={category.id}>
                    <a
                      href={`#category-${category.id}`}
                      onClick={() => openCategory(category.id)}
                      className="flex items-baseline justify-between gap-3 rounded-sm py-1 hover:text-accent"
                    >
                      {category.title}
                      <span
                        className={`figures font-semibold ${category.score === null ? '' : TEXT_TONE[scoreBand(category.score)]}`}
                      >
                        {category.score ?? '–'}
                      </span>
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A link to a folded category unfolds it. */
function openCategory(id: string): void {
  const details = document.getElementById(`category-${id}`);
  if (details instanceof HTMLDetailsElement) details.open = true;
}

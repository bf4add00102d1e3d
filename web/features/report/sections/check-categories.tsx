import { ChevronRight } from 'lucide-react';
import type { CheckCategory, CheckRow } from '../../../../worker/report/view/checks.ts';
import { OutcomeMark, ScoreBadge } from '../../../ui/score.tsx';
import { Citation } from '../evidence/citation.tsx';

/** Every category with its score; its checks unfold, those that need work first. */
export function CheckCategories({ categories }: { categories: CheckCategory[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {categories.map((category) => (
        <details key={category.id} id={`category-${category.id}`} className="group scroll-mt-2">
          <summary className="grid list-none grid-cols-[1.25rem_1fr_auto] items-center gap-x-2 py-3.5 [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden="true"
              className="size-4 text-quiet transition-transform duration-150 group-open:rotate-90 print:invisible"
            />
            <h3 className="font-sans text-sm font-semibold tracking-normal">{category.title}</h3>
            <CategoryScore {...category} />
            <p className="col-start-2 text-xs text-quiet">{category.tally}</p>
          </summary>
          <ul className="mb-4 grid gap-3 border-l border-line py-1 pl-4 sm:ml-2">
            {category.rows.map((row) => (
              <Check key={row.id} row={row} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function CategoryScore({ score, scored }: Pick<CheckCategory, 'score' | 'scored'>) {
  if (score !== null) return <ScoreBadge score={score} />;
  return <span className="text-xs text-quiet">{scored ? 'Not measured' : 'Not scored'}</span>;
}

function Check({ row: { title, outcome, because, why, citations } }: { row: CheckRow }) {
  return (
    <li className="grid break-inside-avoid gap-x-4 sm:grid-cols-[8.5rem_1fr]">
      <OutcomeMark outcome={outcome} />
      <div className="min-w-0 text-sm">
        <p>
          {title}
          <Citation numbers={citations} />
        </p>
        {because !== '' && <p className="text-xs text-quiet">{because}</p>}
        {why !== '' && <p className="text-xs text-quiet">{why}</p>}
      </div>
    </li>
  );
}

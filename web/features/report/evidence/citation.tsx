import { pathOf } from '../../../../worker/report/view/web-links.ts';
import { useEvidence } from './evidence-context.tsx';

/** `[1][2]` after a statement: each opens the passage it rests on. Nothing when there is none. */
export function Citation({ numbers }: { numbers: readonly number[] }) {
  const { evidence, opened, open, close } = useEvidence();
  return numbers.map((number) => {
    const cited = evidence.find((each) => each.number === number);
    if (!cited) return null;
    const isOpen = opened?.number === number;
    return (
      <button
        key={number}
        type="button"
        aria-expanded={isOpen}
        aria-label={`Source ${number}: ${[cited.kind ? '' : pathOf(cited.pageUrl), cited.place].filter(Boolean).join(', ')}`}
        onClick={() => (isOpen ? close() : open(number))}
        className={`figures relative -my-1 ml-1 inline-flex min-h-6 min-w-6 items-center justify-center rounded-sm px-0.5 align-baseline font-sans text-xs font-medium whitespace-nowrap text-accent transition-colors duration-150 hover:bg-accent-soft ${
          isOpen ? 'bg-accent-soft' : ''
        }`}
      >
        [{number}]
      </button>
    );
  });
}

import { pathOf } from '../../../../worker/report/view/web-links.ts';
import { useEvidence } from './evidence-context.tsx';

/** `[1]` after a statement opens the passage it rests on; several fold into `[3 sources]`, one stop for the keyboard. Nothing when there is none. */
export function Citation({ numbers }: { numbers: readonly number[] }) {
  const { evidence, opened, open, close } = useEvidence();
  const cited = evidence.filter(({ number }) => numbers.includes(number));
  const [first] = cited;
  if (!first) return null;
  const isOpen = opened.length === cited.length && opened.every(({ number }) => numbers.includes(number));
  const place = [first.kind ? '' : pathOf(first.pageUrl), first.place].filter(Boolean).join(', ');
  const label =
    cited.length === 1
      ? `Source ${first.number}: ${place}`
      : `${cited.length} sources, ${cited.map(({ number }) => number).join(', ')}: ${place} and ${cited.length - 1} more`;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={label}
      onClick={() => (isOpen ? close() : open(cited.map(({ number }) => number)))}
      className={`figures relative -my-1 ml-1 inline-flex min-h-6 min-w-6 items-center justify-center rounded-sm px-0.5 align-baseline font-sans text-xs font-medium whitespace-nowrap text-accent transition-colors duration-150 hover:bg-accent-soft ${
        isOpen ? 'bg-accent-soft' : ''
      }`}
    >
      [{cited.length === 1 ? first.number : `${cited.length} sources`}]
    </button>
  );
}

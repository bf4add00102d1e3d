/** The mark: a citation to the answer itself, then the name. */
export function Brand({ className = '', nameClass = '' }: { className?: string; nameClass?: string }) {
  return (
    <span className={`inline-flex items-baseline gap-1.5 font-serif font-semibold tracking-tight ${className}`}>
      <span aria-hidden="true" className="text-accent">
        [a]
      </span>
      <span className={nameClass}>Answerable</span>
    </span>
  );
}

import type { ReactNode } from 'react';

/** A section of the document: a hairline, its title, one sentence with the outcome, then the detail. */
export function ReportSection({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-ink/80 pt-5 not-first:mt-16">
      <h2 id={`${id}-title`} className="break-after-avoid text-2xl">
        {title}
      </h2>
      <p className="prose mt-3 text-quiet">{lead}</p>
      <div className="mt-7">{children}</div>
    </section>
  );
}

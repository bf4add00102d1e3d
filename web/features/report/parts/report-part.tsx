import type { ReactNode } from 'react';

/** One of the depths of the document: a line, its title, what it comes to. */
export function ReportPart({
  id,
  title,
  lead,
  aside,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 lg:scroll-mt-16 border-t border-ink/80 pt-4 not-first:mt-12"
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="break-after-avoid text-2xl">
            {title}
          </h2>
          {lead && <p className="figures mt-1 text-sm text-quiet">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

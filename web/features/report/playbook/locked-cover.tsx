/** A cover before it is paid for: its title, what is behind it in number, and blurred shapes in its place. */
export function LockedCover({ id, title, sentence }: { id: string; title: string; sentence: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-b border-line py-4 pl-7">
      <h3 id={`${id}-title`} className="text-lg">
        {title}
      </h3>
      <p className="figures mt-0.5 text-sm text-quiet">{sentence}</p>
      <div aria-hidden="true" className="mt-2 grid gap-2 blur-[3px]">
        <span className="h-2.5 w-3/4 rounded-sm bg-line" />
        <span className="h-2.5 w-1/2 rounded-sm bg-line" />
      </div>
    </section>
  );
}

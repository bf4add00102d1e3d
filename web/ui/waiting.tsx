import { Spinner } from './spinner.tsx';

/** A page that waits for its data, and says so in its heading. */
export function Waiting({ words }: { words: string }) {
  return (
    <div role="status" className="page flex items-center gap-3 py-24 text-quiet">
      <Spinner />
      <h1 className="font-sans text-sm font-normal tracking-normal">{words}</h1>
    </div>
  );
}

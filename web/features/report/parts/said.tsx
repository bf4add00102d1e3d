import { createContext, type ReactNode, use } from 'react';
import { isSaid } from '../../../../worker/report/view/is-said.ts';
import { Citation } from '../evidence/citation.tsx';
import { Linked } from './linked.tsx';

type Cited = ReadonlyMap<string, readonly number[]>;

const CitedContext = createContext<Cited>(new Map());
const NONE: readonly number[] = [];

/** What the lines of the paid part rest on, for `Said` below it. */
export function CitedProvider({ cited, children }: { cited: Cited; children: ReactNode }) {
  return <CitedContext value={cited}>{children}</CitedContext>;
}

/** A line of the paid part, with its sources and its tasks as links. `at`: its JSON pointer. */
export function Said({ at, children }: { at: string; children: string }) {
  const cited = use(CitedContext);
  if (!isSaid(children)) return null;
  return (
    <>
      <span className="wrap-anywhere whitespace-pre-line">
        <Linked text={children} />
      </span>
      <Citation numbers={cited.get(at) ?? NONE} />
    </>
  );
}

/** A list of such lines; nothing where there is none. */
export function SaidList({ at, items, title }: { at: string; items: readonly string[]; title?: string }) {
  const said = items.map((text, index) => ({ text, at: `${at}/${index}` })).filter(({ text }) => isSaid(text));
  if (said.length === 0) return null;
  return (
    <div className="min-w-0 only:col-span-full">
      {title && <SmallTitle>{title}</SmallTitle>}
      <ul className="grid max-w-measure list-['–__'] gap-1.5 pl-5 text-sm">
        {said.map((one) => (
          <li key={one.at}>
            <Said at={one.at}>{one.text}</Said>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Also stands where no `PartTitle` does, so it is of the same level. */
export function SmallTitle({ children }: { children: ReactNode }) {
  return <h4 className="mb-1.5 text-xs font-semibold text-quiet">{children}</h4>;
}

export function PartTitle({ children }: { children: ReactNode }) {
  return <h4 className="mb-2 font-serif text-base font-semibold">{children}</h4>;
}

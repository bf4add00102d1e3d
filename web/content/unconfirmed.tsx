import { CLAIMS } from './claims.ts';

/** Stands beside the operator's claims until they are confirmed. */
export function Unconfirmed() {
  if (CLAIMS.confirmed) return null;
  return (
    <p className="inline-flex items-center gap-2 border-l-2 border-dashed border-edge pl-3 font-sans text-xs text-quiet">
      The operator of this installation has not confirmed these figures yet.
    </p>
  );
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the build renders and in the first render over it: for parts that rest on the visitor's address or device. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

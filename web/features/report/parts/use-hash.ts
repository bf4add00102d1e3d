import { useLocation } from 'react-router';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';

/** The part of the address after "#", without it. Empty in what the build renders and in the first render over it. */
export function useHash(): string {
  const { hash } = useLocation();
  return useIsHydrated() ? hash.slice(1) : '';
}

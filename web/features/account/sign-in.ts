import { useLocation } from 'react-router';

/** Full-page navigations: the session is a cookie that only the server sets. Specification §7. */
export const SIGN_IN_PATH = '/api/login';
export const SIGN_OUT_PATH = '/api/logout';

export function goToSignIn(): void {
  window.location.assign(SIGN_IN_PATH);
}

/** A sign-in that leads back to the page one is on. */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  return `${SIGN_IN_PATH}?returnTo=${encodeURIComponent(pathname + search)}`;
}

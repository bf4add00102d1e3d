/** Full-page navigations: the session is a cookie that only the server sets. Specification §7. */
export const SIGN_IN_PATH = '/api/login';
export const SIGN_OUT_PATH = '/api/logout';

export function goToSignIn(): void {
  window.location.assign(SIGN_IN_PATH);
}

import type { VerifiedIdentity } from '../db/users.ts';

/** What the service needs from whoever vouches for people by sending the browser away and back. Adapters implement it. */
export interface IdentityProvider {
  /** Where the browser goes to sign in. Throws `SignInRefused` when the provider cannot be reached. */
  authorizationUrl(attempt: SignInSecrets): Promise<URL>;
  /**
   * Who came back, by the parameters of the callback. Throws `SignInRefused` for everything that is not a fresh, genuine answer to this
   * very attempt.
   */
  identify(callback: URLSearchParams, attempt: SignInSecrets): Promise<SignedIn>;
  /** Where the browser ends the session at the provider; null where that is not offered or the provider cannot be reached. */
  endSessionUrl(idToken: string | null): Promise<URL | null>;
}

/** Made for one sign-in and used once. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface SignedIn {
  identity: VerifiedIdentity;
  /** Shown to the provider again at sign-out; null when it is longer than an address can carry. */
  idToken: string | null;
}

/** A sign-in that led to nobody. `message` is for the log: the visitor is told little. */
export class SignInRefused extends Error {
  /** `cancelled`: the person said no at the provider. */
  readonly reason: 'cancelled' | 'unreachable' | 'invalid';

  constructor(reason: SignInRefused['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SignInRefused';
    this.reason = reason;
  }
}

import * as oauth from 'oauth4webapi';
import {
  type IdentityProvider,
  type SignedIn,
  SignInRefused,
  type SignInSecrets,
} from '../accounts/identity-provider.ts';
import type { OidcSettings } from '../accounts/identity-settings.ts';
import { profileOf } from '../accounts/profile.ts';
import { askProvider } from './provider-fetch.ts';

const SCOPE = 'openid email profile';
/** Providers move endpoints seldom and announce it; their keys are read anew by the library every five minutes. */
const DISCOVERY_TTL_MS = 3_600_000;
/** With the other parameters this stays below the 8 KB servers take as an address. */
const MAX_HINT_CHARS = 4_096;

/** Documents by issuer, as long as this isolate lives. */
const discovered = new Map<string, { server: oauth.AuthorizationServer; at: number }>();

/**
 * Sign-in with any OpenID provider: authorization code flow with PKCE, state and nonce, the ID token's signature checked against the
 * provider's published keys. Source: https://openid.net/specs/openid-connect-core-1_0.html
 */
export function createOidcProvider(
  settings: OidcSettings,
  addresses: { callback: string; afterLogout: string },
  send: typeof fetch,
  now: () => number,
): IdentityProvider {
  const client: oauth.Client = { client_id: settings.clientId };
  // Settings allow plain http for a provider on loopback only.
  const http = {
    [oauth.customFetch]: (url: string, asked: Parameters<typeof askProvider>[2]) => askProvider(send, url, asked),
    [oauth.allowInsecureRequests]: settings.issuer.protocol === 'http:',
  };

  async function discover(): Promise<oauth.AuthorizationServer> {
    const known = discovered.get(settings.issuer.href);
    if (known && now() - known.at < DISCOVERY_TTL_MS) return known.server;
    try {
      const response = await oauth.discoveryRequest(settings.issuer, http);
      const server = await oauth.processDiscoveryResponse(settings.issuer, response);
      discovered.set(settings.issuer.href, { server, at: now() });
      return server;
    } catch (error) {
      // An hour-old document is better than a closed door.
      if (known) return known.server;
      throw new SignInRefused('unreachable', 'the provider could not be discovered', error);
    }
  }

  async function exchange(
    server: oauth.AuthorizationServer,
    callback: URLSearchParams,
    { state, nonce, codeVerifier }: SignInSecrets,
  ): Promise<{ tokens: oauth.TokenEndpointResponse; claims: oauth.IDToken }> {
    const checked = oauth.validateAuthResponse(server, client, callback, state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      clientAuth(server, settings.clientSecret),
      checked,
      addresses.callback,
      codeVerifier,
      http,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    // Optional over TLS, and done: it refuses keys that are not the provider's, "none" and shared-secret signatures.
    await oauth.validateApplicationLevelSignature(server, response, http);
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (!claims) throw new SignInRefused('invalid', 'the answer has no ID token');
    return { tokens, claims };
  }

  /** Many providers put only the subject into the ID token. What they do not tell is missing, not a failure. */
  async function userInfo(
    server: oauth.AuthorizationServer,
    accessToken: string,
    subject: string,
  ): Promise<Record<string, unknown>> {
    if (!server.userinfo_endpoint) return {};
    try {
      const response = await oauth.userInfoRequest(server, client, accessToken, http);
      return await oauth.processUserInfoResponse(server, client, subject, response);
    } catch (error) {
      console.warn(JSON.stringify({ event: 'userinfo_failed', error: String(error) }));
      return {};
    }
  }

  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const server = await discover();
      if (!server.authorization_endpoint) throw new SignInRefused('unreachable', 'no authorization_endpoint');
      const url = new URL(server.authorization_endpoint);
      const parameters = {
        client_id: client.client_id,
        redirect_uri: addresses.callback,
        response_type: 'code',
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url;
    },

    async identify(callback, attempt): Promise<SignedIn> {
      const server = await discover();
      try {
        const { tokens, claims } = await exchange(server, callback, attempt);
        const isWhole = claims.email !== undefined && claims.given_name !== undefined && claims.picture !== undefined;
        const told = isWhole ? {} : await userInfo(server, tokens.access_token, claims.sub);
        const { id_token: idToken = '' } = tokens;
        return {
          identity: {
            issuer: server.issuer,
            subject: claims.sub,
            ...profileOf({ ...told, ...claims }, { allowHttp: settings.issuer.protocol === 'http:' }),
          },
          idToken: idToken.length <= MAX_HINT_CHARS ? idToken : null,
        };
      } catch (error) {
        throw refusal(error);
      }
    },

    async endSessionUrl(idToken) {
      const server = await discover().catch(() => null);
      if (!server?.end_session_endpoint) return null;
      const url = new URL(server.end_session_endpoint);
      url.searchParams.set('client_id', client.client_id);
      url.searchParams.set('post_logout_redirect_uri', addresses.afterLogout);
      if (idToken !== null) url.searchParams.set('id_token_hint', idToken);
      return url;
    },
  };
}

/**
 * In the form where the provider takes that: providers disagree on how a header's characters are escaped. The header is what the standard
 * has where nothing is said.
 */
function clientAuth(server: oauth.AuthorizationServer, secret: string): oauth.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_post') ? oauth.ClientSecretPost(secret) : oauth.ClientSecretBasic(secret);
}

function refusal(error: unknown): SignInRefused {
  if (error instanceof SignInRefused) return error;
  if (error instanceof oauth.AuthorizationResponseError) {
    const reason = error.error === 'access_denied' ? 'cancelled' : 'invalid';
    return new SignInRefused(reason, `the provider answered ${error.error}`, error);
  }
  const isTheirs =
    error instanceof oauth.OperationProcessingError ||
    error instanceof oauth.UnsupportedOperationError ||
    error instanceof oauth.ResponseBodyError ||
    error instanceof oauth.WWWAuthenticateChallengeError;
  return new SignInRefused(isTheirs ? 'invalid' : 'unreachable', String(error), error);
}

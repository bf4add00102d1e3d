import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const CLIENT = { id: 'answerable', secret: 'a-secret-of-the-tests' };
const KEY_ID = 'key-1';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** A token under the issuer's own key unless `sign` says otherwise. */
export type Forge = (claims: JWTPayload, keys: Keys) => Promise<string>;

/** An OpenID provider for tests that answers `fetch`: well-behaved until a test bends it. */
export async function startIssuer(issuer = `https://issuer-${crypto.randomUUID()}.example`) {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const state = {
    /** Requests by path. */
    asked: [] as string[],
    /** Codes that can still be exchanged, each with what was asked for. */
    codes: new Map<string, { nonce: string; challenge: string }>(),
    claims: {} as JWTPayload,
    userInfo: null as Record<string, unknown> | null,
    forge: sign as Forge,
    metadata: {} as Record<string, unknown>,
    /** Thrown instead of the next answers, by path. */
    failing: new Set<string>(),
  };

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    state.asked.push(url.pathname);
    if (state.failing.has(url.pathname)) throw new Error('the network is down');
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return Response.json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/me`,
          end_session_endpoint: `${issuer}/end`,
          id_token_signing_alg_values_supported: ['RS256'],
          ...state.metadata,
        });
      case '/keys':
        return Response.json({ keys: [jwk] });
      case '/me':
        return state.userInfo === null ? new Response(null, { status: 500 }) : Response.json(state.userInfo);
      case '/token':
        return token(new URLSearchParams(await request.text()), request.headers.get('authorization'));
      default:
        return new Response(null, { status: 404 });
    }
  }

  async function token(form: URLSearchParams, authorization: string | null): Promise<Response> {
    const known = state.codes.get(form.get('code') ?? '');
    state.codes.delete(form.get('code') ?? '');
    const [, header = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? [];
    const isClient =
      decodeURIComponent(atob(header)) === `${CLIENT.id}:${CLIENT.secret}` ||
      (form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret);
    const isBrowser = known?.challenge === (await challengeOf(form.get('code_verifier') ?? ''));
    if (!known || !isClient || !isBrowser) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: CLIENT.id,
      sub: 'person-1',
      nonce: known.nonce,
      iat: now,
      exp: now + 300,
      ...state.claims,
    };
    return Response.json({ access_token: 'access', token_type: 'Bearer', id_token: await state.forge(claims, keys) });
  }

  return {
    issuer,
    state,
    /** In place of the global `fetch`: what is not the issuer's is not there. */
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      if (new URL(request.url).origin !== issuer) throw new Error(`unexpected request to ${request.url}`);
      return answer(request);
    },
    /** The person agrees: the parameters the browser comes back with. */
    authorize(authorizationUrl: URL, code: string = crypto.randomUUID()): URLSearchParams {
      const asked = authorizationUrl.searchParams;
      state.codes.set(code, { nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '' });
      return new URLSearchParams({ code, state: asked.get('state') ?? '' });
    },
  };
}

export type TestIssuer = Awaited<ReturnType<typeof startIssuer>>;

export function sign(claims: JWTPayload, keys: Keys): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(keys.privateKey);
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** How people sign in. */
export type IdentitySettings = { kind: 'local' } | ({ kind: 'oidc' } & OidcSettings);

export interface OidcSettings {
  /** As the provider writes it; its discovery document stands below it. */
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

export interface RawIdentitySettings {
  IDENTITY?: string;
  OIDC_ISSUER?: string;
  OIDC_CLIENT_ID?: string;
  OIDC_CLIENT_SECRET?: string;
}

export type ParsedIdentity =
  | { ok: true; identity: IdentitySettings }
  | { ok: false; setting: keyof RawIdentitySettings; why: string };

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** `local` believes what is typed, so it is for loopback only; so is a provider without TLS. */
export function parseIdentity(raw: RawIdentitySettings, isLoopback: boolean): ParsedIdentity {
  const refuse = (setting: keyof RawIdentitySettings, why: string): ParsedIdentity => ({ ok: false, setting, why });
  const kind = raw.IDENTITY || 'local';
  if (kind === 'local') {
    if (!isLoopback) return refuse('IDENTITY', '"local" works on loopback only, and APP_ORIGIN is another host');
    return { ok: true, identity: { kind } };
  }
  if (kind !== 'oidc') return refuse('IDENTITY', `"${kind}" is not known; use "local" or "oidc"`);
  const { OIDC_ISSUER: address, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = raw;
  if (!address) return refuse('OIDC_ISSUER', 'is missing; IDENTITY=oidc needs it');
  if (!URL.canParse(address)) return refuse('OIDC_ISSUER', `"${address}" is not an address`);
  const issuer = new URL(address);
  const isPrivate = isLoopback && issuer.protocol === 'http:' && LOOPBACK.test(issuer.hostname);
  if (issuer.protocol !== 'https:' && !isPrivate) return refuse('OIDC_ISSUER', `"${address}" is not an https address`);
  if (issuer.search !== '' || issuer.hash !== '') return refuse('OIDC_ISSUER', 'has no query and no fragment');
  if (!clientId) return refuse('OIDC_CLIENT_ID', 'is missing; IDENTITY=oidc needs it');
  if (!clientSecret) return refuse('OIDC_CLIENT_SECRET', 'is missing; IDENTITY=oidc needs it');
  return { ok: true, identity: { kind, issuer, clientId, clientSecret } };
}

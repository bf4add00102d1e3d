import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { CLIENT, type Forge, sign } from './oidc-issuer.ts';

const otherKeys = await generateKeyPair('RS256', { extractable: true });
const seconds = () => Math.floor(Date.now() / 1000);
const claiming =
  (change: Record<string, unknown>): Forge =>
  (claims, keys) =>
    sign({ ...claims, ...change }, keys);

/** HS256 under the provider's public key as the secret: what a careless check takes for genuine. */
const withPublicKey: Forge = async (claims, keys) => {
  const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey));
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);
};

/** What such a token is signed by, or says, and how it is made: none may open anything. */
export const FORGED_TOKENS: [what: string, forge: Forge][] = [
  ['nobody', async (claims) => new UnsecuredJWT(claims).encode()],
  ['the public key as a secret', withPublicKey],
  [
    'our own client secret',
    (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT.secret)),
  ],
  ['a foreign key under the known name', (claims) => sign(claims, otherKeys)],
  [
    'a foreign key it brings along',
    async (claims) => {
      const jwk = await exportJWK(otherKeys.publicKey);
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', jwk }).sign(otherKeys.privateKey);
    },
  ],
  ['the key of another issuer', claiming({ iss: 'https://evil.example' })],
  ['the provider for another client', claiming({ aud: 'another-client' })],
  ['the provider for several, used by another', claiming({ aud: [CLIENT.id, 'another'], azp: 'another' })],
  ['the provider for another sign-in', claiming({ nonce: 'another-nonce' })],
  ['the provider, for no sign-in', claiming({ nonce: undefined })],
  ['the provider, too long ago', claiming({ iat: seconds() - 900, exp: seconds() - 600 })],
  ['the provider, for nobody', claiming({ sub: undefined })],
  [
    'the provider, and changed since',
    async (claims, keys) => {
      const [head, , signature] = (await sign(claims, keys)).split('.');
      return `${head}.${btoa(JSON.stringify({ ...claims, sub: 'admin' })).replaceAll('=', '')}.${signature}`;
    },
  ],
  ['nobody: it is no token at all', async () => 'not.a.token'],
];

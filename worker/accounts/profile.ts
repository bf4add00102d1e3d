import type { VerifiedIdentity } from '../db/users.ts';

const MAX_EMAIL_CHARS = 254;
const MAX_NAME_CHARS = 100;
const MAX_PICTURE_CHARS = 2_000;

/** The three things we keep of what a provider says of a person. Anything odd is left out: none of it decides who they are. */
export function profileOf(
  claims: Record<string, unknown>,
  { allowHttp }: { allowHttp: boolean },
): Pick<VerifiedIdentity, 'email' | 'firstName' | 'profileImageUrl'> {
  const { email, given_name: givenName, picture } = claims;
  const isEmail = typeof email === 'string' && email.length <= MAX_EMAIL_CHARS && /^[^\s@]+@[^\s@]+$/.test(email);
  const name = typeof givenName === 'string' ? givenName.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() : '';
  return {
    email: isEmail ? email : '',
    firstName: name === '' ? null : Array.from(name).slice(0, MAX_NAME_CHARS).join(''),
    profileImageUrl: typeof picture === 'string' ? pictureOf(picture, allowHttp) : null,
  };
}

function pictureOf(address: string, allowHttp: boolean): string | null {
  if (address.length > MAX_PICTURE_CHARS || !URL.canParse(address)) return null;
  const { protocol, href, username } = new URL(address);
  const isAllowed = protocol === 'https:' || (allowHttp && protocol === 'http:');
  return isAllowed && username === '' ? href : null;
}

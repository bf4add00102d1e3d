/** 256 random bits in lower-case hex. */
export const randomToken = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 in hex: what is stored of a secret that somebody else holds. */
export async function hashOf(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Speaks to a server of this machine as one signed-in person.
 * @param {string} origin
 * @param {string} cookie
 */
function clientFor(origin, cookie) {
  /**
   * @param {string} path
   * @param {unknown} [body] sent as JSON; without one it is a GET
   */
  return async function call(path, body) {
    const response = await fetch(`${origin}${path}`, {
      headers: { cookie, origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null };
  };
}

/**
 * Signs in where identity is local. The caller answers JSON; its `cookie` opens sockets.
 * @param {string} origin
 * @param {{ email: string, firstName: string }} person
 */
export async function signInLocally(origin, person) {
  const response = await fetch(`${origin}/api/login/local`, {
    method: 'POST',
    body: new URLSearchParams(person),
    headers: { origin },
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return Object.assign(clientFor(origin, cookie), { cookie });
}

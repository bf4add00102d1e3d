import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

export const OIDC_CLIENT = { id: 'answerable-e2e', secret: 'a-secret-of-the-tests' };
export const PERSON = { email: 'odile@example.org', firstName: 'Odile' };

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><rect width="48" height="48" fill="#2447f9"/></svg>';

export interface RunningProvider {
  issuer: string;
  stop(): Promise<void>;
}

/** A certified OpenID provider on loopback whose sign-in page takes any name. `appUrl` is where it leads back to. */
export async function startOpenIdProvider(appUrl: string): Promise<RunningProvider> {
  // The issuer's address is part of every answer, so the port has to be known first.
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The OpenID provider has no address.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.id,
        client_secret: OIDC_CLIENT.secret,
        redirect_uris: [`${appUrl}/api/callback`],
        post_logout_redirect_uris: [`${appUrl}/`],
      },
    ],
    cookies: { keys: ['for these tests'] },
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'picture'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        email: PERSON.email,
        given_name: PERSON.firstName,
        picture: `${issuer}/picture.svg`,
      }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url === '/picture.svg') response.setHeader('content-type', 'image/svg+xml').end(PICTURE);
    else void answer(request, response);
  });
  return {
    issuer,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

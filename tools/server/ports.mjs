import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { Refusal } from '../project/project.mjs';

/**
 * The port itself when nobody listens on it, a free one for 0.
 * @param {number} port
 * @throws {Refusal} when it is taken or not ours to take
 */
export async function freePort(port) {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Refusal(refusalFor(port, error));
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * @param {number} port
 * @param {unknown} error
 */
function refusalFor(port, error) {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Use another: PORT=8788 npm start`;
  return `Port ${port} is in use by another program. Use another: PORT=${port + 1} npm start`;
}

/**
 * Answers on [::1] what 127.0.0.1 answers: `localhost` means either, and workerd listens on one address.
 * @param {number} port
 * @returns {Promise<() => void>} ends it. On a machine without IPv6, or with the port taken there, there is nothing to end.
 */
export async function relayFromIpv6(port) {
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      socket.on('error', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen({ port, host: '::1', ipv6Only: true });
  try {
    await once(server, 'listening');
  } catch {
    return () => {};
  }
  server.unref();
  return () => server.close();
}

import { connect } from 'cloudflare:sockets';

/** A refused connection answers at once; one that is dropped on the way must not hold up the analysis. */
const TIMEOUT_MS = 3_000;

/** Whether a TCP connection opens: tells a refused connection from a broken one, which workerd's `fetch` does not. */
export async function canConnect(hostname: string, port: number): Promise<boolean> {
  const socket = connect({ hostname, port });
  socket.closed.catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  try {
    return await Promise.race([socket.opened.then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    socket.close().catch(() => {});
  }
}

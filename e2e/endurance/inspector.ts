/** V8 of a running Worker, asked over its inspector. https://chromedevtools.github.io/devtools-protocol/v8/ */
export interface Inspector {
  /** What JavaScript holds after everything that can go has gone, in MB. */
  heldMb(): Promise<number>;
  close(): void;
}

export async function openInspector(port: number): Promise<Inspector> {
  const answer = await fetch(`http://127.0.0.1:${port}/json`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The inspector knows no Worker.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')));
  });
  const waiting = new Map<number, (result: { usedSize?: number }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: { usedSize?: number } };
    if (id !== undefined) waiting.get(id)?.(result ?? {});
  });
  let last = 0;
  const send = (method: string) =>
    new Promise<{ usedSize?: number }>((resolve) => {
      waiting.set(++last, resolve);
      socket.send(JSON.stringify({ id: last, method }));
    });
  return {
    async heldMb() {
      await send('HeapProfiler.collectGarbage');
      const { usedSize } = await send('Runtime.getHeapUsage');
      if (usedSize === undefined) throw new Error('The inspector does not tell the heap.');
      return usedSize / 1e6;
    },
    close: () => socket.close(),
  };
}

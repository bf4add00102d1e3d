import { type ProgressRecord, subscribeSchema } from '../contract/progress.ts';

/** An inbound message is a subscribe of about 80 characters. */
const MAX_MESSAGE_CHARS = 4_096;
/** An owner's tabs; more are not people. */
const MAX_SOCKETS = 100;

/** Those who follow an analysis over hibernating sockets. The Worker has checked who may before it forwards the upgrade. */
export class Listeners {
  private readonly ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** The answer to an upgrade. Who comes late first hears how it stands. */
  accept(record: ProgressRecord | null): Response {
    if (this.ctx.getWebSockets().length >= MAX_SOCKETS) return new Response('too many listeners', { status: 429 });
    const pair = new WebSocketPair();
    this.ctx.acceptWebSocket(pair[1]);
    if (record) tell(pair[1], record);
    return new Response(null, { status: 101, webSocket: pair[0] });
  }

  /** Only a subscription to this very analysis is understood. */
  async answer(
    socket: WebSocket,
    message: string | ArrayBuffer,
    progress: () => Promise<ProgressRecord | null>,
  ): Promise<void> {
    const text = typeof message === 'string' && message.length <= MAX_MESSAGE_CHARS ? message : '';
    const parsed = subscribeSchema.safeParse(safeJson(text));
    const record = parsed.success ? await progress() : null;
    if (record && parsed.data?.sessionId === record.sessionId) tell(socket, record);
    else socket.close(1008, 'unexpected message');
  }

  announce(record: ProgressRecord): void {
    for (const socket of this.ctx.getWebSockets()) tell(socket, record);
  }

  dismiss(reason: string): void {
    for (const socket of this.ctx.getWebSockets()) socket.close(1000, reason);
  }
}

/** After the last record there is nothing more to hear. */
function tell(socket: WebSocket, record: ProgressRecord): void {
  try {
    socket.send(JSON.stringify(record));
    if (record.stage === 'complete' || record.stage === 'failed') socket.close(1000, record.stage);
  } catch {
    // A socket that is going away hears nothing more; the client polls or reconnects.
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import type { AnalysisObject } from '../analysis/analysis-object.ts';
import type { AnalysisOrder } from '../analysis/order.ts';

export interface RetryMessage {
  order: AnalysisOrder;
}

/** Looks at a run again after this long, until it is settled or the message has used up its deliveries. */
const LOOK_AGAIN_S = 60;

type Objects = DurableObjectNamespace<AnalysisObject>;

/** Takes parked runs up again. A message is done when its run is settled; otherwise it comes back, and ends in the dead letters. */
export async function consumeRetries(batch: MessageBatch<RetryMessage>, objects: Objects): Promise<void> {
  for (const message of batch.messages) {
    const { order } = message.body;
    const state = await objectOf(objects, order)
      .retry(order)
      .catch(() => 'running' as const);
    if (state === 'settled') message.ack();
    else message.retry({ delaySeconds: LOOK_AGAIN_S });
  }
}

/** The end of the road: marks the analysis failed with a sentence its owner can read, and sees to it that they do. */
export async function consumeDeadLetters(
  batch: MessageBatch<RetryMessage>,
  objects: Objects,
  tellOwner: (sessionId: string) => Promise<void>,
): Promise<void> {
  for (const message of batch.messages) {
    const state = await objectOf(objects, message.body.order)
      .giveUp()
      .catch(() => 'running' as const);
    if (state === 'settled') {
      await tellOwner(message.body.order.sessionId);
      message.ack();
    } else message.retry({ delaySeconds: LOOK_AGAIN_S });
  }
}

const objectOf = (objects: Objects, order: AnalysisOrder) => objects.get(objects.idFromName(order.sessionId));

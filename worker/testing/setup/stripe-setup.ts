import type { TestProject } from 'vitest/node';
import { startStripeServer } from '../stripe-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stripeOrigin: string;
  }
}

/** One stand-in for Stripe's API beside the Worker's tests; each test has payments of its own. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const { origin, close } = await startStripeServer();
  provide('stripeOrigin', origin);
  return close;
}

import { createGunzip } from 'node:zlib';
import type { FetchFailure } from '../audit/observations.ts';
import { readFailure } from './fetch-failure.ts';

export interface BodyRead {
  bytes: Uint8Array;
  /** There was more than the cap allows. */
  truncated: boolean;
  failure: FetchFailure | null;
}

/** After `stallMs` of body a server must have reached this rate; a trickle would hold a connection for the whole page limit. */
const MIN_BYTES_PER_S = 500;

/**
 * Reads at most `maxBytes` of a stream and cancels the rest. Counts bytes as they come out of decompression, so a small
 * archive of a huge page ends at the cap like the page itself. Never throws.
 */
export async function readBody(
  stream: ReadableStream<Uint8Array> | null,
  options: { maxBytes: number; stallMs: number; now: () => number },
): Promise<BodyRead> {
  if (!stream) return { bytes: new Uint8Array(), truncated: false, failure: null };
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const startedAt = options.now();
  const done = (truncated: boolean, failure: FetchFailure | null): BodyRead => {
    return { bytes: join(chunks, Math.min(size, options.maxBytes)), truncated, failure };
  };
  try {
    for (;;) {
      const chunk = await readOrStall(reader, options.stallMs);
      if (chunk === 'stalled') return done(false, 'timeout');
      if (chunk.done) return done(false, null);
      chunks.push(chunk.value);
      size += chunk.value.byteLength;
      if (size > options.maxBytes) return done(true, null);
      const elapsedMs = options.now() - startedAt;
      if (elapsedMs > options.stallMs && (size * 1000) / elapsedMs < MIN_BYTES_PER_S) return done(false, 'timeout');
    }
  } catch (error) {
    return done(false, readFailure(error).failure);
  } finally {
    reader.cancel().catch(() => {});
  }
}

/**
 * Unpacks gzip up to `maxBytes`; null when it is none. A damaged or cut archive yields what came out of it. Piece by piece: the stream of
 * the web standard unpacks whatever it is given at once, 5 MB of an archive to 5 GB.
 */
export async function gunzip(
  bytes: Uint8Array,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; truncated: boolean } | null> {
  const unpacked = createGunzip();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const done = (truncated: boolean) => ({ bytes: join(chunks, Math.min(size, maxBytes)), truncated });
  try {
    unpacked.end(bytes);
    for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > maxBytes) return done(true);
    }
    return done(false);
  } catch {
    return size === 0 ? null : done(true);
  } finally {
    unpacked.destroy();
  }
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

async function readOrStall(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  stallMs: number,
): Promise<ReadableStreamReadResult<Uint8Array> | 'stalled'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<'stalled'>((resolve) => {
    timer = setTimeout(() => resolve('stalled'), stallMs);
  });
  try {
    return await Promise.race([reader.read(), stalled]);
  } finally {
    clearTimeout(timer);
  }
}

function join(chunks: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    if (at >= size) break;
    const part = chunk.subarray(0, size - at);
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

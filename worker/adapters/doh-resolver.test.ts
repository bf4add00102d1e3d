import { describe, expect, it } from 'vitest';
import { createDohResolver } from './doh-resolver.ts';

/** A resolver that knows these answers by record type; anything else fails. */
function resolving(answers: Record<string, unknown>) {
  const asked: URL[] = [];
  const resolve = createDohResolver(async (input) => {
    const url = new URL(String(input));
    asked.push(url);
    const answer = answers[url.searchParams.get('type') ?? ''];
    if (answer === undefined) throw new TypeError('Network connection lost.');
    return Response.json(answer);
  });
  return { resolve, asked };
}

const addresses = (type: number, ...data: string[]) => ({
  Status: 0,
  Answer: data.map((each) => ({ type, data: each })),
});
const CNAME = { type: 5, data: 'edge.example.' };

describe('createDohResolver', () => {
  it('asks for both families and leaves out other records', async () => {
    const a = addresses(1, '93.184.216.34');
    const { resolve, asked } = resolving({
      A: { ...a, Answer: [CNAME, ...a.Answer] },
      AAAA: addresses(28, '2606:2800::1'),
    });
    expect(await resolve('bakery.example')).toEqual(['93.184.216.34', '2606:2800::1']);
    expect(asked.map(({ searchParams }) => searchParams.get('name'))).toEqual(['bakery.example', 'bakery.example']);
  });

  it('knows that a name does not exist', async () => {
    expect(await resolving({ A: { Status: 3 }, AAAA: { Status: 3 } }).resolve('nope.example')).toEqual([]);
    expect(await resolving({ A: { Status: 0 }, AAAA: { Status: 0 } }).resolve('nope.example')).toEqual([]);
  });

  it('uses what one family answers when the other fails', async () => {
    expect(await resolving({ A: addresses(1, '10.0.0.1') }).resolve('bakery.example')).toEqual(['10.0.0.1']);
  });

  it('says when it cannot tell', async () => {
    expect(await resolving({}).resolve('bakery.example')).toBeNull();
    expect(await resolving({ A: { Status: 3 } }).resolve('bakery.example')).toBeNull();
    expect(await resolving({ A: 'nonsense', AAAA: { Status: 2 } }).resolve('bakery.example')).toBeNull();
  });
});

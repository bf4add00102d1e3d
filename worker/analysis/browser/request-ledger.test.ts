import { describe, expect, it } from 'vitest';
import { RequestLedger } from './request-ledger.ts';

/** A journal that holds what was saved, as after a crash. */
function journal() {
  const documents = new Map<string, string>();
  return {
    read: <T>(name: string) => JSON.parse(documents.get(name) ?? 'null') as T | null,
    write: (name: string, value: unknown) => void documents.set(name, JSON.stringify(value)),
  };
}

const HOST = 'bakery.example';
/** How many of `wanted` requests one load of a page gets. */
function load(ledger: RequestLedger, purpose: 'reading' | 'measuring', wanted: number, isCode = false) {
  const share = ledger.openLoad(purpose);
  const got = Array.from({ length: wanted }, () => share.take(HOST, isCode)).filter(Boolean).length;
  return { got, share };
}

describe('requests of all browsers of an analysis to one host', () => {
  it('are 150, of which reading leaves 30 for measuring', () => {
    const ledger = new RequestLedger(journal());
    for (const page of [50, 50]) expect(load(ledger, 'reading', page).got).toBe(page);
    expect(ledger.isReadingOver).toBe(false);
    expect(load(ledger, 'reading', 50, true).got).toBe(20);
    expect(ledger.isReadingOver).toBe(true);
    expect(load(ledger, 'measuring', 50).got).toBe(30);
    expect(ledger.hasLoadsLeft(1)).toBe(false);
  });

  it('are counted on after a crash', () => {
    const kept = journal();
    load(new RequestLedger(kept), 'reading', 100);
    expect(load(new RequestLedger(kept), 'reading', 100).got).toBe(20);
  });

  it('let a page be loaded again as long as that fits', () => {
    const ledger = new RequestLedger(journal());
    load(ledger, 'reading', 20);
    load(ledger, 'measuring', 40);
    expect(ledger.hasLoadsLeft(2)).toBe(true);
    expect(ledger.hasLoadsLeft(3)).toBe(false);
  });

  it('are not what the browser had already', () => {
    const ledger = new RequestLedger(journal());
    const { share } = load(ledger, 'reading', 100);
    for (let i = 0; i < 100; i++) share.giveBack(HOST);
    expect(load(ledger, 'reading', 120).got).toBe(120);
  });

  it('leave a page as visitors see it when only its own flood is refused, and say when they do not', () => {
    const flood = load(new RequestLedger(journal()), 'reading', 500).share;
    expect(flood).toMatchObject({ isCut: true, isIncomplete: false });
    const code = load(new RequestLedger(journal()), 'reading', 500, true).share;
    expect(code).toMatchObject({ isCut: true, isIncomplete: true });
  });

  it('of data keep no other page from being read', () => {
    const ledger = new RequestLedger(journal());
    load(ledger, 'reading', 500);
    expect(ledger.isReadingOver).toBe(false);
    expect(load(ledger, 'reading', 20).share).toMatchObject({ isCut: true, isIncomplete: false });
    load(ledger, 'reading', 1, true);
    expect(ledger.isReadingOver).toBe(true);
  });

  it('go to so many hosts at most', () => {
    const share = new RequestLedger(journal()).openLoad('reading');
    const got = Array.from({ length: 600 }, (_, i) => share.take(`${i}.example`, false)).filter(Boolean).length;
    expect(got).toBe(500);
  });
});

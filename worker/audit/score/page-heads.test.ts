import { describe, expect, it } from 'vitest';
import type { Evidence } from '../checks/check.ts';
import { CHECKS, type CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { improvements } from './improvements.ts';
import { lackingHeads } from './page-heads.ts';
import type { ReadAs } from './worth-raising.ts';

const HOME = 'https://larch.example/';
const OAK = 'https://larch.example/oak';
const PAGES: ReadAs[] = [
  { url: HOME, role: 'home' },
  { url: OAK, role: 'services' },
];

function result(id: CheckId, place: string, seen: string, pageUrl = HOME, cause?: string): CheckResult {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(id);
  const evidence: Evidence[] = [{ pageUrl, place, seen }];
  const outcome = { outcome: 'fail', evidence, ...(cause ? { cause } : {}) };
  return { check, outcome: outcome as unknown as CheckResult['outcome'] };
}
const title = (pageUrl = HOME) => result('weak-page-titles', 'no title', 'no title', pageUrl);
const heading = (place = 'no h1') => result('missing-main-heading', place, 'no heading at all');
const description = (seen = 'no meta description') => result('weak-meta-descriptions', 'meta description', seen);
const town = () => result('place-missing-in-title', 'title', 'Larch (missing here: York)');
const lacking = (...results: CheckResult[]) => [...lackingHeads(results, PAGES)].map(({ check }) => check.id);

describe('the first lines of the home page', () => {
  it('are one thing to do where two of them say nothing, and it weakens what is known of the business', () => {
    const [first, ...others] = improvements({
      results: [title(), heading(), description()],
      gates: [],
      trade: null,
      pages: PAGES,
    });
    expect(others).toEqual([]);
    expect(first?.urgency).toBe('weakens');
    expect(first?.advice.title).toBe('Say in the title, main heading and description of your home page what you do');
    expect(first?.advice.steps?.map(({ checkId }) => checkId)).toEqual(first?.checkIds);
  });

  it('name the town where it is known to be missing in them, and not beside the task that says it with the name', () => {
    expect(lacking(town(), description())).toEqual(['place-missing-in-title', 'weak-meta-descriptions']);
    const apart = result('missing-self-description', 'text', 'no line names both', HOME, 'name-and-town-apart');
    expect(lacking(town(), description(), apart)).toEqual([]);
    const [one] = improvements({ results: [town(), description()], gates: [], trade: null, pages: PAGES });
    expect(one?.advice.title).toBe('Say in the title and description of your home page what you do and where');
  });

  it('are no such thing where one of them lacks, where other pages do, or where a line is there', () => {
    expect(lacking(title())).toEqual([]);
    expect(lacking(title(), town())).toEqual([]);
    expect(lacking(title(OAK), heading())).toEqual([]);
    expect(lacking(heading('2 h1'), description())).toEqual([]);
    expect(lacking(title(), description('Larch'))).toEqual([]);
    const shared = result('weak-page-titles', 'title that another page has too', 'Larch, joiner in York');
    expect(lacking(shared, description())).toEqual([]);
    expect(lacking(heading(), description())).toEqual(['missing-main-heading', 'weak-meta-descriptions']);
  });
});

import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { run } from '../../../testing/unseen-website.ts';
import { subjectKey } from '../../advice/subjects.ts';
import { CHECKS } from '../../checks/index.ts';
import type { CheckResult } from '../../checks/run-checks.ts';
import type { AxeReading } from '../../website/axe/axe-finding.ts';

/** A shop whose entries are photographs without a word, each of them a link. */
describe('pictures that are links', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => `<a href="/item-${at}"><img src="/photo-${at}.jpg" alt=""></a>`).join('');

  it('are named by a text for each, together with the other pictures', () => {
    const { outcome, cause } = run('nameless-links-and-buttons', entries(9));
    expect([outcome, cause]).toEqual(['fail', 'linked-pictures']);
    const check = (id: string) => CHECKS.find((one) => one.id === id);
    const result = (id: string, named: string | null) =>
      ({ check: check(id), outcome: { outcome: 'fail', cause: named, evidence: [] } }) as unknown as CheckResult;
    expect(subjectKey(result('nameless-links-and-buttons', 'linked-pictures'))).toBe(
      subjectKey(result('pictures-without-alt-text', null)),
    );
    expect(subjectKey(result('nameless-links-and-buttons', null))).toBe(null);
  });
  it.each([
    entries(3),
    `${entries(3)}${Array.from({ length: 9 }, (_, at) => `<a href="/page-${at}"><i class="sign"></i></a>`).join('')}`,
  ])('are a small thing where they are few, or few of many', (html) => {
    expect(run('nameless-links-and-buttons', html).cause).toBe(null);
  });
  it('that lead to the top of their page are without a name, and told by their picture', () => {
    const html = '<a class="brand" href="#"><img src="img/lamp-sign.png"></a>';
    const axe = {
      violations: [{ rule: 'link-name', nodes: [{ selector: '.brand', snippet: html, fix: '' }] }],
    } as unknown as AxeReading;
    const read = page(html, { rendered: html });
    if (read.rendered) Object.assign(read.rendered, { axe });
    expect(run('nameless-links-and-buttons', [read]).seen).toEqual(['link without a name, its picture: lamp-sign.png']);
  });
});

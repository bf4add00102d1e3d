import { describe, expect, it } from 'vitest';
import { HOME, observed, page, textResource } from '../../testing/audit-builders.ts';
import { judge } from '../judge.ts';

const PAGE =
  '<html lang="en"><head><title>Blue Larch bakery</title></head><body><main><h1>Blue Larch bakery</h1><p>We bake rye bread and rolls in Leeds every morning.</p></main></body></html>';
const NOINDEX = PAGE.replace('</head>', '<meta name="robots" content="noindex, nofollow"></head>');

const judged = (robots: string, html = PAGE) =>
  judge(observed([page(html)], textResource(robots, { url: `${HOME}robots.txt` })));
const tasks = (robots: string, html?: string) => judged(robots, html).premiumResults?.recommendations ?? [];
const closing = (robots: string, html?: string) =>
  tasks(robots, html).filter(({ checkIds }) => checkIds.some((id) => /^(?:blocked-|noindex-)/.test(id)));

const CLOSED = 'User-agent: *\nDisallow: /\n';
const REMARK = '# A copy for our own tests, please do not list it.\n';
const DECIDE = 'Decide whether this is the website people should find';

describe('a website that is closed as a whole', () => {
  it.each([
    [`${REMARK}${CLOSED}`, PAGE],
    [CLOSED, NOINDEX],
    [CLOSED, PAGE.replace('</head>', '<link rel="canonical" href="https://www.blue-larch.example/"></head>')],
  ])('is asked about first, as one task and without a text that opens it: %s', (robots, html) => {
    const found = closing(robots, html);
    expect(found.map(({ title, fix }) => [title, fix ?? null])).toEqual([[DECIDE, null]]);
    expect(tasks(robots, html)[0]?.title).toBe(DECIDE);
  });

  it('quotes the remark above the rule', () => {
    const [task] = closing(`${REMARK}${CLOSED}`);
    expect(task?.evidence.map(({ seen }) => seen)).toContain(REMARK.trim());
  });

  it('is one task where nothing tells why', () => {
    const found = closing(CLOSED);
    expect(found).toHaveLength(1);
    expect(found[0]?.fix?.content).toContain('OAI-SearchBot');
    expect(closing(`# robots.txt\n${CLOSED}`)).toHaveLength(1);
    expect(closing(`# robots.txt\n${CLOSED}`)[0]?.title).not.toBe(DECIDE);
  });

  it('is none where a part is closed, or single agents are', () => {
    const titles = (robots: string) => closing(robots, PAGE).map(({ title }) => title);
    expect(titles(`${REMARK}User-agent: *\nDisallow: /basket/\n`)).toEqual([]);
    expect(titles(`${REMARK}User-agent: OAI-SearchBot\nDisallow: /\n`)).not.toContain(DECIDE);
  });
});

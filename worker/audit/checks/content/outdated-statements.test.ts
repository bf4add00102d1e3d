import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { main, run, source, text } from '../../../testing/run-content-check.ts';

describe('outdated-statements', () => {
  it('counts the dates that are over below a heading that speaks of what comes', () => {
    const list = (heading: string, years: number[]) =>
      `<h2>${heading}</h2><ul>${years.map((year, at) => `<li>0${at + 1}.02.${year} Market</li>`).join('')}</ul>${text(2)}`;
    const of = (heading: string, years: number[], url = HOME) =>
      run('outdated-statements', [page(main(list(heading, years)), { url })]);
    const old = [2019, 2019, 2019, 2019];
    expect(of('Upcoming markets', [...old, 2099])).toMatchObject({
      outcome: 'fail',
      cause: 'dates-over',
      seen: ['“Upcoming markets”: 4 of 5 dates in this list are over'],
    });
    expect(of('Upcoming markets', [...old, 2099, 2099]).outcome).toBe('pass');
    expect(of('Our markets', old).outcome).toBe('pass');
    expect(of('Calendar', old)).toMatchObject({ cause: 'dates-over' });
    expect(of('Our markets', old, `${HOME}calendar.html`)).toMatchObject({ cause: 'dates-over' });
    expect(of('Calendar', [...old, 2099]).outcome).toBe('pass');
  });
  it('tells a course whose days are over, with its hours and its price, from a chronicle and from one that goes on', () => {
    const course = (from: string, to: string, more = '<p>8 Abende · 120 €</p>') =>
      run('outdated-statements', [
        page(
          `<main><h1>Tango</h1><p>18:30 – 19:45 Uhr</p><p>Start: ${from}</p><p>Ende: ${to}</p>${more}${text(2)}</main>`,
        ),
      ]);
    expect(course('14.08.2019', '09.10.2019')).toMatchObject({ outcome: 'fail', cause: 'meetings-over' });
    expect(course('14.08.2019', '09.10.2099').outcome).toBe('pass');
    expect(course('14.08.2019', '09.10.2019', '').outcome).toBe('pass');
    expect(course('14.08.2019', 'offen').outcome).toBe('pass');
  });
  it('lists no notice that a script shows in its days alone, but one that it shows today', () => {
    const notice = (style: string) => `<p${style}>Dear guests, we are closed from 8 June to 18 June 2019.</p>`;
    const of = (html: string, rendered?: string) =>
      run('outdated-statements', [page(main(html + text(2)), rendered ? { rendered: main(rendered + text(2)) } : {})])
        .outcome;
    const kept = notice(' style="display:none"');
    expect(of(notice(''))).toBe('fail');
    expect(of(kept)).toBe('pass');
    expect(of(kept, kept)).toBe('pass');
    expect(of(kept, notice(''))).toBe('fail');
  });
  it('finds what an imprint leaves open in square brackets', () => {
    const of = (line: string) =>
      run('outdated-statements', [page(main(text(2))), page(main(line), { url: `${HOME}imprint`, role: 'legal' })])
        .outcome;
    expect(of('<p>[Name of the owner – to follow, § 5]</p>')).toBe('fail');
    expect(of('<p>Insured with [name of insurer], London.</p>')).toBe('fail');
    expect(of('<p>Last updated: [March 3, 2024]. See [the list](https://example.test/).</p>')).toBe('pass');
  });
  it('counts a word in brackets of an imprint beside phrases in them alone', () => {
    const of = (line: string) =>
      run('outdated-statements', [page(main(text(2))), page(main(line), { url: `${HOME}imprint`, role: 'legal' })])
        .seen;
    expect(of('<p>Capital: as agreed [amount] €</p>').join()).not.toContain('[amount]');
    expect(of('<p>Made by [name of the agency].</p><p>A capital of [amount] €</p>')).toHaveLength(2);
  });
  it('compares no prices of two pages: a label and a "from" amount belong to what each page is about', () => {
    const fares = (h1: string, from: number) =>
      `<h1>${h1}</h1><div>Fixed price <strong>from £${from}</strong></div>${text(2)}`;
    const pages = [
      page(main(fares('Taxi from Elmford', 97))),
      page(main(fares('Taxi from Oakley', 85)), { url: `${HOME}oakley` }),
    ];
    const from = (amount: number, path: string) => ({
      value: { what: 'Fixed price', amount, currency: 'GBP', asShown: `£${amount}` },
      sources: [source({ pageUrl: `${HOME}${path}`, seen: `Fixed price from £${amount}` })],
    });
    expect(run('outdated-statements', pages, { prices: [from(97, ''), from(85, 'oakley')] }).outcome).toBe('pass');
  });
  it('lists each passage that a template left, and the pictures it left beside them', () => {
    const latin = (end: string) => `<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit ${end}.</p>`;
    const box = '<img src="https://placehold.it/350x150">';
    const of = (html: string) => run('outdated-statements', [page(main(html + text(2)))]);
    const passages = latin('one') + latin('two') + latin('two');
    expect(of(passages)).toMatchObject({ outcome: 'fail', cause: 'never-filled-in', evidence: { length: 3 } });
    expect(of(passages + box)).toMatchObject({ cause: 'text-and-pictures-left', evidence: { length: 4 } });
    expect(of(box)).toMatchObject({ outcome: 'partial', cause: 'pictures-left' });
  });
  it('takes no picture for one of a template that somebody may have put there', () => {
    const of = (src: string) => run('outdated-statements', [page(main(`<img src="${src}">${text(2)}`))]).outcome;
    expect(of('https://boxes.example.net/600x400/ccc/fff.png?text=Hello')).toBe('partial');
    expect(of('https://boxes.example.net/600x400?url=shop.jpg')).toBe('pass');
    expect(of('https://boxes.example.net/bowls/600x400.jpg')).toBe('pass');
    expect(of('/600x400.png')).toBe('pass');
  });
});

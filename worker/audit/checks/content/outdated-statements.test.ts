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
  it('tells a timetable that is over from posts, results and one that goes on', () => {
    const rows = (days: string[], tag = 'h4') => days.map((day) => `<${tag}>${day}</${tag}>`).join('');
    const of = (html: string, more = '<p>Harp course: 90 €</p>') =>
      run('outdated-statements', [page(main(`<h2>Harp evenings</h2>${html}${more}${text(2)}`))]);
    const evenings = ['11.10.18 (16:00)', '18.10.18 (16:00)', '25.10.18 (16:30)'];
    expect(of(rows(evenings))).toMatchObject({ cause: 'meetings-over', seen: ['25.10.18 (16:30)'] });
    const table = (year: number) =>
      `<table>${[3, 4, 5].map((month) => `<tr><td>01.0${month}.${year}</td><td>19:00</td><td>Chords</td></tr>`).join('')}</table>`;
    expect(of(table(2019))).toMatchObject({ cause: 'meetings-over', seen: ['01.05.2019 · 19:00 · Chords'] });
    for (const goesOn of [
      table(2099),
      rows([...evenings].reverse()),
      rows(evenings.slice(1)),
      rows(['11.10.18 (16:07)', '18.10.18 (16:00)', '25.10.18 (16:41)', '26.10.18 (17:02)']),
      rows([...evenings, '01.11.98 (16:00)']),
    ])
      expect(of(goesOn).outcome).toBe('pass');
    expect(of(rows(evenings), '').outcome).toBe('pass');
  });
  it('lists the prices of one thing that differ between the home page and a page of prices', () => {
    const list = (sums: [string, string, string]) =>
      ['Harp lesson', 'Lute lesson', 'Trio lesson']
        .map((name, at) => `<h3>${name}</h3><p>Price: ${sums[at]}</p>`)
        .join('');
    const of = (home: [string, string, string], prices: [string, string, string], role = 'prices') =>
      run('outdated-statements', [
        page(main(list(home) + text(2))),
        page(main(list(prices) + text(3)), { url: `${HOME}prices`, role: role as 'prices' }),
      ]);
    expect(of(['40 €', '45 €', '60 €'], ['40 €', '52 €', '60 €'])).toMatchObject({
      cause: 'two-prices',
      seen: ['Lute lesson Price: 45 €', 'Lute lesson Price: 52 €'],
    });
    expect(of(['40 €', '45 €', '60 €'], ['40 €', '45 €', '60 €']).outcome).toBe('pass');
    expect(of(['40 €', 'from 45 €', '60 €'], ['40 €', '52 €', '60 €']).outcome).toBe('pass');
    expect(of(['40 €', '45 €', '60 €'], ['40 €', '52 €', '60 €'], 'other').outcome).toBe('pass');
  });
  it('finds holes in angle brackets and crossed-out numbers on a notice of the law', () => {
    const of = (line: string) =>
      run('outdated-statements', [page(main(text(2))), page(main(line), { url: `${HOME}imprint`, role: 'legal' })])
        .outcome;
    expect(of('<p>Register number: &lt;to follow&gt;</p>')).toBe('fail');
    expect(of('<p>VAT number: DE XXX XXX XXX</p>')).toBe('fail');
    expect(of('<p>Mail: &lt;harp@example.org&gt;</p><p>Chapter XXX, sizes XL XXL</p>')).toBe('pass');
  });
  it('counts a passage with two gaps in it once', () => {
    const notice =
      '<p>Larch Coats<br>Form: [Sole trader — À COMPLÉTER]<br>Number: [À COMPLÉTER]<br>VAT: [BE 0XXX.XXX.XXX — À COMPLÉTER]</p>';
    const found = run('outdated-statements', [
      page(main(text(2))),
      page(main(notice), { url: `${HOME}imprint`, role: 'legal' }),
    ]);
    expect(found.outcome).toBe('fail');
    expect(found.evidence).toHaveLength(1);
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
  it('finds sums whose digits nobody put in, each, and no name of a size or a shop', () => {
    const sums = (...said: string[]) =>
      run('outdated-statements', [page(main(said.map((one) => `<p>${one}</p>`).join('') + text(2)))]);
    const left = sums('Small kiln from XX,XX€', 'Large kiln from XX,XX€', 'Wheel: R$ YY.YY');
    expect([left.outcome, left.seen.length]).toEqual(['fail', 3]);
    expect(sums('Size XX 25 €', 'Shirt XXL € 30', 'Y 2 kr', 'Room X: 40 €').outcome).toBe('pass');
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
    expect(of('https://boxes.example.net/g/200/300')).toBe('partial');
    expect(of('https://boxes.example.net/512/733/733585.png')).toBe('pass');
    expect(of('https://boxes.example.net/600x400?url=shop.jpg')).toBe('pass');
    expect(of('https://boxes.example.net/bowls/600x400.jpg')).toBe('pass');
    expect(of('/600x400.png')).toBe('pass');
  });
});

it('tells texts of one pattern in boxes for pictures, and leaves one alone open', () => {
  const box = (what: string) => `<div><div class="pic-placeholder">Larbo: the ${what} of oak urnimo</div></div>`;
  const of = (...all: string[]) => run('outdated-statements', [page(main(text(2) + all.map(box).join('')))]);
  expect(of('mill', 'mules', 'flour')).toMatchObject({ outcome: 'partial', cause: 'pictures-left' });
  expect(of('mill').outcome).toBe('inconclusive');
  expect(of().outcome).toBe('pass');
});

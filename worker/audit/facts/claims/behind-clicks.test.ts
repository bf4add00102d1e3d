import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import type { ClickedEntry } from '../../website/unasked/clicked-entry.ts';
import { behindClicks, clickAmong, openedByClicks, unfilledBehindClicks, unopenedEntries } from './behind-clicks.ts';

const SWEEPING = 'We sweep chimneys in all of Leeds\nfrom September until the end of May';

/** A page on which a browser clicked one entry. */
function clicked(entry: Partial<ClickedEntry>, html = '<p>Sweeps of Leeds</p>') {
  const one = page(html, { rendered: html });
  const whole: ClickedEntry = { name: 'Services', href: null, opens: true, words: 14, text: SWEEPING, ...entry };
  if (one.rendered) one.rendered.view.clicked = [whole];
  return one;
}

describe('what clicks brought', () => {
  it('is what no page holds, each once, with whether it stood in a menu', () => {
    const [first, ...others] = behindClicks([clicked({ isMenu: true }), clicked({ isMenu: true })]);
    expect(first).toMatchObject({ name: 'Services', isMenu: true, words: 14 });
    expect(others).toEqual([]);
    const held = page(
      SWEEPING.split('\n')
        .map((line) => `<p>${line}</p>`)
        .join(''),
    );
    expect(behindClicks([clicked({}), held])).toEqual([]);
  });

  it('is no thanks or empty basket, but a number to call in few words', () => {
    const short = { words: 3, text: 'Your basket is empty' };
    expect(behindClicks([clicked(short)])).toEqual([]);
    expect(behindClicks([clicked({ words: 2, text: 'Call 0113 496 0123' })])).toHaveLength(1);
  });

  it('is not the page in another language', () => {
    const italian =
      '<p>Spazziamo i camini di tutta la provincia di Varese, da settembre fino alla fine di maggio. Siamo qui per voi.</p>';
    const text =
      'We sweep the chimneys of all houses in the province, from September until the end of May.\nWe are here for you and your family.';
    expect(behindClicks([clicked({ name: 'Lingua', words: 28, text }, italian)])).toEqual([]);
    expect(behindClicks([clicked({ words: 28, text }, `<p>${text.replace('sweep', 'clean')}</p>`)])).toHaveLength(1);
  });

  it('is no legal text, except who stands behind the website', () => {
    expect(behindClicks([clicked({ name: 'Privacy policy' })])).toEqual([]);
    expect(behindClicks([clicked({ name: 'Impressum' })])).toHaveLength(1);
    const served = clicked({ servedAt: 'https://sweeps.test/services.html' });
    expect(behindClicks([served])).toEqual([]);
    expect(openedByClicks([served])).toHaveLength(1);
  });
});

describe('what a template left behind clicks', () => {
  const openedOn = (...texts: string[]) => {
    const one = clicked({});
    if (one.rendered)
      one.rendered.view.clicked = texts.map((text, at) => ({
        name: `Tile ${at}`,
        href: null,
        opens: true,
        words: text.split(/\s+/).length,
        text,
      }));
    return [one];
  };
  const left = ['Winter mug - Name 1\nWrite here what the mug 1', 'Autumn mug - Name 1\nWrite here what the mug 1'];

  it('is nothing that is lost, alike but for a number or words of a template', () => {
    expect(behindClicks(openedOn(...left, 'Name 1\nName 2\nName 3'))).toEqual([]);
    expect(unfilledBehindClicks(openedOn(...left, 'Bowl - Name 1'))).toHaveLength(2);
    expect(behindClicks(openedOn('Lorem ipsum dolor sit amet, consectetur adipiscing elit'))).toEqual([]);
  });

  it('is not what somebody wrote, with a number or without', () => {
    const rooms = ['The blue room sleeps up to 4 and has a bath', 'The red room with a view sleeps up to 4'];
    expect(behindClicks(openedOn(...rooms, 'The garden room below the roof sleeps up to 4'))).toHaveLength(3);
    expect(behindClicks(openedOn('Our workshop lies at the harbour, in Quay Street 1'))).toHaveLength(1);
    const [first] = behindClicks(openedOn(...left, `${left[0]}\n${SWEEPING}\nCome and see us on any day of it`));
    expect(first).toMatchObject({ text: `${SWEEPING}\nCome and see us on any day of it`, words: 23 });
  });
});

describe('entries nobody clicked on', () => {
  const menu = '<nav><a href="#">Prices</a></nav><p>Sweeps</p><script src="/a.js"></script>';
  const home = (opens: boolean | undefined, html = menu) => {
    const one = page(html, { rendered: html, role: 'home' });
    for (const link of one.rendered?.view.links ?? []) if (opens !== undefined) link.opens = opens;
    return one;
  };

  it('are those of the menu that a script answers, on a home page of few words', () => {
    expect(unopenedEntries([home(true)]).map(({ text }) => text)).toEqual(['Prices']);
    expect(unopenedEntries([home(false)])).toEqual([]);
    expect(unopenedEntries([home(true, `${menu}<p>${'word '.repeat(200)}</p>`)])).toEqual([]);
  });

  it('leave in doubt what a view may hold, however the address of a part that is not there is written', () => {
    const named = (href: string, more = '') =>
      clickAmong([home(undefined, menu.replace('href="#"', `href="${href}"`) + more)]).behindClick;
    expect(named('#prices')).toBe('Prices');
    expect(named('/#prices')).toBe('Prices');
    expect(named('/#prices', '<h2 id="prices">Prices</h2>')).toBe(undefined);
    expect(named('/other#prices')).toBe(undefined);
    // It names an address of a kind.
    expect(unopenedEntries([home(undefined, menu.replace('href="#"', 'href="/#prices"'))])).toEqual([]);
  });

  it('are none where the click is known', () => {
    const one = home(true);
    if (one.rendered) one.rendered.view.clicked = [{ name: 'Prices', href: '#', opens: true, words: 0, text: '' }];
    expect(unopenedEntries([one])).toEqual([]);
  });
});

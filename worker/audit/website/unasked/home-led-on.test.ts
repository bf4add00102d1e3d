import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { littlePlainText } from '../../checks/rendering/little-plain-text.ts';
import { withHomeLedOn } from './home-led-on.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const PROSE = `<h1>Baskets of willow</h1><p>${'We weave baskets of willow in a barn by the river. '.repeat(6)}</p>`;
const EN = `${HOME}en/`;

/** The address with `stub` on it, shown by a browser at `cameTo`, and the version it leads to. */
function judged(stub: string, cameTo: string, version = PROSE) {
  const home = attemptOf(page(stub, { rendered: PROSE }));
  if (home.rendered) home.rendered.finalUrl = cameTo;
  return withHomeLedOn({
    target,
    pages: [home, attemptOf(page(version, { url: EN, role: 'other', rendered: version }))],
  });
}

describe('an address that holds nothing but a script that leads on', () => {
  const stub = '<title>Larch Baskets</title><script src="/choose-language.js"></script>';

  it('makes the page it leads to the home page, and is known to lead on itself', () => {
    const { target: known, pages, ledOn } = judged(stub, EN);
    expect(known.homeUrl).toBe(EN);
    expect(pages.map(({ url, role }) => [url, role])).toEqual([
      [EN, 'home'],
      [HOME, 'other'],
    ]);
    expect(pages[1]?.plain.view?.scripts.leadsTo).toBe(EN);
    expect(ledOn).toEqual({ from: HOME, to: EN });
  });

  it('is told as that', () => {
    const outcome = runCheck(
      littlePlainText,
      inputs({ entry: { ledOn: { from: HOME, to: EN } }, pages: [page(PROSE)] }),
    );
    expect(outcome).toMatchObject({ outcome: 'fail', cause: 'led-on-by-script' });
    expect(outcome.evidence).toEqual([
      { pageUrl: HOME, place: 'HTML as served', seen: 'nothing to read but a script, which leads to /en/' },
    ]);
  });

  it('is a home page where it says something itself, stays where it is, or leads to what was not read', () => {
    expect(judged(`${stub}${PROSE}`, EN).ledOn).toBeUndefined();
    expect(judged(stub, HOME).ledOn).toBeUndefined();
    expect(judged(stub, `${HOME}#/en`).ledOn).toBeUndefined();
    expect(judged(stub, `${HOME}nl/`).ledOn).toBeUndefined();
    expect(judged(stub, EN, '<p>Soon</p>').ledOn).toBeUndefined();
    expect(judged('<title>Larch Baskets</title>', EN).ledOn).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { fixesOf } from '../../../testing/fixes-of.ts';
import { bakery, solicitors } from '../../../testing/two-businesses.ts';
import { altTextFixes } from './alt-texts.ts';
import { spokenName } from './alt-words.ts';
import { controlNameFixes } from './control-names.ts';
import { fakeListFixes } from './fake-lists.ts';
import { formLabelFixes } from './form-labels.ts';
import { linkTextFixes } from './link-texts.ts';
import { dayOf, timeElementFixes } from './time-elements.ts';

describe('alt texts', () => {
  it('come from what is around a picture or from its file name, and are TODO otherwise', () => {
    const main = `<section class="card"><h3>Wills &amp; "trusts"</h3><img src="/img/IMG_2041.jpg"></section>
<p><a href="/services"><img src="/img/teaser-1.jpg"></a></p><p><img src="/img/meeting-room-york.jpg"></p><p><img src="/img/divider-grey.png"></p><p><img src="/img/DSC0001.jpg"></p>`;
    const { contents, before, written } = fixesOf(altTextFixes, solicitors({ home: { main } }));
    expect(before.get('pictures-without-alt-text')).toBe('fail');
    expect(contents[0]?.split('\n')).toEqual([
      '<img src="https://harwood-lane.test/img/IMG_2041.jpg" alt="Wills &amp; &quot;trusts&quot;">',
      '<img src="https://harwood-lane.test/img/teaser-1.jpg" alt="Legal services">',
      '<img src="https://harwood-lane.test/img/meeting-room-york.jpg" alt="Meeting room york">',
      '<img src="https://harwood-lane.test/img/divider-grey.png" alt="">',
    ]);
    expect(contents[1]).toBe('<img src="https://harwood-lane.test/img/DSC0001.jpg" alt="TODO">');
    expect(written.flatMap(({ passes }) => passes)).toEqual([]);
  });

  it('are promised when all pictures can be told', () => {
    const main = '<p><img src="frische-brote-im-regal.jpg"></p>';
    const { contents, after, broken } = fixesOf(altTextFixes, bakery({ services: { main } }));
    expect(contents.join()).toContain('alt="Frische brote im regal"');
    expect(after.get('pictures-without-alt-text')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('read no sense into names of cameras, agencies and sizes', () => {
    expect(spokenName('IMG_2041')).toBeNull();
    expect(spokenName('AdobeStock_1234-happy-dentist-team')).toBeNull();
    expect(spokenName('header-final2')).toBeNull();
    expect(spokenName('zahnarzt-behandlungszimmer-1024x768')).toBe('Zahnarzt behandlungszimmer');
  });
});

describe('links', () => {
  it('say where they lead, and stay part of their sentence', () => {
    const main =
      '<p><a href="/contact">Click here</a></p><p>Our fees are fixed, <a href="/services">read more</a>.</p>';
    const { written, after, broken } = fixesOf(linkTextFixes, solicitors({ home: { main } }));
    expect(written[0]?.fix.content).toBe(
      '<a href="/contact">Contact us</a>\n<a href="/services">read more: Legal services</a>',
    );
    expect(after.get('unclear-link-texts')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('lead to a passage by its heading', () => {
    const site = solicitors({
      home: { main: '<p><a href="/services#wills">Read more</a> <a href="/services#fees">More</a></p>' },
      services: { main: '<section id="fees"><h2>What we charge</h2></section><h3 id="wills">Wills for couples</h3>' },
    });
    expect(fixesOf(linkTextFixes, site).contents).toEqual([
      '<a href="/services#wills">Read more: Wills for couples</a>\n<a href="/services#fees">More: What we charge</a>',
    ]);
  });

  it('keep words nothing better is known for', () => {
    const main = '<p><a href="https://elsewhere.test/x">hier</a> <a href="/sortiment">mehr erfahren</a></p>';
    const { contents, written } = fixesOf(linkTextFixes, bakery({ home: { main } }));
    expect(contents).toEqual(['<a href="/sortiment">mehr erfahren: Unser Sortiment</a>']);
    expect(written.flatMap(({ passes }) => passes)).toEqual([]);
  });

  it('without words are named by where they lead', () => {
    const main =
      '<a href="https://www.instagram.com/baeckerei.sommerfeld/"><i class="icon"></i></a> <a href="mailto:laden@baeckerei-sommerfeld.test"><i></i></a>';
    const { contents, after, broken } = fixesOf(controlNameFixes, bakery({ home: { main }, contact: { main } }));
    expect(contents).toEqual([
      '<a href="https://www.instagram.com/baeckerei.sommerfeld/" aria-label="Bäckerei Sommerfeld: Instagram">\n<a href="mailto:laden@baeckerei-sommerfeld.test" aria-label="E-Mail laden@baeckerei-sommerfeld.test">',
    ]);
    expect(after.get('nameless-links-and-buttons')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('are not promised where a button stays without a name', () => {
    const main = '<button class="burger"></button><a href="/services"><i></i></a>';
    const { written } = fixesOf(controlNameFixes, solicitors({ home: { main } }));
    expect(written.flatMap(({ passes }) => passes)).toEqual([]);
  });
});

describe('form labels', () => {
  it('are the words inside a field, else what its kind or name asks for', () => {
    const main =
      '<form action="/send"><input name="your-name" placeholder="Ihr Name *"><input name="mail" type="email" placeholder="name@firma.de"><input name="plz"><textarea placeholder="Ihre Nachricht"></textarea></form>';
    const { contents, after, broken } = fixesOf(formLabelFixes, bakery({ contact: { main } }));
    expect(contents[0]?.split('\n')).toEqual([
      '<input name="your-name" aria-label="Ihr Name">',
      '<input name="mail" aria-label="E-Mail">',
      '<input name="plz" aria-label="Postleitzahl">',
      '<textarea placeholder="Ihre Nachricht" aria-label="Ihre Nachricht">',
    ]);
    expect(after.get('unlabelled-form-fields')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('are not made up for a field nobody can tell', () => {
    const main = '<form action="/send"><input name="field_7"><input type="tel" name="x2"></form>';
    const { contents, written } = fixesOf(formLabelFixes, solicitors({ contact: { main } }));
    expect(contents).toEqual(['<input name="x2" aria-label="Phone">']);
    expect(written.flatMap(({ passes }) => passes)).toEqual([]);
  });
});

describe('dates', () => {
  it('are marked with the day they mean', () => {
    const main = '<p>Stand: 12. Oktober 2026</p>';
    const { written, after, broken } = fixesOf(timeElementFixes, bakery({ services: { main } }));
    expect(written[0]?.fix).toMatchObject({
      replaces: '12. Oktober 2026',
      content: '<time datetime="2026-10-12">12. Oktober 2026</time>',
    });
    expect(after.get('unmarked-dates')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('that may be two days are left alone', () => {
    expect(dayOf('03/04/2026', 'en')).toBeNull();
    expect(dayOf('03/04/2026', 'fr')).toBe('2026-04-03');
    expect(dayOf('April 2026', 'en')).toBeNull();
    const main = '<p>Last updated 03/04/2026</p>';
    expect(fixesOf(timeElementFixes, solicitors({ home: { main } })).written).toEqual([]);
  });
});

describe('typed lists', () => {
  it('become real ones, numbered where they were', () => {
    const main =
      '<p>• Wills<br>• Probate &amp; estates<br>• Divorce</p><p>How we begin:</p><p>1. Call us</p><p>2. Meet us</p><p>3. Decide</p>';
    const { contents, after, broken } = fixesOf(fakeListFixes, solicitors({ home: { main } }));
    expect(contents).toEqual([
      '<ul>\n  <li>Wills</li>\n  <li>Probate &amp; estates</li>\n  <li>Divorce</li>\n</ul>',
      '<ol>\n  <li>Call us</li>\n  <li>Meet us</li>\n  <li>Decide</li>\n</ol>',
    ]);
    expect(after.get('text-made-lists')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('with links in them are left to somebody who sees them', () => {
    const main = '<p>- <a href="/kontakt">Brot</a><br>- Kuchen<br>- Torten</p>';
    expect(fixesOf(fakeListFixes, bakery({ home: { main } })).written).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { HOME, inputs, type PageOptions, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { Check } from '../check.ts';
import { saysSomething } from '../shared/alt-words.ts';
import { mediaWithoutCaptions } from './media-without-captions.ts';
import { namelessLinksAndButtons } from './nameless-links-and-buttons.ts';
import { picturesWithoutAltText } from './pictures-without-alt-text.ts';
import { unlabelledFormFields } from './unlabelled-form-fields.ts';

const runner = (check: Check) => (html: string, options?: PageOptions) =>
  runCheck(check, inputs({ pages: [page(html, options)] }));
const times = (count: number, one: (i: number) => string) => Array.from({ length: count }, (_, i) => one(i)).join('');

describe('pictures-without-alt-text', () => {
  const run = runner(picturesWithoutAltText);
  const good = (i: number) => `<img src="good${i}.jpg" alt="Roof number ${'abcdefghijklmnopqrstuvwxyz'[i]}">`;
  const bare = (i: number) => `<img src="bare${i}.jpg">`;

  it('leaves nine of ten open where the tenth is named like a file', () => {
    expect(run(`${times(9, good)}<img src="a.jpg" alt="IMG_2041.jpg">`).outcome).toBe('inconclusive');
    expect(run(times(3, good)).seen).toEqual(['Roof number a', 'Roof number b', 'Roof number c']);
  });

  it('is partial for most', () => {
    const { outcome, seen } = run(times(6, good) + times(4, bare));
    expect(outcome).toBe('partial');
    expect(seen).toEqual([0, 1, 2, 3].map((i) => `no text for bare${i}.jpg`));
  });

  it('asks no words of a picture that is not there, and those of others of the script that shows them', () => {
    const shop = page('<h1>Pots</h1>', { rendered: `<h1>Pots</h1>${bare(0)}${bare(1)}` });
    expect(runCheck(picturesWithoutAltText, inputs({ pages: [shop] })).cause).toBe('written-by-scripts');
    expect(run(bare(0) + bare(1), { rendered: bare(0) + bare(1) }).cause).toBeNull();
    if (shop.rendered) shop.rendered.gonePictures = [`${HOME}bare0.jpg`, `${HOME}bare1.jpg`];
    expect(runCheck(picturesWithoutAltText, inputs({ pages: [shop] })).outcome).toBe('not_applicable');
  });

  it('is partial when every one of many pictures is declared decoration', () => {
    const blank = (i: number) => `<img src="blank${i}.jpg" alt="">`;
    expect(run(times(4, blank)).outcome).toBe('partial');
    expect(run(times(3, blank)).outcome).toBe('not_applicable');
    expect(run(times(4, blank) + good(1)).outcome).toBe('pass');
    expect(run(times(4, (i) => `<a href="/${i}">${blank(i)} Roof ${i}</a>`)).outcome).toBe('not_applicable');
  });

  it('takes icons beside their text and icons that are links for decoration', () => {
    const icon = (i: number) => `<span><img src="icon${i}.png" alt="">Line ${i}</span>`;
    const profile = (i: number) => `<a href="https://net.test/${i}"><img src="net${i}.png" alt=""></a>`;
    const photo = (i: number) => `<div><img src="photo${i}.jpg" alt=""></div>`;
    expect(run(times(4, icon) + times(4, profile) + times(3, photo)).outcome).toBe('not_applicable');
    expect(run(times(4, icon) + times(4, photo)).seen).toEqual([0, 1, 2, 3].map((i) => `empty text for photo${i}.jpg`));
  });

  it('leaves a sign that is all of a link to another website to the name of the link', () => {
    const sign = (href: string) => `<a href="${href}"><img src="sign.png"></a>`;
    expect(run(sign('https://net.test/larch')).outcome).toBe('not_applicable');
    expect(run(sign('mailto:ida@larch.test')).outcome).toBe('not_applicable');
    expect(run(sign('/roofs')).seen).toEqual(['no text for sign.png']);
  });

  it('names the pictures of the content before those of the frame', () => {
    expect(run(`<header><img src="logo.png"></header><main>${bare(1)}</main>`).seen).toEqual([
      'no text for bare1.jpg',
      'no text for logo.png',
    ]);
  });

  it('asks for no description of a picture that a template left', () => {
    const box = '<img src="https://placehold.it/350x150">';
    expect(run(box).outcome).toBe('not_applicable');
    expect(run(times(9, good) + times(9, () => box)).outcome).toBe('pass');
  });

  it('fails fewer', () => {
    expect(run(times(5, good) + times(5, bare)).outcome).toBe('fail');
  });

  it('quotes the text that is the name of a file, with the file as its place', () => {
    const { evidence } = run('<img src="img/a.jpg" alt="IMG_2041.jpg">');
    expect(evidence[0]).toMatchObject({ seen: 'IMG_2041.jpg', place: expect.stringContaining(', a.jpg') });
  });

  it('judges no text for what it says: only the name of a file is none, and one that says nothing is not praised', () => {
    const described = (alt: string) => run(`<img src="/a.svg" alt="${alt}">`).outcome;
    expect(['Linde', 'google'].map(described)).toEqual(Array(2).fill('pass'));
    expect(['photo 1', 'Slide 1', '24'].map(described)).toEqual(Array(3).fill('inconclusive'));
    expect(['IMG_2041', '/images/a.jpeg', 'dsc01234.jpg'].map(described)).toEqual(Array(3).fill('fail'));
  });

  it.each([
    ['declared decorative', '<img src="a.jpg" alt="">'],
    ['without a role', '<img src="a.jpg" role="presentation">'],
    ['a pixel that counts', '<img src="//count.test/p.gif" width="1" height="1">'],
    ['an icon', '<img src="a.svg" width="20" height="20">'],
    ['an icon beside the text of a link', '<a href="/x"><img src="a.jpg"> Call us</a>'],
    ['kept from screen readers', '<div aria-hidden="true"><img src="a.jpg"></div>'],
    ['not shown', '<div hidden><img src="a.jpg"></div>'],
    ['not there yet', '<img class="zoomed"><img src="">'],
    ['for visitors without scripts', '<p>Roofs</p><noscript><img src="//count.test/p"></noscript>'],
    ['captioned', '<figure class="f"><img src="a.jpg"><figcaption>Our roof</figcaption></figure>'],
  ])('asks nothing of a picture that is %s', (_, html) => {
    expect(run(html).outcome).toBe('not_applicable');
  });

  it('asks for a description of the only content of a link', () => {
    expect(run('<a href="/x"><img src="a.jpg"></a>').outcome).toBe('fail');
    expect(run('<a href="/x"><img src="a.jpg" alt="Our prices"></a>').outcome).toBe('pass');
  });

  it('counts a picture once, however many pages show it', () => {
    const logo = '<img src="/logo.png">';
    const pages = [page(times(9, good) + logo), page(logo, { url: `${HOME}a` }), page(logo, { url: `${HOME}b` })];
    expect(runCheck(picturesWithoutAltText, inputs({ pages })).outcome).toBe('partial');
  });

  it('tells apart pictures that share a placeholder', () => {
    const late = (alt: string) => `<img src="data:image/gif;base64,R0" data-src="/x.jpg" ${alt}>`;
    expect(run(late('alt="Roof"') + late('alt="Gutter"') + late('')).seen).toHaveLength(1);
  });

  it('judges the page as rendered where a browser read it', () => {
    expect(run('<div id=app></div>', { rendered: bare(0) }).outcome).toBe('fail');
    expect(run(bare(0), { rendered: good(0) }).outcome).toBe('pass');
  });

  it.each([
    ['Logo Bäckerei Brandt', true],
    ['駐車場', true],
    ['Team', true],
    ['Photo of our team', true],
    ['photo 3', false],
    ['Gallery image 1', false],
    ['Bild', false],
    ['image', false],
    ['DSC01234', false],
    ['header-final2.png', false],
    ['画像1', false],
    ['...', false],
  ])('%s', (alt, says) => {
    expect(saysSomething(alt)).toBe(says);
  });
});

describe('nameless-links-and-buttons', () => {
  const run = runner(namelessLinksAndButtons);
  const icon = (i: number) => `<a class="i${i}" href="https://net.test/${i}"><i></i></a>`;

  it('is partial for a few and quotes them', () => {
    expect(run(`${icon(1)}<button class="burger"><span></span></button>`)).toMatchObject({
      outcome: 'partial',
      evidence: [
        { place: 'body > a.i1', seen: 'link to https://net.test/1' },
        { place: 'body > button.burger', seen: 'button without a name' },
      ],
    });
  });

  it('fails many', () => {
    expect(run(times(6, icon)).outcome).toBe('fail');
  });

  it('tells pictures that lead on from those that open larger', () => {
    const entry = (i: number) => `<a href="/goods/${i}"><img src="s${i}.jpg" alt=""></a>`;
    const large = (i: number) => `<a href="/l${i}.JPG"><img src="s${i}.jpg" alt=""></a>`;
    expect(runCheck(namelessLinksAndButtons, inputs({ pages: [page(times(6, entry))] })).cause).toBe('linked-pictures');
    expect(runCheck(namelessLinksAndButtons, inputs({ pages: [page(times(6, large))] })).cause).toBe(
      'enlarged-pictures',
    );
    const drawn = page('<h1>Roofs</h1>', { rendered: times(6, large) });
    expect(runCheck(namelessLinksAndButtons, inputs({ pages: [drawn] })).cause).toBe('written-by-scripts');
  });

  it('says how many of one page lead to the same place', () => {
    const { evidence } = run(`${icon(1)}${icon(1)}<p>We roof.</p>${icon(2)}`);
    expect(evidence.map(({ seen }) => seen)).toEqual(['link to https://net.test/1', 'link to https://net.test/2']);
  });

  it('asks a name of a link whose target is named far away only', () => {
    const others = ['a', 'b', 'c'].map((path) => `<a href="/${path}">${path}</a>`).join('');
    expect(run(`<a href="/x"><i></i></a>${others}<a href="/x">Prices</a>`).outcome).toBe('partial');
  });

  it('counts once what every page repeats, and names every page', () => {
    const pages = ['', 'a', 'b', 'c', 'd', 'e', 'f'].map((path) => page(icon(1), { url: HOME + path }));
    const { outcome, evidence } = runCheck(namelessLinksAndButtons, inputs({ pages }));
    expect(outcome).toBe('partial');
    expect(evidence.map(({ pageUrl }) => pageUrl)).toEqual(pages.map(({ url }) => url));
  });

  it('does not apply where there is nothing to operate', () => {
    expect(run('<h1>Soon</h1>').outcome).toBe('not_applicable');
  });
});

describe('unlabelled-form-fields', () => {
  const run = runner(unlabelledFormFields);
  const labelled = (i: number) => `<label>Field ${i} <input name="f${i}"></label>`;
  const form = (inside: string) => `<form>${inside}</form>`;

  it('passes labels of every kind', () => {
    expect(
      run(form(`${labelled(1)}<label for="x">Name</label><input id="x"><select aria-label="Size"></select>`)).outcome,
    ).toBe('pass');
  });

  it('calls a label that stands there and is tied to nothing no missing one', () => {
    const loose = '<label for="name">First name</label><input id="first name" type="text">';
    expect(run(form(loose))).toMatchObject({ seen: ['not tied to its field, the label “First name”'] });
    const check = unlabelledFormFields.run(inputs({ pages: [page(form(loose))] }));
    expect(check).toMatchObject({ cause: 'label-not-tied' });
    const other = '<label for="late">Mail</label><input name="early"><input id="late" name="late">';
    expect(run(form(other)).seen).toEqual(['no label with words']);
  });

  it('is partial for few without, and for words inside the field', () => {
    expect(run(form(`${times(4, labelled)}<input name="email" type="email">`))).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'body > form, input[type=email][name=email]', seen: 'no label with words' }],
    });
    expect(
      run(form('<input name="a" placeholder="Your name"><textarea placeholder="Message"></textarea>')),
    ).toMatchObject({
      outcome: 'partial',
      seen: [
        'no label with words, only “Your name” inside the field',
        'no label with words, only “Message” inside the field',
      ],
    });
  });

  it('fails many, a label that names no field too', () => {
    expect(run(form('<label>Name</label><input name="a"><label>Mail</label><input name="b">')).outcome).toBe('fail');
  });

  it('does not apply without fields a visitor meets', () => {
    expect(run('').outcome).toBe('not_applicable');
    expect(run(form('<input type="hidden" name="a"><input type="submit">')).outcome).toBe('not_applicable');
    expect(run(form('<div aria-hidden="true"><input name="website" tabindex="-1"></div>')).outcome).toBe(
      'not_applicable',
    );
    expect(run(form('<textarea name="g-recaptcha-response" style="display: none"></textarea>')).outcome).toBe(
      'not_applicable',
    );
  });
});

describe('media-without-captions', () => {
  const run = runner(mediaWithoutCaptions);
  /** Perhaps a machine at work, and nobody speaks. */
  const bare = '<video controls src="/talk.mp4"></video>';
  const captioned = '<video controls src="/tour.mp4"><track kind="captions" src="/tour.vtt"></video>';

  it('passes captions and transcripts', () => {
    expect(run(captioned).outcome).toBe('pass');
    expect(run(`${bare}<h2>Transkript</h2><p>…</p>`).outcome).toBe('pass');
  });

  it('knows of none without captions whether anybody speaks in it', () => {
    expect(run(captioned).outcome).toBe('pass');
    expect(run(bare + captioned).outcome).toBe('inconclusive');
    expect(run(bare).outcome).toBe('inconclusive');
    expect(run('<audio controls src="/talk.mp3"></audio>').outcome).toBe('inconclusive');
  });

  it.each([
    ['films of a video platform', '<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>'],
    ['streams', '<video controls src="/talk.m3u8"></video>'],
    ['players a script operates', '<video src="/talk.mp4"></video>'],
  ])('cannot tell for %s', (_, html) => {
    expect(run(html).outcome).toBe('inconclusive');
  });

  it('does not apply without recordings; a silent film in the background is none', () => {
    expect(run('<video autoplay muted loop src="/sea.mp4"></video>').outcome).toBe('not_applicable');
    expect(run('<canvas></canvas><iframe src="https://maps.test/"></iframe>').outcome).toBe('not_applicable');
  });
});

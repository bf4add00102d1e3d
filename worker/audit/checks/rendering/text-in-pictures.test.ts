import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { textInPictures } from './text-in-pictures.ts';

const TEXT = `<p>${'Our kitchen cooks fresh food every day. '.repeat(10)}</p>`;
const run = (html: string) => textInPictures.run(inputs({ pages: [page(html)] }));

describe('text-in-pictures', () => {
  it('passes text with ordinary pictures, maps and brochures', () => {
    expect(
      run(
        `${TEXT}<img src=team.jpg alt=Team><iframe src="https://www.google.com/maps/embed?x"></iframe><a href=terms.pdf>Terms</a>`,
      ),
    ).toMatchObject({ outcome: 'pass' });
    expect(run(`${TEXT}<img src=/icons/menu-icon.png width=32 alt="">`)).toMatchObject({ outcome: 'pass' });
  });

  it('finds a page whose only picture bears its name, with hardly a word beside it', () => {
    const of = (html: string, role: 'other' | 'products' = 'other') =>
      textInPictures.run(inputs({ pages: [page(html, { rendered: html, role, url: 'https://a.test/timetable' })] }));
    const frame = '<header><img src=/logo.png alt=Logo></header>';
    const picture = '<main><h1>Timetable</h1><img src=/img/timetable-2024.png alt=""></main>';
    expect(of(frame + picture)).toMatchObject({ outcome: 'partial', cause: 'picture-of-the-page' });
    expect(of(frame + picture, 'products')).toMatchObject({ outcome: 'inconclusive' });
    expect(of(`${frame}<main><h1>Timetable</h1><img src=/img/dancers.png alt=Dancers></main>`).outcome).toBe('pass');
    expect(of(frame + picture + TEXT).outcome).toBe('inconclusive');
    const links = ['Book', 'Write', 'Blog'].map((text) => `<a href="/${text}">${text}</a>`).join(' ');
    expect(of(`${frame}${picture}${links}`).outcome).toBe('inconclusive');
    expect(of(`${frame}${picture}<a href="/">Back</a>`).outcome).toBe('partial');
    expect(of(`${frame}${picture}<table><tr><td>Mo</td><td>18</td></tr></table>`).outcome).toBe('inconclusive');
  });

  it('finds an e-mail address drawn as a line of text, where none can be read', () => {
    const drawn = '<img src=/img/email-address.png width=220 height=20 alt="">';
    expect(run(`${TEXT}${drawn}`)).toMatchObject({ outcome: 'partial', cause: 'mail-in-a-picture' });
    expect(run(`${TEXT}<img src=/img/email.png width=24 height=24 alt="">`)).toMatchObject({ outcome: 'pass' });
    expect(run(`${TEXT}<a href="/contact">${drawn}</a>`)).toMatchObject({ outcome: 'inconclusive' });
  });

  it.each([
    '<a href="/files/1.pdf">Speisekarte (PDF)</a>',
    '<a href=p.pdf?v=2>Price list</a>',
    '<a href=m.pdf>メニュー</a>',
  ])('cannot tell what a file holds: %s', (html) => {
    expect(run(TEXT + html)).toMatchObject({ outcome: 'inconclusive' });
  });

  it('leaves open what a picture holds that no text describes', () => {
    expect(run(`${TEXT}<img src=/img/index2.jpg width=1200>`)).toMatchObject({
      outcome: 'inconclusive',
      evidence: [{ seen: expect.stringContaining('index2.jpg') }],
    });
  });

  it('concludes nothing from the name of a picture', () => {
    expect(run(`${TEXT}<img src=/img/menu_2026.jpg alt=Menu>`)).toMatchObject({ outcome: 'pass' });
  });

  it('finds a list of prices drawn as a picture on a page about prices, where no price is read', () => {
    const list = `${TEXT}<img src=/img/pricelist-2026.jpg alt=Prices>`;
    const of = (html: string) => textInPictures.run(inputs({ pages: [page(html, { role: 'prices' })] }));
    expect(of(list)).toMatchObject({ outcome: 'partial', cause: 'price-list' });
    expect(of(`${list}<p>Haircut: 30 €</p>`)).toMatchObject({ outcome: 'pass' });
    const called = (alt: string) => of(`${TEXT}<img src=/img/flyer.jpg alt="${alt}">`);
    expect(called('Flyer with our prices')).toMatchObject({ outcome: 'partial', cause: 'price-list' });
    expect(called('Flyer of the summer')).toMatchObject({ outcome: 'pass' });
    expect(run(`${TEXT}<img src=/img/flyer.jpg alt="Flyer with our prices">`)).toMatchObject({ outcome: 'pass' });
  });

  it('fails a page that is a frame or a canvas', () => {
    expect(run('<iframe src="https://builder.test/site/123"></iframe>')).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'https://builder.test/site/123' }],
    });
    expect(run('<canvas></canvas>')).toMatchObject({ outcome: 'fail' });
  });

  it('takes no canvas for text that also lies behind the text of another page', () => {
    const drawn = (text: string) => `<canvas id=stars></canvas><main>${text}</main>`;
    const of = (first: string, role: 'other' | 'contact' = 'other') =>
      textInPictures.run(
        inputs({ pages: [page(first), page(drawn('<p>Hi</p>'), { url: 'https://a.test/visit', role })] }),
      ).outcome;
    expect(of(drawn(TEXT))).toBe('pass');
    expect(of(TEXT)).toBe('fail');
    expect(of(TEXT, 'contact')).toBe('pass');
  });

  it('leaves a brief page with a map alone', () => {
    expect(
      run('<p>Find us here</p><iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>'),
    ).toMatchObject({ outcome: 'pass' });
  });

  it('tells pages whose menu is drawn as well from pages of photographs, and counts no tiles', () => {
    const photos = Array.from({ length: 8 }, (_, i) => `<img src="p${i}.jpg" alt="Room ${i}">`).join('');
    const names = ['food', 'place', 'guests'];
    const drawn = names.map((name) => `<a href="/${name}"><img src="${name}.png" alt=""></a>`).join('');
    const tiles = '<img src="edge.png">'.repeat(30);
    expect(run(`${photos}${drawn}${tiles}`)).toMatchObject({
      outcome: 'fail',
      cause: 'words-in-pictures',
      evidence: [{ seen: '11 pictures and 0 characters of text' }],
    });
    const written = names.map((name) => `<a href="/${name}">${name}</a>`).join(' ');
    expect(run(`${photos}${written}`)).toMatchObject({ outcome: 'fail', cause: 'pictures-alone' });
    expect(run(`<img src="a.jpg">${written}${tiles}`)).toMatchObject({ outcome: 'inconclusive' });
  });
});

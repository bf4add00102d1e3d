import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const URL_READ = 'https://example.test/shop/';
const read = (html: string) => readPage(html, URL_READ);
const texts = (html: string) => read(html).blocks.map(({ tag, text }) => `${tag}: ${text}`);

describe('text', () => {
  it('is one block per run of inline text', () => {
    expect(texts('<p>One <b>t</b>wo<br>three</p><div>four<p>five</p>six</div>')).toEqual([
      'p: One two\nthree',
      'div: four',
      'p: five',
      'div: six',
    ]);
  });

  it('is not what icon fonts draw a sign for', () => {
    expect(
      texts(
        '<p><i class="tiny material-icons">place</i>12 Larch Road</p><p><i class="icon">done</i> Fair</p><p class="material-icons">done</p>',
      ),
    ).toEqual(['p: 12 Larch Road', 'p: done Fair', 'p: done']);
    expect(read('<a href="/m"><i class="material-symbols-outlined">menu</i></a>').links[0]?.text).toBe('menu');
  });

  it('collapses white space, keeps a no-break space as a space, drops what takes no room', () => {
    expect(texts('<p>  a\n\t b&nbsp;c Zahn&shy;arzt&#8203; </p><p>&nbsp;</p>')).toEqual(['p: a b c Zahnarzt']);
  });

  it('keeps a heading, a summary or a button in one piece', () => {
    expect(texts('<h2><span>Our</span><div>prices</div></h2>')).toEqual(['h2: Our\nprices']);
    expect(texts('<details><summary><div>How long?</div></summary>An hour.</details>')).toEqual([
      'summary: How long?',
      'details: An hour.',
    ]);
  });

  it('sets links side by side apart, but not other inline elements', () => {
    expect(texts('<nav><a href=a>Home</a><a href=b>Prices</a></nav>')).toEqual(['nav: Home Prices']);
    expect(texts('<p><i>in</i><i>side</i></p>')).toEqual(['p: inside']);
  });

  it('calls a run by the link that holds all of it', () => {
    expect(texts('<div><a href=a>Prices</a></div><li><a href=b>Menu</a></li>')).toEqual(['a: Prices', 'li: Menu']);
  });

  it('leaves out comments, code, drawings, fallbacks and the head', () => {
    const html = `<title>T</title><style>a{}</style><script>let a</script><!-- gone --><template><p>later</p></template>
      <svg><title>Icon</title><text>drawn</text></svg><iframe>old</iframe><textarea>typed</textarea>
      <canvas>fallback</canvas><noembed>n</noembed><p>seen</p>`;
    expect(texts(html)).toEqual(['p: seen']);
  });

  it('reads noscript as a reader without JavaScript does', () => {
    expect(texts('<body><noscript><p>Please switch on JavaScript</p></noscript>')).toEqual([
      'noscript: Please switch on JavaScript',
    ]);
  });

  it('counts words of visible text, in scripts without spaces too', () => {
    const view = read('<p>Open since 1998 – daily</p><p hidden>not now</p>');
    expect(view.textWords).toBe(4);
    expect(read('<p>歯科医院です</p>').textWords).toBeGreaterThan(1);
    expect(view.textChars).toBe('Open since 1998 – daily'.length);
  });
});

describe('hidden text', () => {
  it('is marked, not dropped', () => {
    const html = `<p hidden>a</p><div style="color:red; DISPLAY : none"><p>b</p></div><p data-answerable-hidden>c</p>
      <dialog>d</dialog><p aria-hidden=true>e</p><p style="display:block">f</p>`;
    expect(read(html).blocks.map(({ text, hidden }) => text + (hidden ? ' hidden' : ''))).toEqual([
      'a hidden',
      'b hidden',
      'c hidden',
      'd hidden',
      'e',
      'f',
    ]);
  });

  it('inside a line splits the line', () => {
    expect(texts('<p>Call <span hidden>fax</span> us</p>')).toEqual(['p: Call', 'p: fax', 'p: us']);
  });
});

describe('structure', () => {
  it('gives blocks their landmark; header and footer of a part are not the page’s', () => {
    const html = `<header>top</header><div role=navigation>menu</div><main><article><header>part</header>text</article>
      <aside>more</aside></main><footer>end</footer><section><footer>sign</footer></section>`;
    const view = read(html);
    expect(view.blocks.map(({ text, landmark }) => `${text} ${landmark}`)).toEqual([
      'top header',
      'menu nav',
      'part main',
      'text main',
      'more aside',
      'end footer',
      'sign null',
    ]);
    expect(view.landmarks).toEqual({ main: 1, nav: 1, header: 1, footer: 1, article: 1, aside: 1 });
  });

  it('reads headings, those by role too, with the alt text of an image where there is no other', () => {
    const view = read(
      '<h1 id=top>Hi <b>you</b></h1><div role=heading aria-level=3>Sub</div><h2><img alt="Logo"></h2><h2></h2>',
    );
    expect(view.headings).toEqual([
      { level: 1, text: 'Hi you', id: 'top', hidden: false, block: 0 },
      { level: 3, text: 'Sub', id: null, hidden: false, block: 1 },
      { level: 2, text: 'Logo', id: null, hidden: false, block: -1 },
      { level: 2, text: '', id: null, hidden: false, block: -1 },
    ]);
  });

  it('reads tables as rows, column spans repeated, and tells blocks their cell', () => {
    const view = read('<table><caption>Hours</caption><tr><th>Day<th colspan=2>Open<tr><td>Mo<td>9<td>17</table>');
    expect(view.tables).toMatchObject([
      {
        caption: 'Hours',
        hasHeaderCells: true,
        rows: [
          ['Day', 'Open', 'Open'],
          ['Mo', '9', '17'],
        ],
      },
    ]);
    expect(view.blocks.at(-1)?.cell).toEqual({ table: 0, row: 1, column: 2 });
  });

  it('keeps a table inside a cell apart', () => {
    const view = read('<table><tr><td>out<table><tr><td>in</table><td>last</table>');
    expect(view.tables.map(({ rows }) => rows)).toEqual([[['out in', 'last']], [['in']]]);
    expect(view.blocks.map(({ cell }) => cell?.table)).toEqual([0, 1, 0]);
  });

  it('names places by their path', () => {
    const view = read('<main><section id=faq class="accordion open"><p>x</p></section></main>');
    expect(view.paths[view.blocks[0]?.path ?? -1]).toBe('body > main > section#faq.accordion > p');
  });

  it('puts the content of a declarative shadow root in the place of its host', () => {
    const html = `<x-card><template shadowrootmode=open><h2><slot name=t>none</slot></h2><p>from shadow</p><slot></slot></template>
      <b slot=t>Title</b><i>light</i></x-card>`;
    expect(texts(html)).toEqual(['h2: Title', 'p: from shadow', 'x-card: light']);
  });
});

describe('links and images', () => {
  it('resolves links against the base and keeps other schemes as written', () => {
    const html = `<base href="/x/"><a href="p?a=1#f">P</a><a href="tel:+49 30 1">T</a><a href="http://[">bad</a>
      <a href="javascript:void(0)">J</a><a>no link</a>`;
    expect(read(html).links.map(({ href, url }) => [href, url])).toEqual([
      ['p?a=1#f', 'https://example.test/x/p?a=1'],
      ['tel:+49 30 1', 'tel:+49 30 1'],
      ['http://[', null],
      ['javascript:void(0)', 'javascript:void(0)'],
    ]);
  });

  it('names a link by its text, else its label, title, image or drawing', () => {
    const html = `<a href=1> a <b>b</b></a><a href=2 aria-label=Label><img alt=x></a><a href=3 title=T></a>
      <a href=4><img alt=Pic></a><a href=5><svg><title>Icon</title></svg></a><a href=6><div>one</div><div>two</div></a>`;
    expect(read(html).links.map(({ text }) => text)).toEqual(['a b', 'Label', 'T', 'Pic', 'Icon', 'one two']);
  });

  it('says which block a link stands in', () => {
    const view = read('<p>See <a href=a>this</a></p><p><a href=b></a></p>');
    expect(view.links.map(({ block }) => block)).toEqual([0, -1]);
  });

  it('tells no alt attribute from an empty one', () => {
    const view = read(
      '<img src=a.png><a href=x><img src="data:image/png;base64,AAAA" alt="" width=20 height="100%"></a>',
    );
    expect(view.images).toMatchObject([
      { src: 'https://example.test/shop/a.png', alt: null, inLink: false },
      { alt: '', width: 20, height: null, inLink: true },
    ]);
  });
});

describe('metadata', () => {
  it('reads titles, metas and links wherever they stand', () => {
    const html = `<!doctype html><html lang="de-AT"><head><title> A  b </title><meta charset=utf-8><meta name="Description" content=" x ">
      <meta property="og:title" content=y><link rel="Canonical" href="/c"></head><body><title>second</title><link rel=x></body>`;
    const view = read(html);
    expect(view).toMatchObject({ doctype: true, lang: 'de-AT', titles: ['A b', 'second'] });
    expect(view.metas.map(({ by, name, content }) => [by, name, content])).toEqual([
      ['charset', 'charset', 'utf-8'],
      ['name', 'description', ' x '],
      ['property', 'og:title', 'y'],
    ]);
    expect(view.headLinks).toMatchObject([
      { rel: 'canonical', href: '/c', url: 'https://example.test/c' },
      { rel: 'x', url: null },
    ]);
  });

  it('says where the text of a JSON-LD block begins, line ends as written', () => {
    const html =
      '<p>\r\n</p><script>1</script><script type="application/ld+json; charset=utf-8">\r\n{"a":1}\r\n</script>';
    const [block] = read(html).jsonLd;
    expect(block?.text).toBe('\r\n{"a":1}\r\n');
    expect(html.startsWith(block?.text ?? '-', block?.offset)).toBe(true);
  });

  it('counts scripts without the data meant for readers', () => {
    const view = read(
      '<script src=/a.js></script><script>let ä</script><script type="application/ld+json">{}</script>',
    );
    expect(view.scripts).toEqual({ count: 2, external: ['https://example.test/a.js'], inlineBytes: 6 });
  });

  it('reads forms with the labels that name their fields', () => {
    const html = `<b id=who>Your <i>name</i></b><form action=/send method=POST><label>Mail <input type=email required></label>
      <label for=p>Phone</label><input id=p name=phone><input aria-labelledby=who><textarea placeholder=Text></textarea>
      <input type=hidden name=t><button>Send</button></form>`;
    const [form] = read(html).forms;
    expect(form).toMatchObject({ action: '/send', method: 'post' });
    expect(form?.fields.map(({ tag, label, required }) => [tag, label, required])).toEqual([
      ['input', 'Mail', true],
      ['input', 'Phone', false],
      ['input', 'Your name', false],
      ['textarea', null, false],
    ]);
  });

  it('reads frames, media and times', () => {
    const html = `<iframe src=/map title=Map></iframe><video><source src=v.mp4><track kind=captions></video>
      <canvas></canvas><time datetime=2026-03-01>1 March</time>`;
    const view = read(html);
    expect(view.frames).toMatchObject([{ src: 'https://example.test/map', title: 'Map' }]);
    expect(view.media).toMatchObject([
      { kind: 'video', src: 'https://example.test/shop/v.mp4', hasTrack: true },
      { kind: 'canvas', src: null, hasTrack: false },
    ]);
    expect(view.times).toMatchObject([{ datetime: '2026-03-01', text: '1 March' }]);
  });
});

describe('hostile and broken documents', () => {
  // Each took minutes or overflowed the stack in a parser without limits; seconds allow for a busy machine.
  const seconds = 15_000;
  it.each([
    ['100,000 nested elements', `${'<div>'.repeat(100_000)}deep`],
    ['100,000 nested formatting elements', `${'<b>'.repeat(100_000)}deep`],
    ['tables in tables', `${'<table><tr><td>'.repeat(20_000)}deep`],
    ['links in the wrong place of a table', `<table>${'<a href=x>y</a>z'.repeat(50_000)}deep`],
    ['templates in templates', '<template>'.repeat(50_000)],
    ['one text of 5 MB', `<p>${'word '.repeat(1_000_000)}`],
    ['unclosed comments', '<!--'.repeat(500_000)],
    ['bytes that are no HTML', '\u0000\uffff<\u0001>&#xD800;</p></'],
    ['a million attributes', `<p ${'a=1 '.repeat(500_000)}>deep`],
  ])('%s', { timeout: seconds }, (_, html) => {
    expect(() => read(html)).not.toThrow();
  });

  it('keeps at most its limits and says which lists were cut', () => {
    const view = read('<li><a href="/p">some words</a>'.repeat(15_000));
    expect(view.links).toHaveLength(2_000);
    expect(view.capped).toEqual(['blocks', 'links']);
    expect(view.textWords).toBe(30_000);
    expect(read(`<p>${'word '.repeat(100_000)}</p>`)).toMatchObject({ capped: ['blockChars'], textWords: 100_000 });
  });

  it('stops at too many elements without losing what came before', () => {
    const view = read(`<p>first</p>${'<i></i>'.repeat(200_000)}<p>last</p>`);
    expect(view.capped).toEqual(['elements']);
    expect(view.blocks.map(({ text }) => text)).toEqual(['first']);
    expect(read('<i></i>'.repeat(30_000)).capped).toEqual([]);
  });
});

it('keeps the headings above an element that has a name and nothing in it', () => {
  const below = (html: string) => read(`<h2>Our <b>flavours</b></h2>${html}`).unfilled;
  expect(below(' <!-- by script --> <ul id="flavours"></ul>')).toEqual(['Our flavours']);
  expect(below('<div id="flavours"> </div><p>Come in</p>')).toEqual(['Our flavours']);
  expect(below('<ul></ul>')).toBeUndefined();
  expect(below('<ul id="flavours"><li>Plum</li></ul>')).toBeUndefined();
  expect(below('<p>Plum and hazel</p><ul id="more"></ul>')).toBeUndefined();
  expect(below('Plum <ul id="more"></ul>')).toBeUndefined();
});

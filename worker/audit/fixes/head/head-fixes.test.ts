import { describe, expect, it } from 'vitest';
import { fixesOf } from '../../../testing/fixes-of.ts';
import { bakery, solicitors } from '../../../testing/two-businesses.ts';
import { jsonLdFixes } from '../json-ld/json-ld.ts';
import { descriptionFixes } from './descriptions.ts';
import { hreflangFixes } from './hreflang.ts';
import { pageLanguageFixes } from './page-language.ts';
import { previewTagFixes } from './preview-tags.ts';
import { robotsMetaFixes } from './robots-meta.ts';
import { titleFixes } from './titles.ts';

describe('titles', () => {
  it('say what a page is about, the name and the place, each once', () => {
    const same = '<title>Harwood Lane Solicitors</title>';
    const { written, contents, after, broken } = fixesOf(
      titleFixes,
      solicitors({ services: { head: same }, contact: { head: same } }),
    );
    expect(contents).toEqual([
      '<title>Legal services in York | Harwood Lane Solicitors</title>',
      '<title>Contact us | Harwood Lane Solicitors</title>',
    ]);
    expect(written.map(({ fix }) => fix.language)).toEqual(['en', 'en']);
    expect(after.get('weak-page-titles')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('are in the language of the page', () => {
    const same = '<title>Bäckerei Sommerfeld</title>';
    const { contents, broken } = fixesOf(titleFixes, bakery({ services: { head: same }, contact: { head: same } }));
    expect(contents).toEqual([
      '<title>Unser Sortiment in Münster | Bäckerei Sommerfeld</title>',
      '<title>Kontakt | Bäckerei Sommerfeld</title>',
    ]);
    expect(broken).toEqual([]);
  });

  it('are written for no page that is yet to be written', () => {
    const same = '<title>Harwood Lane Solicitors</title>';
    const site = solicitors({ services: { head: same }, contact: { head: same } });
    for (const page of site.pages)
      if (page.path === '/services')
        page.html = page.html.replace(
          /<main>[\s\S]*<\/main>/,
          '<main><img src="/soon.png"><a href="/">Close</a></main>',
        );
    expect(fixesOf(titleFixes, site).contents).toEqual(['<title>Contact us | Harwood Lane Solicitors</title>']);
  });

  it('take no name from a menu of the parts of a page', () => {
    const head = '<title>Bäckerei Sommerfeld</title>';
    const website = bakery({ services: { head }, contact: { head } });
    const parts =
      '<nav><a href="#roggenbrot">Roggenbrot</a></nav><h2>Roggenbrot</h2><h2>Weizenbrot</h2><p>Roggenbrot und Weizenbrot.</p>';
    for (const page of website.pages)
      page.html = page.html.replace(/<a href="\/sortiment">[^<]*<\/a>/, '').replace(/<h1>Unser Sortiment<\/h1>/, parts);
    expect(fixesOf(titleFixes, website).contents).toEqual(['<title>Kontakt | Bäckerei Sommerfeld</title>']);
  });

  it('shout no word that a menu or a heading sets in capitals', () => {
    const head = '<title>Bäckerei Sommerfeld</title>';
    const website = bakery({ services: { head }, contact: { head } });
    for (const page of website.pages) page.html = page.html.replace(/>Kontakt</g, '>KONTAKT<');
    expect(fixesOf(titleFixes, website).contents).toContain('<title>Kontakt | Bäckerei Sommerfeld</title>');
  });

  it('take no name that leads to two pages', () => {
    const head = '<title>Bäckerei Sommerfeld</title>';
    const website = bakery({ services: { head }, contact: { head } });
    const written = (more: string) => {
      for (const page of website.pages)
        page.html = page.html
          .replace(/<h1>Unser Sortiment<\/h1>/, '<h2>Brot und Brot</h2>')
          .replace('<main>', `${more}<main>`);
      return fixesOf(titleFixes, website).contents.filter((one) => /Sortiment/.test(one));
    };
    expect(written('')).toHaveLength(1);
    expect(written('<a href="/neu/sortiment">Unser Sortiment</a>')).toEqual([]);
  });

  it('are not written where nothing is wrong', () => {
    expect(fixesOf(titleFixes, bakery()).written).toEqual([]);
  });
});

describe('what stays', () => {
  it('is every word of a title, and so a long one whole', () => {
    const long = '<title>Legal services in York for families, landlords and shops | Harwood Lane Solicitors</title>';
    expect(fixesOf(titleFixes, solicitors({ services: { head: long } })).contents).toEqual([]);
  });

  it('is the head of a file that several addresses share', () => {
    const website = bakery();
    const post = website.pages.find(({ path }) => path !== '/');
    for (const id of [0, 1]) {
      const own = `<main><h1>Beitrag ${id}</h1><p>Neues aus der Backstube, Teil ${id}.</p>`;
      if (post) {
        const html = post.html.replace('<main>', own);
        website.pages.push({ ...post, html, path: `/beitrag.html?id=${id}`, role: 'article' });
      }
    }
    expect(fixesOf(previewTagFixes, website).contents.join()).not.toContain('beitrag.html');
    expect(fixesOf(jsonLdFixes, website).contents.join()).not.toMatch(/"item": "[^"]*beitrag/);
  });
});

describe('descriptions', () => {
  it('take no words of somebody else, and none with the mark of a note', () => {
    const said = 'Harwood Lane Solicitors is a law firm in York that advises families and small businesses.';
    const website = () => solicitors({ home: { head: '<title>Harwood Lane Solicitors</title>' } });
    const spoilt = (change: (html: string) => string) => {
      const changed = website();
      for (const page of changed.pages) page.html = change(page.html);
      return fixesOf(descriptionFixes, changed).contents.join();
    };
    expect(spoilt((html) => html)).toContain(said);
    expect(spoilt((html) => html.replace(said, `${said.slice(0, -1)} [4-6].`))).not.toContain('small businesses');
    expect(spoilt((html) => html.replace(said, `${said.slice(0, -1)}!`))).not.toContain('small businesses');
    expect(spoilt((html) => html.replace(said, said.replace(' advises', '—- advises')))).not.toContain(
      'small businesses',
    );
    expect(spoilt((html) => html.replace('</main>', `<blockquote><p>${said}</p></blockquote></main>`))).not.toContain(
      said,
    );
  });

  it('are none that says neither what is offered nor where', () => {
    const said = 'Harwood Lane Solicitors is a law firm in York that advises families and small businesses.';
    const saying = (text: string) => {
      const website = solicitors({ home: { head: '<title>Harwood Lane Solicitors</title>' } });
      for (const page of website.pages) page.html = page.html.replace(said, text);
      return fixesOf(descriptionFixes, website).contents.join();
    };
    const small = 'That everybody knows everybody is what makes Harwood Lane Solicitors strong for so long.';
    expect(saying(small)).not.toContain(small);
    expect(saying(small.replace('strong', 'strong in York'))).toContain('strong in York');
  });

  it('are whole sentences of the page itself that say what it is about, and else nothing', () => {
    const { written, contents, broken } = fixesOf(descriptionFixes, solicitors());
    expect(contents[0]).toBe(
      '<meta name="description" content="Harwood Lane Solicitors is a law firm in York that advises families and small businesses.">',
    );
    const text = solicitors()
      .pages.map(({ html }) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '))
      .join(' ');
    for (const content of contents) expect(text).toContain(/content="(.*)"/.exec(content)?.[1]);
    expect(written.map(({ fix }) => fix.before)).toEqual(contents.map(() => null));
    expect(broken).toEqual([]);
  });

  it('are German on a German page', () => {
    const { written, contents } = fixesOf(descriptionFixes, bakery());
    expect(contents[0]).toContain(
      'Die Bäckerei Sommerfeld ist eine Bäckerei in Münster, die ihr Brot noch selbst backt.',
    );
    expect(new Set(written.map(({ fix }) => fix.language))).toEqual(new Set(['de']));
  });

  it('that somebody wrote for the page stay, however long', () => {
    const long = `<title>Legal services in York | Harwood Lane Solicitors</title><meta name="description" content="${'We advise families and firms. '.repeat(8)}">`;
    const { written } = fixesOf(descriptionFixes, solicitors({ services: { head: long } }));
    expect(written.filter(({ fix }) => fix.pageUrl?.endsWith('/services'))).toEqual([]);
  });
});

describe('preview tags', () => {
  const described = (title: string, more = '') =>
    `<title>${title}</title><meta name="description" content="${title}: what we do, for whom and how.">${more}`;
  const picture = '<meta property="og:image" content="https://harwood-lane.test/front.jpg">';
  const named = {
    home: { head: described('Harwood Lane Solicitors', picture) },
    services: { head: described('Legal services in York') },
  };

  it('are written where the website says all that a card shows, and else not', () => {
    const { written } = fixesOf(previewTagFixes, solicitors(named));
    const own = written.filter(({ fix }) => fix.pageUrl?.endsWith('/services')).map(({ fix }) => fix.content);
    for (const tag of ['og:title', 'og:description', 'og:url']) expect(own.join()).toContain(tag);
    expect(written.filter(({ fix }) => fix.pageUrl?.endsWith('/contact'))).toEqual([]);
    expect(fixesOf(previewTagFixes, bakery()).written).toEqual([]);
  });

  it('name the picture of the home page where other pages name it, too, and leave it to the owner where not', () => {
    const onServices = (contact: string) => {
      const pages = { ...named, contact: { head: `<title>Contact</title>${contact}` } };
      const [one] = fixesOf(previewTagFixes, solicitors(pages)).written.filter(({ fix }) =>
        fix.pageUrl?.endsWith('/services'),
      );
      return { hasPicture: one?.fix.content.includes('front.jpg'), says: one?.fix.placement, passes: one?.passes };
    };
    expect(onServices(picture)).toMatchObject({
      hasPicture: true,
      says: expect.not.stringContaining('Not in this text'),
    });
    const left = { hasPicture: false, says: expect.stringContaining('Not in this text: og:image.'), passes: [] };
    expect(onServices('')).toEqual(left);
    expect(onServices(picture.replace('front', 'team'))).toEqual(left);
  });

  it('never name the address of a page whose canonical link names another', () => {
    const canonical = '<link rel="canonical" href="your-url-here">';
    const head = described('Legal services in York', canonical);
    const site = solicitors({ ...named, services: { head } });
    const { written } = fixesOf(previewTagFixes, site);
    expect(written.filter(({ fix }) => fix.pageUrl?.endsWith('/services'))).toEqual([]);
  });
});

describe('tags of the head', () => {
  it('state the language where it is missing, and leave alone what is stated', () => {
    expect(fixesOf(pageLanguageFixes, bakery()).written).toEqual([]);
    const wrong = fixesOf(
      pageLanguageFixes,
      bakery({ home: { lang: 'en' }, services: { lang: null }, contact: { lang: 'de' } }),
    );
    expect(wrong.contents).toEqual(['lang="de"']);
    expect(wrong.broken).toEqual([]);
  });

  it('take away what keeps a page out, and keep the rest', () => {
    const head =
      '<title>Legal services in York | Harwood Lane Solicitors</title><meta name="robots" content="noindex, nofollow, noarchive, nosnippet">';
    const { contents, before, after, broken } = fixesOf(robotsMetaFixes, solicitors({ services: { head } }));
    expect(before.get('noindex-meta-tag')).toBe('fail');
    expect(contents).toEqual(['<meta name="robots" content="index, follow, noarchive">']);
    expect([after.get('noindex-meta-tag'), after.get('forbidden-snippets')]).toEqual(['pass', 'pass']);
    expect(broken).toEqual([]);
  });

  it('name a language version in return, under the code it goes by', () => {
    const named = '<link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="de" href="/services">';
    const { contents, before, after, broken } = fixesOf(
      hreflangFixes,
      solicitors({
        home: { head: `<title>Solicitors in York</title>${named}` },
        services: { head: '<title>Anwälte in York</title><link rel="alternate" hreflang="de" href="/services">' },
      }),
    );
    expect(before.get('one-sided-hreflang')).toBe('partial');
    expect(contents).toEqual(['<link rel="alternate" hreflang="en" href="https://harwood-lane.test/">']);
    expect(after.get('one-sided-hreflang')).toBe('pass');
    expect(broken).toEqual([]);
  });

  it('name a language version by the address it calls its own', () => {
    const callsItself = (canonical: string) => {
      const site = solicitors({
        home: { head: '<title>Solicitors in York</title><link rel="alternate" hreflang="en" href="/">' },
        services: {
          head: `<title>Anwälte in York</title>${canonical}<link rel="alternate" hreflang="de" href="/services/">
            <link rel="alternate" hreflang="en" href="/">`,
        },
      });
      for (const page of site.pages) {
        if (page.path === '/services') page.path = '/services/index.html';
        page.html = page.html.replaceAll('"/services"', '"/services/index.html"');
      }
      return fixesOf(hreflangFixes, site).contents;
    };
    const line = (path: string) => [
      `<link rel="alternate" hreflang="de" href="https://harwood-lane.test/services/${path}">`,
    ];
    expect(callsItself('<link rel="canonical" href="/services/">')).toEqual(line(''));
    expect(callsItself('')).toEqual(line('index.html'));
  });
});

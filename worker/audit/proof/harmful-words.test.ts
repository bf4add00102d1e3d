import { describe, expect, it } from 'vitest';
import { fixesOf } from '../../testing/fixes-of.ts';
import { bakery, solicitors } from '../../testing/two-businesses.ts';
import { fixInput } from '../fixes/fix-input.ts';
import { descriptionFixes } from '../fixes/head/descriptions.ts';
import { titleFixes } from '../fixes/head/titles.ts';
import { FIX_BUILDERS } from '../fixes/index.ts';
import { jsonLdFixes } from '../fixes/json-ld/json-ld.ts';
import { prepare } from '../judge.ts';
import { observeWebsite } from './fixtures/observe-website.ts';

/** Words of a page that mislead where they are pasted, though each of them stands there. */

const inAll = <T extends ReturnType<typeof bakery>>(website: T, change: (html: string) => string): T => {
  for (const page of website.pages) page.html = change(page.html);
  return website;
};

describe('a description of a page', () => {
  const services = (lead: string) =>
    fixesOf(
      descriptionFixes,
      inAll(solicitors(), (html) => html.replace('<h1>Legal services</h1>', `<h1>Legal services</h1><p>${lead}</p>`)),
    ).contents.join();

  it('is of its first paragraph and names the business', () => {
    const named = 'Harwood Lane Solicitors offers legal services in York to families and to small firms.';
    expect(services(named)).toContain(named);
    expect(services(`${named}</p><p>PDF, 337 KB`)).toContain(named);
    expect(services(`Soon you will find our prices here in full.</p><p>${named}`)).not.toContain(named);
    const nobody = 'We offer legal services in York to families and to small firms of every kind.';
    expect(services(nobody)).not.toContain('every kind');
    const soon = 'Soon you will find a plain overview of our legal services for families here.';
    expect(services(soon)).not.toContain('Soon');
  });

  it('holds no span of days', () => {
    const closed = 'Harwood Lane Solicitors closes its legal services from 14 to 21 August for the summer.';
    expect(services(closed)).not.toContain('August');
  });
});

it('a title of the same words in another order is none of its own', () => {
  const head = '<title>Harwood Lane Solicitors - Legal services</title>';
  const { contents } = fixesOf(titleFixes, solicitors({ services: { head }, contact: { head } }));
  expect(contents.join()).not.toContain('Legal services | Harwood');
});

describe('what a business says of itself', () => {
  const said = (text: string) => {
    const website = bakery();
    for (const page of website.pages)
      page.html = page.html.replace('</title>', `</title><meta name="description" content="${text}">`);
    return fixesOf(jsonLdFixes, website).contents.join();
  };
  it('is written into no markup until its owner has confirmed it', () => {
    const whole = 'Brot und Kuchen aus der eigenen Backstube in Münster, jeden Morgen frisch für Sie gebacken.';
    expect(said(whole)).toContain('Bäckerei Sommerfeld');
    expect(said(whole)).not.toContain('"description"');
  });
});

describe('an address of a website that stands nowhere public', () => {
  const written = (aliasHost: string, mail: string) => {
    const website = inAll(bakery(), (html) =>
      html
        .replace('</head>', `<link rel="canonical" href="https://${aliasHost}/"></head>`)
        .replace('</footer>', `<p><a href="mailto:${mail}">${mail}</a></p></footer>`),
    );
    const observations = observeWebsite(website);
    observations.target.isPrivate = true;
    observations.target.aliasHost = aliasHost;
    const { inputs, results } = prepare(observations);
    const fixes = FIX_BUILDERS.flatMap((builder) => builder.build(fixInput(observations, inputs, results)));
    return fixes.map(({ fix }) => fix.content).join('\n');
  };

  it('is the name its pages give, unless that is where it was built or nobody’s', () => {
    expect(written('sommerfeld-brot.de', 'brot@sommerfeld-brot.de')).toContain('https://sommerfeld-brot.de/');
    expect(written('sommerfeld.github.io', 'sommerfeld.brot@gmail.com')).toContain('https://sommerfeld.github.io/');
    expect(written('sommerfeld.github.io', 'brot@sommerfeld-brot.de')).not.toContain('github.io');
    expect(written('example.com', 'brot@sommerfeld-brot.de')).not.toContain('example.com');
  });
});

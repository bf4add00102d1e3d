import type { ReadPage } from '../../website/read-pages.ts';
import { JAPANESE_LETTER } from '../../website/text/letters.ts';
import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** Headings and link texts that announce what a business says of itself. */
const ABOUT = lightLetters(
  regexSource`
    ^(?:
      about(?: us| me| the \p{L}+)?
      |who we are
      |our (?:story|history|team|company|mission)
      |meet the team
      |[üu]ber (?:uns|mich)
      |wer wir sind
      |unsere (?:geschichte|philosophie)
      |das team
      |unser team
      |unternehmen
      |die praxis
      |[àa] propos(?: de nous)?
      |qui sommes[- ]nous\s?\??
      |notre (?:histoire|[ée]quipe|cabinet|entreprise)
      |qui suis[- ]je\s?\??
      |pr[ée]sentation
      |le cabinet
      |sobre (?:nosotros|m[íi]|n[óo]s)
      |qui[ée]nes somos\s?\??
      |nuestra (?:historia|cl[íi]nica|empresa)
      |nuestro equipo
      |la cl[íi]nica
      |chi (?:siamo|sono)
      |la nostra storia
      |il team
      |lo studio
      |over (?:ons|mij)
      |wie (?:wij|we) zijn
      |ons (?:verhaal|team)
      |quem somos
      |(?:a )?(?:nossa|minha) hist[óo]ria
      |a empresa
      |about
      |sobre(?=\s*$)
      |(?:onze |mijn )?(?:visie|missie)(?: (?:&|en) (?:visie|missie))?
      |(?:hallo|hi|hello|hoi|bonjour|hola|ciao|ol[áa])?[,!]?\s?(?:
        i am
        |i[’']m
        |my name is
        |ich bin
        |mein name ist
        |je suis
        |je m[’']appelle
        |(?:yo )?soy
        |me llamo
        |(?:io )?sono
        |mi chiamo
        |ik ben
        |mijn naam is
        |(?:eu )?sou
      )
    )(?!\p{L})
    |^(?:会社概要|当院について|私たちについて|院長(?:紹介|挨拶|あいさつ)|ごあいさつ|ご挨拶|医院紹介|店舗紹介)
  `,
  'iu',
);

export interface AboutText {
  page: ReadPage;
  /** Heading or page title it stands under. */
  place: string;
  text: string;
  words: number;
}

/** The page about the business, or the section of another page under such a heading; null when there is neither. */
export function findAboutText(pages: readonly ReadPage[]): AboutText | null {
  const own = pages.find(({ role }) => role === 'about');
  if (own) {
    const text = mainText(own);
    return { page: own, place: own.plain.view.titles[0] ?? 'page', text, words: own.plain.view.textWords };
  }
  for (const page of pages) {
    if (page.role === 'legal') continue;
    const { headings, blocks } = page.plain.view;
    const at = headings.findIndex(({ text, block }) => block >= 0 && text.length < 60 && ABOUT.test(text.trim()));
    const heading = headings[at];
    if (!heading) continue;
    const end =
      headings.slice(at + 1).find(({ level, block }) => level <= heading.level && block >= 0)?.block ?? blocks.length;
    const text = blocks
      .slice(heading.block + 1, end)
      .map((block) => block.text)
      .join('\n');
    return { page, place: `h${heading.level}: ${heading.text}`, text, words: countWords(text) };
  }
  return aboutByName(pages);
}

/** Whoever built the page named the section: `class="about-us"`, `id="ueber-uns"`. */
const ABOUT_PLACE = lightLetters(
  regexSource`
    [.#](?:
      about(?:-?us|-?me)?
      |ueber-?uns
      |a-?propos
      |qui-?sommes-?nous
      |sobre(?:-?nosotros|-?nos)?
      |nosotros
      |quienes-?somos
      |chi-?siamo
      |over-?ons
      |quem-?somos
    )(?:__[\w-]+|[-_](?:section|content|text|inner|wrapper|container))?(?=[.#\s]|$)
  `,
  'i',
);

/** Or the menu names it: "About us" leads to a place on the page, whatever stands over it. */
function aboutByName(pages: readonly ReadPage[]): AboutText | null {
  for (const page of pages) {
    if (page.role === 'legal') continue;
    const { links } = page.plain.view;
    const anchor = links.find(({ href, text }) => /^#[\w-]+$/.test(href) && ABOUT.test(text.trim()))?.href;
    const found = (anchor && textAt(page, new RegExp(`${anchor}(?=[.#\\s]|$)`), anchor)) || textAt(page, ABOUT_PLACE);
    if (found) return found;
  }
  return null;
}

function textAt(page: ReadPage, where: Pattern, name?: string): AboutText | null {
  const { blocks, paths } = page.plain.view;
  const own = blocks.filter(
    ({ path, landmark, hidden }) => !hidden && landmark !== 'nav' && where.test(paths[path] ?? ''),
  );
  const text = own.map((block) => block.text).join('\n');
  if (text === '' || !own[0]) return null;
  return { page, place: name ?? where.exec(paths[own[0].path] ?? '')?.[0] ?? '', text, words: countWords(text) };
}

function mainText(page: ReadPage): string {
  const blocks = page.plain.view.blocks.filter(({ landmark }) => landmark !== 'nav' && landmark !== 'footer');
  return blocks.map(({ text }) => text).join('\n');
}

const EACH_JAPANESE_LETTER = new RegExp(JAPANESE_LETTER, 'gu');

/** Japanese has no spaces: two characters count as a word there. */
function countWords(text: string): number {
  const japanese = (text.match(EACH_JAPANESE_LETTER) ?? []).length;
  return japanese / 2 + (text.match(/[\p{Script=Latin}\d]+/gu) ?? []).length;
}

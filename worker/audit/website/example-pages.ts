import { parse } from 'tldts';
import type { ReadPage } from './read-pages.ts';
import { separateDomain } from './registrable-domain.ts';
import { describesOrganisation } from './structured-data/business-nodes.ts';
import { isNodeOf, nodesIn, textIn, textsIn } from './structured-data/nodes.ts';
import type { SchemaNode, StructuredData } from './structured-data/structured-data.ts';
import { textKey } from './text/plain-words.ts';
import { callsItSample } from './text/sample-words.ts';

/** A page that shows another business than the website's own. Its facts are that business's. */
export interface ShownBusiness {
  /** Its name, or its host where only that is known. */
  name: string;
  /** The page calls itself a sample: nothing on it is what the website says of itself, so it is not judged either. */
  isSample: boolean;
}

/**
 * Which pages show somebody else: a sample report, a demo, a customer's profile. One sign alone never decides. Either the markup says
 * that the page is about an organisation of another name that has its own address elsewhere, or the page calls itself a sample and its
 * markup, title or main heading names another business. A branch, a case study, a portfolio page says neither. The home page is the business.
 */
export function shownBusinesses(pages: readonly ReadPage[]): Map<ReadPage, ShownBusiness> {
  const [home] = pages;
  const shown = new Map<ReadPage, ShownBusiness>();
  if (home?.role !== 'home') return shown;
  const own = ownSigns(home);
  for (const page of pages.slice(1)) {
    if (page.role === 'legal') continue;
    const isSample = callsItselfSample(page);
    const other = subjects(page).find((node) => isAnother(node, own) && (isSample || isElsewhere(node, own)));
    const name = other ? textIn(other, 'name') : isSample ? otherNamed(page, own) : null;
    if (name !== null) shown.set(page, { name, isSample });
  }
  return shown;
}

/** What the home page says of the business. Names are kept as keys. */
interface OwnSigns {
  /** By which it may be called, from markup, title and site name. */
  names: readonly string[];
  /** Everything in its frame and headings. */
  frame: string;
  /** All digits of its text. */
  digits: string;
  host: string;
}

function ownSigns({ url, structured, renderedStructured, plain, rendered }: ReadPage): OwnSigns {
  const stated = [structured, renderedStructured].flatMap((data) => data?.nodes.flatMap(namesOf) ?? []);
  const views = [plain.view, ...(rendered ? [rendered.view] : [])];
  const titled = views.flatMap(({ titles, metas }) => [
    ...titles.flatMap((title) => title.split(TITLE_PARTS)),
    ...metas.filter(({ name }) => name === 'og:site_name').map(({ content }) => content),
  ]);
  const framed = views.flatMap(({ headings, images, blocks }) => [
    ...headings.map(({ text }) => text),
    ...images.map(({ alt }) => alt ?? ''),
    ...blocks.filter(({ landmark }) => landmark !== null && landmark !== 'main').map(({ text }) => text),
  ]);
  return {
    names: [...stated, ...titled].map(textKey).filter((key) => key.length >= MIN_NAME_CHARS),
    frame: framed.map(textKey).join('\n'),
    digits: views.flatMap(({ blocks }) => blocks.map(({ text }) => text.replace(/\D/g, ''))).join(' '),
    host: domainOf(url),
  };
}

const TITLE_PARTS = /\s+[|–—·•:-]\s+|:\s+/;
/** Shorter ones stand inside other names by chance. */
const MIN_NAME_CHARS = 4;

const namesOf = (node: SchemaNode): string[] =>
  ['name', 'legalName', 'alternateName'].flatMap((property) => textsIn(node, property));

/** Relations that make an organisation of another name part of this one. */
const BELONGS = ['parentOrganization', 'branchOf', 'memberOf', 'isPartOf'];
/** The end of a number is the same with and without the country in front. */
const NUMBER_END = /\d{7}$/;

/** In doubt it is the business itself: a longer name of its own, its address, its number. */
function isAnother(node: SchemaNode, own: OwnSigns): boolean {
  const names = namesOf(node).map(textKey).filter(Boolean);
  if (names.length === 0 || BELONGS.some((property) => property in node.properties)) return false;
  const isOwnName = (name: string) =>
    own.frame.includes(name) || own.names.some((known) => known.includes(name) || name.includes(known));
  const isOwnNumber = (number: string) => {
    const end = NUMBER_END.exec(number.replace(/\D/g, ''))?.[0];
    return end !== undefined && own.digits.includes(end);
  };
  return (
    !names.some(isOwnName) && !addressesOf(node).includes(own.host) && !textsIn(node, 'telephone').some(isOwnNumber)
  );
}

const isElsewhere = (node: SchemaNode, own: OwnSigns): boolean =>
  addressesOf(node).some((domain) => domain !== '' && domain !== own.host);

const addressesOf = (node: SchemaNode): string[] =>
  textsIn(node, 'url').flatMap((url) => (URL.canParse(url) ? domainOf(url) : []));

/** The host itself where it has no registrable domain: "localhost", "192.0.2.1". */
const domainOf = (url: string): string => separateDomain(url) ?? new URL(url).hostname.toLowerCase();

/** Organisations the page's markup gives as what it is about. */
function subjects({ structured, renderedStructured }: ReadPage): SchemaNode[] {
  return [structured, renderedStructured].flatMap((data) => (data === null ? [] : subjectsIn(data)));
}

function subjectsIn(data: StructuredData): SchemaNode[] {
  const works = data.nodes.filter((node) => isNodeOf(node, 'CreativeWork') && !isNodeOf(node, 'Review'));
  return works
    .flatMap((node) => ['about', 'mainEntity'].flatMap((property) => nodesIn(data, node, property)))
    .filter(describesOrganisation);
}

function callsItselfSample({ url, plain: { view } }: ReadPage): boolean {
  const path = new URL(url).pathname.replace(/[-_/.]+/g, ' ');
  const headings = view.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return [path, view.titles[0] ?? '', ...headings].some(callsItSample);
}

/** Whom a sample shows where its markup does not give it as its subject: an organisation in its own right, or a host in its name. */
function otherNamed({ structured, renderedStructured, plain: { view } }: ReadPage, own: OwnSigns): string | null {
  const roots = [structured, renderedStructured].flatMap((data) => data?.nodes.filter((node) => !node.parent) ?? []);
  const other = roots.find((node) => describesOrganisation(node) && isAnother(node, own));
  if (other) return textIn(other, 'name');
  const named = [view.titles[0] ?? '', ...view.headings.filter(({ level }) => level === 1).map(({ text }) => text)];
  const hosts = named.flatMap((text) => text.match(HOST_IN_TEXT) ?? []);
  return hosts.find((host) => isKnownHost(host) && domainOf(`https://${host}`) !== own.host) ?? null;
}

const HOST_IN_TEXT = /(?<![\w@.-])(?:[a-z\d][a-z\d-]{0,62}\.){1,3}[a-z]{2,24}(?![\w@-])/gi;
/** Endings kept for examples (RFC 2606), where no list of public endings has them. */
const isKnownHost = (host: string): boolean => /\.(?:example|test)$/i.test(host) || parse(host).isIcann === true;

import type { SitePart } from '../../trades/trade.ts';
import type { PageView } from '../../website/page/page-view.ts';
import { parsedUrl } from '../../website/parsed-url.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { remembered } from '../../website/text/remembered.ts';
import { placeInBody, sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import type { FactSource } from '../facts.ts';
import { findPrices } from '../offers/price-texts.ts';

/** What a website is made of, with the first place of each part. None of it depends on the language of the text. */
export type SiteParts = ReadonlyMap<SitePart, FactSource>;

/** Services that do one thing for businesses of one kind, by registrable name: an embedded or linked one is part of the website. */
const SERVICES: [SitePart, RegExp][] = [
  ['cart', hosts('buy.stripe|checkout.stripe|checkout.shopify|myshopify|snipcart|ecwid|foxycart|gumroad|lemonsqueezy')],
  ['table-booking', hosts('opentable|thefork|lafourchette|resy|quandoo|exploretock|bookatable|zenchef|covermanager')],
  ['food-delivery', hosts('ubereats|doordash|grubhub|deliveroo|lieferando|just-?eat|takeaway|wolt|foodpanda|glovoapp')],
  ['stay-booking', hosts('cloudbeds|beds24|smoobu|lodgify|synxis|siteminder|dirs21|guesty|hostaway|avantio|mews')],
  ['health-booking', hosts('doctolib|zocdoc|doctoralia|miodottore|znanylekarz|samedi|onedoc|healthengine|dr-?flex')],
  ['salon-booking', hosts('treatwell|fresha|booksy|planity|salonkee|salonized|phorest|vagaro|shore')],
  ['class-booking', hosts('mindbodyonline|eversports|wellhub|urbansportsclub|momoyoga|glofox|bsport|fitogram')],
  ['donation', hosts('donorbox|givebutter|betterplace|helloasso|gofundme|justgiving|altruja|fundraisebox|zeffy')],
  ['app-store', /^https:\/\/(?:apps\.apple\.com|play\.google\.com\/store\/apps)\//i],
];

/** "https://www.name.tld/", "https://book.name.co.uk/". */
function hosts(names: string): RegExp {
  return new RegExp(
    String.raw`^(?:https?:)?//(?:[\w-]+\.)*(?:${names.replaceAll('.', String.raw`\.`)})\.[a-z.]{2,7}(?:[/?#:]|$)`,
    'i',
  );
}

/** Whole words of addresses. Shop systems and their templates name these paths alike in each language. */
const PATHS: [SitePart, RegExp][] = [
  [
    'cart',
    path('cart|basket|checkout|warenkorb|kasse|panier|carrito|cesta|carrello|winkelwagen|winkelmand|carrinho|koszyk'),
  ],
  [
    'returns',
    path(
      'returns?|refunds?|shipping|widerruf|widerrufsbelehrung|versand|retours?|livraison|devoluciones|envios?|resi|spedizioni|zwroty',
    ),
  ],
  ['donation', path('donate|donations?|spenden|faire-un-don|donner|donar|donaciones|donazioni|dona|doneren|doar')],
  ['sign-up', path('sign-?up|register|registration|log-?in|sign-?in')],
];

function path(words: string): RegExp {
  return new RegExp(
    String.raw`^https?://[^?#]*/(?:[\w-]*-)?(?:${words})(?:-(?:policy|and|und|et|y|e|us|now)[\w-]*)?(?:\.\w{2,5})?/?(?:[?#]|$)`,
    'i',
  );
}

/** What templates call the parts of a shop. */
const CART_PLACE =
  /[.#](?:[\w-]*[-_])?(?:cart|basket|minicart)(?:[-_]?(?:btn|button|icon|link|count|toggle|sidebar|drawer|submit|form))?(?=[.#\s>]|$)/i;
const BUY_PLACE =
  /[.#](?:[\w-]*[-_])?(?:add-?to-?(?:cart|basket|bag)|add-?cart|buy-?now|buy-?button)(?:[-_][\w-]*)?(?=[.#\s>]|$)/i;
const PRODUCT_PATH = /\/(?:products?|produkte?|produits?|productos?|prodott[io]|collections)\/[^/?#]+/i;
/** A card of a product: a sum in it is what the product costs. */
const PRODUCT_PLACE =
  /[.#](?:[\w-]*[-_])?product(?:s|[-_]{1,2}(?:card|item|tile|grid|list|info|price|body|content))?(?=[.#\s>]|$)/i;
const SHOP_SYSTEM = /(?:cdn\.shopify|woocommerce|snipcart|ecwid|bigcommerce|prestashop|shopware)/i;
const MENU_PATH = path(
  'menu|menus|menue|speisekarte|speisen|getraenke|carte|la-carte|carta|la-carta|cardapio|ementa|menukaart|drinks|food',
);

/** So many of a kind are a range; fewer are one thing for sale beside the trade. */
const MIN_PRODUCTS = 3;
/** A menu has more sums than a list of fees or a teaser of it. */
const MIN_DISHES = 8;
/** Arrival and departure. */
const DATES_OF_A_STAY = 2;

export function siteParts(documents: readonly TextDocument[], own: ReadonlySet<string>): SiteParts {
  const parts = new Map<SitePart, FactSource>();
  const products = new Map<string, FactSource>();
  const add = (part: SitePart, source: FactSource) => {
    if (!parts.has(part)) parts.set(part, source);
  };
  for (const document of documents) {
    if (document.page.role === 'article') continue;
    const { view } = document;
    partsLinkedTo(document, own, add);
    partsEmbedded(document, add);
    for (const { url, path } of view.links)
      if (url !== null && PRODUCT_PATH.test(url) && isOf(url, own))
        products.set(url, sourceAt(document, placeInBody(view, path), url));
    for (const { name, path } of view.buttons ?? []) {
      const place = view.paths[path] ?? '';
      const source = sourceAt(document, placeInBody(view, path), name);
      if (CART_PLACE.test(place)) add('cart', source);
      if (BUY_PLACE.test(place)) products.set(`${document.pageUrl} ${products.size}`, source);
    }
    for (const { text, path } of view.blocks)
      if (PRODUCT_PLACE.test(view.paths[path] ?? '') && findPrices(text, null).length > 0)
        products.set(`${text} ${products.size}`, sourceAt(document, placeInBody(view, path), text));
    partsMarkedUp(document, add, products);
    if (MENU_PATH.test(document.pageUrl) && pricesOn(view) >= MIN_DISHES) {
      add('menu', sourceAt(document, 'a page of its own with prices', document.pageUrl));
    }
  }
  if (parts.has('cart')) for (const document of documents) boughtByButton(document, products);
  const [first] = products.values();
  if (first && products.size >= MIN_PRODUCTS) parts.set('products', first);
  return parts;
}

/** Where there is a cart, a sum with a button right behind it is on the card of a product, whatever the button is called. */
function boughtByButton(document: TextDocument, products: Map<string, FactSource>): void {
  const { view, pageUrl } = document;
  view.blocks.forEach(({ text, path }, at) => {
    if (view.blocks[at + 1]?.tag !== 'button' || findPrices(text, null).length !== 1) return;
    products.set(`${pageUrl} ${at}`, sourceAt(document, placeInBody(view, path), text));
  });
}

const isOf = (url: string, own: ReadonlySet<string>): boolean => own.has(hostOf(url));

const hostOf = remembered((url) => parsedUrl(url)?.hostname.replace(/^www\./, '') ?? '');

/** Pages share most of their links. */
const partsOfService = remembered((url): SitePart[] =>
  SERVICES.flatMap(([part, service]) => (service.test(url) ? [part] : [])),
);
/** A cart of somebody else is a link to their shop. */
const partsOfPath = remembered((url): SitePart[] => PATHS.flatMap(([part, words]) => (words.test(url) ? [part] : [])));

type Add = (part: SitePart, source: FactSource) => void;

function partsLinkedTo(document: TextDocument, own: ReadonlySet<string>, add: Add): void {
  const { view } = document;
  for (const { url, path } of view.links) {
    if (url === null) continue;
    const source = () => sourceAt(document, placeInBody(view, path), url);
    for (const part of own.has(hostOf(url)) ? partsOfPath(url) : partsOfService(url)) add(part, source());
    if (CART_PLACE.test(view.paths[path] ?? '')) add('cart', source());
  }
}

function partsEmbedded(document: TextDocument, add: Add): void {
  const { view } = document;
  for (const { src, path } of view.frames)
    for (const [part, service] of SERVICES)
      if (src !== null && service.test(src)) add(part, sourceAt(document, placeInBody(view, path), src));
  for (const src of view.scripts.external) {
    for (const [part, service] of SERVICES) if (service.test(src)) add(part, sourceAt(document, 'script[src]', src));
    if (SHOP_SYSTEM.test(src)) add('cart', sourceAt(document, 'script[src]', src));
  }
  for (const { fields, path } of view.forms) {
    const dates = fields.filter(({ type, hidden }) => type === 'date' && !hidden);
    if (dates.length === DATES_OF_A_STAY)
      add('stay-booking', sourceAt(document, placeInBody(view, path), 'a form with two dates'));
  }
}

function partsMarkedUp(document: TextDocument, add: Add, products: Map<string, FactSource>): void {
  for (const { types, properties, parent } of document.structured.nodes) {
    const [type = ''] = types;
    const source = sourceAt(document, 'JSON-LD @type', type);
    const isOneOf = (...known: string[]) => types.some((one) => known.some((other) => isA(one, other)));
    if (isOneOf('Product') && properties.offers !== undefined) products.set(`${products.size} ${type}`, source);
    if (isOneOf('Menu', 'MenuSection') || parent?.property === 'hasMenu') add('menu', source);
    if (isOneOf('DonateAction')) add('donation', source);
    if (isOneOf('SoftwareApplication')) add('app-markup', source);
  }
}

function pricesOn({ blocks }: PageView): number {
  let count = 0;
  for (const { text } of blocks) count += findPrices(text, null).length;
  return count;
}

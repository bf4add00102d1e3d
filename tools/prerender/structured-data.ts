import { readFileSync } from 'node:fs';
import type { BreadcrumbList, Graph, ListItem, Organization, SoftwareApplication, WebPage } from 'schema-dts';
import { PRICE } from '../../worker/contract/price.ts';
import {
  CONTACT_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  PUBLIC_PAGES,
  PUBLIC_PAGES_UPDATED,
  type PublicPath,
} from '../../worker/contract/public-pages.ts';
import type { Results } from '../../worker/contract/results.ts';

const ORGANIZATION = `${ORIGIN_PLACEHOLDER}/#organization`;
const WEBSITE = `${ORIGIN_PLACEHOLDER}/#website`;
const APPLICATION = `${ORIGIN_PLACEHOLDER}/#application`;
const DESCRIPTION = PUBLIC_PAGES['/'].description;

/** A service on the web: no place, no opening hours, so no LocalBusiness. Shape: https://schema.org, as one graph a page. */
export function structuredData(path: PublicPath): Graph {
  const page: WebPage = {
    '@type': 'WebPage',
    '@id': `${ORIGIN_PLACEHOLDER}${path}#page`,
    url: ORIGIN_PLACEHOLDER + path,
    name: PUBLIC_PAGES[path].title,
    description: PUBLIC_PAGES[path].description,
    inLanguage: 'en',
    dateModified: PUBLIC_PAGES_UPDATED,
    ...(path === '/' ? {} : { breadcrumb: breadcrumb(path) }),
    isPartOf: { '@id': WEBSITE },
    publisher: { '@id': ORGANIZATION },
    ...(path === '/report/sample' ? { about: sampleBusiness() } : {}),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': ORGANIZATION,
        name: 'Answerable',
        url: `${ORIGIN_PLACEHOLDER}/`,
        description: DESCRIPTION,
        email: CONTACT_PLACEHOLDER,
        logo: `${ORIGIN_PLACEHOLDER}/icon-512.png`,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: CONTACT_PLACEHOLDER,
          url: `${ORIGIN_PLACEHOLDER}/support`,
          availableLanguage: 'en',
        },
      },
      {
        '@type': 'WebSite',
        '@id': WEBSITE,
        name: 'Answerable',
        url: `${ORIGIN_PLACEHOLDER}/`,
        inLanguage: 'en',
        publisher: { '@id': ORGANIZATION },
      },
      page,
      ...(path === '/' || path === '/pricing' ? [application()] : []),
    ],
  };
}

/** Where the page stands: right below the home page. */
function breadcrumb(path: PublicPath): BreadcrumbList {
  const item = (position: number, name: string, to: PublicPath): ListItem => ({
    '@type': 'ListItem',
    position,
    name,
    item: ORIGIN_PLACEHOLDER + to,
  });
  const [name = ''] = PUBLIC_PAGES[path].title.split(' · ');
  return { '@type': 'BreadcrumbList', itemListElement: [item(1, 'Answerable', '/'), item(2, name, path)] };
}

function application(): SoftwareApplication {
  const currency = PRICE.currency.toUpperCase();
  const url = `${ORIGIN_PLACEHOLDER}/pricing`;
  return {
    '@type': 'SoftwareApplication',
    '@id': APPLICATION,
    name: 'Answerable',
    url: `${ORIGIN_PLACEHOLDER}/`,
    description: DESCRIPTION,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, in a web browser',
    image: `${ORIGIN_PLACEHOLDER}/preview.png`,
    provider: { '@id': ORGANIZATION },
    offers: [
      { '@type': 'Offer', name: 'First analysis', price: '0', priceCurrency: currency, url },
      {
        '@type': 'Offer',
        name: 'Additional analysis, full report',
        price: (PRICE.amountCents / 100).toFixed(2),
        priceCurrency: currency,
        url,
      },
    ],
  };
}

/** Whom the sample is about, so that nobody takes its facts for ours. */
function sampleBusiness(): Organization {
  const file = new URL('../../worker/sample/report.json', import.meta.url);
  const { facts, pages }: Pick<Results, 'facts' | 'pages'> = JSON.parse(readFileSync(file, 'utf8'));
  const [home] = pages;
  if (!facts.businessName || !home) throw new Error('The sample report names no business.');
  return { '@type': 'Organization', name: facts.businessName.value, url: home.url };
}

import type { Graph, SoftwareApplication, WebPage } from 'schema-dts';
import { PRICE } from '../../worker/contract/price.ts';
import { ORIGIN_PLACEHOLDER, PUBLIC_PAGES, type PublicPath } from '../../worker/contract/public-pages.ts';

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
    isPartOf: { '@id': WEBSITE },
    publisher: { '@id': ORGANIZATION },
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
        logo: `${ORIGIN_PLACEHOLDER}/icon-512.png`,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
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

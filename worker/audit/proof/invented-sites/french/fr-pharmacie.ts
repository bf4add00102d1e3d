import type { InventedSite } from '../invented-site.ts';

/** The site of a pharmacy on a chain's platform: tables with lunch closing, the duty pharmacy's number 3237. */
export const frPharmacie: InventedSite = {
  name: 'fr-pharmacie',
  url: 'https://pharmacie-des-halles-colmar.fr/',
  pages: {
    '/': `<!DOCTYPE html><html lang="fr"><head><title>Pharmacie des Halles - Colmar</title><meta property="og:site_name" content="Pharmacie des Halles"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Pharmacy","name":"PHARMACIE DES HALLES","telephone":"03 89 41 27 60","address":{"@type":"PostalAddress","streetAddress":"11 rue des Écoles","postalCode":"68000","addressLocality":"COLMAR"},"openingHours":["Mo-Fr 08:30-12:15","Mo-Fr 14:00-19:00","Sa 08:30-17:00"]}</script></head><body><header><a href="/">Pharmacie des Halles</a><a href="tel:0389412760">03 89 41 27 60</a></header><main><h1>Pharmacie des Halles</h1><p>Notre équipe vous conseille en aromathérapie, orthopédie, maintien à domicile et vaccination, sans rendez-vous.</p><table class="table table-horaires"><tbody><tr><th>Lundi</th><td>8h30 - 12h15</td><td>14h - 19h</td></tr><tr><th>Mardi</th><td>8h30 - 12h15</td><td>14h - 19h</td></tr><tr><th>Mercredi</th><td>8h30 - 12h15</td><td>14h - 19h</td></tr><tr><th>Jeudi</th><td>8h30 - 12h15</td><td>14h - 19h</td></tr><tr><th>Vendredi</th><td>8h30 - 12h15</td><td>14h - 19h</td></tr><tr><th>Samedi</th><td colspan="2">8h30 - 17h</td></tr><tr><th>Dimanche</th><td colspan="2">Fermé</td></tr></tbody></table><p>Pharmacie de garde : composez le 3237 (0,35 €/min) ou le commissariat de Colmar au 03 89 29 47 00.</p></main><footer><p>Pharmacie des Halles, 11 rue des Écoles, 68000 Colmar - Fax : 03 89 41 27 61</p><p>Pharmacienne titulaire : Claire Muller</p><p><a href="/mentions-legales">Mentions légales</a> <a href="/politique-confidentialite">Politique de confidentialité</a> <a href="/cookies">Gestion des cookies</a></p><p>Site propulsé par <a href="https://www.pharmaweb-fictif.fr">PharmaWeb</a></p></footer></body></html>`,
  },
  truth: {
    businessName: ['Pharmacie des Halles', 'PHARMACIE DES HALLES'],
    phones: ['+33389412760'],
    fax: ['+33389412761'],
    otherPhones: ['+33389294700'],
    addresses: ['11 rue des Écoles | 68000 | Colmar | FR'],
    hours: 'mo-fr 08:30-12:15 14:00-19:00, sa 08:30-17:00, su X',
    trade: 'pharmacy',
    languages: ['fr'],
    schemaTypes: ['Pharmacy', 'PostalAddress'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /mentions-legales', 'privacy /politique-confidentialite', 'cookies /cookies'],
    people: ['Claire Muller'],
  },
};

import type { InventedSite } from '../invented-site.ts';

/** Two languages of one office, told apart by directory; Belgian spellings of numbers. */
export const beComptable: InventedSite = {
  name: 'be-comptable',
  url: 'https://www.fiduciaire-delvaux.be/',
  pages: {
    '/': `<!DOCTYPE html><html lang="fr-BE"><head><title>Fiduciaire Delvaux - Experts-comptables à Uccle</title></head><body><header><a class="logo" href="/">Fiduciaire Delvaux</a><a href="/nl/">NL</a></header><main><h1>Votre comptable à Bruxelles</h1><p>Nous accompagnons les indépendants et les PME depuis 1994 : tenue de comptabilité, déclarations fiscales, création de société et conseils.</p><h2>Nos bureaux</h2><p>Chaussée d'Alsemberg 842 bte 3<br>1180 Uccle</p><p>Tél. : 02/376.41.82<br>Gsm : 0475/28 61 94<br>Fax : 02/376.41.83</p><p>Nos bureaux sont accessibles du lundi au jeudi de 9h00 à 12h30 et de 13h30 à 17h30, le vendredi jusqu'à 16h00 uniquement sur rendez-vous.</p></main><footer>TVA BE 0452.817.336 | RPM Bruxelles | Agréé ITAA n° 50.384.117 | <a href="/mentions-legales">Mentions légales</a> | <a href="mailto:info@fiduciaire-delvaux.be">Écrivez-nous</a></footer></body></html>`,
    '/nl/': `<html lang="nl-BE"><head><title>Fiduciaire Delvaux - Boekhouder in Ukkel</title></head><body><header><a class="logo" href="/">Fiduciaire Delvaux</a></header><main><h1>Uw boekhouder in Brussel</h1><p>Wij begeleiden zelfstandigen en kmo's sinds 1994: boekhouding, belastingaangiften, oprichting van vennootschappen en advies. Wij spreken Nederlands en Frans en maken graag tijd voor een eerste gesprek over uw zaak en uw plannen voor de toekomst.</p><p>Alsembergsesteenweg 842 bus 3, 1180 Ukkel</p></main></body></html>`,
    '/mentions-legales': `<html lang="fr-BE"><head><title>Mentions légales</title></head><body><main><h1>Mentions légales</h1><p>Fiduciaire Delvaux SRL<br>Chaussée d'Alsemberg 842/3<br>1180 Bruxelles<br>BCE 0452.817.336</p><p>Institut des Conseillers fiscaux et des Experts-comptables (ITAA), Boulevard Emile Jacqmain 135/2, 1000 Bruxelles, tél. 02 240 00 00</p><p>Hébergement : Combell NV, Skaldenstraat 121, 9042 Gent</p></main></body></html>`,
  },
  truth: {
    businessName: ['Fiduciaire Delvaux', 'Fiduciaire Delvaux SRL'],
    phones: ['+3223764182', '+32475286194'],
    fax: ['+3223764183'],
    otherPhones: ['+3222400000'],
    emails: ['info@fiduciaire-delvaux.be'],
    addresses: [
      "Chaussée d'Alsemberg 842 bte 3 | 1180 | Uccle | BE",
      'Alsembergsesteenweg 842 bus 3 | 1180 | Ukkel | BE',
    ],
    hours: 'mo-th 09:00-12:30 13:30-17:30 APPT',
    trade: 'accountant',
    languages: ['fr', 'nl'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /mentions-legales'],
  },
};

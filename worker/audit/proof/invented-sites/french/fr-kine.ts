import type { InventedSite } from '../invented-site.ts';

/** A shared practice: each practitioner has a number, appointments only, lines of an order. */
export const frKine: InventedSite = {
  name: 'fr-kine',
  url: 'https://cabinet-kine-vernet.fr/',
  pages: {
    '/': `<!DOCTYPE html><html lang="fr"><head><title>Cabinet de kinésithérapie du Vernet à Perpignan</title><meta name="description" content="Masseurs-kinésithérapeutes à Perpignan, quartier du Vernet."></head><body><header class="py-4"><div class="container"><strong>Cabinet de kinésithérapie du Vernet</strong></div></header><main class="container"><h1>Rééducation et kinésithérapie du sport</h1><p>Nous recevons adultes et enfants après une blessure, une opération ou pour des douleurs chroniques. Le cabinet est équipé d'un plateau technique de 80 m².</p><div class="row"><div class="col-md-6 team-member"><h3>Clémence Bonafos</h3><p>Masseur-kinésithérapeute D.E.</p><p><a href="tel:0468612290">04 68 61 22 90</a></p><a href="https://www.doctolib.fr/masseur-kinesitherapeute/perpignan/clemence-bonafos">Prendre rendez-vous</a></div><div class="col-md-6 team-member"><h3>Julien Sala</h3><p>Masseur-kinésithérapeute, ostéopathe</p><p><a href="tel:0468612291">04 68 61 22 91</a></p></div></div><p>Consultations du lundi au vendredi de 8h à 19h30, uniquement sur rendez-vous.</p><p>Adresse : 142, avenue Maréchal Joffre (1er étage, ascenseur), 66000 Perpignan. Arrêt de bus « Vernet ».</p><p>Conventionnés – carte Vitale – RPPS 10004817732</p></main><footer>© Cabinet de kinésithérapie du Vernet <a href="/mentions">Mentions légales</a></footer></body></html>`,
    '/mentions': `<html lang="fr"><head><title>Mentions légales</title></head><body><h1>Mentions légales</h1><p>Éditeur : SCM Kiné Vernet, 142 av. Maréchal Joffre, 66000 Perpignan. SIRET 823 117 402 00018.</p><p>Ordre des masseurs-kinésithérapeutes des Pyrénées-Orientales, 35 boulevard Saint-Assiscle, 66000 Perpignan, 04 68 54 10 10.</p><p>Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix, tél. 1007.</p></body></html>`,
  },
  truth: {
    businessName: ['Cabinet de kinésithérapie du Vernet', 'SCM Kiné Vernet'],
    phones: ['+33468612290', '+33468612291'],
    otherPhones: ['+33468541010'],
    addresses: ['142, avenue Maréchal Joffre, 1er étage | 66000 | Perpignan | FR'],
    hours: 'mo-fr 08:00-19:30 APPT',
    trade: 'physiotherapist',
    languages: ['fr'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /mentions'],
    people: ['Clémence Bonafos', 'Julien Sala'],
  },
};

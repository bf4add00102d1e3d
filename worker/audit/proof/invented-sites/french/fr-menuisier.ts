import type { InventedSite } from '../invented-site.ts';

export const frMenuisier: InventedSite = {
  name: 'fr-menuisier',
  url: 'https://menuiserie-castagne.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="fr"><head><title>Menuiserie Castagné - Menuisier ébéniste à Rodez (12)</title></head><body><header><img src="logo-castagne.jpg" alt="Menuiserie Castagné"><p class="tel">Appelez-nous : <strong>05 65 42 81 37</strong></p></header><main><h1>Le bois, notre métier depuis 1974</h1><p>Escaliers, cuisines, portes et fenêtres sur mesure : dans notre atelier de l'Aveyron, nous dessinons et fabriquons des ouvrages pensés pour durer.</p><h2>Témoignages</h2><blockquote>« Un escalier magnifique, posé en une journée. Merci à toute l'équipe ! »<footer>— M. et Mme Fabre, Onet-le-Château</footer></blockquote><blockquote>« Très bon contact et devis clair, on recommande. »<footer>— Lucie D.</footer></blockquote><h2>Notre atelier</h2><p>Z.A. de Bel-Air, 280 rue des Artisans<br>12000 RODEZ</p><p>Atelier ouvert du lundi au vendredi 8h-12h et 14h-18h, showroom le samedi matin sur rendez-vous.</p></main><footer><p>Menuiserie Castagné SARL · contact@menuiserie-castagne.com · <a href="/mentions-legales">Mentions légales</a></p><p>Conception : Agence Aubrac Web · 05 65 77 10 22</p></footer></body></html>`,
    '/mentions-legales': `<html lang="fr"><head><title>Mentions légales - Menuiserie Castagné</title></head><body><main><h1>Mentions légales</h1><p>SARL Menuiserie Castagné, 280 rue des Artisans, ZA de Bel Air, 12000 Rodez. Gérant : Benoît Castagné. RCS Rodez 302 118 447. Tél. 05 65 42 81 37.</p><p>Hébergeur : Gandi SAS, 63-65 boulevard Masséna, 75013 Paris, 01 70 37 76 61.</p></main></body></html>`,
  },
  truth: {
    businessName: ['Menuiserie Castagné', 'Menuiserie Castagné SARL', 'SARL Menuiserie Castagné'],
    phones: ['+33565428137'],
    otherPhones: ['+33565771022', '+33170377661'],
    emails: ['contact@menuiserie-castagne.com'],
    addresses: ['Z.A. de Bel-Air, 280 rue des Artisans | 12000 | RODEZ | FR'],
    hours: 'mo-fr 08:00-12:00 14:00-18:00 APPT',
    trade: 'builder',
    languages: ['fr'],
    reviews: ['Un escalier magnifique', 'Très bon contact'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /mentions-legales'],
    people: ['Benoît Castagné'],
  },
};

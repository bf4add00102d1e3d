import type { InventedSite } from '../invented-site.ts';

/** Slashes for "to", hours in a span soup, an address with a hamlet and CEDEX, questions without question marks. */
export const frPlombier: InventedSite = {
  name: 'fr-plombier',
  url: 'https://www.chauffage-berthelot.fr/',
  pages: {
    '/': `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Berthelot &amp; Fils : plombier chauffagiste dans le Morbihan</title></head><body><div id="header"><div class="logo-text">Berthelot &amp; Fils</div><div class="slogan">Plomberie - Chauffage - Énergies renouvelables</div></div><div id="content"><h1>Votre chauffagiste à Ploërmel depuis trois générations</h1><p>Installation, dépannage et entretien de chaudières, pompes à chaleur et poêles à granulés dans un rayon de 40 km autour de Ploërmel.</p><div class="infos"><span class="ic"></span><span>Lun-Ven&nbsp;: 8h/12h - 13h30/17h30</span><br><span>Sam&nbsp;: 9h/12h (showroom)</span></div><div class="faq-block"><h2>On répond à vos questions</h2><h3>Combien coûte l'entretien d'une chaudière ?</h3><p>L'entretien annuel coûte 129 € TTC, déplacement compris.</p><h3>Quelles aides pour une pompe à chaleur ?</h3><p>MaPrimeRénov', CEE et TVA à 5,5 % : nous montons le dossier avec vous.</p></div><div class="avis"><p class="titre">Ils nous font confiance</p><p>« Travail soigné et équipe ponctuelle, notre maison est enfin bien chauffée. » <b>Mme Le Bihan, Josselin</b></p></div></div><div id="footer">ZA La Lande du Moulin, 3 rue des Artisans, 56804 PLOËRMEL CEDEX<br>Tél&nbsp;02&nbsp;97&nbsp;74&nbsp;18&nbsp;35 – Port. 06 85 21 40 97 – Fax&nbsp;02&nbsp;97&nbsp;74&nbsp;18&nbsp;36<br><a href="mailto:contact%40chauffage-berthelot.fr">Nous écrire</a> | <a href="mentions-legales.html">Mentions légales</a><br>Astreinte chauffage (clients sous contrat) 7j/7 : 06 85 21 41 02</div></body></html>`,
    '/mentions-legales.html': `<html lang="fr"><head><title>Mentions légales</title></head><body><h1>Mentions légales</h1><p>SARL BERTHELOT ET FILS au capital de 8 000 € – RCS Vannes 431 208 117 – TVA intracommunautaire FR 62 431208117<br>3 rue des Artisans, ZA La Lande du Moulin, 56800 Ploërmel</p><p>Assurance décennale : SMABTP, 114 avenue Émile Zola, 75739 Paris Cedex 15, contrat n° 1247 000 118 442</p><p>Hébergement : Infomaniak Network SA, Rue Eugène-Marziano 25, 1227 Les Acacias (Genève), +41 22 820 35 44</p><p>Médiateur : SAS Médiation Solution, 222 chemin de la Bergerie, 01800 Saint Jean de Niost, 04 82 53 93 06, contact@sasmediationsolution-conso.fr</p></body></html>`,
  },
  truth: {
    businessName: ['Berthelot & Fils', 'SARL BERTHELOT ET FILS', 'Berthelot et Fils'],
    phones: ['+33297741835', '+33685214097', '+33685214102'],
    fax: ['+33297741836'],
    otherPhones: ['+41228203544', '+33482539306'],
    emails: ['contact@chauffage-berthelot.fr'],
    otherEmails: ['contact@sasmediationsolution-conso.fr'],
    addresses: ['ZA La Lande du Moulin, 3 rue des Artisans | 56804 | PLOËRMEL CEDEX | FR'],
    hours: 'mo-fr 08:00-12:00 13:30-17:30, sa 09:00-12:00',
    trade: 'plumber',
    languages: ['fr'],
    faq: ["Combien coûte l'entretien d'une chaudière ?", 'Quelles aides pour une pompe à chaleur ?'],
    reviews: ['Travail soigné et équipe ponctuelle'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /mentions-legales.html'],
  },
};

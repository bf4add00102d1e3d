import type { InventedSite } from '../invented-site.ts';

/** A beauty salon on WordPress with a Google review plugin and two h1. */
export const frInstitut: InventedSite = {
  name: 'fr-institut',
  url: 'https://institut-eclat-lyon.fr/',
  pages: {
    '/': `<!DOCTYPE html><html lang="fr-FR"><head><title>Institut de beauté Lyon 6 | Éclat &amp; Sens</title><meta property="og:site_name" content="Éclat &amp; Sens"><script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","@id":"https://institut-eclat-lyon.fr/#website","name":"Éclat & Sens","inLanguage":"fr-FR"},{"@type":["Organization","BeautySalon"],"@id":"https://institut-eclat-lyon.fr/#organization","name":"Éclat & Sens","sameAs":["https://www.facebook.com/eclatetsens"],"logo":{"@type":"ImageObject","url":"https://institut-eclat-lyon.fr/logo.png"}}]}</script></head><body><header><h1 class="site-title"><a href="/">Éclat &amp; Sens</a></h1></header><main><h1>Votre institut de beauté à Lyon 6ème</h1><p>Soins du visage, épilations, massages et manucure dans un cadre chaleureux, à deux pas du parc de la Tête d'Or.</p><img src="cabine.jpg" alt="Cabine de soin"><div class="horaires"><h3>Horaires d'ouverture</h3><p>Lundi : 14h – 19h</p><p>Mardi, mercredi et vendredi : 9h30 – 19h</p><p>Jeudi : 9h30 – 20h30</p><p>Samedi : 9h – 17h</p></div>
<div class="wp-gr wpac"><div class="wp-google-list"><div class="wp-google-place"><div class="wp-google-name">Éclat &amp; Sens</div><div><span class="wp-google-rating">4.7</span><span class="wp-google-stars"></span></div><div class="wp-google-powered">Basé sur 83 avis</div></div><div class="wp-google-reviews"><div class="wp-google-review"><div class="wp-google-left"><img src="https://lh3.googleusercontent.com/a/x" alt="Sophie Perrin"></div><div class="wp-google-right"><a class="wp-google-name" href="https://www.google.com/maps/contrib/1">Sophie Perrin</a><div class="wp-google-time">il y a 3 semaines</div><div class="wp-google-feedback"><span class="wp-google-text">Un moment de détente parfait, l'équipe est aux petits soins.</span></div></div></div><div class="wp-google-review"><div class="wp-google-left"><img src="https://lh3.googleusercontent.com/a/y"></div><div class="wp-google-right"><a class="wp-google-name" href="https://www.google.com/maps/contrib/2">Nadia B</a><div class="wp-google-time">il y a 2 mois</div><div class="wp-google-feedback"><span class="wp-google-text">Épilation nickel et prix corrects, je recommande les yeux fermés !</span></div></div></div></div></div></div></main><footer><p>Éclat &amp; Sens – 38, rue Tronchet – 69006 Lyon – Métro Foch</p><p><a href="tel:+33478526319">04 78 52 63 19</a></p><p><a href="/mentions-legales/">Mentions légales</a> · <a href="/politique-de-confidentialite/">Politique de confidentialité</a></p></footer></body></html>`,
    '/mentions-legales/': `<html lang="fr-FR"><head><title>Mentions légales - Éclat &amp; Sens</title></head><body><main><h1>Mentions légales</h1><h2>Éditeur</h2><p>SASU Éclat et Sens, capital 2 000 €, RCS Lyon 851 204 773, 38 rue Tronchet, 69006 Lyon. Directrice de la publication : Amandine Roche. Contact : bonjour@institut-eclat-lyon.fr</p><h2>Hébergeur</h2><p>o2switch, Chemin des Pardiaux, 63000 Clermont-Ferrand, 04 44 44 60 40, support@o2switch.fr</p></main></body></html>`,
  },
  truth: {
    businessName: ['Éclat & Sens', 'Éclat et Sens'],
    phones: ['+33478526319'],
    otherPhones: ['+33444446040'],
    emails: ['bonjour@institut-eclat-lyon.fr'],
    otherEmails: ['support@o2switch.fr'],
    addresses: ['38, rue Tronchet | 69006 | Lyon | FR'],
    hours: 'mo 14:00-19:00, tu-we 09:30-19:00, th 09:30-20:30, fr 09:30-19:00, sa 09:00-17:00',
    trade: 'beauty',
    languages: ['fr'],
    schemaTypes: ['WebSite', 'Organization', 'BeautySalon', 'ImageObject'],
    reviews: ['Un moment de détente parfait', 'Épilation nickel et prix corrects'],
    rating: '4.7/5 (83)',
    h1Count: 2,
    imagesWithoutAlt: 1,
    profiles: ['https://www.facebook.com/eclatetsens'],
    policies: ['privacy /politique-de-confidentialite/', 'imprint /mentions-legales/'],
  },
};

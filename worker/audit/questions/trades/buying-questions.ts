import { type Topic, words } from './asked.ts';

/** What people ask those who sell them goods. */

export const range: Topic = {
  id: 'range',
  kind: 'list',
  ask: {
    en: 'What do you sell, and which brands do you carry?',
    de: 'Was verkaufen Sie, und welche Marken führen Sie?',
    fr: 'Que vendez-vous, et quelles marques proposez-vous ?',
    es: '¿Qué venden y qué marcas tienen?',
  },
  terms: words({
    en: 'range, selection, stock, collection, handmade, products, new in, categories, from brands such as',
    de: 'sortiment, auswahl, kollektion, handgemacht, produkte, neuheiten, artikel, hersteller, führen',
    fr: 'gamme, choix, collection, fait main, produits, nouveautés, articles, rayon, sélection',
    es: 'gama, surtido, colección, hecho a mano, productos, novedades, artículos, selección, catálogo',
  }),
  about: words({
    en: 'range, selection, brands, brand, products, collection, categories',
    de: 'sortiment, auswahl, marken, produkte, kollektion, artikel',
    fr: 'gamme, marques, produits, collection, sélection, articles',
    es: 'productos, marcas, surtido, colección, catálogo, artículos',
  }),
};

export const returns: Topic = {
  id: 'returns',
  kind: 'explanation',
  ask: {
    en: 'Can I return or exchange something, and how long do I have?',
    de: 'Kann ich etwas umtauschen oder zurückgeben, und wie lange?',
    fr: 'Peut-on échanger ou retourner un article, et sous quel délai ?',
    es: '¿Puedo cambiar o devolver algo, y en qué plazo?',
  },
  terms: words({
    en: '14 days, 30 days, receipt, unused, refund, original packaging, free returns, return label, store credit',
    de: '14 tage, 30 tage, kassenbon, unbenutzt, erstattung, originalverpackung, widerrufsrecht, rücksendung, gutschein, retoure',
    fr: '14 jours, 30 jours, ticket de caisse, remboursement, emballage d’origine, droit de rétractation, avoir, frais de retour, bon de retour',
    es: '14 días, 30 días, tique, reembolso, embalaje original, derecho de desistimiento, vale, gastos de devolución, sin usar',
  }),
  about: words({
    en: 'return, returns, exchange, refund',
    de: 'umtausch, umtauschen, rückgabe, zurückgeben, rücksendung, widerruf, retoure',
    fr: 'retour, retours, échange, échanger, rétractation, remboursement',
    es: 'devolución, devoluciones, cambio, cambios, devolver, desistimiento, reembolso',
  }),
};

export const deliveryTime: Topic = {
  id: 'delivery-time',
  kind: 'duration',
  ask: {
    en: 'How long does delivery take, and to which countries do you ship?',
    de: 'Wie lange dauert die Lieferung, und in welche Länder liefern Sie?',
    fr: 'Quel est le délai de livraison, et dans quels pays livrez-vous ?',
    es: '¿Cuánto tarda el envío y a qué países envían?',
  },
  terms: words({
    en: 'working days, dispatched, next day, uk, worldwide, europe, dhl, tracking, express, in stock, ships within',
    de: 'werktage, versandfertig, deutschland, österreich, schweiz, weltweit, eu, dhl, sendungsverfolgung, express, auf lager',
    fr: 'jours ouvrés, expédié, 48 h, france, belgique, europe, colissimo, suivi, express, en stock, point relais',
    es: 'días laborables, días hábiles, enviado, 24 h, península, europa, internacional, seguimiento, express, en stock, correos',
  }),
  about: words({
    en: 'delivery, shipping, dispatch, ship, delivered',
    de: 'lieferzeit, lieferung, versand, versandfertig, lieferländer, lieferzeiten',
    fr: 'livraison, expédition, délai de livraison, expédié, livrer',
    es: 'envío, envíos, entrega, plazo de entrega, enviar',
  }),
};

export const shippingCost: Topic = {
  id: 'shipping-cost',
  kind: 'price',
  ask: {
    en: 'What does shipping cost, and when is it free?',
    de: 'Was kostet der Versand, und ab wann ist er kostenlos?',
    fr: 'Combien coûte la livraison, et à partir de quel montant est-elle gratuite ?',
    es: '¿Cuánto cuestan los gastos de envío y cuándo son gratis?',
  },
  terms: words({
    en: 'free shipping, from, orders over, flat rate, standard, express, per order, postage',
    de: 'versandkosten, versandkostenfrei, ab, bestellwert, pauschal, standard, express, porto',
    fr: 'frais de port, livraison offerte, à partir de, dès, standard, express, forfait, frais d’envoi',
    es: 'gastos de envío, envío gratis, desde, pedidos superiores a, tarifa plana, estándar, exprés, a partir de',
  }),
  about: words({
    en: 'shipping, delivery, postage',
    de: 'versand, versandkosten, versandkostenfrei, porto, lieferkosten',
    fr: 'livraison, frais de port, port, expédition',
    es: 'envío, envíos, gastos de envío',
  }),
};

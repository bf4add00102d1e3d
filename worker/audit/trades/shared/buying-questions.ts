import { type Topic, words } from './asked.ts';

/** What people ask those who sell them goods. */

export const range: Topic = {
  id: 'range',
  kind: 'list',
  asks: 'offer',
  ask: {
    en: 'What do you sell?',
    de: 'Was verkaufen Sie?',
    fr: 'Que vendez-vous ?',
    es: '¿Qué venden?',
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

export const deliveryTime: Topic = {
  id: 'delivery-time',
  kind: 'duration',
  ask: {
    en: 'How long does delivery take?',
    de: 'Wie lange dauert die Lieferung?',
    fr: 'Quel est le délai de livraison ?',
    es: '¿Cuánto tarda el envío?',
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
    en: 'What does shipping cost?',
    de: 'Was kostet der Versand?',
    fr: 'Combien coûte la livraison ?',
    es: '¿Cuánto cuestan los gastos de envío?',
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

export const delivery: Topic = {
  id: 'delivery',
  kind: 'yes-no',
  ask: {
    en: 'Do you deliver?',
    de: 'Liefern Sie nach Hause?',
    fr: 'Livrez-vous à domicile ?',
    es: '¿Entregan a domicilio?',
  },
  terms: words({
    en: 'free, radius, same day, order, postcode',
    de: 'kostenlos, umkreis, am selben tag, bestellung, bote',
    fr: 'gratuite, rayon, le jour même, commande, à domicile',
    es: 'gratis, zona, mismo día, pedido, gastos',
  }),
  about: words({
    en: 'delivery, deliveries, deliver, delivered, courier, shipping, ship',
    de: 'lieferung, lieferungen, lieferservice, liefern, lieferdienst, botendienst, versand, zustellung, ausliefern',
    fr: 'livraison, livraisons, livrons, livrer, livré, livrés',
    es: 'envío, envíos, a domicilio, reparto, enviamos, entrega, entregas',
  }),
};

export const returns: Topic = {
  id: 'returns',
  kind: 'duration',
  ask: {
    en: 'How long do I have to return something?',
    de: 'Wie lange kann ich etwas zurückgeben?',
    fr: 'Sous quel délai peut-on retourner un article ?',
    es: '¿En qué plazo puedo devolver algo?',
  },
  terms: words({
    en: '14 days, 30 days, receipt, unused, free returns',
    de: '14 tage, 30 tage, kassenbon, unbenutzt, erstattung',
    fr: '14 jours, 30 jours, ticket de caisse, droit de rétractation, avoir',
    es: '14 días, 30 días, tique, derecho de desistimiento, sin usar',
  }),
  about: words({
    en: 'returns, return policy, return it, return the, return your, return any, returned within, exchange, exchanges, refund, refunds',
    de: 'umtausch, umtauschen, rückgabe, zurückgeben, rücksendung, widerruf, retoure, retouren, rückgaberecht',
    fr: 'retour, retours, échange, échanger, rétractation, remboursement, retourner',
    es: 'devolución, devoluciones, cambios y, cambios o, devolver, desistimiento, reembolso',
  }),
};

export const onlineOrder: Topic = {
  id: 'online-order',
  kind: 'yes-no',
  asks: 'online',
  ask: {
    en: 'Can I book or order online?',
    de: 'Kann ich online buchen oder bestellen?',
    fr: 'Peut-on réserver ou commander en ligne ?',
    es: '¿Se puede reservar o comprar por internet?',
  },
  terms: words({
    en: 'online, website, calendar, cart, basket, checkout, ticket, availability, form',
    de: 'online, internet, kalender, warenkorb, kasse, ticket, verfügbarkeit, formular',
    fr: 'en ligne, internet, calendrier, panier, billet, disponibilités, formulaire',
    es: 'en línea, internet, calendario, carrito, entrada, disponibilidad, formulario',
  }),
  about: words({
    en: `
      book online, book now, online booking, order online, order now, online ordering, online shop, online store,
      shop now, add to cart, add to basket, buy now, buy online, buy tickets, reserve online, reserve now,
      schedule online, register online
    `,
    de: `
      online buchen, jetzt buchen, hier buchen, online-buchung, onlinebuchung, online bestellen, jetzt bestellen,
      onlineshop, online-shop, webshop, in den warenkorb, jetzt kaufen, online kaufen, online reservieren,
      jetzt reservieren, tickets kaufen, online anmelden
    `,
    fr: `
      réserver en ligne, réservation en ligne, réservez en ligne, réserver maintenant, commander en ligne,
      commande en ligne, boutique en ligne, ajouter au panier, acheter en ligne, acheter maintenant, billetterie,
      je réserve, inscription en ligne, réserver un créneau, réservez un créneau, directement un créneau, seul clic,
      quelques clics
    `,
    es: `
      reservar online, reserva online, reserva en línea, reservar ahora, reserva ahora, reserva tu, pedir online,
      pedido online, tienda online, tienda en línea, añadir al carrito, agregar al carrito, comprar online,
      comprar ahora, compra online, comprar entradas, inscripción online
    `,
  }),
};

import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { deliveryTime, range, returns, shippingCost } from './buying-questions.ts';
import { contactWay, guarantee, payment, people, price, reviews } from './shared-questions.ts';

export const onlineShop: TradeQuestions = {
  trade: 'online-shop',
  questions: [
    asked(shippingCost, 5),
    asked(deliveryTime, 5),
    asked(returns, 5, {
      ask: {
        en: 'How do I return something, how long do I have, and who pays?',
        de: 'Wie schicke ich etwas zurück, wie viel Zeit habe ich, und wer zahlt?',
        fr: 'Comment retourner un article, sous quel délai, et aux frais de qui ?',
        es: '¿Cómo devuelvo algo, en qué plazo y quién paga?',
      },
    }),
    asked(range, 4, {
      ask: {
        en: 'What can I buy here?',
        de: 'Was kann ich hier kaufen?',
        fr: 'Que peut-on acheter ici ?',
        es: '¿Qué se puede comprar aquí?',
      },
    }),
    asked(price, 4, {
      ask: {
        en: 'What do the products cost, including VAT?',
        de: 'Was kosten die Produkte, inklusive Mehrwertsteuer?',
        fr: 'Quel est le prix des produits, TVA comprise ?',
        es: '¿Cuánto cuestan los productos, con IVA?',
      },
      terms: words({
        en: 'sale, discount, each',
        de: 'rabatt, grundpreis, stück',
        fr: 'promotion, remise, réduction',
        es: 'oferta, descuento, rebajas',
      }),
    }),
    asked(payment, 4),
    asked(contactWay, 4, {
      ask: {
        en: 'How do I reach customer service about my order?',
        de: 'Wie erreiche ich den Kundenservice zu meiner Bestellung?',
        fr: 'Comment joindre le service client pour ma commande ?',
        es: '¿Cómo contacto con atención al cliente por mi pedido?',
      },
      terms: words({
        en: 'customer service, order number, support',
        de: 'kundenservice, kundendienst, bestellnummer',
        fr: 'service client, numéro de commande',
        es: 'atención al cliente, número de pedido',
      }),
      about: words({
        en: 'customer service, support',
        de: 'kundenservice, kundendienst',
        fr: 'service client',
        es: 'atención al cliente',
      }),
    }),
    {
      id: 'product-details',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'What are the products made of, and which size do I need?',
        de: 'Woraus bestehen die Produkte, und welche Größe brauche ich?',
        fr: 'De quoi sont faits les produits, et quelle taille choisir ?',
        es: '¿De qué están hechos los productos y qué talla o medida necesito?',
      },
      terms: words({
        en: 'material, size guide, dimensions, cm, cotton, ingredients, weight, measurements, fits, care',
        de: 'material, größentabelle, maße, cm, baumwolle, inhaltsstoffe, gewicht, passform, zusammensetzung, pflegehinweis',
        fr: 'matière, guide des tailles, dimensions, cm, coton, ingrédients, poids, mesures, composition, entretien',
        es: 'material, guía de tallas, dimensiones, cm, algodón, ingredientes, peso, medidas, composición, cuidado',
      }),
      about: words({
        en: 'material, size, size guide, dimensions, ingredients',
        de: 'material, größe, größentabelle, maße, inhaltsstoffe, zutaten',
        fr: 'matière, taille, tailles, dimensions, composition, ingrédients',
        es: 'material, talla, tallas, medidas, dimensiones, ingredientes',
      }),
    },
    {
      id: 'origin-and-sustainability',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'Where are the products made, and how sustainable are they?',
        de: 'Wo wird produziert, und wie nachhaltig ist das?',
        fr: 'Où les produits sont-ils fabriqués, et sont-ils durables ?',
        es: '¿Dónde se fabrican los productos y son sostenibles?',
      },
      terms: words({
        en: 'made in, recycled, organic, plastic-free packaging, fair, carbon, certified, handmade, factory, gots',
        de: 'hergestellt, recycelt, bio, plastikfrei, fair, klimaneutral, zertifiziert, handgemacht, manufaktur, gots',
        fr: 'fabriqué en, recyclé, bio, sans plastique, équitable, carbone, certifié, fait main, atelier, gots',
        es: 'fabricado en, reciclado, ecológico, sin plástico, justo, carbono, certificado, hecho a mano, taller, gots',
      }),
      about: words({
        en: 'made in, produced, sustainable, sustainability, origin, organic',
        de: 'hergestellt, herstellung, produktion, nachhaltig, nachhaltigkeit, herkunft',
        fr: 'fabriqué, fabrication, origine, durable, écoresponsable',
        es: 'fabricado, fabricación, origen, sostenible, sostenibilidad',
      }),
    },
    asked(guarantee, 3, {
      ask: {
        en: 'What warranty is there, and what if something arrives broken?',
        de: 'Welche Garantie gibt es, und was ist, wenn etwas kaputt ankommt?',
        fr: 'Quelle est la garantie, et que faire si un article arrive cassé ?',
        es: '¿Qué garantía hay y qué pasa si algo llega roto?',
      },
      terms: words({
        en: 'damaged, replacement, faulty, photo',
        de: 'beschädigt, defekt, ersatz, reklamation',
        fr: 'endommagé, défectueux, remplacement, réclamation',
        es: 'dañado, defectuoso, reemplazo, reclamación',
      }),
      about: words({
        en: 'damaged, faulty',
        de: 'beschädigt, reklamation, defekt',
        fr: 'endommagé, défectueux, réclamation',
        es: 'dañado, defectuoso, reclamación',
      }),
    }),
    asked(people, 2, {
      ask: {
        en: 'Who is behind the shop, and is there a real shop too?',
        de: 'Wer steht hinter dem Shop, und gibt es auch ein Ladengeschäft?',
        fr: 'Qui est derrière la boutique, et existe-t-il un magasin physique ?',
        es: '¿Quién está detrás de la tienda y hay tienda física?',
      },
      terms: words({
        en: 'showroom, our story, founded',
        de: 'ladengeschäft, unsere geschichte, gegründet',
        fr: 'magasin, notre histoire, showroom',
        es: 'tienda física, nuestra historia, showroom',
      }),
      about: words({
        en: 'our story, showroom',
        de: 'ladengeschäft, unsere geschichte',
        fr: 'notre histoire, magasin',
        es: 'nuestra historia, tienda física',
      }),
    }),
    asked(reviews, 3),
  ],
};

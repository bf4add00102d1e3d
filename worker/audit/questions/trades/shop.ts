import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { range, returns } from './buying-questions.ts';
import { gettingThere, location, openingHours, payment, people, price } from './shared-questions.ts';

export const shop: TradeQuestions = {
  trade: 'shop',
  questions: [
    asked(range, 5),
    asked(openingHours, 5, {
      ask: {
        en: 'When is the shop open?',
        de: 'Wann hat das Geschäft geöffnet?',
        fr: 'Quels sont les horaires du magasin ?',
        es: '¿Qué horario tiene la tienda?',
      },
    }),
    asked(location, 5, {
      ask: {
        en: 'Where is the shop?',
        de: 'Wo ist das Geschäft?',
        fr: 'Où se trouve le magasin ?',
        es: '¿Dónde está la tienda?',
      },
    }),
    asked(price, 4, {
      ask: {
        en: 'What do your products cost?',
        de: 'Was kosten die Produkte?',
        fr: 'Quels sont les prix de vos produits ?',
        es: '¿Cuánto cuestan los productos?',
      },
      terms: words({
        en: 'from, offer, sale, each',
        de: 'stück, angebot, rabatt, preisspanne',
        fr: 'promotion, soldes, la pièce, remise',
        es: 'oferta, rebajas, descuento, unidad',
      }),
    }),
    {
      id: 'in-stock-and-reserve',
      kind: 'contact',
      weight: 4,
      ask: {
        en: 'Can I check stock, reserve or order something in?',
        de: 'Kann ich anfragen, ob etwas vorrätig ist, und es zurücklegen oder bestellen lassen?',
        fr: 'Peut-on vérifier le stock, réserver ou commander un article ?',
        es: '¿Puedo consultar si hay existencias, reservar o encargar algo?',
      },
      terms: words({
        en: 'click and collect, phone, email, availability, order, set aside, call us, next day, online',
        de: 'abholung, telefon, e-mail, verfügbarkeit, bestellen, reservieren, anrufen, nächster tag, online, click & collect',
        fr: 'click and collect, téléphone, e-mail, disponibilité, commande, mettre de côté, appeler, retrait, en ligne',
        es: 'recogida, teléfono, correo, disponibilidad, pedido, apartar, llamar, whatsapp, en línea',
      }),
      about: words({
        en: 'stock, reserve, order, click and collect, availability',
        de: 'vorrätig, zurücklegen, reservieren, bestellen, verfügbarkeit, abholung',
        fr: 'stock, réserver, commander, disponibilité, retrait',
        es: 'existencias, stock, reservar, encargar, disponibilidad, recogida',
      }),
    },
    {
      id: 'online-and-delivery',
      kind: 'yes-no',
      weight: 4,
      ask: {
        en: 'Can I buy online, and do you deliver?',
        de: 'Kann ich auch online kaufen, und liefern Sie?',
        fr: 'Peut-on acheter en ligne, et livrez-vous ?',
        es: '¿Se puede comprar en línea y hacen envíos?',
      },
      terms: words({
        en: 'online shop, shipping, local delivery, free from, courier, area, same day, postage',
        de: 'onlineshop, versand, lieferservice, versandkosten, lieferung nach hause, umkreis, am selben tag, bringdienst',
        fr: 'boutique en ligne, expédition, livraison à domicile, gratuite dès, secteur, le jour même, frais de port, coursier',
        es: 'tienda online, envío, a domicilio, gratis desde, zona, el mismo día, gastos de envío, mensajería',
      }),
      about: words({
        en: 'online, delivery, deliver, shipping',
        de: 'onlineshop, online, lieferung, liefern, versand, lieferservice',
        fr: 'en ligne, livraison, livrer, expédition',
        es: 'online, en línea, envío, envíos, domicilio, entrega',
      }),
    },
    {
      id: 'advice-and-repairs',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'Do you give advice, repair, alter or fit what you sell?',
        de: 'Beraten Sie, und reparieren, ändern oder montieren Sie auch?',
        fr: 'Conseillez-vous, et réparez-vous, retouchez-vous ou installez-vous aussi ?',
        es: '¿Asesoran, y también reparan, arreglan o montan?',
      },
      terms: words({
        en: 'workshop, fitting, repair, consultation, appointment, servicing, expert, installation, alterations, eye test',
        de: 'werkstatt, anprobe, reparatur, fachberatung, termin, wartung, montage, änderungsservice, sehtest, anpassung',
        fr: 'atelier, essayage, réparation, conseil, rendez-vous, entretien, pose, retouches, examen de vue, spécialiste',
        es: 'taller, probador, reparación, asesoramiento, cita, mantenimiento, montaje, arreglos, graduación, especialista',
      }),
      about: words({
        en: 'advice, repair, repairs, fitting, alterations, workshop, consultation',
        de: 'beratung, fachberatung, reparatur, werkstatt, montage, änderung, anpassung',
        fr: 'conseil, conseils, réparation, atelier, retouches, installation',
        es: 'asesoramiento, reparación, taller, arreglos, montaje, reparaciones',
      }),
    },
    asked(returns, 3),
    {
      id: 'origin-and-quality',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'Where do your goods come from, and how are they made?',
        de: 'Woher kommt Ihre Ware, und wie wird sie hergestellt?',
        fr: 'D’où viennent vos produits, et comment sont-ils fabriqués ?',
        es: '¿De dónde vienen sus productos y cómo se fabrican?',
      },
      terms: words({
        en: 'local, handmade, fair trade, organic, sustainable, made in, supplier, farm, material, quality',
        de: 'regional, handarbeit, fair, bio, nachhaltig, hergestellt, lieferant, hof, material, eigene herstellung',
        fr: 'local, artisanal, équitable, bio, durable, fabriqué en, producteur, ferme, matière, circuit court',
        es: 'local, artesanal, comercio justo, ecológico, sostenible, fabricado en, proveedor, granja, material, kilómetro cero',
      }),
      about: words({
        en: 'made in, handmade, sourced, locally, origin, sustainable, organic',
        de: 'herkunft, hergestellt, herstellung, regional, handarbeit, nachhaltig, lieferanten',
        fr: 'origine, fabriqué, fabrication, artisanal, producteurs, bio',
        es: 'origen, fabricado, fabricación, artesanal, sostenible, productores',
      }),
    },
    asked(payment, 2),
    asked(gettingThere, 2),
    asked(people, 2, {
      ask: {
        en: 'Who runs the shop, and for how long?',
        de: 'Wer führt das Geschäft, und seit wann?',
        fr: 'Qui tient le magasin, et depuis quand ?',
        es: '¿Quién lleva la tienda y desde cuándo?',
      },
      terms: words({
        en: 'since, family, generation',
        de: 'seit, familie, generation',
        fr: 'depuis, famille, génération',
        es: 'desde, familia, generación',
      }),
    }),
  ],
};

import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { specialDiets } from './food-questions.ts';
import { location, openingHours, people, price, reviews } from './shared-questions.ts';

export const bakery: TradeQuestions = {
  trade: 'bakery',
  questions: [
    asked(openingHours, 5, {
      ask: {
        en: 'When do you open, and is there fresh bread on Sundays?',
        de: 'Ab wann haben Sie geöffnet, und gibt es sonntags frische Brötchen?',
        fr: 'À quelle heure ouvrez-vous, et êtes-vous ouverts le dimanche ?',
        es: '¿A qué hora abren y hay pan los domingos?',
      },
    }),
    {
      id: 'range',
      kind: 'list',
      weight: 5,
      ask: {
        en: 'Which breads, rolls and cakes do you bake?',
        de: 'Welche Brote, Brötchen und Kuchen backen Sie?',
        fr: 'Quels pains, viennoiseries et gâteaux faites-vous ?',
        es: '¿Qué panes, bollos y tartas hacen?',
      },
      terms: words({
        en: 'sourdough, rye, baguette, croissant, pastries, wholegrain, pie, buns, loaf, range',
        de: 'sauerteig, roggen, dinkel, vollkorn, baguette, croissant, brezel, torte, gebäck, sortiment',
        fr: 'levain, seigle, baguette, croissant, tarte, brioche, complet, pâtisserie, éclair, tradition',
        es: 'masa madre, centeno, barra, cruasán, hojaldre, integral, pasteles, empanada, hogaza, bollería',
      }),
      about: words({
        en: 'bread, breads, loaf, rolls, cakes, pastries',
        de: 'brot, brote, brötchen, kuchen, torten, sortiment, backwaren',
        fr: 'pain, pains, viennoiseries, gâteaux, pâtisseries',
        es: 'pan, panes, bollos, bollería, tartas, pasteles',
      }),
    },
    {
      id: 'cake-to-order',
      kind: 'explanation',
      weight: 5,
      ask: {
        en: 'Can I order a birthday or wedding cake, and how far ahead?',
        de: 'Kann ich eine Geburtstags- oder Hochzeitstorte bestellen, und wie lange vorher?',
        fr: 'Peut-on commander un gâteau d’anniversaire ou de mariage, et combien de temps à l’avance ?',
        es: '¿Puedo encargar una tarta de cumpleaños o de boda, y con cuánta antelación?',
      },
      terms: words({
        en: 'days in advance, custom, made to order, flavours, portions, deposit, design, call, order form, pick up',
        de: 'tage vorher, vorbestellung, auf bestellung, geschmack, portionen, anzahlung, motiv, anrufen, abholung, wunschtorte',
        fr: 'jours à l’avance, sur commande, sur mesure, parfums, parts, acompte, décor, appeler, retrait, pièce montée',
        es: 'días de antelación, por encargo, a medida, sabores, raciones, señal, decoración, llamar, recoger, personalizada',
      }),
      about: words({
        en: 'birthday cake, wedding cake, order, custom cake, celebration',
        de: 'torte, torten, hochzeitstorte, geburtstagstorte, bestellen, bestellung, vorbestellung',
        fr: 'commande, commander, anniversaire, mariage, pièce montée',
        es: 'encargo, encargar, cumpleaños, boda, pedido',
      }),
    },
    asked(location, 4, {
      ask: {
        en: 'Where are your shops?',
        de: 'Wo sind Ihre Filialen?',
        fr: 'Où se trouvent vos boutiques ?',
        es: '¿Dónde están sus tiendas?',
      },
      terms: words({
        en: 'branch, market stall',
        de: 'filiale, wochenmarkt',
        fr: 'boutique, marché',
        es: 'tienda, obrador',
      }),
      about: words({ en: 'branch, shop', de: 'filiale, filialen', fr: 'boutique', es: 'tienda' }),
    }),
    asked(price, 4, {
      ask: {
        en: 'What does a loaf or a cake cost?',
        de: 'Was kosten ein Brot oder eine Torte?',
        fr: 'Combien coûte un pain ou un gâteau ?',
        es: '¿Cuánto cuesta un pan o una tarta?',
      },
      terms: words({
        en: 'per slice, per portion, each',
        de: 'pro stück, pro portion, stück',
        fr: 'la part, la pièce, le kilo',
        es: 'por ración, la unidad, el kilo',
      }),
    }),
    asked(specialDiets, 4, {
      ask: {
        en: 'Do you have vegan, gluten-free or sugar-free goods, and a list of allergens?',
        de: 'Gibt es vegane, glutenfreie oder zuckerfreie Backwaren, und eine Allergenliste?',
        fr: 'Avez-vous des produits végans, sans gluten ou sans sucre, et la liste des allergènes ?',
        es: '¿Tienen productos veganos, sin gluten o sin azúcar, y lista de alérgenos?',
      },
      terms: words({
        en: 'wheat-free, spelt, sugar-free',
        de: 'weizenfrei, dinkel, zuckerfrei',
        fr: 'sans blé, épeautre, sans sucre',
        es: 'sin trigo, espelta, sin azúcar',
      }),
    }),
    {
      id: 'ingredients-and-craft',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'Do you bake everything yourselves, and what goes into it?',
        de: 'Backen Sie alles selbst, und was ist drin?',
        fr: 'Tout est-il fait sur place, et avec quels ingrédients ?',
        es: '¿Lo hacen todo ustedes y con qué ingredientes?',
      },
      terms: words({
        en: 'by hand, flour, no additives, organic, local mill, bakehouse, overnight, traditional, recipe, long fermentation',
        de: 'handwerk, mehl, ohne zusatzstoffe, bio, mühle, backstube, teigruhe, tradition, rezept, regional, natursauerteig',
        fr: 'artisanal, farine, sans additif, bio, moulin, fournil, fermentation lente, tradition, recette, fait maison, beurre',
        es: 'artesano, harina, sin aditivos, ecológico, molino, obrador, fermentación lenta, tradición, receta, a mano',
      }),
      about: words({
        en: 'ingredients, flour, bake, baked, by hand, additives, handmade',
        de: 'zutaten, mehl, backstube, backen, handwerk, zusatzstoffe, natursauerteig',
        fr: 'ingrédients, farine, fournil, artisanal, fait maison, additif',
        es: 'ingredientes, harina, obrador, artesano, artesanal, aditivos',
      }),
    },
    {
      id: 'ordering-ahead',
      kind: 'contact',
      weight: 3,
      ask: {
        en: 'How do I order ahead and collect?',
        de: 'Wie kann ich vorbestellen und abholen?',
        fr: 'Comment commander à l’avance et retirer ma commande ?',
        es: '¿Cómo hago un pedido para recoger?',
      },
      terms: words({
        en: 'phone, online shop, click and collect, by noon, the day before, email, app, whatsapp',
        de: 'telefon, onlineshop, abholzeit, bis mittag, am vortag, e-mail, app, bestellformular',
        fr: 'téléphone, en ligne, click and collect, avant midi, la veille, e-mail, formulaire, retrait',
        es: 'teléfono, tienda online, recogida, antes del mediodía, el día anterior, correo, whatsapp, formulario',
      }),
      about: words({
        en: 'order, orders, collect, pre-order, click and collect',
        de: 'vorbestellen, vorbestellung, bestellen, bestellung, abholen, abholung',
        fr: 'commander, commande, retirer, retrait',
        es: 'pedido, pedidos, encargar, encargo, recoger, recogida',
      }),
    },
    {
      id: 'catering-and-delivery',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you deliver, and supply events, offices or restaurants?',
        de: 'Liefern Sie, auch für Feiern, Büros oder Gastronomie?',
        fr: 'Livrez-vous, y compris pour les fêtes, les entreprises ou les restaurants ?',
        es: '¿Reparten, también para fiestas, oficinas o restaurantes?',
      },
      terms: words({
        en: 'platters, wholesale, canapés, minimum order, catering, free delivery, hotels, breakfast',
        de: 'lieferservice, partyservice, belegte brötchen, mindestbestellwert, catering, hotels, platten, großkunden',
        fr: 'traiteur, plateaux, cocktail, minimum de commande, hôtels, professionnels, buffet, pièces cocktail',
        es: 'catering, bandejas, mayorista, pedido mínimo, hoteles, profesionales, canapés, a domicilio',
      }),
      about: words({
        en: 'delivery, deliver, catering, wholesale',
        de: 'liefern, lieferung, lieferservice, catering, partyservice, gastronomie',
        fr: 'livraison, livrer, traiteur, professionnels',
        es: 'reparto, repartir, domicilio, catering, mayorista',
      }),
    },
    {
      id: 'coffee-and-seats',
      kind: 'yes-no',
      weight: 2,
      ask: {
        en: 'Can I have breakfast or a coffee there?',
        de: 'Kann ich bei Ihnen frühstücken oder Kaffee trinken?',
        fr: 'Peut-on y prendre un petit-déjeuner ou un café ?',
        es: '¿Se puede desayunar o tomar café allí?',
      },
      terms: words({
        en: 'seating, tables, terrace, sandwiches, eat in, espresso, lunch, snacks',
        de: 'sitzplätze, tische, terrasse, belegte brötchen, espresso, mittag, imbiss, stehcafé',
        fr: 'tables, terrasse, sandwichs, sur place, espresso, midi, salon de thé, formule',
        es: 'mesas, terraza, bocadillos, para tomar aquí, espresso, mediodía, merienda, degustación',
      }),
      about: words({
        en: 'breakfast, coffee, café, eat in, seating',
        de: 'frühstück, kaffee, café, sitzplätze, frühstücken',
        fr: 'petit-déjeuner, café, salon de thé, sur place',
        es: 'desayuno, desayunar, café, cafetería, mesas',
      }),
    },
    asked(people, 2, {
      ask: {
        en: 'Who bakes, and how long has the bakery been there?',
        de: 'Wer backt, und seit wann gibt es die Bäckerei?',
        fr: 'Qui est le boulanger, et depuis quand la boulangerie existe-t-elle ?',
        es: '¿Quién es el panadero y desde cuándo existe la panadería?',
      },
      terms: words({
        en: 'master baker, generation, since, family',
        de: 'bäckermeister, generation, seit, familie',
        fr: 'maître boulanger, génération, depuis, famille',
        es: 'maestro panadero, generación, desde, familia',
      }),
      about: words({
        en: 'baker, generation, family',
        de: 'bäckermeister, bäckermeisterin, generation, familienbetrieb',
        fr: 'boulanger, génération, famille',
        es: 'panadero, generación, familia',
      }),
    }),
    asked(reviews, 2),
  ],
};

import { type Topic, words } from './asked.ts';

/** What people ask salons. */

export const naturalProducts: Topic = {
  id: 'natural-products',
  kind: 'yes-no',
  ask: {
    en: 'Do you use natural or vegan products?',
    de: 'Arbeiten Sie mit natürlichen oder veganen Produkten?',
    fr: 'Utilisez-vous des produits naturels ou végans ?',
    es: '¿Usan productos naturales o veganos?',
  },
  terms: words({
    en: 'brands, sensitive skin, certified, allergies, gentle, essential oils',
    de: 'marken, empfindlich, zertifiziert, allergie, schonend',
    fr: 'marques, peau sensible, certifiés, allergies, doux, huiles essentielles',
    es: 'marcas, piel sensible, certificados, alergias, suaves, aceites esenciales',
  }),
  about: words({
    en: `
      organic, vegan, cruelty-free, natural products, 100 natural, natural ingredients, all natural,
      natural skincare, ammonia-free, paraben-free, plant-based
    `,
    de: `
      naturkosmetik, vegan, naturprodukte, pflanzlich, tierversuchsfrei, natürliche inhaltsstoffe,
      natürlichen inhaltsstoffen, natürliche produkte, biokosmetik, naturfriseur
    `,
    fr: 'produits naturels, bio, vegan, végan, végétale, végétal, sans ammoniaque, ingrédients naturels, cosmétiques naturels',
    es: 'productos naturales, vegano, veganos, orgánico, orgánicos, ecológicos, sin amoniaco, ingredientes naturales',
  }),
};

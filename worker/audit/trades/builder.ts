import { asked, words } from './shared/asked.ts';
import { insured, jobDuration, licence, quote } from './shared/home-service-questions.ts';
import { pastWork, price, services } from './shared/offer-questions.ts';
import { HOME_PORTALS } from './shared/portals.ts';
import { contactWay, serviceArea } from './shared/reaching-questions.ts';
import { experience } from './shared/visiting-questions.ts';
import type { Trade } from './trade.ts';

export const builder: Trade = {
  label: 'Builder',
  types: ['GeneralContractor', 'RoofingContractor', 'HousePainter', 'HVACBusiness'],
  ownType: 'HomeAndConstructionBusiness',
  nouns: {
    en: { sought: 'builder', called: 'a building business' },
    de: { sought: 'Bauunternehmen', called: 'ein Baubetrieb' },
    fr: { sought: 'entreprise de construction', called: 'une entreprise du bâtiment' },
    es: { sought: 'empresa de reformas', called: 'una empresa de construcción' },
    it: { sought: 'impresa edile', called: "un'impresa edile" },
    nl: { sought: 'aannemer', called: 'een bouwbedrijf' },
    pt: { sought: 'construtora', called: 'uma empresa de construção' },
    ja: { sought: '工務店', called: '建設会社' },
  },
  kinds: [
    {
      type: 'HousePainter',
      words: /paint|schilder|maler|peint|pintor|pintura|imbianc|塗装/i,
      called: {
        en: 'a painting business',
        de: 'ein Malerbetrieb',
        fr: 'une entreprise de peinture',
        es: 'una empresa de pintura',
        it: 'un’impresa di pittura',
        nl: 'een schildersbedrijf',
        pt: 'uma empresa de pintura',
        ja: '塗装会社',
      },
    },
    {
      type: 'RoofingContractor',
      words: /roof|dachdeck|couvreur|couverture|tejad|telhad|dakdek|屋根/i,
      called: {
        en: 'a roofing business',
        de: 'ein Dachdeckerbetrieb',
        fr: 'une entreprise de couverture',
        es: 'una empresa de tejados',
        it: 'un’impresa di coperture',
        nl: 'een dakdekkersbedrijf',
        pt: 'uma empresa de telhados',
        ja: '屋根工事会社',
      },
    },
    {
      type: 'Locksmith',
      words: /locksmith|schl[üu]sseldienst|serrur|cerrajer|chaveir|slotenmaker|fabbro|鍵/i,
    },
    {
      type: 'GeneralContractor',
      words:
        /general contract|home ?build|bauunternehm|constructora|entreprise g[ée]n[ée]rale|aannemer|bouwbedrijf|empreiteir|impresa edile|工務店|建設/i,
    },
  ],
  pricesByTheCase: true,
  worksAtCustomers: true,
  directories: [...HOME_PORTALS],
  questions: [
    asked(services, 5, {
      ask: {
        en: 'What work do you do?',
        de: 'Welche Arbeiten führen Sie aus?',
        fr: 'Quels travaux réalisez-vous ?',
        es: '¿Qué trabajos hacen?',
      },
      terms: words({
        en: 'kitchens, loft conversion, new build, insulation, plastering, tiling, windows, brickwork, repairs',
        de: 'neubau, dämmung, trockenbau, fliesen, fenster, fassade, dachausbau, maurerarbeiten, reparatur',
        fr: 'maçonnerie, isolation, carrelage, plâtrerie, façade, combles, charpente, construction neuve, fenêtres',
        es: 'albañilería, aislamiento, alicatado, pladur, fachada, cocinas, obra nueva, ventanas, rehabilitación',
      }),
      about: words({
        en: 'extension, renovation, roof, building, construction',
        de: 'umbau, sanierung, dach, ausbau, bauarbeiten, renovierung',
        fr: 'travaux, rénovation, extension, toiture, construction',
        es: 'obras, reformas, ampliación, tejado, construcción, remodelación',
      }),
    }),
    asked(price, 5, {
      terms: words({
        en: 'per square metre, m², day rate, estimate, budget, materials',
        de: 'pro quadratmeter, m², stundensatz, kostenrahmen, material, richtpreis',
        fr: 'au mètre carré, m², fourchette, fourniture et pose, budget, matériaux',
        es: 'por metro cuadrado, m², orientativo, mano de obra, presupuesto, materiales',
      }),
      about: words({
        en: 'budget',
        de: 'quadratmeter, richtpreis',
        fr: 'budget, mètre carré',
        es: 'metro cuadrado, presupuesto',
      }),
    }),
    asked(pastWork, 5, {
      ask: {
        en: 'Can I see jobs you have finished?',
        de: 'Kann ich Referenzen und fertige Baustellen sehen?',
        fr: 'Peut-on voir des chantiers que vous avez terminés ?',
        es: '¿Puedo ver obras que hayan terminado?',
      },
    }),
    asked(serviceArea, 4),
    asked(quote, 4),
    asked(jobDuration, 3, {
      ask: {
        en: 'How long does the work take?',
        de: 'Wie lange dauern die Arbeiten?',
        fr: 'Combien de temps durent les travaux ?',
        es: '¿Cuánto duran los trabajos?',
      },
    }),
    asked(licence, 4),
    asked(insured, 4),
    {
      id: 'planning',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you also draw up the plans?',
        de: 'Übernehmen Sie auch die Planung?',
        fr: 'Faites-vous aussi les plans ?',
        es: '¿Hacen también los planos o el diseño?',
      },
      terms: words({
        en: 'council, application, structural, from start to finish, survey, planning permission, permits',
        de: 'behörde, antrag, von der planung bis, aufmaß, zeichnung, baugenehmigung',
        fr: 'mairie, dossier, de la conception à, relevé, dessin, permis de construire',
        es: 'ayuntamiento, trámites, integral, medición, proyecto, licencia de obra',
      }),
      about: words({
        en: `
          building plans, floor plans, house plans, draw plans, drawing plans, planning permission, design work,
          design and planning, design phase, architect, architects, blueprints, design and build, design-build, drawings,
          we design, design service, design services
        `,
        de: 'planung, planen, bauplanung, statische berechnung, statikberechnung, architekt, bauzeichnung, entwurf',
        fr: 'plans sur mesure, vos plans, des plans, les plans, plans d’exécution, architecte, conception, bureau d’étude, bureau d’études',
        es: 'planos, proyecto técnico, arquitecto, diseño, diseñamos',
      }),
    },
    asked(contactWay, 3),
    asked(experience, 2),
  ],
};

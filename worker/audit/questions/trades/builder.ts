import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { cleanAfterwards, jobDuration, licensedAndInsured } from './home-service-questions.ts';
import { contactWay, guarantee, pastWork, people, price, quote, serviceArea, services } from './shared-questions.ts';

export const builder: TradeQuestions = {
  trade: 'builder',
  questions: [
    asked(services, 5, {
      ask: {
        en: 'What work do you do: extensions, roofs, renovation, painting, joinery?',
        de: 'Welche Arbeiten führen Sie aus: Umbau, Dach, Sanierung, Malerarbeiten, Innenausbau?',
        fr: 'Quels travaux réalisez-vous : extension, toiture, rénovation, peinture, menuiserie ?',
        es: '¿Qué trabajos hacen: ampliaciones, tejados, reformas, pintura, carpintería?',
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
      ask: {
        en: 'What does such a job cost, roughly or per square metre?',
        de: 'Was kostet so ein Auftrag ungefähr oder pro Quadratmeter?',
        fr: 'Combien coûtent de tels travaux, à peu près ou au mètre carré ?',
        es: '¿Cuánto cuesta una obra así, más o menos o por metro cuadrado?',
      },
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
    asked(jobDuration, 4, {
      ask: {
        en: 'How long does the work take, and when could you start?',
        de: 'Wie lange dauern die Arbeiten, und wann könnten Sie anfangen?',
        fr: 'Combien de temps durent les travaux, et quand pouvez-vous commencer ?',
        es: '¿Cuánto dura la obra y cuándo podrían empezar?',
      },
    }),
    asked(licensedAndInsured, 4),
    asked(guarantee, 3),
    {
      id: 'planning-and-permits',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'Do you handle the plans, the building permit and the other trades?',
        de: 'Kümmern Sie sich um Planung, Bauantrag und die anderen Gewerke?',
        fr: 'Vous occupez-vous des plans, du permis et des autres corps de métier ?',
        es: '¿Se encargan de los planos, la licencia y los demás gremios?',
      },
      terms: words({
        en: 'architect, planning permission, building regulations, project management, turnkey, one contact, structural engineer, drawings',
        de: 'architekt, baugenehmigung, statik, bauleitung, schlüsselfertig, alles aus einer hand, koordination, entwurf',
        fr: 'architecte, permis de construire, déclaration préalable, maîtrise d’œuvre, clé en main, coordination, interlocuteur unique, plans',
        es: 'arquitecto, licencia de obra, permiso, llave en mano, dirección de obra, coordinación, proyecto, aparejador',
      }),
      about: words({
        en: 'planning, permit, permits, architect, project management',
        de: 'planung, bauantrag, baugenehmigung, gewerke, bauleitung, architekt',
        fr: 'permis, plans, architecte, corps de métier, coordination, maîtrise d’œuvre',
        es: 'licencia, permiso, permisos, planos, gremios, arquitecto',
      }),
    },
    asked(cleanAfterwards, 2),
    asked(contactWay, 3),
    asked(people, 2),
  ],
};

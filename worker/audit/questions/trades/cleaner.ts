import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { howSoon, licensedAndInsured } from './home-service-questions.ts';
import { booking, cancellation, guarantee, price, reviews, serviceArea, services } from './shared-questions.ts';

export const cleaner: TradeQuestions = {
  trade: 'cleaner',
  questions: [
    asked(price, 5, {
      ask: {
        en: 'What does cleaning cost per hour or per visit?',
        de: 'Was kostet die Reinigung pro Stunde oder pro Quadratmeter?',
        fr: 'Combien coûte le ménage, à l’heure ou par passage ?',
        es: '¿Cuánto cuesta la limpieza por hora o por servicio?',
      },
      terms: words({
        en: 'per visit, minimum hours, per room, deep clean, hourly',
        de: 'stundensatz, quadratmeter, mindestdauer, grundreinigung, monatlich',
        fr: 'par passage, crédit d’impôt, minimum d’heures, au m², mensuel',
        es: 'por visita, mínimo de horas, por metro cuadrado, mensual',
      }),
      about: words({ en: 'hourly', de: 'stundensatz', fr: 'de l’heure', es: 'por hora' }),
    }),
    asked(services, 5, {
      ask: {
        en: 'What do you clean: homes, offices, windows, end of tenancy, carpets?',
        de: 'Was reinigen Sie: Büros, Treppenhäuser, Fenster, Wohnungen, nach dem Auszug?',
        fr: 'Que nettoyez-vous : logements, bureaux, vitres, fin de chantier, moquettes ?',
        es: '¿Qué limpian: casas, oficinas, cristales, comunidades, fin de obra?',
      },
      terms: words({
        en: 'domestic, commercial, deep clean, after builders, holiday lets, oven, communal areas, upholstery',
        de: 'unterhaltsreinigung, glasreinigung, grundreinigung, baureinigung, treppenhausreinigung, praxisreinigung, fassade, winterdienst',
        fr: 'vitrerie, parties communes, remise en état, copropriété, particuliers, professionnels, canapé, après travaux',
        es: 'hogar, comercial, limpieza a fondo, portales, alfombras, naves, pisos turísticos, garajes',
      }),
      about: words({
        en: 'cleaning, domestic, commercial, windows, tenancy',
        de: 'reinigung, büroreinigung, fensterreinigung, gebäudereinigung',
        fr: 'nettoyage, ménage, vitres, bureaux, entretien',
        es: 'limpieza, limpiezas, oficinas, cristales, hogar',
      }),
    }),
    asked(serviceArea, 5),
    asked(booking, 4, {
      ask: {
        en: 'How do I book a clean?',
        de: 'Wie buche ich eine Reinigung?',
        fr: 'Comment réserver un ménage ou une intervention ?',
        es: '¿Cómo contrato una limpieza?',
      },
      terms: words({
        en: 'quote, online booking, enquiry',
        de: 'angebot, anfrage, besichtigung',
        fr: 'devis, demande, intervention',
        es: 'presupuesto, contratar, solicitud',
      }),
      about: words({
        en: 'quote, enquiry',
        de: 'anfrage, angebot, besichtigungstermin',
        fr: 'devis, demande',
        es: 'contratar, presupuesto, solicitud',
      }),
    }),
    {
      id: 'what-is-included',
      kind: 'list',
      weight: 4,
      ask: {
        en: 'What is included in a clean, room by room?',
        de: 'Welche Arbeiten sind bei einer Reinigung enthalten?',
        fr: 'Que comprend une prestation de ménage, pièce par pièce ?',
        es: '¿Qué incluye una limpieza, habitación por habitación?',
      },
      terms: words({
        en: 'kitchen, bathroom, dusting, vacuum, mopping, bins, ironing, surfaces, checklist, bed linen',
        de: 'küche, bad, staubsaugen, wischen, abfalleimer, bügeln, oberflächen, checkliste, sanitär, leistungsverzeichnis',
        fr: 'cuisine, salle de bains, dépoussiérage, aspirateur, sols, poubelles, repassage, surfaces, sanitaires, cahier des charges',
        es: 'cocina, baño, polvo, aspirar, fregar, basura, plancha, superficies, suelos, ventanas',
      }),
      about: words({
        en: 'included, includes, checklist, kitchen, bathroom, tasks',
        de: 'enthalten, umfasst, küche, bad, leistungsverzeichnis, leistungen',
        fr: 'comprend, inclus, cuisine, salle de bains, prestation',
        es: 'incluye, incluido, cocina, baño, tareas',
      }),
    },
    {
      id: 'cleaning-products',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you bring your own products and equipment, and are they eco-friendly?',
        de: 'Bringen Sie Reinigungsmittel und Geräte mit, und sind sie umweltfreundlich?',
        fr: 'Apportez-vous les produits et le matériel, et sont-ils écologiques ?',
        es: '¿Traen sus productos y máquinas, y son ecológicos?',
      },
      terms: words({
        en: 'supplies, vacuum, non-toxic, pet safe, biodegradable, provide, vinegar, equipment included',
        de: 'putzmittel, staubsauger, umweltschonend, biologisch abbaubar, ökologisch, stellen, maschinen, mitbringen',
        fr: 'fournis, aspirateur, biodégradable, écolabel, respectueux de l’environnement, vinaigre, matériel, machines',
        es: 'suministros, aspiradora, biodegradable, respetuosos con el medio ambiente, aportar, maquinaria, vinagre, ecológico',
      }),
      about: words({
        en: 'products, equipment, eco-friendly, supplies, eco',
        de: 'reinigungsmittel, putzmittel, geräte, umweltfreundlich, ökologisch',
        fr: 'produits, matériel, écologique, écologiques, écolabel',
        es: 'productos, ecológico, ecológicos, equipos, maquinaria',
      }),
    },
    {
      id: 'vetted-staff',
      kind: 'explanation',
      weight: 4,
      ask: {
        en: 'Who comes, are they vetted and employed, and is it always the same person?',
        de: 'Wer kommt, ist das Personal fest angestellt und geprüft, und kommt immer dieselbe Person?',
        fr: 'Qui vient, le personnel est-il salarié et vérifié, et est-ce toujours la même personne ?',
        es: '¿Quién viene, está contratado y verificado, y es siempre la misma persona?',
      },
      terms: words({
        en: 'dbs checked, background check, trained, employees, references, regular cleaner, trusted, payroll, uniform',
        de: 'geschult, festangestellt, sozialversichert, führungszeugnis, feste reinigungskraft, zuverlässig, tariflohn, objektleiter',
        fr: 'formé, salariés, déclaré, casier judiciaire, références, intervenant attitré, de confiance, cdi',
        es: 'formado, en plantilla, dado de alta, seguridad social, referencias, de confianza, misma persona, uniforme',
      }),
      about: words({
        en: 'vetted, staff, cleaners, employed, dbs, trained, background',
        de: 'personal, mitarbeiter, reinigungskraft, angestellt, geschult, reinigungskräfte',
        fr: 'personnel, salarié, salariés, intervenant, intervenants, agents',
        es: 'personal, plantilla, empleados, limpiadora, limpiadoras, trabajadores',
      }),
    },
    asked(licensedAndInsured, 4, {
      ask: {
        en: 'Are you insured if something breaks or a key is lost?',
        de: 'Sind Sie versichert, wenn etwas kaputtgeht oder ein Schlüssel verloren geht?',
        fr: 'Êtes-vous assurés en cas de casse ou de perte de clés ?',
        es: '¿Tienen seguro si se rompe algo o se pierde una llave?',
      },
      terms: words({
        en: 'keys, damage, breakage',
        de: 'schlüssel, schlüsselverlust, schäden, schaden',
        fr: 'clés, casse, dommages',
        es: 'llaves, daños, rotura',
      }),
    }),
    asked(howSoon, 3),
    asked(guarantee, 3, {
      ask: {
        en: 'What if I am not happy with the result?',
        de: 'Was ist, wenn ich mit dem Ergebnis nicht zufrieden bin?',
        fr: 'Que se passe-t-il si le résultat ne me convient pas ?',
        es: '¿Qué pasa si no estoy contento con el resultado?',
      },
      terms: words({
        en: 're-clean, satisfaction, complaint',
        de: 'nachreinigung, zufriedenheit, reklamation',
        fr: 'satisfaction, réclamation, repasser',
        es: 'satisfacción, reclamación, volver a limpiar',
      }),
      about: words({
        en: 'satisfaction, satisfied, happy',
        de: 'zufriedenheitsgarantie, zufrieden, reklamation, nachreinigung',
        fr: 'satisfaction, satisfait',
        es: 'satisfacción, satisfecho',
      }),
    }),
    asked(cancellation, 2, {
      ask: {
        en: 'Can I cancel a visit or end the contract at any time?',
        de: 'Kann ich einen Termin absagen oder den Vertrag jederzeit kündigen?',
        fr: 'Peut-on annuler un passage ou résilier à tout moment ?',
        es: '¿Puedo cancelar una visita o terminar el contrato cuando quiera?',
      },
      terms: words({
        en: 'contract, no contract, skip',
        de: 'kündigen, kündigungsfrist, vertragslaufzeit',
        fr: 'résilier, sans engagement, contrat',
        es: 'sin permanencia, contrato, baja',
      }),
      about: words({
        en: 'contract',
        de: 'kündigen, kündigung, vertrag',
        fr: 'résilier, résiliation, engagement',
        es: 'contrato, permanencia',
      }),
    }),
    asked(reviews, 3),
  ],
};

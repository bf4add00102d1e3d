import { asked, words } from './shared/asked.ts';
import { directory } from './shared/directory.ts';
import { emergencyCallout, hourlyRate, insured, licence, quote } from './shared/home-service-questions.ts';
import { reviews, services } from './shared/offer-questions.ts';
import { HOME_PORTALS } from './shared/portals.ts';
import { contactWay, serviceArea } from './shared/reaching-questions.ts';
import type { Trade } from './trade.ts';

export const electrician: Trade = {
  label: 'Electrician',
  types: ['Electrician'],
  ownType: 'Electrician',
  nouns: {
    en: { sought: 'electrician', called: 'an electrical business' },
    de: { sought: 'Elektriker', called: 'ein Elektrobetrieb' },
    fr: { sought: 'électricien', called: "une entreprise d'électricité" },
    es: { sought: 'electricista', called: 'una empresa de electricidad' },
    it: { sought: 'elettricista', called: 'una ditta di impianti elettrici' },
    nl: { sought: 'elektricien', called: 'een elektricien' },
    pt: { sought: 'eletricista', called: 'uma empresa de eletricidade' },
    ja: { sought: '電気工事', called: '電気工事店' },
  },
  pricesByTheCase: true,
  worksAtCustomers: true,
  directories: [
    directory('NICEIC', 'https://niceic.com', 'the register of certified electricians', ['GB']),
    ...HOME_PORTALS,
  ],
  questions: [
    asked(hourlyRate, 5),
    asked(serviceArea, 5),
    asked(services, 5, {
      ask: {
        en: 'What work do you do?',
        de: 'Welche Arbeiten führen Sie aus?',
        fr: 'Quels travaux faites-vous ?',
        es: '¿Qué trabajos hacen?',
      },
      terms: words({
        en: 'installation, repair, sockets, consumer unit, testing, smart home, alarm, cctv, fault finding',
        de: 'elektroinstallation, altbausanierung, smart home, netzwerk, sprechanlage, reparatur, zählerschrank, e-check, steckdosen',
        fr: 'rénovation électrique, prises, domotique, dépannage, vmc, interphone, alarme, chauffage électrique, installation',
        es: 'reparación, enchufes, domótica, videoportero, boletín, mantenimiento, reforma, averías, telecomunicaciones',
      }),
      about: words({
        en: 'electrical, wiring, rewiring, lighting, fuse box',
        de: 'elektroinstallation, elektrotechnik, photovoltaik, wallbox, beleuchtung',
        fr: 'électricité, électrique, éclairage, installation',
        es: 'instalación, instalaciones, electricidad, iluminación',
      }),
    }),
    asked(emergencyCallout, 4),
    asked(licence, 4),
    asked(insured, 4),
    asked(quote, 4),
    {
      id: 'ev-charger-and-solar',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you install EV chargers or solar panels?',
        de: 'Installieren Sie Wallboxen oder Solaranlagen?',
        fr: 'Installez-vous des bornes de recharge ou des panneaux solaires ?',
        es: '¿Instalan puntos de recarga o placas solares?',
      },
      terms: words({
        en: 'install, kw, battery, grant, home',
        de: 'kw, speicher, förderung, anmelden, montage',
        fr: 'kw, batterie, aide, installation, voiture électrique',
        es: 'kw, batería, ayuda, instalación, coche eléctrico',
      }),
      about: words({
        en: 'ev charger, ev chargers, ev charging, charging point, charge point, charging station, solar, photovoltaic, car charger',
        de: 'wallbox, wallboxen, photovoltaik, ladestation, ladestationen, e-mobilität, pv-anlage, solaranlage, solar, ladesäule',
        fr: 'borne de recharge, bornes de recharge, photovoltaïque, solaire, solaires, irve, borne, bornes',
        es: 'punto de recarga, puntos de recarga, cargador, cargadores, fotovoltaica, solar, solares, vehículo eléctrico',
      }),
    },
    {
      id: 'safety-inspection',
      kind: 'yes-no',
      weight: 3,
      ask: {
        en: 'Do you inspect and certify existing wiring?',
        de: 'Prüfen Sie vorhandene Anlagen, etwa mit einem E-Check?',
        fr: 'Faites-vous le diagnostic ou la mise aux normes d’une installation ?',
        es: '¿Revisan instalaciones o hacen el boletín eléctrico?',
      },
      terms: words({
        en: 'landlord, report, periodic, code, compliance',
        de: 'bericht, mangel, vermieter, messung, norm',
        fr: 'attestation, conformité, rapport, norme, tableau',
        es: 'informe, propietario, periódica, normativa, cuadro',
      }),
      about: words({
        en: `
          inspection, inspections, eicr, testing, safety check, safety checks, safety certificate, safety certificates,
          electrical certificate, certificate of compliance, certificates of compliance, pat testing
        `,
        de: 'e-check, prüfung, prüfungen, dguv, überprüfung, messprotokoll, sicherheitscheck',
        fr: 'diagnostic, diagnostics, mise aux normes, mise en conformité, consuel, vérification, aux normes',
        es: 'boletín, boletines, certificado, certificados, inspección, inspecciones, revisión, revisiones',
      }),
    },
    asked(contactWay, 3, {
      ask: {
        en: 'How do I reach you?',
        de: 'Wie erreiche ich Sie?',
        fr: 'Comment vous joindre ?',
        es: '¿Cómo contacto con ustedes?',
      },
    }),
    asked(reviews, 2),
  ],
};

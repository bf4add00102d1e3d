import type { TradeQuestions } from '../question-data.ts';
import { asked, words } from './asked.ts';
import { emergencyCallout, hourlyRate, howSoon, licensedAndInsured } from './home-service-questions.ts';
import { contactWay, guarantee, quote, reviews, serviceArea, services } from './shared-questions.ts';

export const electrician: TradeQuestions = {
  trade: 'electrician',
  questions: [
    asked(hourlyRate, 5, {
      ask: {
        en: 'What does an electrician cost per hour, including the call-out?',
        de: 'Was kostet die Elektrikerstunde, und was kommt für die Anfahrt dazu?',
        fr: 'Combien coûte l’intervention d’un électricien, déplacement compris ?',
        es: '¿Cuánto cobra el electricista por hora y por desplazamiento?',
      },
    }),
    asked(serviceArea, 5),
    asked(services, 5, {
      ask: {
        en: 'What work do you do: rewiring, fuse boxes, lighting, solar, EV chargers?',
        de: 'Welche Arbeiten machen Sie: Installation, Sicherungskasten, Beleuchtung, Photovoltaik, Wallbox?',
        fr: 'Quels travaux faites-vous : mise aux normes, tableau électrique, éclairage, borne de recharge ?',
        es: '¿Qué trabajos hacen: instalaciones, cuadro eléctrico, iluminación, placas solares, cargadores?',
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
    asked(emergencyCallout, 4, {
      ask: {
        en: 'The power is out: do you come at night and at weekends?',
        de: 'Der Strom ist weg: Haben Sie einen Notdienst, auch nachts und am Wochenende?',
        fr: 'Je n’ai plus de courant : intervenez-vous la nuit et le week-end ?',
        es: 'Me he quedado sin luz: ¿vienen de noche o en fin de semana?',
      },
      terms: words({
        en: 'power cut, power failure, fault',
        de: 'stromausfall, kurzschluss, störung',
        fr: 'panne, court-circuit, panne électrique',
        es: 'apagón, cortocircuito, avería',
      }),
    }),
    asked(howSoon, 4),
    asked(licensedAndInsured, 4, {
      ask: {
        en: 'Are you a registered electrician, insured, and do I get a certificate?',
        de: 'Sind Sie ein eingetragener Meisterbetrieb, und bekomme ich ein Prüfprotokoll?',
        fr: 'Êtes-vous certifiés et assurés, et fournissez-vous l’attestation Consuel ?',
        es: '¿Son instaladores autorizados y entregan boletín o certificado?',
      },
      terms: words({
        en: 'niceic, napit, part p, certificate, master electrician',
        de: 'elektroinnung, installateurverzeichnis, vde, prüfprotokoll, meister',
        fr: 'consuel, qualifelec, irve, attestation, nf c 15-100',
        es: 'instalador autorizado, boletín, certificado de instalación, rebt, carnet',
      }),
    }),
    asked(quote, 4),
    {
      id: 'ev-charger-and-solar',
      kind: 'price',
      weight: 3,
      ask: {
        en: 'What does it cost to install an EV charger or solar panels, and is there a grant?',
        de: 'Was kostet der Einbau einer Wallbox oder Photovoltaikanlage, und gibt es Förderung?',
        fr: 'Combien coûte la pose d’une borne de recharge ou de panneaux solaires, et quelles aides existent ?',
        es: '¿Cuánto cuesta instalar un cargador o placas solares y hay ayudas?',
      },
      terms: words({
        en: 'wallbox, kw, kwh, battery, from, installed, grant, charging point, panels',
        de: 'ladestation, kw, kwp, speicher, ab, montage, anmeldung, netzbetreiber, solaranlage',
        fr: 'kw, batterie, wallbox, prime, à partir de, installation, crédit d’impôt, photovoltaïque, irve',
        es: 'kw, batería, punto de recarga, desde, subvención, instalación, autoconsumo, fotovoltaica',
      }),
      about: words({
        en: 'ev charger, charger, charging point, solar, wallbox',
        de: 'wallbox, ladestation, photovoltaik, solaranlage, e-mobilität',
        fr: 'borne, recharge, photovoltaïque, solaire, panneaux',
        es: 'cargador, recarga, placas solares, paneles, fotovoltaica, autoconsumo',
      }),
    },
    {
      id: 'safety-inspection',
      kind: 'explanation',
      weight: 3,
      ask: {
        en: 'Can you check whether my wiring is safe, and what does the inspection cover?',
        de: 'Prüfen Sie, ob meine Elektrik sicher ist, und was umfasst der E-Check?',
        fr: 'Pouvez-vous vérifier si mon installation est aux normes, et que comprend le diagnostic ?',
        es: '¿Revisan si mi instalación es segura y qué incluye la revisión?',
      },
      terms: words({
        en: 'eicr, test, report, landlord, pat testing, certificate, years, old wiring, rcd',
        de: 'e-check, prüfung, dguv v3, prüfprotokoll, fi-schalter, vermieter, alle jahre, messung, altbau',
        fr: 'mise en sécurité, conformité, différentiel, tableau, rapport, location, ans, nf c 15-100, mise en conformité',
        es: 'inspección, boletín, diferencial, informe, normativa, años, certificado, alquiler, instalación antigua',
      }),
      about: words({
        en: 'inspection, inspect, eicr, safety, testing, test',
        de: 'e-check, prüfung, prüfen, sicherheit, dguv, überprüfung',
        fr: 'diagnostic, conformité, normes, sécurité, vérification, contrôle',
        es: 'revisión, revisar, inspección, seguridad, normativa, boletín',
      }),
    },
    asked(contactWay, 3),
    asked(guarantee, 3),
    asked(reviews, 2),
  ],
};

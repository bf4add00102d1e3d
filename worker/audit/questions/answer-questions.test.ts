import { describe, expect, it } from 'vitest';
import { facts, page } from '../../testing/audit-builders.ts';
import type { Facts, TradeId } from '../facts/facts.ts';
import type { ReadPage } from '../inputs.ts';
import { answerQuestions } from './answer-questions.ts';
import type { AnsweredQuestion } from './answered-question.ts';

/** Words about nothing anybody asks, so that a page is long enough to be judged. */
const FILLER: Record<string, string> = {
  en: 'We like green hills and blue skies. The morning light falls softly through our old windows, and the cat sleeps on a wooden chair while somebody sings an old song about rivers and boats far away from every town we ever knew.',
  de: 'Wir mögen grüne Hügel und blauen Himmel. Das Licht fällt am Morgen sanft durch unsere alten Fenster, und die Katze schläft auf einem Stuhl aus Holz, während jemand ein altes Lied über Flüsse und Boote in der Ferne singt.',
  fr: 'Nous aimons les collines vertes et le ciel bleu. La lumière tombe doucement par nos vieilles fenêtres, et le chat dort sur une chaise en bois pendant que quelqu’un chante une vieille chanson sur les rivières et les bateaux.',
  es: 'Nos gustan las colinas verdes y el cielo azul. La luz cae suavemente por nuestras viejas ventanas, y el gato duerme en una silla de madera mientras alguien canta una vieja canción sobre ríos y barcos lejanos.',
};

function ask(language: string, trade: TradeId, html: string, more: Partial<Facts> = {}, rendered?: string) {
  const whole = `<html lang="${language}"><main><p>${FILLER[language] ?? FILLER.en}</p>${html}</main></html>`;
  return asked([page(whole, rendered === undefined ? {} : { rendered })], language, trade, more);
}

function asked(pages: ReadPage[], language: string, trade: TradeId, more: Partial<Facts> = {}) {
  return answerQuestions(
    pages,
    facts({
      trade: { value: { id: trade, label: '', confidence: 0.9 }, sources: [] },
      languages: [{ value: language, sources: [] }],
      ...more,
    }),
  );
}

function answer(coverage: { questions: AnsweredQuestion[] }, id: string): AnsweredQuestion {
  const found = coverage.questions.find((question) => question.id.endsWith(`/${id}`));
  if (!found) throw new Error(`no question ${id}`);
  return found;
}

/** Invented sentences with the verdict a reader gives. */
const CASES: [language: string, trade: TradeId, id: string, verdict: string, html: string][] = [
  ['en', 'builder', 'free-quote', 'full', '<p>Contact us today for a free quotation on:</p>'],
  ['en', 'plumber', 'how-soon', 'none', '<p>Fill out the form and we’ll get back to you within 24 hours.</p>'],
  [
    'en',
    'physiotherapist',
    'cancellation',
    'none',
    '<p>Fill out the form and we’ll get back to you within 24 hours.</p>',
  ],
  ['de', 'non-profit', 'membership', 'full', '<p><a href="/mitglied">Mitglied werden</a></p>'],
  [
    'en',
    'other',
    'what-you-do',
    'full',
    '<h1>Larch Farm</h1><p>Larch Farm grows hay and lets three meadows to riders.</p>',
  ],
  ['de', 'other', 'location', 'partial', '<p>Seit langem backen wir in Dortmund ohne Hefe.</p>'],
  ['de', 'other', 'location', 'none', '<p>Seit langem backen wir in Ruhe und ohne Hefe.</p>'],
  ['en', 'other', 'price', 'full', '<h3>Basic</h3><p>Light use</p><p>₹1,999</p><p>per year</p><p>Two visits</p>'],
  ['en', 'other', 'people', 'full', '<p>The firm was founded by its owner and managing director, Mark Hale.</p>'],
  ['de', 'doctor', 'people', 'full', '<p>Willkommen in der Praxis Dr. med. Eva Klein in der Altstadt.</p>'],
  ['en', 'non-profit', 'people', 'full', '<h2>Elders</h2><h3>Paul Green</h3><h3>Dan Hill</h3><h3>Jim Wood</h3>'],
  ['en', 'non-profit', 'people', 'none', '<h2>Programmes</h2><h3>Green Hill</h3><h3>Blue Wood</h3>'],
  ['en', 'other', 'experience', 'full', '<ul><li>10+Years Experience</li><li>5 people</li></ul>'],
  ['fr', 'beauty', 'people', 'full', '<p>Bienvenue ! Céline, esthéticienne diplômée, vous reçoit ici.</p>'],
  ['en', 'other', 'location', 'partial', '<p>We are a band based in North Wales and play all over it.</p>'],
  ['en', 'hotel', 'price', 'full', '<p>Garden room: R950 per person sharing.</p>'],
  ['en', 'non-profit', 'events', 'full', '<h2>Worship service</h2><p>Every Sunday at 10:45 a.m.</p>'],
  ['es', 'other', 'payment', 'none', '<p>Un texto claro es más efectivo que uno largo.</p>'],
  ['fr', 'other', 'payment', 'none', '<p>Vingt espèces d’oiseaux vivent autour de la maison.</p>'],
  ['en', 'other', 'location', 'partial', '<div>The caterers of Dallas–Fort Worth, Texas and far beyond</div>'],
  ['en', 'other', 'location', 'partial', '<p>Offices: Winnipeg, Canada and one more elsewhere.</p>'],
  ['en', 'other', 'location', 'none', '<p>Brooms, Brushes and Mops for every floor there is.</p>'],
  ['de', 'other', 'what-you-do', 'full', '<p>Ich keltere Trauben von den Hügeln am See.</p>'],
  ['fr', 'beauty', 'people', 'full', '<p>Ici, c’est Céline — une esthéticienne diplômée qui vous suit.</p>'],
  ['en', 'other', 'people', 'full', '<p>Ola Berg - Chief Technology Officer</p>'],
  ['es', 'lawyer', 'experience', 'full', '<p>Con gran experiencia, nuestro estudio nace el año 2011 en la ciudad.</p>'],
  ['en', 'beauty', 'price', 'full', '<h3>Bridal</h3><p>₹1500+</p><h3>Party</h3><p>₹999+</p><h3>Brows</h3><p>₹500+</p>'],
  [
    'en',
    'hotel',
    'booking',
    'full',
    '<form><input name="email_address"><input name="number_of_lodgers"><input name="check_in_date"></form>',
  ],
  ['en', 'other', 'what-you-do', 'full', '<p>We make hats of felt and straw for all who like to be outside.</p>'],
  [
    'de',
    'other',
    'what-you-do',
    'full',
    '<h2>Über uns</h2><p>Seit drei Generationen fertigt unsere Familie Körbe aus Weide.</p>',
  ],
  ['fr', 'other', 'what-you-do', 'full', '<p>Notre atelier fabrique des bougies et propose des cours le samedi.</p>'],
  ['es', 'other', 'what-you-do', 'full', '<p>Nos dedicamos a la cría de abejas y vendemos miel de montaña.</p>'],
  ['en', 'other', 'online-order', 'full', '<p><a href="/book">Book now</a></p>'],
  ['en', 'other', 'online-order', 'none', '<p>Walks are needed in order for dogs to rest.</p>'],
  [
    'en',
    'other',
    'online-order',
    'none',
    '<p>The <a href="/books">Book club</a> meets here, and a <a href="/g">Guestbook</a> lies open.</p>',
  ],
  ['fr', 'other', 'online-order', 'full', '<p><a href="#rdv">Prendre rendez-vous</a></p>'],
  ['de', 'other', 'online-order', 'full', '<p><a href="/anfrage">Jetzt Kurs buchen</a></p>'],
  ['de', 'other', 'online-order', 'none', '<p><a href="/team">Buchhaltung und Bestellwesen</a></p>'],
  [
    'es',
    'other',
    'online-order',
    'full',
    '<form><label>Fecha de entrada <input name="d"></label><label>Correo <input type="email" name="m"></label></form>',
  ],
  ['fr', 'other', 'payment', 'full', '<p>Règlement par chèque à la fin de la séance.</p>'],
  ['de', 'other', 'payment', 'none', '<p>Wir stellen Ihnen die Rechnung, sobald alles fertig ist.</p>'],
  ['de', 'other', 'online-order', 'full', '<p>Karten gibt es an der Kasse, oder Sie können sie online kaufen.</p>'],
  ['fr', 'other', 'online-order', 'full', '<p>Réservez en ligne la date qui vous convient.</p>'],
  ['es', 'other', 'online-order', 'full', '<button>Añadir al carrito</button>'],
  ['en', 'builder', 'planning', 'full', '<p>Our architects do the drawings and we build what they draw.</p>'],
  ['en', 'plumber', 'price', 'full', '<h2>Prices</h2><p>Our hourly rate is £65, the call-out fee is £40.</p>'],
  ['en', 'plumber', 'price', 'partial', '<p>Call us for a free quote, we answer today.</p>'],
  ['en', 'plumber', 'price', 'none', '<p>Our prices are highly competitive and always fair.</p>'],
  ['en', 'plumber', 'emergency', 'full', '<h3>24/7 emergency call-outs</h3><p>Day or night, someone answers.</p>'],
  [
    'en',
    'plumber',
    'guarantee',
    'full',
    '<h2>Guarantee</h2><p>All our work is guaranteed for two years. If a joint leaks, we repair it free.</p>',
  ],
  ['en', 'plumber', 'guarantee', 'none', '<p>You will love what we do, we promise the best.</p>'],
  ['en', 'plumber', 'service-area', 'full', '<p>We cover the area around Bristol, Bath and Wells.</p>'],
  ['en', 'plumber', 'licence', 'full', '<p>We are Gas Safe registered and carry public liability insurance.</p>'],
  ['en', 'plumber', 'insured', 'full', '<p>We are Gas Safe registered and carry public liability insurance.</p>'],
  ['en', 'plumber', 'insured', 'none', '<p>We help you deal with your insurance company after a leak.</p>'],
  ['en', 'plumber', 'free-quote', 'none', '<p>Ask us for a quote.</p>'],
  ['en', 'plumber', 'experience', 'partial', '<p>Our plumbers bring many years of experience to your home.</p>'],
  ['de', 'plumber', 'experience', 'partial', '<p>Seit vielen Jahren sind wir für Sie unterwegs.</p>'],
  ['en', 'plumber', 'experience', 'full', '<p>Our family business has served Leeds for over 20 years.</p>'],
  ['en', 'plumber', 'experience', 'full', '<h3>18+</h3><p>Years of experience in every kind of home.</p>'],
  ['en', 'plumber', 'experience', 'none', '<p>Our experienced plumbers know what they do.</p>'],
  ['en', 'plumber', 'guarantee', 'none', '<p>We cannot guarantee that your council will refund you.</p>'],
  ['en', 'plumber', 'service-area', 'full', '<p>We offer plumbing services in Leeds and Bradford.</p>'],
  ['en', 'plumber', 'service-area', 'none', '<p>Our workshop is based in Leeds, close to the old station.</p>'],
  ['en', 'hotel', 'cancellation', 'full', '<p>Bookings are non-refundable, so please choose your dates with care.</p>'],
  ['en', 'restaurant', 'allergens', 'none', '<p>For allergies please ask our staff.</p>'],
  ['en', 'restaurant', 'opening-hours', 'partial', '<p>We are open every day of the week.</p>'],
  ['en', 'gym', 'people', 'full', '<h2>Our team</h2><p>Ann Miller (Head Coach) has trained runners since 2001.</p>'],
  ['de', 'builder', 'licence', 'full', '<p>Ihr Tischlermeister für Fenster und Türen.</p>'],
  ['de', 'builder', 'service-area', 'full', '<p>Wir arbeiten in Hude und Umgebung für Sie.</p>'],
  ['de', 'lawyer', 'first-consultation', 'full', '<p>Vereinbaren Sie ein kostenloses Erstgespräch.</p>'],
  [
    'fr',
    'physiotherapist',
    'referral',
    'full',
    '<details><summary>Faut-il une ordonnance ?</summary><p>Non, vous pouvez venir directement.</p></details>',
  ],
  ['es', 'dentist', 'insurance-coverage', 'none', '<p>Tratamientos cómodos, rápidos y seguros.</p>'],
  ['en', 'restaurant', 'table-reservation', 'full', '<p><a href="tel:+442079460000">Book a table</a></p>'],
  [
    'en',
    'restaurant',
    'wheelchair-access',
    'full',
    '<p>The dining room is wheelchair accessible through the side door.</p>',
  ],
  ['de', 'plumber', 'price', 'full', '<h2>Preise</h2><p>Der Stundensatz beträgt 68 €, die Anfahrtspauschale 35 €.</p>'],
  ['de', 'plumber', 'price', 'partial', '<p>Gern erstellen wir Ihnen einen Kostenvoranschlag.</p>'],
  ['de', 'plumber', 'emergency', 'full', '<p>Unser Notdienst ist rund um die Uhr erreichbar, auch an Feiertagen.</p>'],
  [
    'de',
    'dentist',
    'nervous-patients',
    'full',
    '<h2>Angstpatienten</h2><p>Wenn Sie Angst vor der Behandlung haben, nehmen wir uns Zeit. Auf Wunsch behandeln wir unter Lachgas oder in Vollnarkose.</p>',
  ],
  ['de', 'dentist', 'children', 'full', '<p>Kinder behandeln wir ab dem ersten Zahn, mit viel Geduld.</p>'],
  [
    'de',
    'restaurant',
    'vegetarian-dishes',
    'full',
    '<h2>Vegetarisch und vegan</h2><ul><li>Linsencurry</li><li>Gemüselasagne</li><li>Falafelteller</li></ul>',
  ],
  ['fr', 'plumber', 'price', 'full', '<h2>Tarifs</h2><p>Le tarif horaire est de 55 €, le déplacement coûte 30 €.</p>'],
  ['fr', 'plumber', 'price', 'partial', '<p>Demandez votre devis gratuit en ligne.</p>'],
  ['fr', 'plumber', 'emergency', 'full', '<p>Dépannage d’urgence 24h/24 et 7j/7, même les jours fériés.</p>'],
  ['fr', 'restaurant', 'wheelchair-access', 'full', '<p>La salle est accessible en fauteuil roulant.</p>'],
  [
    'fr',
    'restaurant',
    'wheelchair-access',
    'none',
    '<p>Une salle élégante au premier étage, idéale pour vos soirées.</p>',
  ],
  [
    'es',
    'plumber',
    'price',
    'full',
    '<h2>Tarifas</h2><p>La tarifa por hora es de 45 € y el desplazamiento cuesta 25 €.</p>',
  ],
  ['es', 'plumber', 'price', 'partial', '<p>Pida su presupuesto sin compromiso.</p>'],
  ['de', 'accountant', 'people', 'full', '<ul><li>Eva Klein</li><li>STEUERBERATERIN</li><li>Jahresabschluss</li></ul>'],
  [
    'fr',
    'physiotherapist',
    'people',
    'full',
    '<p>Marie Van Den Berg Diplômée d’ostéopathie, à votre écoute depuis longtemps ici.</p>',
  ],
  ['fr', 'hotel', 'check-in', 'none', '<p>Nos salles de réception sont ouvertes dès 8h30 pour votre mariage.</p>'],
  ['fr', 'restaurant', 'menu', 'full', '<h2>Notre buffet à volonté</h2><p>Sushis - wok - grill - desserts</p>'],
  ['de', 'hotel', 'parking', 'full', '<p>Eine Garage für Ihre Fahrräder oder Ihr Auto steht bereit.</p>'],
  [
    'fr',
    'beauty',
    'home-visits',
    'none',
    '<p><a href="/ongles">Comment bien prendre soin de vos ongles à domicile</a></p>',
  ],
  [
    'fr',
    'agency',
    'services',
    'full',
    '<p>Le plus ancien cercle de notre belle province vous offre depuis toujours :</p><ul><li>une piste</li><li>des leçons</li><li>70 boxes</li></ul>',
  ],
  [
    'fr',
    'agency',
    'services',
    'none',
    '<p>Voici ce que vous trouverez en chemin, si vous venez par la forêt de nos voisins :</p><ul><li>un pont</li></ul>',
  ],
  ['de', 'hotel', 'cancellation', 'full', '<p>Kostenlose Stornierung bis 30 Tage vor Anreise.</p>'],
  ['de', 'hotel', 'facilities', 'full', '<ul><li>Balkon, WLAN, Fernseher</li><li>Küche</li></ul>'],
  [
    'de',
    'electrician',
    'emergency',
    'none',
    '<p>Stellen Sie Ihre Anfrage, wir melden uns innerhalb von 24 Stunden persönlich.</p>',
  ],
  ['de', 'electrician', 'guarantee', 'none', '<p>Wir melden uns garantiert noch heute bei Ihnen zurück.</p>'],
  ['de', 'shop', 'delivery', 'none', '<p>Wir kennen unsere Lieferanten persönlich und besuchen sie jedes Jahr.</p>'],
  ['fr', 'cleaner', 'booking', 'none', '<p>Tous droits réservés.</p>'],
  [
    'fr',
    'lawyer',
    'first-consultation',
    'full',
    '<h3>Évaluation gratuite</h3><p>Un premier rendez-vous pour évaluer votre situation.</p>',
  ],
  ['fr', 'plumber', 'service-area', 'none', '<p>Intervention après sinistre, sans attendre une semaine de plus.</p>'],
  ['de', 'school', 'duration', 'full', '<ul><li>Gruppenkurs</li><li>⏱ 45–60 Minuten</li><li>25,00 €</li></ul>'],
  ['fr', 'physiotherapist', 'session-length', 'full', '<ul><li>Adulte : 45 min, 60 €</li><li>Enfant</li></ul>'],
  ['fr', 'physiotherapist', 'session-length', 'none', '<p>Le parking est à 10 minutes à pied.</p>'],
  [
    'de',
    'school',
    'people',
    'full',
    '<h1>Hi, ich bin Marie.</h1><p>Vor Jahren habe ich die Prüfung zur Trainerin abgelegt und leite heute die Schule.</p>',
  ],
  ['de', 'school', 'people', 'none', '<h1>Schule für alle</h1><p>Ich bin Anfänger. Welcher Trainer passt zu mir?</p>'],
  [
    'de',
    'hotel',
    'booking',
    'none',
    '<h2>Datenschutzerklärung</h2><p>Wer unverbindlich anfragen will, dessen Daten werden gespeichert.</p>',
  ],
  ['fr', 'restaurant', 'table-reservation', 'none', '<p>Ce site est réservé aux personnes majeures.</p>'],
  ['fr', 'other', 'opening-hours', 'partial', '<p>Le jardin est ouvert du 1er mai au 30 septembre.</p>'],
  ['en', 'other', 'opening-hours', 'none', '<p>Our cows graze all year. The gate stands open.</p>'],
  [
    'de',
    'vet',
    'location',
    'full',
    '<h2>Anfahrt</h2><p>Weiteres sagen wir am Telefon.</p><h2>Praxis</h2><p>Ortsmitte 200a<br>91717 Musterhausen</p>',
  ],
  ['de', 'plumber', 'experience', 'none', '<p>Seit 2016 ist ein Lüftungskonzept für neue Häuser Pflicht.</p>'],
  ['de', 'plumber', 'guarantee', 'none', '<p>Um den sicheren Betrieb zu gewährleisten, prüfen wir jede Leitung.</p>'],
  [
    'de',
    'agency',
    'services',
    'full',
    '<h1>Gasthaus zur Linde</h1><h2>Feiern im Saal</h2><p>Gern.</p><h2>Pension</h2><p>Ruhig.</p><h2>Bäckerei</h2><p>Frisch.</p><h2>Kontakt</h2><p>Hier.</p>',
  ],
  [
    'de',
    'agency',
    'services',
    'none',
    '<h1>Unser Team</h1><h2>Eva Klein</h2><p>Freundlich.</p><h2>Tom Berg</h2><p>Ruhig.</p><h2>Ina Wolf</h2><p>Schnell.</p>',
  ],
  [
    'de',
    'restaurant',
    'groups-and-events',
    'none',
    '<p>An Feiertagen ist es voll, die Zeiten stehen noch nicht fest.</p>',
  ],
  ['de', 'restaurant', 'groups-and-events', 'full', '<p>Feiern Sie Ihre Hochzeit bei uns im Saal.</p>'],
  ['de', 'dentist', 'children', 'none', '<p>Verheiratet, 3 Kinder.</p>'],
  [
    'fr',
    'other',
    'guarantee',
    'none',
    '<h3>Réponse rapide garantie</h3><p>Nous travaillons avec soin, garantie d’une santé optimale.</p>',
  ],
  ['fr', 'other', 'guarantee', 'full', '<p>Nous donnons une garantie d’un mois sur nos prestations.</p>'],
  [
    'fr',
    'plumber',
    'service-area',
    'full',
    '<h2>Zone d’intervention</h2><p>Intervention dans un rayon de 30 km de Melun.</p>',
  ],
  ['fr', 'plumber', 'service-area', 'full', '<p>Communes voisines, à dix minutes : Contes, Drap et Peillon.</p>'],
  ['fr', 'builder', 'how-long', 'none', '<p>Une durée de vie pouvant dépasser 30 ans avec un bon entretien.</p>'],
  ['fr', 'builder', 'experience', 'none', '<p>Un toit qui protège votre propriété pendant plus de 25 ans.</p>'],
  ['fr', 'builder', 'experience', 'full', '<p>Forts de plus de 25 ans de métier, nous posons votre toit.</p>'],
  ['fr', 'other', 'price', 'full', '<p>Demandez votre devis.</p><ul><li>70 € / séance</li><li>Au cabinet</li></ul>'],
  ['fr', 'lawyer', 'first-consultation', 'none', '<p>Lisez ceci avant votre première consultation.</p>'],
  ['fr', 'builder', 'licence', 'none', '<p>Des produits certifiés, plusieurs styles et coloris disponibles.</p>'],
  ['fr', 'builder', 'how-long', 'none', '<p>Les bardeaux durent 20-25 ans dans notre climat, sans entretien.</p>'],
  ['fr', 'builder', 'experience', 'none', '<p>Une toiture en acier, plus de 40 ans de protection.</p>'],
  ['fr', 'restaurant', 'groups-and-events', 'none', '<p><a href="/evenements">Événements</a></p>'],
  ['fr', 'restaurant', 'groups-and-events', 'full', '<p>Confiez-nous vos événements et vos anniversaires.</p>'],
  [
    'fr',
    'other',
    'people',
    'full',
    '<h2>Anne Martin</h2><h3>Toiletteuse depuis longtemps</h3><h4>Un rendez-vous</h4><p>Appelez le salon quand il vous plaira, nous sommes là.</p>',
  ],
  [
    'de',
    'agency',
    'services',
    'full',
    '<h1>Hilfe bei Sprachstörungen | Stimmstörungen | Schluckstörungen | Stottern</h1><p>bei Groß und Klein</p>',
  ],
  ['fr', 'other', 'guarantee', 'none', '<p>De nombreuses mutuelles incluent nos séances dans leurs garanties.</p>'],
  [
    'fr',
    'builder',
    'how-long',
    'none',
    '<p>Remplissez le formulaire, nous vous répondons dans les plus brefs délais.</p>',
  ],
  ['de', 'builder', 'how-long', 'none', '<p>Wir arbeiten sauber und termingerecht.</p>'],
  ['de', 'builder', 'how-long', 'full', '<p>Termingerecht: ein Bad dauert bei uns zwei Wochen.</p>'],
  ['en', 'shop', 'returns', 'full', '<p>Sale items are non-refundable, no returns.</p>'],
  ['fr', 'builder', 'how-long', 'none', '<p>Nous respectons toujours les délais convenus.</p>'],
  ['fr', 'physiotherapist', 'cancellation', 'none', '<p>La séance n’est pas remboursée par la sécurité sociale.</p>'],
  [
    'fr',
    'restaurant',
    'outdoor-seating',
    'none',
    '<p>Nos légumes viennent de la terre voisine et de petits producteurs.</p>',
  ],
  ['fr', 'restaurant', 'parking', 'none', '<p>Depuis la station, suivez le chemin qui monte vers la forêt.</p>'],
  [
    'de',
    'dentist',
    'nervous-patients',
    'none',
    '<p>Unser Empfangsteam wartet hinter der Eingangstür auf Sie und Ihre Familie.</p>',
  ],
  [
    'de',
    'plumber',
    'reviews',
    'none',
    '<h2>Referenzen</h2><p>Bilder aus abgeschlossenen Projekten zeigen, was wir in den letzten Wintern in alten und neuen Häusern gebaut haben, vom Keller bis unter das Dach.</p>',
  ],
  ['es', 'plumber', 'emergency', 'full', '<p>Atendemos urgencias las 24 horas, también en festivos.</p>'],
  [
    'es',
    'dentist',
    'children',
    'full',
    '<details><summary>¿Atienden a niños?</summary><p>Sí, desde los tres años.</p></details>',
  ],
  [
    'en',
    'lawyer',
    'first-consultation',
    'none',
    '<p>We give no advice here, please consult a lawyer in your town.</p>',
  ],
  ['en', 'lawyer', 'first-consultation', 'none', '<p>Every case begins with a consultation in our office.</p>'],
  ['en', 'hairdresser', 'natural-products', 'none', '<p>Our organization helps the organizers of local fairs.</p>'],
  ['en', 'hairdresser', 'natural-products', 'full', '<p>We wash with organic shampoo only, every day.</p>'],
  ['es', 'shop', 'delivery', 'none', '<p>Puede enviar un mensaje al equipo cuando quiera.</p>'],
  ['es', 'shop', 'delivery', 'full', '<p>Hacemos envíos a toda la isla cada semana.</p>'],
  ['es', 'shop', 'parking', 'none', '<p>Verduras frescas de cada estación del año.</p>'],
  ['es', 'shop', 'parking', 'full', '<p>Hay estacionamiento delante de la puerta.</p>'],
  ['en', 'plumber', 'service-area', 'full', '<h1>Plumbers in Bristol</h1><p>Tidy work with every joint and pipe.</p>'],
  ['en', 'plumber', 'service-area', 'none', '<h1>Leaders in Fine Joints</h1><p>We do fine work with every pipe.</p>'],
  ['en', 'plumber', 'service-area', 'full', '<p>A family of plumbers for Bristol and beyond, since forever.</p>'],
  [
    'en',
    'plumber',
    'guarantee',
    'none',
    '<p>"They came at once and I will never call anybody else, that I guarantee to all of you."</p>',
  ],
  ['en', 'cleaner', 'free-quote', 'none', '<h2>Contact</h2><button>Request a quote</button>'],
  ['en', 'other', 'experience', 'full', '<p>Ann has practiced with small groups for the past five years.</p>'],
  ['en', 'other', 'experience', 'none', '<p>Our windows carry over 15 years warranty on all parts.</p>'],
  ['en', 'gym', 'people', 'full', '<p>Hello, I’m Lara, your personal trainer in the old town.</p>'],
  ['en', 'gym', 'people', 'none', '<p>Hello, I’m happy, your smile tells me so every day.</p>'],
  ['en', 'other', 'people', 'full', '<p>Brian and Ann Harvey started their farm with four goats.</p>'],
  ['en', 'other', 'people', 'none', '<p>Green Valley started its farm with four goats.</p>'],
  ['en', 'doctor', 'children', 'none', '<p>He lives in town with his wife and four children.</p>'],
  ['en', 'doctor', 'children', 'full', '<p>He sees adults and children from four years on.</p>'],
  [
    'en',
    'cleaner',
    'booking',
    'full',
    '<p>Contact us to book a clean.</p><form><label>Name <input name="name"></label><label>Mail <input type="email" name="email"></label></form>',
  ],
  [
    'en',
    'plumber',
    'service-area',
    'full',
    '<p>Proud to help the families of Wells, BA and all surrounding areas.</p>',
  ],
  [
    'en',
    'plumber',
    'service-area',
    'full',
    '<h1>Gentle dog training</h1><p>We serve dog owners across Bristol and Bath.</p>',
  ],
  ['es', 'plumber', 'service-area', 'none', '<p>Hay una zona de juegos en Calle Luna y otra alrededor del fuego.</p>'],
  ['en', 'cleaner', 'booking', 'none', '<p>Walks are needed in order for dogs to rest.</p>'],
  ['en', 'physiotherapist', 'session-length', 'full', '<p>New consultation (45min), later ones shorter.</p>'],
  ['en', 'other', 'opening-hours', 'full', '<p>Available 24 hours a day, 7 days a week</p>'],
  ['en', 'other', 'opening-hours', 'none', '<p>Check-in: Friday 19:00, check-out: Sunday 17:00</p>'],
  ['en', 'other', 'price', 'full', '<p>Walks are $25/hour, all dogs are welcome.</p>'],
  ['en', 'other', 'experience', 'none', '<p>I work with adults who have experienced hard times.</p>'],
  ['en', 'other', 'experience', 'none', '<p>Our experienced team knows every dog.</p>'],
  ['en', 'other', 'experience', 'full', '<p>Our history is long, dating back to 1840.</p>'],
  [
    'en',
    'other',
    'people',
    'full',
    '<h2>Meet Mia and Tom</h2><p>They are passionate about dogs, with her background in biology.</p>',
  ],
  ['en', 'other', 'people', 'full', '<h3>Mr. Miller</h3><p>Property Owner and Caretaker</p>'],
  ['en', 'other', 'people', 'none', '<h2>Meet Us</h2><p>Find the dogs at the gate of the old farm.</p>'],
  [
    'en',
    'agency',
    'services',
    'full',
    '<h2>Our amenities</h2><h3>Kitchen</h3><p>All you need.</p><h3>Hall</h3><p>Big.</p><h3>Balcony</h3><p>Sunny.</p>',
  ],
  [
    'en',
    'agency',
    'services',
    'none',
    '<h2>Our values</h2><h3>Trust</h3><p>All you need.</p><h3>Joy</h3><p>Big.</p><h3>Calm</h3><p>Sunny.</p>',
  ],
  ['es', 'builder', 'past-work', 'none', '<p>Hacemos trabajos y proyectos de todo tipo.</p>'],
  [
    'es',
    'builder',
    'past-work',
    'full',
    '<h2>Nuestros proyectos</h2><p>Fotos de casas que hemos terminado este año.</p>',
  ],
  ['es', 'gym', 'trial-lesson', 'none', '<p>Certificado con las pruebas de un examen oficial.</p>'],
  ['en', 'builder', 'service-area', 'full', '<p>We have built homes for the Miller Lakes area since forever.</p>'],
  ['en', 'builder', 'service-area', 'none', '<p>There is room for a BBQ area, and a Play area for children.</p>'],
  ['en', 'builder', 'how-long', 'none', '<p>You can count on good work, on time, every time.</p>'],
  ['en', 'builder', 'free-quote', 'none', '<p>Book free maintenance → Get a service quote →</p>'],
  ['en', 'builder', 'planning', 'none', '<p>We measure how much current each motor draws.</p>'],
  ['en', 'agency', 'services', 'full', '<p>I help children, teens, families and couples with their worries.</p>'],
  [
    'en',
    'restaurant',
    'price',
    'full',
    '<h3>Noodles ₱200</h3><p>Loaded.</p><h3>Pork ₱540</h3><p>Crisp.</p><h3>Rice ₱90</h3><p>Hot.</p>',
  ],
  ['es', 'lawyer', 'fees', 'full', '<p>Coste de la escritura: menos de 100 euros.</p>'],
  ['en', 'other', 'people', 'none', '<p>We are a family-owned farm by the river.</p>'],
  ['en', 'other', 'people', 'full', '<p>A farm by the river, run by Ann and Tom Lee.</p>'],
  ['en', 'other', 'people', 'none', '<p>A farm by the river, run by Green Valley Properties.</p>'],
  ['es', 'other', 'people', 'full', '<p>El taller está bajo la dirección general de Ana Ruiz.</p>'],
  ['en', 'other', 'people', 'full', '<p>Rosa is a licensed counselor and listens.</p>'],
  ['en', 'other', 'people', 'none', '<p>This is a counselor you can trust. Yoga is a gift.</p>'],
  ['en', 'other', 'people', 'full', '<p>Ann B. Lee Esq. has helped for years.</p>'],
  ['en', 'other', 'people', 'full', '<h3>Ann Lee K M</h3><p>CEO &amp; Founder</p>'],
  ['de', 'school', 'people', 'full', '<h3>Lena</h3><p>Fahrlehrerin, ruhig und geduldig mit allen.</p>'],
  ['de', 'school', 'people', 'none', '<h3>Kurse</h3><p>Trainer für alle, die gern lernen.</p>'],
  ['en', 'other', 'people', 'none', '<p>Bring the family to the farm by the river.</p>'],
  ['es', 'other', 'people', 'none', '<p>Cabañas atendidas con cariño, una casa atendida por sus dueños.</p>'],
  ['en', 'other', 'people', 'full', '<p>Ann Maria Lee, CEO</p>'],
  ['en', 'other', 'price', 'none', '<p>You find affordable prices with us.</p>'],
  ['en', 'non-profit', 'people', 'full', '<p>Pastors Ann Lee and Tom Berg greet you.</p>'],
  ['en', 'other', 'experience', 'none', '<p>Autumn is the best time of year for a new meadow.</p>'],
  [
    'en',
    'school',
    'timetable',
    'none',
    '<h3>Business hours</h3><p>Monday - Friday: 8:00 AM - 6:00 PM, classes too</p>',
  ],
  ['en', 'other', 'price', 'none', '<p>At low prices, with £10 million liability cover.</p>'],
  ['en', 'other', 'price', 'full', '<p>At low prices, from £10 a walk.</p>'],
  [
    'en',
    'school',
    'certificate',
    'none',
    '<h3>Requirements</h3><ul><li>Birth certificate</li><li>Two photos</li></ul>',
  ],
  ['en', 'other', 'location', 'none', '<p>The address of the end of 2025 Summer Games is told later.</p>'],
  ['de', 'other', 'location', 'full', '<p>Adresse: Am Anger, 2020 Erlenbrunn</p>'],
  [
    'en',
    'other',
    'contact',
    'full',
    '<form><label>Name <input></label><label>Email <input type="email"></label></form>',
  ],
  ['en', 'other', 'contact', 'none', '<form><label>Weight <input></label><label>Shape <input></label></form>'],
  ['en', 'other', 'people', 'none', '<h1>Become an Acme Partner</h1><p>Partner with the best makers of felt.</p>'],
  ['en', 'cleaner', 'service-area', 'full', '<p>Bright Panes covers Larchfield, Oakham and Elmhurst.</p>'],
  ['en', 'cleaner', 'service-area', 'none', '<p>Our team room serves Coffee all day.</p>'],
  ['de', 'builder', 'service-area', 'full', '<p>Ihr Dach ist in ganz Niedersachsen gut gedämmt.</p>'],
  ['es', 'lawyer', 'fees', 'partial', '<p>Nuestros honorarios van desde igualas mensuales hasta proyectos.</p>'],
  ['en', 'other', 'people', 'full', '<p>Ann Lee - Chief Executive Officer</p>'],
  ['en', 'other', 'opening-hours', 'full', '<p>Roads and towns 24/7 · 365</p>'],
  ['en', 'electrician', 'safety-inspection', 'none', '<p>Our people are certified and trained.</p>'],
  ['en', 'electrician', 'safety-inspection', 'full', '<p>We hand out the electrical certificate you need.</p>'],
  ['de', 'school', 'duration', 'full', '<h3>In der Gruppe</h3><ul><li>Training</li><li>45 Minuten</li></ul>'],
  ['es', 'hotel', 'facilities', 'full', '<p>Relájate en una de nuestras piscinas de agua clara.</p>'],
  ['es', 'hotel', 'facilities', 'none', '<p>Relájate con nosotros, lejos de todo.</p>'],
  ['de', 'car-repair', 'makes-and-models', 'none', '<p>Abgestimmt auf Ihre Marke und Ihr Schaufenster.</p>'],
  ['de', 'car-repair', 'makes-and-models', 'full', '<p>Wir reparieren die Marken Audi, Seat und Opel.</p>'],
  ['es', 'restaurant', 'groups-and-events', 'none', '<p><a href="/mesa">event_availableMesa libre</a></p>'],
  ['es', 'restaurant', 'groups-and-events', 'full', '<p><a href="/salas">Eventos</a></p>'],
  ['en', 'other', 'parking', 'none', '<h2>What happens on site?</h2><p>Our storekeeper packs the bags with care.</p>'],
  ['en', 'other', 'parking', 'full', '<h2>Is there parking?</h2><p>Behind the barn, next to the old oak tree.</p>'],
  [
    'en',
    'school',
    'certificate',
    'none',
    '<h3>Required documents</h3><ul><li>Birth certificate</li><li>Photo</li></ul>',
  ],
  ['en', 'school', 'certificate', 'full', '<h3>At the end</h3><ul><li>A certificate</li><li>A photo</li></ul>'],
  ['en', 'bakery', 'delivery', 'none', '<p>We do our best to deliver the best quality cakes and bread.</p>'],
  ['en', 'bakery', 'delivery', 'full', '<p>We deliver the best cakes to your door.</p>'],
  ['fr', 'builder', 'licence', 'none', '<p>Équipements de sécurité certifiés et outils adaptés.</p>'],
  ['fr', 'builder', 'licence', 'full', '<p>Une entreprise certifiée Qualibat.</p>'],
  ['en', 'other', 'guarantee', 'none', '<p>Our cups guarantee precise measures at all times.</p>'],
  ['en', 'other', 'guarantee', 'full', '<p>We guarantee every repair we make.</p>'],
  ['es', 'other', 'guarantee', 'none', '<p>Organizamos el traslado con todas las garantías.</p>'],
  ['de', 'dentist', 'emergency', 'full', '<p>Zahnärztlicher Notfall? Rufen Sie uns gleich an.</p>'],
  ['de', 'dentist', 'emergency', 'none', '<p>Ein Notfall? Was ist das eigentlich?</p>'],
  ['en', 'bakery', 'coffee-and-seats', 'none', '<ul><li>Mocha</li><li>Coffee bean sprinkles</li></ul>'],
  ['en', 'hotel', 'price', 'none', '<h2>Our rooms</h2><p>Two beds become one upon request.</p>'],
  ['en', 'other', 'price', 'partial', '<p>The price of a portrait is given on request.</p>'],
  ['en', 'other', 'price', 'partial', '<p>Send us your file, and we will reply with the date and price.</p>'],
  ['en', 'lawyer', 'fees', 'partial', '<p>We work on a contingent fee basis: we only get paid if you do.</p>'],
  ['fr', 'gym', 'price', 'none', '<p>Le jeune lutteur apprend la soumission au sol.</p>'],
  ['en', 'other', 'experience', 'none', '<p>Pain that is carried across generations can be healed.</p>'],
  ['en', 'other', 'experience', 'partial', '<p>Our family has kept bees for generations.</p>'],
  ['fr', 'other', 'experience', 'full', '<p>Notre expertise de 12 ans dans les jardins secs.</p>'],
  ['en', 'other', 'experience', 'full', '<p>In 2017 Rosa left the bank to open her own studio.</p>'],
  ['en', 'other', 'experience', 'full', '<h4>5+ Years</h4><p>Of trusted service in and around the old town.</p>'],
  ['fr', 'other', 'opening-hours', 'full', '<p>Disponibilité 24h/24 et 7j/7 pour tous.</p>'],
  [
    'en',
    'school',
    'timetable',
    'none',
    '<h3>Office time</h3><p>Sunday - Friday 10:00 AM - 4:00 PM, before classes</p>',
  ],
  ['en', 'school', 'timetable', 'full', '<h3>Class times</h3><p>Sunday - Friday 10:00 AM - 4:00 PM</p>'],
  ['en', 'other', 'price', 'none', '<p>The price of freedom is dear, an old song says.</p>'],
  ['en', 'other', 'opening-hours', 'full', '<p>Open 24×7</p>'],
  ['en', 'other', 'opening-hours', 'none', '<p>24/7 emergency help</p>'],
  ['en', 'other', 'guarantee', 'none', '<p>Our guides guarantee an unforgettable day in the hills.</p>'],
  ['en', 'other', 'guarantee', 'full', '<p>We guarantee all our guides’ work for a year.</p>'],
  ['en', 'plumber', 'service-area', 'full', '<p>We cover all major Essex towns, whatever the weather.</p>'],
  ['es', 'shop', 'gift-voucher', 'none', '<p>Tenemos peluches y chocolates, regalos para todos.</p>'],
  ['es', 'shop', 'gift-voucher', 'full', '<p>Vendemos tarjetas regalo de cualquier importe.</p>'],
  ['es', 'hotel', 'pets', 'none', '<p>Mascotas: consulte antes con recepción.</p>'],
  ['en', 'other', 'price', 'none', '<p>Guests who come again enjoy a discount at the shop.</p>'],
  ['en', 'other', 'price', 'partial', '<p>Contact us for the club fee schedule.</p>'],
  ['en', 'other', 'people', 'full', '<blockquote>Warm rooms for all.</blockquote><p>Ryan Founder, Acme</p>'],
  ['en', 'other', 'people', 'full', '<h3>Ann Lee</h3><p>As the CEO of our house she plans the days.</p>'],
  ['en', 'other', 'people', 'none', '<p>IP Cameras, Turbo HD Cameras, PTZ Cameras</p>'],
  ['en', 'lawyer', 'languages', 'none', '<p>Whether you speak to our clerk or write, we are friendly.</p>'],
  [
    'en',
    'builder',
    'how-long',
    'full',
    '<h3>How long does a full replacement take?</h3><p>Typically 3–7 days, longer with chimneys.</p>',
  ],
  ['en', 'builder', 'how-long', 'none', '<h3>How long have you been here?</h3><p>For 12 years, longer than most.</p>'],
  ['en', 'other', 'opening-hours', 'partial', '<ul><li>The old mill</li><li>10:00 am - 10:00 pm</li></ul>'],
  ['en', 'other', 'opening-hours', 'none', '<ul><li>The old mill</li><li>Room 10 to 12</li></ul>'],
  [
    'en',
    'hotel',
    'facilities',
    'full',
    '<h2>Amenities</h2><h3>Hot water</h3><p>All day.</p><h3>LED TV</h3><p>In all rooms.</p><h3>Baths</h3><p>Clean.</p>',
  ],
  ['es', 'hotel', 'wheelchair-access', 'none', '<p>La opción más accesible para disfrutar del verano.</p>'],
  ['es', 'shop', 'delivery', 'none', '<p>Más de 700 pares de gafas entregados este año.</p>'],
  ['en', 'dentist', 'parking', 'none', '<p>Ten minutes from the city park and the IT parks.</p>'],
  ['en', 'dentist', 'parking', 'full', '<p>You can park your car behind the house.</p>'],
  ['en', 'dentist', 'new-patients', 'full', '<p>Walk-ins are welcome all week.</p>'],
  ['en', 'restaurant', 'opening-hours', 'partial', '<p>We are open every weekend, come and eat.</p>'],
  ['en', 'builder', 'service-area', 'none', '<p>A small firm of builders, based in the Southampton area.</p>'],
  ['en', 'dentist', 'nervous-patients', 'none', '<p>Painless root canal treatment in one visit.</p>'],
  ['en', 'dentist', 'nervous-patients', 'none', '<p>Root canal treatment in one visit.</p>'],
  ['es', 'dentist', 'nervous-patients', 'none', '<p>Un proceso indoloro en una sola visita.</p>'],
  ['en', 'cleaner', 'vetted-staff', 'none', '<p>Our highly skilled team leaves every room in order.</p>'],
  ['es', 'restaurant', 'opening-hours', 'none', '<p>Abierto a todos los que aman la vida monástica.</p>'],
  ['es', 'restaurant', 'takeaway-and-delivery', 'none', '<p>Recogida: en actitud de amor y de fe.</p>'],
  [
    'es',
    'gym',
    'people',
    'full',
    '<h2>HOLA, SOY LARA</h2><h4>TU ENTRENADORA PERSONAL</h4><p>Soy tu compañera en este cambio.</p>',
  ],
  ['en', 'other', 'people', 'none', '<ul><li>Soil Analysis</li><li>Builder Pedigree</li><li>Hidden Costs</li></ul>'],
  ['en', 'non-profit', 'impact', 'none', '<p>Reach us at 0117 496 0108 or at any time by mail.</p>'],
  ['en', 'other', 'location', 'partial', '<ul><li>Ann’s tours</li><li>Chennai, Tamil Nadu</li></ul>'],
  [
    'en',
    'other',
    'location',
    'none',
    '<ul><li>Ann’s tours</li><li>Boats, Hills</li></ul><p>With boats over hills.</p>',
  ],
  ['en', 'other', 'location', 'none', '<p>Phone: +234 703 653 5331 Hello to all boats.</p>'],
  ['es', 'other', 'location', 'none', '<p>Noviembre 5, 2020 No hay barcos en el camino hacia el sol.</p>'],
  ['es', 'other', 'location', 'full', '<p>Calle Mayor 5, frente al puerto.</p>'],
  ['de', 'other', 'location', 'full', '<p>Alte Gasse 5, 2000 Neustadt</p>'],
  [
    'en',
    'shop',
    'price',
    'partial',
    '<h3>Your cart</h3><ul><li>Flat-rate shipping: $7.00</li><li>Subtotal</li><li>$0.00</li></ul>',
  ],
  ['en', 'shop', 'price', 'full', '<h3>Prices</h3><ul><li>Honey: $7.00</li><li>Shipping: $4.00</li></ul>'],
];

describe('answerQuestions', () => {
  it.each(CASES)('%s %s %s is %s: %s', (language, trade, id, verdict, html) => {
    expect(answer(ask(language, trade, html), id).answered).toBe(verdict);
  });

  it('asks in the language of the website and gives the question in English beside it', () => {
    const price = answer(ask('de', 'plumber', ''), 'price');
    expect(price.question).toMatch(/kost/i);
    expect(price.questionEnglish).toMatch(/cost/i);
    expect(answer(ask('en', 'plumber', ''), 'price')).not.toHaveProperty('questionEnglish');
  });

  it('asks twelve questions, the heaviest first', () => {
    const { questions } = ask('en', 'plumber', '');
    expect(questions).toHaveLength(12);
    const keys = questions.map(({ weight, id }) => `${9 - weight} ${id}`);
    expect(keys).toEqual([...keys].sort());
  });

  it('quotes the passage as found, with its heading, at most 400 characters', () => {
    const long = 'We guarantee every joint and every pipe for two years. '.repeat(12);
    const found = answer(ask('en', 'plumber', `<h2>Our guarantee</h2><p>${long}</p>`), 'guarantee');
    expect(found.heading).toBe('Our guarantee');
    expect(found.passage?.length).toBeLessThanOrEqual(400);
    expect(long).toContain(found.passage?.slice(0, 200) ?? 'nothing');
  });

  it('asks what any business is asked where the trade is not sure', () => {
    const trade = { value: { id: 'plumber' as const, label: 'Plumber', confidence: 0.55 }, sources: [] };
    expect(ask('en', 'plumber', '', { trade }).trade).toBe('other');
    expect(ask('en', 'plumber', '', { trade: null }).trade).toBe('other');
  });

  it('says nothing about websites in other languages', () => {
    const { because, questions } = ask('nl', 'plumber', '<p>Wij komen dag en nacht bij u langs.</p>');
    expect(because).toContain('another language');
    expect(questions.every(({ answered, why }) => answered === 'inconclusive' && why === because)).toBe(true);
  });

  it('says nothing where there was nothing to read', () => {
    const shell = page('<div id="root">Loading</div><script src="/app.js"></script>');
    expect(asked([shell], 'en', 'plumber').because).toContain('too little text');
  });

  it('judges a page of few words and no shell that scripts fill', () => {
    const words = 'After thirty years we have closed our house. Thank you to all our guests and friends, and farewell.';
    const shell = 'Please wait while we load this page for you.';
    const closed = (text: string) =>
      asked([page(`<html lang="en"><p>${text}</p><script src="/app.js"></script></html>`)], 'en', 'hotel');
    expect(answer(closed(words), 'breakfast').answered).toBe('none');
    expect(closed(shell).because).toContain('too little text');
  });

  it('tells an answer that only JavaScript brings', () => {
    const text = '<p>Our emergency plumbers come out at night and at weekends, 24 hours a day.</p>';
    const whole = `<main><p>${FILLER.en}</p>${text}</main>`;
    expect(answer(ask('en', 'plumber', '', {}, whole), 'emergency')).toMatchObject({ answered: 'full', jsOnly: true });
    expect(answer(ask('en', 'plumber', text, {}, whole), 'emergency')).toMatchObject({
      answered: 'full',
      jsOnly: false,
    });
  });

  it('takes a slogan for half of what a business does, and an invitation for nothing', () => {
    const verdict = (html: string) => {
      const nav =
        'Berge Seen Wege Karten Wetter Anreise Bilder Gruppen Preise Zeiten Kontakt Sagen Lieder Feste Bräuche'
          .split(' ')
          .map((word) => `<li>${word}</li>`)
          .join('');
      const whole = `<html lang="de"><main>${html}<ul>${nav}</ul></main></html>`;
      return answer(asked([page(whole)], 'de', 'other'), 'what-you-do').answered;
    };
    expect(verdict('<h1>Ruhe zwischen See und Berg</h1>')).toBe('partial');
    expect(verdict('<p>Rufen Sie uns an, wir helfen Ihnen gerne weiter.</p>')).toBe('none');
  });

  it('takes opening hours, prices and names from the facts', () => {
    const source = { pageUrl: 'https://example.test/', view: 'plain' as const, place: 'footer', seen: 'Mo-Fr 9-17' };
    const closed = { mo: [], tu: [], we: [], th: [], fr: [], sa: [], su: [], byAppointment: false };
    const openingHours = { value: closed, sources: [source] };
    const found = answer(ask('en', 'restaurant', '', { openingHours }), 'opening-hours');
    expect(found).toMatchObject({ answered: 'full', passage: 'Mo-Fr 9-17', jsOnly: false });
    const markup = { ...openingHours, sources: [{ ...source, place: 'JSON-LD openingHours' }] };
    expect(answer(ask('en', 'restaurant', '', { openingHours: markup }), 'opening-hours').answered).toBe('none');
  });

  it.each([
    ['navigation', '<nav><ul><li>Emergency service</li></ul></nav>'],
    ['a heading alone', '<h2>Guarantee</h2>'],
    ['a question to the visitor', '<p>Do you need a guarantee?</p>'],
    [
      'a cookie banner',
      '<div id="cookie-consent"><p>We guarantee your privacy. Our guarantee covers cookies.</p></div>',
    ],
    ['a template', '<p>Your guarantee and warranty text goes here.</p>'],
  ])('%s answers nothing', (_, html) => {
    expect(answer(ask('en', 'plumber', html), 'guarantee').answered).toBe('none');
  });

  it('does not take customers for the business', () => {
    const text = 'They gave us a guarantee of ten years and repaired the joint again under that guarantee.';
    const reviews = [{ value: { text, author: null, date: null }, sources: [] }];
    expect(answer(ask('en', 'plumber', `<p>${text}</p>`, { reviews }), 'guarantee').answered).toBe('none');
  });

  it('reads no legal page', () => {
    const legal = page(
      '<main><h1>Terms</h1><p>Our guarantee and warranty are limited. We guarantee nothing else.</p></main>',
      {
        url: 'https://example.test/terms',
        role: 'legal',
      },
    );
    const home = page(`<main><p>${FILLER.en}</p></main>`);
    expect(answer(asked([home, legal], 'en', 'plumber'), 'guarantee').answered).toBe('none');
  });

  it('reads no page of a translation, by its address either', () => {
    const french = page(`<html lang="fr"><main><p>${FILLER.fr}</p></main></html>`);
    const english = (path: string) =>
      page('<main><p>Le petit-déjeuner is served in the garden every morning, and brunch too.</p></main>', {
        url: `https://example.test/${path}`,
      });
    const languages = ['fr', 'en'].map((value) => ({ value, sources: [] }));
    const breakfast = (path: string) =>
      answer(asked([french, english(path)], 'fr', 'hotel', { languages }), 'breakfast');
    expect(breakfast('rooms_en.html').answered).toBe('none');
    expect(breakfast('en/rooms').answered).toBe('none');
    expect(breakfast('gite-en-pierre').answered).toBe('full');
  });

  it('takes what machines were told for full where visitors read it too', () => {
    const source = {
      pageUrl: 'https://example.test/',
      view: 'plain' as const,
      place: 'JSON-LD',
      seen: 'fr 10:00-18:15',
    };
    const none = { mo: null, tu: null, we: null, th: null, sa: null, su: null, byAppointment: false };
    const openingHours = { value: { ...none, fr: [['10:00', '18:15']] as [string, string][] }, sources: [source] };
    const hours = (text: string) => answer(ask('fr', 'other', text, { openingHours }), 'opening-hours').answered;
    expect(hours('<p>Nous recevons le vendredi de 10h00 à 18h15 au cabinet.</p>')).toBe('full');
    expect(hours('<p>Nous recevons le vendredi, tous les quinze jours environ.</p>')).toBe('none');
  });

  it('takes services of the markup for full where they stand in the text', () => {
    const source = { pageUrl: 'https://example.test/', view: 'plain' as const, place: 'JSON-LD', seen: 'Fensterbau' };
    const services = ['Fensterbau', 'Treppenbau', 'Möbelbau'].map((value) => ({ value, sources: [source] }));
    const told = (text: string) => answer(ask('de', 'builder', text, { services }), 'services').answered;
    expect(told('<p>Bei uns: Fensterbau und Treppenbau.</p><p>Seit langem auch der Möbelbau.</p>')).toBe('full');
    expect(told('<p>Bei uns wird gehobelt.</p>')).toBe('none');
  });

  it('takes pages about three things for what is offered', () => {
    const site = (...titles: string[]) =>
      asked(
        [
          page(`<html lang="fr"><main><h1>Bienvenue</h1><p>${FILLER.fr}</p></main></html>`),
          ...titles.map((title, at) =>
            page(`<main><h1>${title}</h1><p>Une aventure inoubliable vous attend ici.</p></main>`, {
              url: `https://example.test/page-${at}`,
            }),
          ),
        ],
        'fr',
        'agency',
      );
    expect(answer(site('Cours de surf', 'Nos chambres', 'Balades en quad'), 'services').answered).toBe('full');
    expect(answer(site('Contact', 'Notre histoire', 'Balades en quad'), 'services').answered).not.toBe('full');
  });

  it('takes what has a price for what is offered', () => {
    const source = {
      pageUrl: 'https://example.test/',
      view: 'plain' as const,
      place: 'li',
      seen: 'Cours de surf 20 €',
    };
    const price = (what: string) => ({
      value: { what, asShown: '20 €', amount: 20, currency: 'EUR' },
      sources: [source],
    });
    const priced = (...whats: string[]) =>
      answer(ask('fr', 'agency', '', { prices: whats.map(price) as unknown as Facts['prices'] }), 'services').answered;
    expect(priced('Cours de surf', 'Balade en quad', 'Chambre double')).toBe('full');
    expect(priced('Cours de surf', 'Cours de surf', 'Cours de surf')).toBe('partial');
  });

  it('takes the trade for one entry of what is offered where nothing lists more', () => {
    const source = (seen: string) => ({ pageUrl: 'https://example.test/', view: 'plain' as const, place: 'h1', seen });
    const trade = (seen: string) => ({
      value: { id: 'agency' as const, label: '', confidence: 0.9 },
      sources: [source(seen)],
    });
    const verdict = (seen: string) => answer(ask('en', 'agency', '', { trade: trade(seen) }), 'services').answered;
    expect(verdict('Life insurance by Ann')).toBe('partial');
    expect(verdict('Document')).toBe('none');
  });

  it('reads what articles tell the world as no word on the business', () => {
    const told = '<p>Keep digital records: use accounting software for all your income and expenses.</p>';
    const own = '<p>We keep all records in our accounting software, in the cloud.</p>';
    const home = page(`<main><p>${FILLER.en}</p></main>`);
    const verdict = (html: string, url: string) =>
      answer(asked([home, page(`<main>${html}</main>`, { url, role: 'other' })], 'en', 'accountant'), 'digital-work')
        .answered;
    expect(verdict(told, 'https://example.test/blog-post-3.html')).toBe('none');
    expect(verdict(own, 'https://example.test/blog-post-3.html')).toBe('full');
    expect(verdict(told, 'https://example.test/services')).toBe('full');
  });

  it('reads an article that names the business as its own words', () => {
    const told = (words: string) => {
      const article = page(`<html lang="en"><main><p>${FILLER.en}</p><p>${words}</p></main></html>`, {
        url: 'https://example.com/blog/leaks',
      });
      return answer(
        asked([article], 'en', 'plumber', { businessName: { value: 'Larchfield Plumbing', sources: [] } }),
        'insured',
      );
    };
    expect(told('Larchfield Plumbing is insured in every home.').answered).toBe('full');
    expect(told('A plumber should be insured in every home.').answered).toBe('none');
  });

  it('gives the same twice', () => {
    const html = CASES.map(([, , , , one]) => one).join('');
    expect(ask('en', 'plumber', html)).toEqual(ask('en', 'plumber', html));
  });
});

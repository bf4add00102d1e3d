import { verdictsAre } from '../../../testing/question-cases.ts';

/** Words that look or sound like those of an answer, each beside the answer itself. Invented sentences with the verdict a reader gives. */
verdictsAre([
  ['fr', 'lawyer', 'remote-advice', 'none', '<p>Nous partageons la même vision de notre métier.</p>'],
  ['fr', 'lawyer', 'remote-advice', 'full', '<p>Le premier entretien peut se faire en visio.</p>'],
  ['fr', 'non-profit', 'annual-report', 'none', '<p>Les verres sont fins et transparents.</p>'],
  ['fr', 'non-profit', 'annual-report', 'full', '<p>Transparence : nos comptes de l’année sont ici.</p>'],
  ['fr', 'school', 'certificate', 'none', '<p>Ces soirées nous ont permis de jouer ensemble.</p>'],
  ['fr', 'school', 'certificate', 'full', '<p>Avec nous, votre permis est à portée de main.</p>'],
  ['es', 'vet', 'card-payment', 'none', '<p>Elegimos los tratamientos más efectivos.</p>'],
  ['es', 'vet', 'card-payment', 'full', '<p>Se paga en efectivo al terminar la visita.</p>'],
  ['de', 'school', 'beginners', 'none', '<p>Wer in diesen Beruf einsteigen will, schreibt uns.</p>'],
  ['de', 'school', 'beginners', 'full', '<p>Der Montagskurs ist für Einsteiger gedacht.</p>'],
  ['de', 'doctor', 'new-patients', 'none', '<p>Willkommen in unserer neuen Hausarztpraxis!</p>'],
  ['de', 'doctor', 'new-patients', 'full', '<p>Sie suchen einen neuen Hausarzt? Kommen Sie vorbei.</p>'],
  ['es', 'other', 'location', 'none', '<p>Con Acme Digital llegamos más lejos.</p>'],
  // Said in other words.
  ['en', 'other', 'payment', 'full', '<p>Choose a voucher and pay securely online.</p>'],
  ['en', 'other', 'payment', 'none', '<p>It pays to plan ahead, securely and calmly.</p>'],
  ['en', 'beauty', 'cancellation', 'full', '<p>Plans change. I ask for at least 24 hours’ notice.</p>'],
  ['en', 'beauty', 'cancellation', 'none', '<p>Notice how soft your skin is for 24 hours.</p>'],
  ['es', 'builder', 'how-long', 'full', '<p>Tiempo total de ejecución: 3 meses.</p>'],
  ['es', 'dentist', 'booking', 'full', '<p><a href="/hora">Agendar evaluación</a> Tel. +56 2 2345 6789</p>'],
  ['en', 'doctor', 'prescriptions-and-sick-notes', 'full', '<p>Prescription renewal: call 555 0134.</p>'],
  ['en', 'doctor', 'children', 'full', '<p>We care for patients of all ages.</p>'],
  ['fr', 'other', 'online-order', 'full', '<p>Vous pouvez réserver directement un créneau par le bouton.</p>'],
  ['fr', 'other', 'online-order', 'none', '<p>Appelez-nous pour convenir d’un créneau adapté.</p>'],
  ['fr', 'shop', 'online-shop', 'full', '<p>Faites livrer vos livres en un seul clic.</p>'],
]);

import { verdictsAre } from '../../../testing/question-cases.ts';

/** A word of the question said of another matter or of others, and beside each the same word said where it answers. */
verdictsAre([
  ['en', 'other', 'parking', 'none', '<p>Patios, driveways, garage floors and steps.</p>'],
  ['en', 'other', 'parking', 'none', '<p>We tow from parking lots and neighborhoods at night.</p>'],
  ['en', 'other', 'parking', 'none', '<p>Parking restrictions and narrow lanes make a move longer.</p>'],
  ['en', 'other', 'parking', 'full', '<p>Our car park has room for ten cars.</p>'],
  ['fr', 'other', 'parking', 'none', '<p>Navettes parking et encadrement des équipes sur le site.</p>'],
  ['fr', 'other', 'parking', 'full', '<p>Un parking gratuit se trouve devant la maison.</p>'],
  ['de', 'other', 'parking', 'none', '<p>Wir üben zu Hause, auf der Straße und im Park.</p>'],
  ['de', 'other', 'parking', 'full', '<p>Sie können direkt vor dem Haus parken.</p>'],
  ['en', 'school', 'certificate', 'none', '<p>Our tutors are teachers with qualifications in their subject.</p>'],
  ['en', 'school', 'certificate', 'full', '<p>You receive a certificate when the course is done.</p>'],
  ['es', 'electrician', 'licence', 'none', '<p>Gracias a la constante capacitación seguimos a la vanguardia.</p>'],
  ['es', 'builder', 'licence', 'none', '<p>Puede pedir el certificado energético de la vivienda.</p>'],
  ['es', 'builder', 'licence', 'full', '<p>Somos instaladores autorizados por la comunidad.</p>'],
  ['en', 'builder', 'insured', 'none', '<p>Verify that the company is fully insured before work begins.</p>'],
  [
    'en',
    'builder',
    'insured',
    'full',
    '<p>Make sure the company is insured before work begins. We are fully insured and show you the papers.</p>',
  ],
  ['en', 'builder', 'licence', 'none', '<p>For such work we’ll connect you with licensed and qualified people.</p>'],
  [
    'en',
    'cleaner',
    'insured',
    'none',
    '<h3>Are you insured?</h3><p>That is something I prefer to talk through directly. Write to me and I will come back to you.</p>',
  ],
  ['en', 'cleaner', 'vetted-staff', 'none', '<p>The white spots you see on a shower screen are minerals.</p>'],
  ['en', 'cleaner', 'vetted-staff', 'full', '<p>Every cleaner is screened before the first visit.</p>'],
  ['en', 'electrician', 'emergency', 'none', '<p>We test emergency lighting once a year.</p>'],
  ['en', 'lawyer', 'languages', 'none', '<p>Nothing here should be interpreted as legal advice.</p>'],
  ['en', 'lawyer', 'languages', 'full', '<p>An interpreter is there for every talk.</p>'],
  ['fr', 'beauty', 'natural-products', 'none', '<p>Gommage et bain aux huiles essentielles.</p>'],
  ['es', 'lawyer', 'legal-insurance-and-aid', 'none', '<p>Agencia Nacional de Defensa Jurídica del Estado</p>'],
  ['de', 'school', 'funding', 'none', '<p>Wir bereiten auf die Prüfung zur Personenbeförderung vor.</p>'],
  ['de', 'school', 'funding', 'full', '<p>Für diesen Kurs gibt es eine Bildungsförderung.</p>'],
]);

/** Said in words of its own. */
verdictsAre([
  [
    'en',
    'cleaner',
    'guarantee',
    'full',
    '<p>Not happy with a room? If you are not satisfied we come again for free.</p>',
  ],
  ['en', 'plumber', 'guarantee', 'none', '<p>We tell you what it would take to put it right, and what that costs.</p>'],
  ['en', 'gym', 'beginners', 'full', '<p>No yoga experience required.</p>'],
  ['en', 'non-profit', 'how-to-donate', 'full', '<p><a href="/giving">Giving</a></p>'],
  ['en', 'non-profit', 'how-to-donate', 'none', '<p>Coaches give their time every week.</p>'],
  ['en', 'non-profit', 'events', 'full', '<p>Join us for worship every Sunday morning at 9:00 a.m.</p>'],
  [
    'en',
    'cleaner',
    'eco-friendly-products',
    'full',
    '<p>If you prefer eco-friendly brands, let us know and we bring them along.</p>',
  ],
  // Headings with nothing under them are a list to whoever reads.
  [
    'en',
    'cleaner',
    'eco-friendly-products',
    'full',
    '<h3>Satisfaction guaranteed</h3><h3>Eco friendly</h3><h3>Free quotes</h3><p>Welcome to our page.</p>',
  ],
]);

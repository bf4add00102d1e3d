import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { readFaq } from './faq.ts';
import { isQuestion } from './faq-words.ts';

const HOME = 'https://example.test/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const read = (pages: ReadPage[]) => readFaq(website({ target: TARGET, pages, language: null, country: null }));
const pairsOf = (html: string) =>
  read([page(`<main>${html}</main>`)]).map(({ value }) => `${value.question} | ${value.answer}`);

describe('where an answer ends', () => {
  const item = (question: string, answer: string) => `<div><button>${question}</button>${answer}</div>`;
  const next = '<div><p>Get started</p><h2>Your boat deserves the best.</h2><p>Write to us today.</p></div>';

  it('the last of a list takes nothing from the next part of the page', () => {
    const open = item('Do you repair sails?', '<p>Yes.</p>') + item('How long does it take?', '<p>A week.</p>');
    expect(pairsOf(`<h2>FAQ</h2><section><div class="faq">${open}</div></section>${next}`)).toEqual([
      'Do you repair sails? | Yes.',
      'How long does it take? | A week.',
    ]);
  });

  it('a little picture before a question is no part of it', () => {
    const all =
      item('<span>🎁</span>Do you wrap gifts?', '<p>Yes.</p>') + item('⭐ How long does it take?', '<p>A week.</p>');
    expect(pairsOf(`<h2>FAQ</h2><section><div class="faq">${all}</div></section>${next}`)).toEqual([
      'Do you wrap gifts? | Yes.',
      'How long does it take? | A week.',
    ]);
  });

  it('what the visitor is to press answers nothing', () => {
    const step = (question: string, answer: string) =>
      `<div class="step"><h3 class="quiz-question">${question}</h3>${answer}</div>`;
    const choices = (...all: string[]) => all.map((one) => `<button type="button">${one}</button>`).join('');
    expect(
      pairsOf(
        step('Where does it leak?', `<p>Press one.</p>${choices('Bow', 'Stern', 'Next')}`) +
          step('Since when?', choices('Days', 'Weeks', 'Next')) +
          step('How long does it take?', `<p>A week.</p>${choices('Write to us')}`),
      ),
    ).toEqual(['How long does it take? | A week.\nWrite to us']);
  });

  it('a list whose answers appear on a click has none', () => {
    const shut = item('Do you repair sails?', '') + item('How long does it take?', '');
    expect(pairsOf(`<h2>FAQ</h2><section><div class="faq">${shut}</div></section>${next}`)).toEqual([]);
  });
});

describe('pairs presented as questions and answers', () => {
  it.each([
    [
      'questions of Arabic',
      '<h2>FAQ</h2><h3>هل لديكم موقف سيارات؟</h3><p>نعم، خلف العيادة.</p><h3>هل تقبلون التأمين؟</h3><p>نعم، جميع الشركات.</p>',
      ['هل لديكم موقف سيارات؟ | نعم، خلف العيادة.', 'هل تقبلون التأمين؟ | نعم، جميع الشركات.'],
    ],
    [
      'questions of Greek',
      '<h2>FAQ</h2><h3>Υπάρχει χώρος στάθμευσης;</h3><p>Ναι, πίσω από το κατάστημα.</p><h3>Δέχεστε κάρτες;</h3><p>Ναι, όλες τις κάρτες.</p>',
      ['Υπάρχει χώρος στάθμευσης; | Ναι, πίσω από το κατάστημα.', 'Δέχεστε κάρτες; | Ναι, όλες τις κάρτες.'],
    ],
    [
      'toggles with a topic among them',
      '<h2>FAQ</h2><div class="x_toggle"><h5 class="x_toggle_title">Do you offer parking?</h5><div><p>Yes, behind the shop.</p></div></div><div class="x_toggle"><h5 class="x_toggle_title">Dogs in the shop</h5><div><p>Small ones.</p></div></div>',
      ['Do you offer parking? | Yes, behind the shop.', 'Dogs in the shop | Small ones.'],
    ],
    [
      'elements called questions whose question marks are left out',
      '<h2>FAQ</h2><div class="faq-item"><div class="faq-question"><span>What should I bring</span><i>+</i></div><div class="faq-answer"><p>A towel.</p></div></div><div class="faq-item"><div class="faq-question"><span>How long is a class</span><i>+</i></div><div class="faq-answer"><p>About one hour.</p></div></div>',
      ['What should I bring | A towel.', 'How long is a class | About one hour.'],
    ],
    [
      'list items that hold their answers',
      '<h2>Frequently Asked Questions</h2><ul><li><a href="#">Does a visit hurt ?</a><div class="collapse"><p>Not at all.</p></div></li><li><a href="#">How long does it take?</a><div class="collapse"><p>One hour.</p></div></li></ul>',
      ['Does a visit hurt ? | Not at all.', 'How long does it take? | One hour.'],
    ],
    [
      'bullets in front of questions, paragraphs between them',
      '<h2>FAQ</h2><ul><li>What shall I bring?</li></ul><p>A towel and your prescription.</p><ul><li>How old may it be?</li></ul><p>It is good for 28 days.</p>',
      ['What shall I bring? | A towel and your prescription.', 'How old may it be? | It is good for 28 days.'],
    ],
    [
      'buttons in a definition list',
      '<h2>FAQ</h2><dl><div><dt><button>Do you deliver?</button></dt><dd><p>Yes.</p></dd></div><div><dt><button>Do you install?</button></dt><dd><p>No.</p></dd></div></dl>',
      ['Do you deliver? | Yes.', 'Do you install? | No.'],
    ],
    [
      'bold questions that share a paragraph with the answer',
      '<h2>FAQ</h2><p><strong>Do you deliver?</strong> Yes we do.</p><p><strong>Do you install?</strong> No.</p>',
      ['Do you deliver? | Yes we do.', 'Do you install? | No.'],
    ],
    [
      'Japanese entries with question and answer in one line',
      '<h2>よくある質問(FAQ)</h2><ul><li>予約は必要ですか？：予約は不要です。</li><li>駐車場はありますか？店舗前にございます。</li></ul>',
      ['予約は必要ですか？ | 予約は不要です。', '駐車場はありますか？ | 店舗前にございます。'],
    ],
    [
      'headings in an FAQ section',
      '<h2>Häufige Fragen</h2><h3>Was kostet eine Reinigung?</h3><p>Ab 79 Euro.</p><h3>Wie lange dauert sie?</h3><p>Etwa eine Stunde.</p><p>Meist kürzer.</p><h2>Kontakt</h2><p>Rufen Sie an.</p>',
      ['Was kostet eine Reinigung? | Ab 79 Euro.', 'Wie lange dauert sie? | Etwa eine Stunde.\nMeist kürzer.'],
    ],
    [
      'a question without its mark among others of its kind',
      '<h2>FAQ</h2><div class="q">Does it hurt?</div><p>No.</p><div class="q">What can it treat</div><p>Pain.</p><div class="q">How often?</div><p>Twice.</p><div class="q">Do you take cards?</div><p>Yes.</p>',
      ['Does it hurt? | No.', 'What can it treat | Pain.', 'How often? | Twice.', 'Do you take cards? | Yes.'],
    ],
    [
      'details without any heading',
      '<details><summary>Do you deliver?</summary><p>Yes, within 10 miles.</p></details><details><summary>Can I return an item?</summary><div><p>Within 30 days.</p><ul><li>unused</li><li>with receipt</li></ul></div></details><p>Visit us.</p>',
      ['Do you deliver? | Yes, within 10 miles.', 'Can I return an item? | Within 30 days.\nunused\nwith receipt'],
    ],
    [
      'an accordion of buttons',
      '<section class="faq"><h2>Questions fréquentes</h2><div class="accordion"><div class="accordion-item"><h3 class="accordion-header"><button class="accordion-button">Prenez-vous la carte vitale ?</button></h3><div class="accordion-collapse"><div class="accordion-body">Oui, toujours.</div></div></div><div class="accordion-item"><h3 class="accordion-header"><button class="accordion-button">Où se garer ?</button></h3><div class="accordion-collapse"><div class="accordion-body">Un parking est en face.</div></div></div></div></section><section><h2>Nos valeurs</h2><p>Le soin.</p></section>',
      ['Prenez-vous la carte vitale ? | Oui, toujours.', 'Où se garer ? | Un parking est en face.'],
    ],
    [
      'bold questions of a page builder',
      '<div class="schema-faq wp-block"><div class="schema-faq-section"><strong class="schema-faq-question">¿Aceptan tarjeta?</strong><p class="schema-faq-answer">Sí, todas.</p></div><div class="schema-faq-section"><strong class="schema-faq-question">¿Hay aparcamiento?</strong><p class="schema-faq-answer">Sí, gratis.</p></div></div>',
      ['¿Aceptan tarjeta? | Sí, todas.', '¿Hay aparcamiento? | Sí, gratis.'],
    ],
    [
      'tab titles with ornaments',
      '<h2>Domande frequenti</h2><div class="elementor-accordion"><div class="elementor-accordion-item"><div class="elementor-tab-title"><span>+</span> <a>Quanto costa?</a></div><div class="elementor-tab-content"><p>Da 40 euro.</p></div></div><div class="elementor-accordion-item"><div class="elementor-tab-title"><span>+</span> <a>Serve prenotare?</a></div><div class="elementor-tab-content"><p>Sì, sempre.</p></div></div></div>',
      ['Quanto costa? | Da 40 euro.', 'Serve prenotare? | Sì, sempre.'],
    ],
    [
      'a definition list',
      '<h2>Veelgestelde vragen</h2><dl><dt>Zijn jullie op zondag open?</dt><dd>Nee.</dd><dt>Kan ik pinnen?</dt><dd>Ja, dat kan.</dd></dl>',
      ['Zijn jullie op zondag open? | Nee.', 'Kan ik pinnen? | Ja, dat kan.'],
    ],
    [
      'bold lines in paragraphs',
      '<h2>Perguntas frequentes</h2><p><strong>Preciso de marcação?</strong><br>Sim, por telefone.</p><p><strong>Fazem entregas?</strong><br>Não.</p>',
      ['Preciso de marcação? | Sim, por telefone.', 'Fazem entregas? | Não.'],
    ],
    [
      'paragraphs that alternate',
      '<h2>FAQ</h2><p><strong>Do I need a referral?</strong></p><p>No.</p><p><strong>Do you see children?</strong></p><p>Yes, from age three.</p>',
      ['Do I need a referral? | No.', 'Do you see children? | Yes, from age three.'],
    ],
    [
      'prefixes',
      '<h2>よくあるご質問</h2><p>Q. 予約は必要ですか？</p><p>A. はい、お電話ください。</p><p>Q. 駐車場はありますか</p><p>A. 2台分ございます。</p>',
      ['予約は必要ですか？ | はい、お電話ください。', '駐車場はありますか | 2台分ございます。'],
    ],
    [
      'a topic among questions of one list',
      '<h2>FAQ</h2><div class="faq-item"><div class="faq-question">Which cards do you take?</div><div class="faq-answer">All major ones.</div></div><div class="faq-item"><div class="faq-question">Gift vouchers</div><div class="faq-answer">Ask at the till.</div></div>',
      ['Which cards do you take? | All major ones.', 'Gift vouchers | Ask at the till.'],
    ],
    [
      'steps with headings inside an answer',
      '<h2>Hilfe &amp; FAQ</h2><div class="faq-item"><div class="faq-question">Wie buche ich?</div><div class="faq-answer"><h4>Anmelden</h4><p>Auf der Seite.</p><h4>Wählen</h4><p>Einen Termin.</p></div></div><div class="faq-item"><div class="faq-question">Was kostet es?</div><div class="faq-answer"><p>Nichts.</p></div></div><h3>Noch Fragen?</h3><p>Schreiben Sie uns.</p>',
      ['Wie buche ich? | Anmelden\nAuf der Seite.\nWählen\nEinen Termin.', 'Was kostet es? | Nichts.'],
    ],
    [
      'answers that are collapsed',
      '<h2>FAQ</h2><h3>Are you insured?</h3><div style="display:none"><p>Yes, up to 5 million.</p></div><h3>Do you work weekends?</h3><div hidden><p>On Saturdays.</p></div>',
      ['Are you insured? | Yes, up to 5 million.', 'Do you work weekends? | On Saturdays.'],
    ],
    [
      'a plus beside the question',
      '<div class="faq-item"><div class="faq-question"><h3>Quanto custa a colheita?</h3><span>+</span></div><div class="faq-answer"><p>Depende da área.</p></div></div><div class="faq-item"><div class="faq-question"><h3>Vocês atendem no sábado?</h3><span>+</span></div><div class="faq-answer"><p>Até o meio-dia.</p></div></div>',
      ['Quanto custa a colheita? | Depende da área.', 'Vocês atendem no sábado? | Até o meio-dia.'],
    ],
  ])('%s', (_, html, expected) => {
    expect(pairsOf(html)).toEqual(expected);
  });

  it('takes a page that is called FAQ as one, without its title and groups', () => {
    const html =
      '<main><h1>Frequently asked questions</h1><h2>Orders</h2><h3>Can I change my order?</h3><p>Until noon.</p><h2>Returns</h2><h3>Who pays the postage?</h3><p>We do.</p><h2>Still have questions?</h2><p>Call us.</p></main>';
    expect(read([page(html, { role: 'other' })]).map(({ value }) => value.question)).toEqual([
      'Can I change my order?',
      'Who pays the postage?',
    ]);
  });

  it('counts a pair once over pages and views', () => {
    const html = '<main><details><summary>Do you deliver?</summary><p>Yes.</p></details></main>';
    const faq = read([page(html, { rendered: html }), page(html, { url: `${HOME}faq`, role: 'faq' })]);
    expect(faq).toHaveLength(1);
    expect(faq[0]?.sources.map((source) => [source.pageUrl, source.view])).toEqual([
      [HOME, 'plain'],
      [`${HOME}faq`, 'plain'],
    ]);
  });

  it('names the rendered view when only it has the pair', () => {
    const faq = read([
      page('<main></main>', {
        rendered: '<main><details><summary>Do you deliver?</summary><p>Yes.</p></details></main>',
      }),
    ]);
    expect(faq[0]?.sources[0]?.view).toBe('rendered');
  });
});

it.each([
  'Resolvemos tus dudas',
  'Lo que más nos preguntan',
  '¿Tienes dudas?',
  'Consultas frecuentes',
  'Hai domande?',
  'Dubbi frequenti',
  'Tire suas dúvidas',
  'Ficou com alguma dúvida?',
  'Questões frequentes',
])('reads what stands under "%s"', (name) => {
  expect(pairsOf(`<h2>${name}</h2><h3>¿Hay garaje?</h3><p>Sí.</p><h3>¿Abren en agosto?</h3><p>No.</p>`)).toEqual([
    '¿Hay garaje? | Sí.',
    '¿Abren en agosto? | No.',
  ]);
});

describe('what is no pair', () => {
  it.each([
    [
      'a question to be answered by a press',
      '<div><p>¿Necesita ayuda ahora mismo?</p><button>Sí</button><button>No</button></div>',
    ],
    [
      'a question heading in running text',
      '<h2>Who we are</h2><p>A family firm.</p><h2>Why choose us?</h2><p>Because we care.</p><h2>What makes us different?</h2><p>Our team.</p>',
    ],
    [
      'what a form asks',
      '<h2>FAQ</h2><form><label>¿Cómo te llamas?</label><input><label>¿Qué necesitas?</label><input></form><p>Gracias.</p>',
    ],
    ['an invitation', '<h2>FAQ</h2><h3>Still have questions?</h3><p>Call us.</p>'],
    ['a link to an FAQ', '<p><a href="/faq">FAQ</a></p><h3>Ready for a quote?</h3><p>Write to us.</p>'],
    [
      'details that ask nothing',
      '<details><summary>Technical data</summary><p>12 V</p></details><details><summary>Shipping</summary><p>DHL</p></details>',
    ],
    [
      'markup nobody sees',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Do you deliver?","acceptedAnswer":{"@type":"Answer","text":"Yes."}}]}</script>',
    ],
    ['a question without an answer', '<h2>FAQ</h2><h3>Do you deliver?</h3><h3>Do you install?</h3>'],
    [
      'a blog post about questions',
      '<article><h1>Five tips</h1><h2>What is a heat pump?</h2><p>A machine.</p><h2>How much does it cost?</h2><p>It depends.</p></article>',
    ],
    ['a definition list of facts', '<dl><dt>Address</dt><dd>1 High St</dd><dt>Phone</dt><dd>123</dd></dl>'],
  ])('%s', (_, html) => {
    expect(pairsOf(html)).toEqual([]);
  });
});

it('takes a semicolon for a question mark in Greek only', () => {
  expect(isQuestion('Δέχεστε κάρτες;')).toBe(true);
  expect(isQuestion('We sew, knit and mend;')).toBe(false);
});

it('the last of a row of closed questions has no more of an answer than the others', () => {
  const row = ['Do you come to us?', 'What does a visit cost?', 'How soon can you come?']
    .map((question) => `<div class="item"><button>${question}</button></div>`)
    .join('');
  const faq = `<section id="faq"><h2>FAQ</h2>${row}</section>`;
  expect(pairsOf(`${faq}<section><h2>Call us</h2><p>We are glad to help you with your garden.</p></section>`)).toEqual(
    [],
  );
});

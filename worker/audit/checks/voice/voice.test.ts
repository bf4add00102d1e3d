import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { FactSource, Facts } from '../../facts/facts.ts';
import { asksWithQuestionWord } from '../shared/questions/question-words.ts';
import { factsHardToReadOut } from './facts-hard-to-read-out.ts';
import { fewNaturalQuestions } from './few-natural-questions.ts';
import { fewShortAnswers } from './few-short-answers.ts';
import { hardSpokenAnswers } from './hard-spoken-answers.ts';
import { speakableMarkup } from './speakable-markup.ts';

const FILLER = `<p>${'We repair roofs and gutters in town since a long time. '.repeat(6)}</p>`;
const SHORT = 'You can come without an appointment on weekday mornings, from nine until noon.';
const LONG = 'We explain at length what nobody asked for and never come to the point of it. '.repeat(8);

const source = (overrides: Partial<FactSource> = {}): FactSource => ({
  pageUrl: HOME,
  view: 'plain',
  place: 'footer > p',
  seen: 'seen',
  ...overrides,
});
const languages = (value: string) => [{ value, sources: [source()] }];
const faqOf = (pairs: [string, string][], view: FactSource['view'] = 'plain'): Facts['faq'] =>
  pairs.map(([question, answer]) => ({ value: { question, answer }, sources: [source({ view })] }));

/** `count` different questions with this answer. */
const asked = (count: number, answer: string, view?: FactSource['view']) =>
  faqOf(
    Array.from({ length: count }, (_, i) => [`What does repair number ${i} cost?`, answer]),
    view,
  );

const given = (faq: Facts['faq'], html = '', language = 'en') =>
  inputs({ pages: [page(FILLER + html)], facts: facts({ faq, languages: languages(language) }) });

describe('few-short-answers', () => {
  const run = (...args: Parameters<typeof given>) => runCheck(fewShortAnswers, given(...args));

  it('passes five, by their first paragraph too', () => {
    expect(run([...asked(4, SHORT), ...faqOf([['Is it far?', `${SHORT}\n${LONG}`]])]).outcome).toBe('pass');
  });

  it('calls nothing missing where there are few, or only scripts bring them', () => {
    expect(run(asked(1, SHORT)).outcome).toBe('info');
    expect(run([]).outcome).toBe('info');
    const late = run(asked(6, SHORT, 'rendered'));
    expect(late.outcome).toBe('info');
    expect(late.evidence[0]?.place).toBe('only after JavaScript: footer > p');
  });

  it('reads headings that ask, but no slogans and no legal pages', () => {
    expect(run([], `<h2>How do I get there?</h2><p>${SHORT}</p>`).seen).toEqual([`How do I get there? ${SHORT}`]);
    expect(run([], `<h2>Ready for a quote?</h2><p>${SHORT}</p>`).seen).toEqual([]);
    const legal = page(`<h2>What data do we keep?</h2><p>${SHORT}</p>${FILLER}`, { role: 'legal' });
    const legalOnly = inputs({ pages: [legal], facts: facts({ languages: languages('en') }) });
    expect(runCheck(fewShortAnswers, legalOnly).seen).toEqual([]);
  });

  it('measures Japanese by characters', () => {
    const answer = 'ご予約は、お電話または受付窓口で承っております。当日の朝九時から受け付けます。';
    expect(run(faqOf([['予約は必要ですか？', answer]]), '', 'ja').seen).toHaveLength(1);
    expect(run(faqOf([['予約は必要ですか？', answer.repeat(3)]]), '', 'ja').seen).toEqual([]);
  });

  it('does not judge languages it cannot read, nor a page scripts have still to fill', () => {
    expect(run(asked(5, SHORT), '', 'el').outcome).toBe('inconclusive');
    const shell = inputs({ pages: [page('<div id=app></div>')], facts: facts({ languages: languages('en') }) });
    expect(runCheck(fewShortAnswers, shell).outcome).toBe('inconclusive');
  });
});

describe('few-natural-questions', () => {
  const run = (...args: Parameters<typeof given>) => runCheck(fewNaturalQuestions, given(...args));

  it('passes five, asked with or without a question word', () => {
    const more = faqOf([['Do I need an appointment?', SHORT]]);
    expect(run([...asked(4, SHORT), ...more]).outcome).toBe('pass');
    expect(run(faqOf([['¿Hay parking?', SHORT]]), '', 'es').seen).toEqual(['¿Hay parking?']);
  });

  it('calls nothing missing where there are few, and counts no labels', () => {
    expect(run(asked(1, LONG)).outcome).toBe('info');
    expect(
      run(
        faqOf([
          ['Parking?', SHORT],
          ['Payment methods', SHORT],
        ]),
      ).seen,
    ).toEqual([]);
  });

  it('reads headings, each question once', () => {
    expect(run(asked(1, LONG), '<h2>What does repair number 0 cost?</h2><h2>When do you open?</h2>').seen).toEqual([
      'What does repair number 0 cost?',
      'When do you open?',
    ]);
  });

  it('leaves out what the business asks about itself', () => {
    expect(run([], '<h2>Who are we?</h2><h2>Wat doen wij?</h2><h2>Warum wir?</h2>').seen).toEqual([]);
    expect(run([], '<h2>Can we bring our dog?</h2><h2>What can we eat here?</h2>').seen).toHaveLength(1);
  });

  it('does not judge languages it cannot read', () => {
    expect(run(asked(5, SHORT), '', 'pl').outcome).toBe('inconclusive');
  });

  it.each([
    ['Was kostet eine Füllung?', true],
    ['Ab wann darf mein Kind kommen?', true],
    ['À quelle heure ouvrez-vous ?', true],
    ['Où nous trouver ?', true],
    ['¿Cuánto cuesta una limpieza?', true],
    ['Perché scegliere noi?', true],
    ['Hoe lang duurt het?', true],
    ['Quais são os horários?', true],
    ['診察時間は何時からですか', true],
    ['Acme – who are we?', true],
    ['Who we are', false],
    ['Zahnschmerzen?', false],
    ['Looking for a plumber?', false],
    ['Whatsapp?', false],
  ])('%s', (text, asks) => {
    expect(asksWithQuestionWord(text)).toBe(asks);
  });
});

describe('facts-hard-to-read-out', () => {
  const address = { street: '1 High Street', postalCode: null, locality: 'Ely', region: null, country: null, text: '' };
  const week = { mo: null, tu: null, we: null, th: null, fr: null, sa: null, su: null, byAppointment: true };
  const phone = (one = source()): Facts['phones'] => [
    { value: '+441353000000', asShown: '01353 000000', kind: 'landline', sources: [one] },
  ];
  const all = { phones: phone(), addresses: [{ value: address, sources: [source()] }] };
  const hours = { value: week, sources: [source()] };
  const run = (found: Partial<Facts>, isLocal: boolean | null = true) =>
    runCheck(factsHardToReadOut, inputs({ facts: facts(found), isLocal }));

  it('asks for no door of a business that comes to its customers', () => {
    const trade = { value: { id: 'plumber' as const, label: 'Plumber', confidence: 0.9 }, sources: [] };
    const pages = [page('<p>Serving Ely and Cambridge</p>')];
    const given = (found: Partial<Facts>) =>
      runCheck(factsHardToReadOut, inputs({ pages, facts: facts({ trade, ...found }), isLocal: true })).outcome;
    expect(given({ phones: phone(), openingHours: hours })).toBe('pass');
    expect(given({ phones: phone() })).toBe('inconclusive');
    const office = [{ value: address, sources: [source({ place: 'JSON-LD Plumber.address' })] }];
    expect(given({ phones: phone(), openingHours: hours, addresses: office })).toBe('inconclusive');
  });

  it('passes all three as text', () => {
    expect(run({ ...all, openingHours: hours }).outcome).toBe('pass');
  });

  it('leaves to other checks what is missing, or brought by scripts', () => {
    expect(run(all)).toMatchObject({ outcome: 'inconclusive', seen: ['seen', 'seen'] });
    const late = source({ view: 'rendered' });
    expect(run({ ...all, phones: phone(late), openingHours: hours }).outcome).toBe('inconclusive');
  });

  it('does not take markup for text, a town for an address or a fax for a phone', () => {
    const markup = run({ ...all, openingHours: { ...hours, sources: [source({ place: 'JSON-LD openingHours' })] } });
    expect(markup).toMatchObject({ outcome: 'inconclusive', seen: ['seen', 'seen'] });
    const town = run({
      ...all,
      openingHours: hours,
      addresses: [{ value: { ...address, street: null }, sources: [source()] }],
    });
    expect(town.outcome).toBe('inconclusive');
    const [fax] = phone();
    expect(run({ phones: fax ? [{ ...fax, kind: 'fax' }] : [] }).seen).toEqual([]);
  });

  it('cannot say two contradictory sets of hours', () => {
    const other = { value: week, sources: [source({ seen: 'closed', place: 'JSON-LD openingHours' })] };
    expect(run({ ...all, openingHours: { ...hours, alternatives: [other] } })).toMatchObject({
      outcome: 'inconclusive',
      seen: ['seen', 'seen'],
    });
    const workshop = { value: week, sources: [source({ seen: 'workshop' })] };
    expect(run({ ...all, openingHours: { ...hours, alternatives: [workshop] } }).outcome).toBe('pass');
  });

  it('does not ask a hotel for hours', () => {
    const trade = { value: { id: 'hotel' as const, label: 'Hotel', confidence: 1 }, sources: [source()] };
    expect(run({ ...all, trade }).outcome).toBe('pass');
    expect(run({ phones: phone(), trade }).outcome).toBe('inconclusive');
  });

  it('asks nothing of a business without a door, and nothing where that is unknown', () => {
    expect(run({}, false).outcome).toBe('not_applicable');
    expect(run({}, null).outcome).toBe('inconclusive');
  });
});

describe('hard-spoken-answers', () => {
  const run = (...args: Parameters<typeof given>) => runCheck(hardSpokenAnswers, given(...args));
  const EASY =
    'You can come at any time. We look at the roof and tell you the price. There is no need to pay before we start.';
  const HARD =
    'Notwithstanding contractual stipulations concerning cancellations, reimbursement applications necessitating administrative verification are predominantly processed chronologically, whereupon beneficiaries receive comprehensive documentation.';

  it('passes easy answers and says the measure', () => {
    const { outcome, seen } = run(asked(5, EASY));
    expect(outcome).toBe('pass');
    expect(seen).toEqual(['Automated Readability Index -1.6, 8.3 words per sentence']);
  });
  it('fails hard words, and long sentences of easy ones', () => {
    const { outcome, evidence } = run(asked(9, HARD));
    expect(outcome).toBe('fail');
    expect(evidence[1]?.seen).toContain('19 words: Notwithstanding');
    expect(run(asked(5, `${'We look at the roof and then we '.repeat(4)}go.`)).outcome).toBe('fail');
  });
  it('leaves alone answers that begin with a short sentence, whatever follows', () => {
    expect(run(asked(9, `Yes, it is. ${HARD}`)).outcome).toBe('inconclusive');
  });
  it('leaves out the answers of pages in another language', () => {
    const german =
      'Sie können jederzeit kommen. Wir sehen uns das Dach an und nennen Ihnen den Preis. Vorher müssen Sie nichts zahlen.';
    const elsewhere = asked(9, german).map(({ value, sources: [one] }) => ({
      value: { ...value, question: `${value.question} Bitte` },
      sources: [{ ...(one ?? source()), pageUrl: `${HOME}de` }],
    }));
    expect(run([...asked(5, EASY), ...elsewhere]).evidence[0]?.place).toBe('5 answers on 1 page');
    expect(run(elsewhere).outcome).toBe('inconclusive');
  });
  it('leaves long names in short sentences undecided', () => {
    const names =
      'We offer general dentistry, implantology, orthodontics and surgery for the family. Ask our reception about the prices of every treatment.';
    expect(run(asked(9, names)).outcome).toBe('inconclusive');
  });
  it('judges what a voice would read, not what follows', () => {
    expect(run(asked(5, `${EASY} ${EASY} ${EASY} ${HARD}`)).outcome).toBe('pass');
  });
  it('uses the formula of the language, and none where there is none', () => {
    const german =
      'Sie können jederzeit kommen. Wir sehen uns das Dach an und nennen Ihnen den Preis. Vorher müssen Sie nichts zahlen.';
    const official =
      'Unbeschadet anderslautender vertraglicher Vereinbarungen unterliegen Rückerstattungsansprüche ausnahmslos verwaltungstechnischen Überprüfungsverfahren.';
    expect(run(asked(7, german), '', 'de').outcome).toBe('pass');
    expect(run(asked(12, `${official.slice(0, -1)} und der erneuten Prüfung.`), '', 'de').outcome).toBe('fail');
    const spanish =
      'Puedes venir cuando quieras. Miramos el tejado y te decimos el precio. No pagas nada antes de empezar.';
    expect(run(asked(8, spanish), '', 'es').outcome).toBe('pass');
    const italian =
      'Puoi venire quando vuoi. Guardiamo il tetto e ti diciamo il prezzo. Non paghi nulla prima di iniziare.';
    expect(run(asked(8, italian), '', 'it').outcome).toBe('pass');
    expect(run(asked(9, EASY), '', 'fr').outcome).toBe('inconclusive');
    expect(run(asked(9, EASY), '', 'el').outcome).toBe('inconclusive');
  });
  it('needs answers, and enough of them', () => {
    expect(run([]).outcome).toBe('not_applicable');
    expect(run(asked(2, EASY)).outcome).toBe('inconclusive');
    expect(run(asked(6, EASY, 'rendered')).outcome).toBe('not_applicable');
  });
});

describe('speakable-markup', () => {
  const run = (markup: object) =>
    runCheck(
      speakableMarkup,
      inputs({ pages: [page(`<script type="application/ld+json">${JSON.stringify(markup)}</script>`)] }),
    );

  it('shows what is marked and asks for nothing', () => {
    const specification = { '@type': 'SpeakableSpecification', cssSelector: ['.summary'] };
    expect(run({ '@context': 'https://schema.org', '@type': 'WebPage', speakable: specification })).toMatchObject({
      outcome: 'info',
      seen: ['.summary'],
    });
    expect(run({ '@context': 'https://schema.org', '@type': 'WebPage', speakable: 'h1' }).outcome).toBe('info');
    expect(run({ '@context': 'https://schema.org', '@type': 'WebPage' }).outcome).toBe('not_applicable');
  });
});

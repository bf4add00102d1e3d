import { act } from 'react';
import { expect, it } from 'vitest';
import type { ReportTranslation } from '../../worker/contract/translation.ts';
import type { DocumentView } from '../../worker/report/view/folded-parts.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { paidReport } from '../testing/paid-report.ts';
import { reportAnswers } from '../testing/report-answers.ts';
import { reportPage } from '../testing/report-page.tsx';

const { page, text, button } = reportPage();

const GERMAN = { lang: 'de', name: 'Deutsch', english: 'German', dir: 'ltr' } as const;
const standing = (part: Partial<ReportTranslation>): ReportTranslation => ({
  ...{ ...GERMAN, isWorking: false, done: 0, of: 90, mayAsk: true },
  ...part,
});
const DOCUMENT = 'GET /api/analysis/41/document';
const IN_GERMAN = `${DOCUMENT}?lang=de`;
const OWN = 'Let ChatGPT search open your website';

/** The document of a paid report as the server answers it, in whichever language. */
function answers(part: Partial<DocumentView>) {
  const all = reportAnswers(paidReport());
  return { ...all, [DOCUMENT]: { ...(all[DOCUMENT] as DocumentView), ...part } };
}
const prose: NonNullable<DocumentView['prose']> = {
  ...{ ...GERMAN, model: 'm', words: 'The language model m put 80 of 90 sentences of this report into German.' },
  lines: [[OWN, 'Öffnen Sie Ihre Website für die Suche von ChatGPT']],
};
const inGerman = (translation: ReportTranslation) => answers({ translation, prose })[DOCUMENT];
const german = () => [...page.container.querySelectorAll('[lang=de]:not(button)')].map((each) => each.textContent);

it('offers no other language where there is none', async () => {
  fakeApi(answers({}));
  await page.open('/report/41');
  expect(text()).toContain(OWN);
  expect(button('German')).toBeNull();
  expect(page.container.querySelector('[lang]')).toBeNull();
});

it('has the report put into the language of its website, says how far that is, and opens it in it', async () => {
  const api = fakeApi({
    ...answers({ translation: standing({}) }),
    'POST /api/analysis/41/translation': { translation: standing({ isWorking: true, mayAsk: false }) },
    'GET /api/analysis/41/translation': { translation: standing({ isWorking: true, done: 40, mayAsk: false }) },
  });
  await page.open('/report/41');
  await act(async () => button('Read it in German')?.click());
  await page.advance(3_010);
  expect(text()).toContain('40 of 90 sentences so far');
  const made = standing({ done: 80, mayAsk: false });
  Object.assign(api.answers, {
    'GET /api/analysis/41/translation': { translation: made },
    [IN_GERMAN]: inGerman(made),
  });
  await page.advance(4_000);
  await page.advance(10);
  expect(page.address()).toBe('/report/41?lang=de');
  expect(german()).toContain('Öffnen Sie Ihre Website für die Suche von ChatGPT');
  expect(text()).toContain('80 of 90 sentences');
  expect(text()).not.toContain('so far');
});

it('leads back to English', async () => {
  const made = standing({ done: 80, mayAsk: false });
  fakeApi({ ...answers({ translation: made }), [IN_GERMAN]: inGerman(made) });
  await page.open('/report/41?lang=de');
  expect(button('Deutsch')?.getAttribute('aria-pressed')).toBe('true');
  await act(async () => button('English')?.click());
  expect(page.address()).toBe('/report/41');
});

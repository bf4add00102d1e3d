import { act } from 'react';
import type { AnalysisView } from '../../worker/contract/api.ts';
import { Component } from '../routes/report.tsx';
import { fakeApi } from './fake-api.ts';
import { reportAnswers } from './report-answers.ts';
import { routePage } from './route-page.tsx';

/** The page of a report, for every test of the file that calls it. */
export function reportPage() {
  const page = routePage('/report/:id', Component);
  return {
    page,
    text: page.text,
    button: (words: string) =>
      [...page.container.querySelectorAll('button')].find((each) => each.textContent?.includes(words)) ?? null,
    /** Opens a folded part, if it is not. */
    async unfold(id: string) {
      await act(async () =>
        page.container.querySelector<HTMLButtonElement>(`#${id} h3 button[aria-expanded=false]`)?.click(),
      );
      await page.advance(10);
    },
    async open(analysis: AnalysisView | undefined, id = '41', search = '') {
      fakeApi(analysis === undefined ? {} : reportAnswers(analysis, `/api/analysis/${id}`));
      await page.open(`/report/${id}${search}`);
    },
  };
}

import { placeOf } from '../../website/page/page-text.ts';
import type { PageField, PageForm, PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';
import { operableView } from '../shared/operable-view.ts';

/** Below this share an agent has to guess its way through the form. */
const PARTIAL_SHARE = 0.8;

/**
 * Form fields with a label; one a form repeats on every page counts once. Words inside the field name it as long as it is empty, so
 * they are worse than a label and better than nothing. Hidden fields and traps for robots do not count.
 */
export const unlabelledFormFields = defineCheck({
  id: 'unlabelled-form-fields',
  revision: 4,
  category: 'accessibility',
  strength: 'B',
  catalogue: ['form-labels'],
  title: {
    pass: 'Each form field we saw has a label or another name in the code',
    fail: 'Form fields have no label tied to them',
  },
  why: 'Screen readers read out the label of a field, and programs that fill in forms can go by it.',
  sources: ['https://www.w3.org/WAI/tutorials/forms/labels/', 'https://www.w3.org/TR/html-aam-1.0/'],
  needs: ['pages'],
  causes: ['words-inside', 'label-not-tied'],
  run({ pages }) {
    const fields = new Map<string, { field: PageField; evidence: Evidence }>();
    const met: Repeated[] = [];
    for (const page of pages) {
      const view = operableView(page);
      for (const form of view.forms) {
        for (const field of form.fields.filter(({ hidden }) => !hidden)) {
          const key = [form.action, field.tag, field.type, field.name, field.label ?? field.placeholder].join(' ');
          const evidence = quoteOf(page, view, form, field);
          if (!fields.has(key)) fields.set(key, { field, evidence });
          met.push([key, evidence]);
        }
      }
    }
    const all = [...fields.values()];
    if (all.length === 0) return notApplicable('No form with fields showed at first on the pages read.');
    const unlabelled = all.filter(({ field }) => field.label === null);
    if (unlabelled.length === 0) return pass(all.slice(0, 3).map(({ evidence }) => evidence));
    const unnamed = unlabelled.filter(({ field }) => field.placeholder === undefined);
    const isLoose = unlabelled.every(({ field }) => field.looseLabel !== undefined);
    const first = [...unnamed, ...unlabelled.filter((one) => !unnamed.includes(one))].map((one) => one.evidence);
    const isUnlabelled = ([key]: Repeated): boolean => fields.get(key)?.field.label === null;
    const rows = onEveryPage(met.filter(isUnlabelled)).evidence;
    const evidence = [...first, ...rows.filter((one) => !first.includes(one))];
    const found = 1 - unnamed.length / all.length < PARTIAL_SHARE ? fail(evidence) : partial(evidence);
    return dueTo(isLoose ? 'label-not-tied' : unnamed.length === 0 ? 'words-inside' : null, found);
  },
});

function quoteOf(page: ReadPage, view: PageView, form: PageForm, field: PageField): Evidence {
  const what = `${field.tag}${field.type ? `[type=${field.type}]` : ''}${field.name ? `[name=${field.name}]` : ''}`;
  return { pageUrl: page.url, place: `${placeOf(view, form.path)}, ${what}`, seen: field.label ?? unnamedWords(field) };
}

/** A label that stands there and is tied to nothing is no missing one. */
function unnamedWords({ looseLabel, placeholder }: PageField): string {
  if (looseLabel !== undefined) return `not tied to its field, the label “${looseLabel}”`;
  return placeholder === undefined
    ? 'no label with words'
    : `no label with words, only “${placeholder}” inside the field`;
}

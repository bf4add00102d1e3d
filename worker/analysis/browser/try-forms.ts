import type { PageObservation, RenderAttempt } from '../../audit/observations.ts';
import { isTried } from '../../audit/website/forms/tried-form.ts';
import type { FormTrial, PageForm, PageView } from '../../audit/website/page/page-view.ts';
import type { Bench } from '../bench.ts';
import { finishStep } from '../finish-step.ts';
import type { Journal } from '../journal.ts';
import type { OpenBrowser, WayIn } from '../ports.ts';
import { renderedDocument } from '../read-plain-pages.ts';

/** A form of its own takes eight seconds: a contact form, one for a booking and the one for a newsletter. */
const MAX_FORMS = 3;
/** A form that took the whole object down with it this often is left. */
const MAX_ATTEMPTS = 2;
/** Step. */
const FORMS = 'forms';
/** Document. */
const TRIALS = 'trials';

/** `page` and `form`: their places among the pages found and the forms of that page. */
interface TriedForm {
  page: number;
  form: number;
  trial: FormTrial;
}

/** Where a page is and how a visitor comes to it; null: not at all. */
export type WayTo = (page: number) => Promise<{ url: string; options: WayIn } | null>;

/**
 * Tries each form for a message that a script sends, once for all pages that have the same, on a page opened for it alone: while pages are
 * read there may be no time for it. Those to write a text into come first.
 */
export async function tryForms(
  bench: Bench,
  pageCount: number,
  { browser, wayTo, quiet }: { browser: OpenBrowser; wayTo: WayTo; quiet: () => Promise<void> },
): Promise<void> {
  const { journal, ports, board } = bench;
  const forms = Array.from({ length: pageCount }, (_, page) => formsOf(journal, page)).flat();
  if (forms.length === 0 || journal.isDone(FORMS)) return;
  const startedAt = ports.clock.now();
  const same = [...Map.groupBy(forms, ({ key }) => key).values()];
  const takesText = ([one]: (typeof same)[number]): boolean =>
    one?.form.fields.some(({ tag }) => tag === 'textarea') ?? false;
  const ordered = [...same.filter(takesText), ...same.filter((all) => !takesText(all))];
  const tried: TriedForm[] = [];
  if (journal.countAttempt(FORMS) <= MAX_ATTEMPTS) {
    await quiet();
    board.show({ message: 'Trying your forms in a browser that sends nothing' });
    for (const all of ordered.slice(0, MAX_FORMS)) {
      const [first] = all;
      if (!first || browser.isSpent || bench.isCancelled() || bench.isOutOfTime() || bench.ledger.isReadingOver) break;
      const way = await wayTo(first.page);
      const trial = way && (await browser.tryForm(way.url, { count: first.count, at: first.at }, way.options));
      if (trial) tried.push(...all.map(({ page, at }) => ({ page, form: at, trial })));
      // Renews the lease; a renewal that fails is made up for by the next.
      await ports.gate.acquire(bench.order).catch(() => {});
    }
  }
  if (!bench.isCancelled()) finishStep(bench, FORMS, startedAt, { [TRIALS]: tried });
}

interface FormOnPage {
  page: number;
  at: number;
  count: number;
  form: PageForm;
  key: string;
}

function formsOf(journal: Journal, page: number): FormOnPage[] {
  const view = journal.read<RenderAttempt>(renderedDocument(page))?.view;
  return (view?.forms ?? []).flatMap((form, at) =>
    view && isTried(form) ? [{ page, at, count: view.forms.length, form, key: keyOf(view, form) }] : [],
  );
}

/** Two that look alike may be sent by other scripts. */
const keyOf = ({ scripts }: PageView, { action, method, fields }: PageForm): string =>
  JSON.stringify([action, method, fields, scripts.external]);

/** What came of the forms of a page that was tried, written beside them. */
export function withTrials(journal: Journal): (page: number, rendered: PageObservation['rendered']) => typeof rendered {
  const tried = Map.groupBy(journal.read<TriedForm[]>(TRIALS) ?? [], ({ page }) => page);
  return (page, rendered) => {
    const ofPage = tried.get(page);
    if (!rendered?.view || !ofPage) return rendered;
    const forms = rendered.view.forms.map((form, at) => {
      const trial = ofPage.find((one) => one.form === at)?.trial;
      return trial ? { ...form, trial } : form;
    });
    return { ...rendered, view: { ...rendered.view, forms } };
  };
}

import type { PageForm, PageView } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isUnwritten } from '../../website/text/template-words.ts';

/** Of more words beside what a template left there, one may say something. */
const FEW_WORDS = 20;

const viewsOf = ({ plain, rendered }: ReadPage): PageView[] => [plain.view, ...(rendered ? [rendered.view] : [])];

/** Whether a template's text stands where the page should say something, and next to nothing else: its name promises what it does not hold. */
export const isTemplateAlone = (page: ReadPage): boolean =>
  viewsOf(page).every(({ blocks, images, media, tables }) => {
    const content = blocks.filter(({ landmark }) => landmark !== 'nav' && landmark !== 'footer');
    const own = content.filter(({ text }) => !isUnwritten(text));
    return (
      own.length < content.length &&
      images.length + media.length + tables.length === 0 &&
      own.reduce((sum, { text }) => sum + countWords(text), 0) < FEW_WORDS
    );
  });

/** Fields a person writes something of his own into. */
const WRITTEN = /^(?:|text|email|tel|url|date|time|datetime-local)$/i;
const MIN_WRITTEN = 2;

/** Whether a form carries a message or a call: one field for a search, a number of pieces or a newsletter does not, nor does a way in for members. */
function reaches({ fields }: PageForm): boolean {
  const shown = fields.filter(({ hidden }) => !hidden);
  if (shown.some(({ type }) => type === 'password')) return false;
  if (shown.some(({ tag, type }) => tag === 'textarea' || type === 'tel')) return true;
  return shown.filter(({ tag, type }) => tag === 'select' || WRITTEN.test(type)).length >= MIN_WRITTEN;
}

/** Whether a form of the page, as served or as drawn, is a way to reach whom it belongs to. */
export const hasReachingForm = (page: ReadPage): boolean => viewsOf(page).some(({ forms }) => forms.some(reaches));

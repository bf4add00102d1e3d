import { useSearchParams } from 'react-router';
import type { DocumentView } from '../../../../worker/report/view/folded-parts.ts';
import { ApiError } from '../../../api.ts';

/** What the address asks to read the report in; null: English. */
export function useAskedLanguage(): string | null {
  const [params] = useSearchParams();
  const lang = params.get('lang');
  return lang === null || lang === '' || lang === 'en' ? null : lang;
}

/** The document in the language asked for; where it is not there in it, in English. */
export async function inLanguageOrEnglish(
  lang: string | null,
  load: (lang?: string) => Promise<DocumentView>,
): Promise<DocumentView> {
  if (lang === null) return load();
  try {
    return await load(lang);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 404)) return load();
    throw error;
  }
}

const TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;

/** A language as a browser asks for it, from `lang` as a page writes it: "es", "pt-BR"; null where that is no tag. */
export function languageTag(lang: string | null | undefined): string | null {
  const tag = lang?.trim().replaceAll('_', '-') ?? '';
  return TAG.test(tag) ? tag : null;
}

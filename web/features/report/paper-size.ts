/** Where paper is cut to Letter; A4 everywhere else. Source: https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml (paperSize) */
const LETTER = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The paper of whoever reads, as a part of the query; '' for A4. `tag`: of their language, "en-US". */
export function paperQuery(tag: string = navigator.language): string {
  try {
    return LETTER.has(new Intl.Locale(tag).region ?? '') ? 'paper=letter' : '';
  } catch {
    return '';
  }
}

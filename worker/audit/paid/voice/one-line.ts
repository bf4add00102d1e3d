/** Lines of a list as one line to quote: bullets dropped, a comma where a line broke off. */
export function oneLine(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[\s•·▪–—*-]+/u, '').trim())
    .filter((line) => line !== '');
  return lines.reduce(
    (said, line) => (said === '' ? line : `${said}${/[.,:;!?…]$/.test(said) ? ' ' : ', '}${line}`),
    '',
  );
}

/** What is where it should be is nothing to watch: the same words, or a figure past "1,500 characters or more". */
export function isReached(now: string, aim: string): boolean {
  const figure = (text: string) => Number.parseFloat(text.replaceAll(',', ''));
  return now === aim || (/ or more$/.test(aim) && figure(now) >= figure(aim));
}

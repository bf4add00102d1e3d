import { type LightPattern, lightLetters } from './light-letters.ts';

/**
 * A pattern that takes milliseconds to compile and seldom matches. `hint` finds, quickly and roughly, what every match contains:
 * the pattern itself is made for the first text with it.
 */
export class HintedPattern {
  private made: LightPattern | null = null;
  private readonly hint: Pick<RegExp, 'test'>;
  private readonly source: string;
  private readonly flags: string;

  constructor(hint: Pick<RegExp, 'test'>, source: string, flags: string) {
    this.hint = hint;
    this.source = source;
    this.flags = flags;
  }

  exec(text: string): RegExpExecArray | null {
    if (!this.hint.test(text)) return null;
    this.made ??= lightLetters(this.source, this.flags);
    return this.made.exec(text);
  }

  test(text: string): boolean {
    return this.exec(text) !== null;
  }
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * The character at which a text stops being JSON. Engines say this differently from version to version, and a report must read the same. Only
 * for text that `JSON.parse` refuses. Source: https://www.rfc-editor.org/rfc/rfc8259
 */
export function jsonErrorAt(text: string): number {
  return new JsonScanner(text).firstError();
}

type Expecting = 'value' | 'first-value' | 'first-key' | 'key' | 'colon' | 'end-or-comma';

class JsonScanner {
  private at = 0;
  private readonly closers: string[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  firstError(): number {
    let expecting: Expecting = 'value';
    for (;;) {
      this.skipSpace();
      const next = this.step(expecting);
      if (typeof next === 'number') return next;
      expecting = next;
    }
  }

  private step(expecting: Expecting): Expecting | number {
    const char = this.text[this.at];
    const closer = this.closers.at(-1);
    if (char === undefined || (expecting === 'end-or-comma' && closer === undefined)) return this.at;
    switch (expecting) {
      case 'end-or-comma':
        if (char === closer) return this.close();
        if (char !== ',') return this.at;
        this.at++;
        return closer === '}' ? 'key' : 'value';
      case 'first-key':
        return char === '}' ? this.close() : this.key(char);
      case 'key':
        return char === '}' ? this.at : this.key(char);
      case 'colon':
        if (char !== ':') return this.at;
        this.at++;
        return 'value';
      case 'first-value':
        return char === ']' ? this.close() : this.value(char);
      case 'value':
        return char === ']' && closer === ']' ? this.at : this.value(char);
    }
  }

  private close(): Expecting {
    this.closers.pop();
    this.at++;
    return 'end-or-comma';
  }

  private key(char: string): Expecting | number {
    if (char !== '"') return this.at;
    return this.string() ?? 'colon';
  }

  private value(char: string): Expecting | number {
    if (char === '"') return this.string() ?? 'end-or-comma';
    if (char === '{' || char === '[') {
      this.closers.push(char === '{' ? '}' : ']');
      this.at++;
      return char === '{' ? 'first-key' : 'first-value';
    }
    SCALAR.lastIndex = this.at;
    const scalar = SCALAR.exec(this.text)?.[0];
    if (!scalar) return this.at;
    this.at += scalar.length;
    return 'end-or-comma';
  }

  private string(): number | null {
    this.at++;
    for (let char = this.text[this.at]; char !== undefined && char !== '"' && char >= ' '; char = this.text[this.at]) {
      ESCAPE.lastIndex = this.at;
      const length = char === '\\' ? ESCAPE.exec(this.text)?.[0].length : 1;
      if (length === undefined) break;
      this.at += length;
    }
    const char = this.text[this.at];
    if (char === '"') {
      this.at++;
      return null;
    }
    return this.at;
  }

  private skipSpace(): void {
    while (/[ \t\n\r]/.test(this.text[this.at] ?? '')) this.at++;
  }
}

export interface JsonError {
  /** Character at which no valid JSON can go on. */
  offset: number;
  message: string;
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Where a text stops being JSON. Engines word this differently from version to version, and a report must read the same. Only
 * for text that `JSON.parse` refuses. Source: https://www.rfc-editor.org/rfc/rfc8259
 */
export function jsonErrorAt(text: string): JsonError {
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

  firstError(): JsonError {
    let expecting: Expecting = 'value';
    for (;;) {
      this.skipSpace();
      const next = this.step(expecting);
      if (typeof next === 'object') return next;
      expecting = next;
    }
  }

  private step(expecting: Expecting): Expecting | JsonError {
    const char = this.text[this.at];
    const closer = this.closers.at(-1);
    if (expecting === 'end-or-comma' && closer === undefined)
      return this.error(char === undefined ? 'the text ends' : 'something follows the end of the JSON');
    if (char === undefined) return this.error('the JSON ends too early');
    switch (expecting) {
      case 'end-or-comma':
        if (char === closer) return this.close();
        if (char !== ',') return this.error(`a comma or "${closer}" is missing`);
        this.at++;
        return closer === '}' ? 'key' : 'value';
      case 'first-key':
        return char === '}' ? this.close() : this.key(char);
      case 'key':
        return char === '}' ? this.error('a comma stands before the end of an object') : this.key(char);
      case 'colon':
        if (char !== ':') return this.error('a colon is missing after a property name');
        this.at++;
        return 'value';
      case 'first-value':
        return char === ']' ? this.close() : this.value(char);
      case 'value':
        return char === ']' && closer === ']'
          ? this.error('a comma stands before the end of a list')
          : this.value(char);
    }
  }

  private close(): Expecting {
    this.closers.pop();
    this.at++;
    return 'end-or-comma';
  }

  private key(char: string): Expecting | JsonError {
    if (char !== '"') return this.error('a property name in double quotes is missing');
    return this.string() ?? 'colon';
  }

  private value(char: string): Expecting | JsonError {
    if (char === '"') return this.string() ?? 'end-or-comma';
    if (char === '{' || char === '[') {
      this.closers.push(char === '{' ? '}' : ']');
      this.at++;
      return char === '{' ? 'first-key' : 'first-value';
    }
    SCALAR.lastIndex = this.at;
    const scalar = SCALAR.exec(this.text)?.[0];
    if (!scalar) return this.error('no value can start here');
    this.at += scalar.length;
    return 'end-or-comma';
  }

  private string(): JsonError | null {
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
    if (char === undefined) return this.error('a text in quotes is never closed');
    if (char === '\\') return this.error('a backslash is followed by something it cannot escape');
    return this.error('a line break or tab stands inside a text in quotes');
  }

  private skipSpace(): void {
    while (/[ \t\n\r]/.test(this.text[this.at] ?? '')) this.at++;
  }

  private error(message: string): JsonError {
    return { offset: this.at, message };
  }
}

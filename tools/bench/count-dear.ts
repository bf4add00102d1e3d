import type { InventedWebsite } from '../../worker/audit/proof/fixtures/observe-website.ts';

/** What takes long to make, counted: objects of `Intl`, and patterns made of a text, which compile when they are made. */
export interface DearThings {
  intl: number;
  patterns: number;
}

/** Prints what importing the engine makes, and then what judging one invented website of the named folder makes. In a process of its own. */
let made: DearThings = { intl: 0, patterns: 0 };
const NAMES = ['Collator', 'DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'PluralRules'] as const;
for (const name of NAMES)
  Reflect.set(
    Intl,
    name,
    counted(Intl[name], () => made.intl++),
  );
globalThis.RegExp = counted(RegExp, () => made.patterns++);
const writeNumber = Number.prototype.toLocaleString;
Number.prototype.toLocaleString = function (this: number, ...given) {
  made.intl++;
  return writeNumber.apply(this, given);
};

const { judge } = await import('../../worker/audit/judge.ts');
const imported = made;
const { observeWebsite } = await import('../../worker/audit/proof/fixtures/observe-website.ts');
const { WEBSITES } = await import('../../worker/audit/proof/fixtures/websites.ts');
const website: InventedWebsite | undefined = WEBSITES[process.argv[2] ?? ''];
if (!website) throw new Error('no such website');
const observations = observeWebsite(website);
made = { intl: 0, patterns: 0 };
judge(observations);
process.stdout.write(JSON.stringify({ imported, judged: made }));

function counted<T extends object>(dear: T, count: () => void): T {
  return new Proxy(dear, {
    construct(target, given) {
      count();
      return Reflect.construct(target as new () => object, given);
    },
  });
}

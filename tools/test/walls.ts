import { dirname } from 'node:path';
import { branchingFunctions } from './branches.ts';
import { type Import, importsOf } from './imports.ts';

interface Wall {
  name: string;
  /** Files it is about, by path from the root. */
  of: RegExp;
  /** Whether it lets an import of such a file through. */
  allows(one: Import): boolean;
}

/** Tests, and what only they use, see more than what they test. */
const IS_TEST = /\.test\.tsx?$|\/testing\/|\/proof\/|-fixture\.ts$|^worker\/analysis\/bench\.ts$/;
const VENDORS =
  /^(?:stripe|@cloudflare\/puppeteer|@paulirish\/|axe-core|oauth4webapi|ai$|@ai-sdk\/|workers-ai-provider|image-size|cloudflare:sockets)/;
/** The words and parts that a view of a report is made of; how a file is written is none of the browser's business. */
const REPORT_FOR_SCREENS = /^worker\/report\/(?:view\/|(?:words|group-words|sections|citations|blocks)\.ts$)/;

const isOurs = (path: string) => /^(?:worker|web|tools|e2e)\//.test(path);
const isCheck = (path: string) => /^worker\/audit\/checks\/(?!shared\/)[^/]+\/[^/]+\.ts$/.test(path);

/** Drawn and explained in `docs/architecture.md`. */
export const WALLS: readonly Wall[] = [
  {
    name: 'The browser takes from the Worker its contract, the view of a report, and the type of its API',
    of: /^web\//,
    allows: ({ from, to, isTypeOnly }) =>
      !to.startsWith('worker/') ||
      to.startsWith('worker/contract/') ||
      REPORT_FOR_SCREENS.test(to) ||
      // Runs in the build, which writes the sample's page.
      (from === 'web/prerender.tsx' && to.startsWith('worker/sample/')) ||
      (/^web\/(?:api|http)\.ts$/.test(from) && to === 'worker/app.ts' && isTypeOnly),
  },
  {
    name: 'Shared pieces of the screen know no feature and no page',
    of: /^web\/ui\//,
    allows: ({ to }) => !/^web\/(?:features|routes)\//.test(to),
  },
  {
    name: 'A feature knows no page',
    of: /^web\/features\//,
    allows: ({ to }) => !to.startsWith('web/routes/'),
  },
  {
    name: 'The Worker knows nothing of the web app but what its company claims',
    of: /^worker\//,
    allows: ({ to }) => !to.startsWith('web/') || to.startsWith('web/content/'),
  },
  {
    name: 'The engine knows nothing of ours outside itself but types of the contract',
    of: /^worker\/audit\//,
    allows: ({ to, isTypeOnly }) =>
      !isOurs(to) ||
      to.startsWith('worker/audit/') ||
      (to.startsWith('worker/contract/') && isTypeOnly) ||
      // What the owner said finds its fact by one spelling, in the browser and here.
      to === 'worker/contract/fact-key.ts',
  },
  {
    name: 'The contract knows itself and types of the engine',
    of: /^worker\/contract\//,
    allows: ({ to, isTypeOnly }) =>
      !isOurs(to) || to.startsWith('worker/contract/') || (to.startsWith('worker/audit/') && isTypeOnly),
  },
  {
    name: 'Reading websites knows nothing of who asked for it',
    of: /^worker\/crawl\//,
    allows: ({ to }) => !isOurs(to) || /^worker\/(?:crawl|audit|contract)\//.test(to),
  },
  {
    name: 'A vendor is known to its adapter alone',
    of: /^worker\/(?!adapters\/)/,
    allows: ({ to }) => !VENDORS.test(to),
  },
];

const MAX_FILES = 40;
const MAX_LINES = 300;
/** Of any line of the engine, and elsewhere in the Worker of one that lists words: so many bars stand between them. */
const MAX_LINE_CHARS = 160;
const MIN_BARS = 6;
/** How often the way of a function of the engine may part. */
const MAX_BRANCHES = 25;
const CODE = /\.(?:ts|tsx|mjs)$/;

/** What breaks a wall: a line each, empty when all stand. `files`: the text of every file of code, by path from the root. */
export function brokenWalls(files: ReadonlyMap<string, string>): string[] {
  const imports = [...files]
    .filter(([path]) => CODE.test(path) && !IS_TEST.test(path))
    .flatMap(([path, text]) => importsOf(path, text));
  const crossings = WALLS.flatMap(({ name, of, allows }) =>
    imports.filter((one) => of.test(one.from) && !allows(one)).map(({ from, to }) => `${name}: ${from} imports ${to}`),
  );
  return [
    ...crossings,
    ...checksOfChecks(imports),
    ...fullFolders([...files.keys()]),
    ...longFiles(files),
    ...longLines(files),
    ...branchingEngine(files),
  ];
}

/** A category lists its checks in `index.ts`; what several of them ask lies beside them or in `checks/shared/`. */
function checksOfChecks(imports: readonly Import[]): string[] {
  const isIndex = ({ from }: Import) => from.endsWith('/index.ts');
  const checks = new Set(imports.filter((one) => isIndex(one) && isCheck(one.to)).map(({ to }) => to));
  return imports
    .filter((one) => one.from.startsWith('worker/audit/checks/') && !isIndex(one) && checks.has(one.to))
    .map(({ from, to }) => `A check knows no other check: ${from} imports ${to}`);
}

function fullFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter((one) => CODE.test(one)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `A folder holds at most ${MAX_FILES} files of code: ${folder} has ${count}`);
}

function longFiles(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) => {
    const lines = text.trimEnd().split('\n').length;
    return CODE.test(path) && lines > MAX_LINES
      ? [`A file of code holds at most ${MAX_LINES} lines: ${path} has ${lines}`]
      : [];
  });
}

/** Lists of words in one line cannot be reviewed. Invented websites are as websites are written. */
function longLines(files: ReadonlyMap<string, string>): string[] {
  const isList = (line: string) => line.replaceAll('||', '').split('|').length > MIN_BARS;
  const isHeld = (path: string, line: string) => /^worker\/audit\/(?!proof\/)/.test(path) || isList(line);
  return [...files].flatMap(([path, text]) =>
    !path.startsWith('worker/') || IS_TEST.test(path) || !CODE.test(path)
      ? []
      : text
          .split('\n')
          .flatMap((line, index) =>
            line.length > MAX_LINE_CHARS && isHeld(path, line)
              ? [`A line holds at most ${MAX_LINE_CHARS} characters: ${path}:${index + 1} has ${line.length}`]
              : [],
          ),
  );
}

/** Functions of the engine that part more often than one can follow. */
function branchingEngine(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) =>
    !path.startsWith('worker/audit/') || IS_TEST.test(path) || !CODE.test(path)
      ? []
      : branchingFunctions(text, MAX_BRANCHES).map(
          ({ name, line, branches }) =>
            `A function of the engine branches at most ${MAX_BRANCHES} times: ${name} at ${path}:${line} has ${branches}`,
        ),
  );
}

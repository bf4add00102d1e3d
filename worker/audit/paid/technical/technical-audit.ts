import type { Basis } from '../../../contract/grounds.ts';
import type { PremiumResults } from '../../../contract/premium.ts';
import type { AccessibilityIssue, LabDeviceReport } from '../../../contract/results.ts';
import { CHECK_OF_RULE, isMendedWith, TREE_RULES } from '../../checks/axe-rules.ts';
import { type CheckResult, runChecks } from '../../checks/run-checks.ts';
import { reread } from '../../fixes/robots/reread.ts';
import { accessibilityReport } from '../../website/axe/accessibility-report.ts';
import { faultOfRule, wordsOfRule } from '../../website/axe/rule-words.ts';
import { METHOD } from '../../website/lab/lab-observation.ts';
import { labReport } from '../../website/lab/lab-report.ts';
import { largestWords } from '../../website/lab/largest-element.ts';
import { isSignInPage } from '../../website/unasked/sign-in-page.ts';
import { capital, lowered, pageWords, seenWords } from '../../wording/words.ts';
import { isComplete } from '../extent.ts';
import { openResults, pagesOf, recommendationNumber, resultOf, titleOf } from '../findings.ts';
import { type Draft, say } from '../grounded.ts';
import { basis, derived, measured, seenAt } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

type Group = PremiumResults['technicalAudit'];

/** A report is read, not scrolled; the rest stands among the accessibility findings. */
const MAX_ISSUES = 12;
/** What axe-core itself calls moderate or minor is often a matter of taste; the measurements hold it. */
const WEIGHTY = new Set(['serious', 'critical']);
/** An experiment of axe-core, which takes the letters of an icon for words. */
const DOUBTED = new Set(['label-content-name-mismatch']);
/** Lighthouse calls a metric good from here. */
const GOOD_METRIC = 0.9;

/**
 * What a technician looks at first: speed as measured, what protects visitors, and of barriers and of what crawlers run into all that no task
 * tells.
 */
export function technicalAudit(input: PremiumInput): Draft<Group> {
  const issues = accessibilityReport(input.observations)?.issues ?? [];
  return {
    pagespeedInsights: pagespeed(input),
    securityAnalysis: security(input),
    accessibilityIssues: issues
      .filter((issue) => taskOf(input, issue) === null && isToldHere(input, issue))
      .slice(0, MAX_ISSUES)
      .map((issue) => barrier(issue, input.inputs.target.homeUrl)),
    crawlabilityIssues: [
      ...openResults(input, 'access', 'discoverability')
        .filter((result) => recommendationNumber(input, result.check.id) === null && !isMendedByRobots(input, result))
        .map((result) => say({ issue: titleOf(result), pages: pagesTold(result), fix: '' }, measured(result))),
      ...signInPages(input),
    ],
  };
}

/** A task about the same subject is not told again for further elements. */
function isToldHere(input: PremiumInput, { rule, impact }: AccessibilityIssue): boolean {
  const check = TREE_RULES.has(rule) ? undefined : CHECK_OF_RULE.get(rule);
  const hasTask = check !== undefined && recommendationNumber(input, check) !== null;
  return WEIGHTY.has(impact ?? '') && !DOUBTED.has(rule) && !hasTask;
}

/** The robots.txt that a task brings to paste leaves nothing of it. */
function isMendedByRobots({ recommendations, inputs }: PremiumInput, { check }: CheckResult): boolean {
  const { robots } = inputs;
  const text = recommendations.flatMap(({ fix }) => (fix?.kind === 'robots-txt' ? [fix.content] : []))[0];
  if (text === undefined || check.category !== 'access') return false;
  const [after] = runChecks([check], { ...inputs, robots: reread(robots, text.trimEnd().split('\n')) });
  return after?.outcome.outcome === 'pass';
}

/** Links or a sitemap lead there. For whom it is, no page says. */
function signInPages({ observations }: PremiumInput) {
  const pages = observations.pages.filter(isSignInPage).map(({ url }) => url);
  if (pages.length === 0) return [];
  const issue = `Links or a sitemap of yours lead to ${pages.length === 1 ? 'a page' : 'pages'} to sign in at`;
  const fix =
    'If customers sign in there, all is well. If it is for you and your staff alone, name it nowhere and set noindex there.';
  return [
    say({ issue, pages, fix }, derived('A page whose form, as served, asks for a password and that says little else.')),
  ];
}

function pagespeed({ observations, inputs }: PremiumInput): Draft<Group['pagespeedInsights']> {
  const devices = labReport(observations.lab ?? null, inputs.home?.plain.view ?? null)?.devices ?? [];
  const desktop = devices.find(({ device }) => device === 'desktop');
  const phone = devices.find(({ device }) => device === 'phone');
  return {
    desktopScore: desktop?.score ?? null,
    desktopScoreBasis: speedBasis(desktop),
    mobileScore: phone?.score ?? null,
    mobileScoreBasis: speedBasis(phone),
    recommendations: [phone, desktop].flatMap((device) => slowMetrics(device)),
  };
}

function speedBasis(device: LabDeviceReport | undefined): Basis {
  if (device && device.score !== null) return basis('measured', METHOD);
  return basis(
    'not_measured',
    `${device?.because ?? 'No browser measured the home page.'} PageSpeed Insights (pagespeed.web.dev) measures it for free.`,
  );
}

/** How long scripts block depends on the machine that measures more than on the page: nothing is advised on it. */
const METRIC_WORDS: Record<string, { name: string; hint: string }> = {
  'largest-contentful-paint': {
    name: 'The largest part of the page is drawn',
    hint: 'find out in PageSpeed Insights which picture or text it is',
  },
  'first-contentful-paint': {
    name: 'The first text or picture appears',
    hint: 'PageSpeed Insights names what holds it up',
  },
  'cumulative-layout-shift': {
    name: 'Parts of the page move while it loads',
    hint: 'PageSpeed Insights names the parts that move',
  },
  'speed-index': { name: 'The page looks complete', hint: 'PageSpeed Insights shows how the window fills' },
};

function slowMetrics(device: LabDeviceReport | undefined) {
  return (device?.metrics ?? [])
    .filter(({ score, value, id }) => value !== null && score !== null && score < GOOD_METRIC && METRIC_WORDS[id])
    .map(({ id, value, unit }) => {
      const words = METRIC_WORDS[id] ?? { name: id, hint: '' };
      const measuredValue =
        unit === 'ms' ? `${Math.round((value ?? 0) / 100) / 10} s` : String(Math.round((value ?? 0) * 100) / 100);
      const where = device?.device === 'phone' ? 'On a phone' : 'On a desktop';
      const clause = lowered(words.name);
      const drawn =
        id === 'largest-contentful-paint' && device?.largestElement ? largestWords(device.largestElement) : null;
      const hint = drawn ? `it is “${drawn}”` : words.hint;
      const text =
        unit === 'ms'
          ? `${where}, ${clause} after ${measuredValue}: ${hint}.`
          : `${where}, ${clause} (${measuredValue}; up to 0.1 is good): ${words.hint}.`;
      const beside = drawn ? 'what the browser drew last' : 'where to find out why';
      return say(text, derived(`Values Lighthouse scores below 90 of 100, with ${beside}.`));
    });
}

function security(input: PremiumInput): Draft<Group['securityAnalysis']> {
  const https = resultOf(input, 'missing-https');
  const headers = resultOf(input, 'missing-security-headers');
  const mixed = resultOf(input, 'mixed-content');
  const open = [https, headers, mixed].filter(
    (result) => result && (result.outcome.outcome === 'fail' || result.outcome.outcome === 'partial'),
  );
  return {
    httpsStatus: say(httpsWords(https), measured(https)),
    vulnerabilities: open.flatMap((result) =>
      (result?.outcome.evidence ?? [])
        .slice(0, 4)
        .map((evidence) => say(`${capital(evidence.place)}: ${seenWords(evidence, 160)}.`, seenAt(evidence))),
    ),
    recommendations: [
      ...(headers && open.includes(headers)
        ? [
            say(
              'Where you can set the headers of your server, send the missing ones from there. Their weight in the ' +
                'score is tiny on purpose: they protect visitors and say little to assistants.',
              measured(headers),
            ),
          ]
        : []),
    ],
  };
}

function httpsWords(https: ReturnType<typeof resultOf>): string {
  switch (https?.outcome.outcome) {
    case 'pass':
      return 'The website answers over https, and insecure addresses lead there.';
    case 'partial':
      return 'The website answers over https, but something about it is incomplete.';
    case 'fail':
      return 'The website does not answer over https as it should.';
    case 'not_applicable':
      return 'Not measured: this address is private, so transport is not judged until the website is public.';
    default:
      return 'Not measured: the secure address could not be tried.';
  }
}

const barrier = (issue: AccessibilityIssue, homeUrl: string) =>
  say(
    {
      issue: placesWords(issue),
      impact: impactWords(issue, homeUrl),
      solution: `Rule: ${issue.helpUrl}`,
    },
    seenAt(...issue.examples.map(({ pageUrl, selector, snippet }) => ({ pageUrl, place: selector, seen: snippet }))),
  );

/** The task that lists the same; null where there is none, or its examples are of other rules. */
function taskOf(input: PremiumInput, issue: AccessibilityIssue): number | null {
  const check = CHECK_OF_RULE.get(issue.rule);
  const number = check === undefined ? null : recommendationNumber(input, check);
  if (check === undefined || number === null) return null;
  const { steps = [], evidence } = input.recommendations[number - 1] ?? { evidence: [] };
  const shown = steps.find(({ checkId }) => checkId === check)?.evidence ?? evidence;
  const fault = TREE_RULES.has(issue.rule) ? faultOfRule(issue.rule) : '';
  const isListed = fault !== null && shown.some(({ seen }) => seen.includes(fault));
  return isListed && isMendedWith(issue, resultOf(input, check)?.outcome.evidence ?? []) ? number : null;
}

/** As axe-core counts them, page by page: what several pages repeat, anew on each. */
const placesWords = ({ rule, nodeCount }: AccessibilityIssue): string =>
  nodeCount > 1 ? `In ${nodeCount} places: ${lowered(wordsOfRule(rule))}` : wordsOfRule(rule);

function impactWords({ impact, pages }: AccessibilityIssue, homeUrl: string): string {
  const rated = impact ? `${capital(impact)} by axe's scale` : "Not rated by axe's scale";
  const [page = homeUrl, ...more] = new Set(pages);
  const where = more.length === 0 ? pageWords(page, homeUrl) : `${more.length + 1} pages`;
  return `${rated}, on ${where}.`;
}

/** Where several were met others may be: one is named, and all only of a check that judges each page by itself. */
function pagesTold(result: CheckResult): string[] {
  const pages = pagesOf(result);
  return pages.length === 1 || isComplete(result) ? pages : [];
}

import type { Obstacle } from '../audit/observations.ts';
import type { PageView } from '../audit/website/page/page-view.ts';

export interface Answer {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  contentType: string | null;
  /** null when the body is not HTML. */
  view: PageView | null;
}

/** Headers by which protection services mark a challenge they sent in place of the page. */
const CHALLENGE_HEADERS: { name: string; value: RegExp; source: string }[] = [
  {
    name: 'cf-mitigated',
    value: /challenge/i,
    source: 'https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/',
  },
  {
    name: 'x-amzn-waf-action',
    value: /challenge|captcha/i,
    source: 'https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-how-it-works.html',
  },
  { name: 'x-vercel-mitigated', value: /challenge/i, source: 'https://vercel.com/docs/attack-challenge-mode' },
];

/** Titles of challenge pages, whole. Their services translate the page, not the title, with few exceptions. */
const CHALLENGE_TITLES = [
  /^just a moment\.{0,3}$/i,
  /^(nur einen moment|un momento|un instant|een moment|um momento)(, por favor)?(…|\.{3})$/i,
  /^attention required! \| cloudflare$/i,
  /^please wait\.{0,3} \| cloudflare$/i,
  /^one moment, please\.{0,3}$/i,
  /^ddos-guard$/i,
  /^checking your browser\b/i,
  /^verifying your browser\b/i,
  /^vercel security checkpoint$/i,
  /^(human|bot) verification$/i,
  /^making sure you(&#39;|'|’)re not a bot!?$/i,
  /^are you (a )?(human|robot)\??$/i,
  /^robot challenge screen$/i,
  /^pardon our interruption/i,
  /^sucuri website firewall\b/i,
];

/** Scripts of challenge services; normal pages carry some of them too, so they count only where there is hardly any text. */
const CHALLENGE_SCRIPTS =
  /captcha-delivery\.com|_Incapsula_Resource|px-captcha|awswaf\.com\/.*challenge|\/cdn-cgi\/challenge-platform\/h\/|sgcaptcha/i;

/** Pages a registrar, parking service or fresh server shows where no website is. */
const PARKED_TITLES = [
  /^welcome to nginx!?$/i,
  /^apache2? .*default page/i,
  /^test page for the (apache|nginx|http server)/i,
  /^iis windows( server)?$/i,
  /^(domain )?default (parking )?page$/i,
  /^(web server's |plesk )?default page$/i,
  /\bparked domain\b|\bdomain parking\b|\bdomain geparkt\b/i,
  /^[a-z0-9-]+(\.[a-z0-9-]+)+ (is for sale|steht zum verkauf|est à vendre|está (a la|en) venta|è in vendita|is te koop|está à venda)\b/i,
];
const PARKED_TEXTS = [
  /\b(this|the) domain( name)?( [a-z0-9.-]{1,80})? (is|may be) (for sale|parked|available for purchase)\b/i,
  /\bbuy this domain\b/i,
  /\bthis domain( name)? has (just )?(expired|been registered)\b/i,
  /\bdiese domain (steht zum verkauf|ist geparkt|wurde (gerade |soeben )?registriert|kaufen)\b/i,
  /\b(ce (nom de )?domaine est (à vendre|parqué|en vente))/i,
  /\beste dominio (está (en venta|a la venta|aparcado)|ha caducado)/i,
  /\bquesto dominio è (in vendita|parcheggiato|scaduto)/i,
  /\bdeze domeinnaam is (te koop|geparkeerd|geregistreerd)/i,
  /\beste domínio está (à venda|estacionado)/i,
  /このドメインは(販売中|売り出し中)|お名前\.comで(取得|登録)された/,
];

/** A page with more text than this is a page, whatever words it contains. */
const MAX_CHALLENGE_WORDS = 150;
const MAX_PARKED_WORDS = 250;
const MAX_LOGIN_WORDS = 80;

const REFUSALS = new Set([401, 402, 403, 407, 429, 451]);

/** What stands in place of the website's page, if anything. Doubt is no obstacle. */
export function recogniseObstacle(answer: Answer): Obstacle | null {
  return (
    challenge(answer) ??
    refusal(answer) ??
    (answer.view ? null : notHtml(answer)) ??
    (answer.view ? (parked(answer.view) ?? empty(answer.view) ?? login(answer.view)) : null)
  );
}

/** Whether the obstacle replaces the page, so that nothing on it is the website's word. */
export function replacesPage(obstacle: Obstacle | null): boolean {
  if (obstacle === null) return false;
  return obstacle.kind === 'challenge' || obstacle.kind === 'refused' || obstacle.kind === 'error_page';
}

function challenge({ headers, view }: Answer): Obstacle | null {
  for (const { name, value } of CHALLENGE_HEADERS) {
    const seen = headers[name];
    if (seen !== undefined && value.test(seen)) return { kind: 'challenge', seen: `${name}: ${seen}` };
  }
  if (!view || view.textWords > MAX_CHALLENGE_WORDS) return null;
  const title = view.titles[0]?.trim() ?? '';
  if (CHALLENGE_TITLES.some((pattern) => pattern.test(title))) return { kind: 'challenge', seen: title };
  const script = [...view.scripts.external, ...refreshTargets(view)].find((src) => CHALLENGE_SCRIPTS.test(src));
  return script !== undefined && view.textWords < MAX_CHALLENGE_WORDS / 5 ? { kind: 'challenge', seen: script } : null;
}

function refusal({ status, view }: Answer): Obstacle | null {
  const title = view?.titles[0]?.trim().slice(0, 100) ?? '';
  const seen = `status ${status}${title === '' ? '' : `, “${title}”`}`;
  if (REFUSALS.has(status)) return { kind: 'refused', seen };
  return status >= 400 ? { kind: 'error_page', seen } : null;
}

function notHtml({ contentType, status }: Answer): Obstacle {
  return {
    kind: 'not_html',
    seen: contentType === null ? `status ${status} without content type` : `content type ${contentType}`,
  };
}

function parked(view: PageView): Obstacle | null {
  if (view.textWords > MAX_PARKED_WORDS) return null;
  const title = view.titles[0]?.trim() ?? '';
  if (PARKED_TITLES.some((pattern) => pattern.test(title))) return { kind: 'parked', seen: title };
  for (const block of view.blocks) {
    const found = PARKED_TEXTS.map((pattern) => pattern.exec(block.text)?.[0]).find((match) => match !== undefined);
    if (found !== undefined) return { kind: 'parked', seen: found };
  }
  return null;
}

/** Nothing to read, nothing to look at and nothing that could still fill the page in a browser. */
function empty(view: PageView): Obstacle | null {
  const hasContent =
    view.textChars > 0 ||
    view.scripts.count > 0 ||
    view.images.length + view.frames.length + view.media.length + view.forms.length > 0 ||
    refreshTargets(view).length > 0;
  return hasContent ? null : { kind: 'empty', seen: `${view.htmlBytes} bytes of HTML without text` };
}

function login(view: PageView): Obstacle | null {
  const password = view.forms.find((form) => form.fields.some((field) => field.type === 'password'));
  if (!password || view.textWords > MAX_LOGIN_WORDS) return null;
  return {
    kind: 'login',
    seen: `${view.titles[0]?.trim() ?? ''} (a password field and ${view.textWords} words)`.trim(),
  };
}

function refreshTargets(view: PageView): string[] {
  return view.metas.flatMap((meta) => (meta.by === 'http-equiv' && meta.name === 'refresh' ? [meta.content] : []));
}

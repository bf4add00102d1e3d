import { expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { uncrawlableLinks } from '../../checks/discoverability/uncrawlable-links.ts';
import { contentBehindClicks } from '../../checks/rendering/content-behind-clicks.ts';
import type { ClickedEntry } from '../../website/unasked/clicked-entry.ts';
import { clickAmong } from './behind-clicks.ts';
import { ledByClicks, untriedButtons } from './untried-buttons.ts';

const SCRIPT = '<script src="/app.js"></script>';
const ROW = '<div><button>Home</button><button>Prices</button><button>About us</button></div><h1>Larch Nails</h1>';

function home(rendered: string, clicked?: Partial<ClickedEntry>[]) {
  const one = page(SCRIPT, { rendered });
  if (one.rendered && clicked)
    one.rendered.view.clicked = clicked.map((entry) => ({
      name: '',
      href: null,
      opens: true,
      words: 0,
      text: '',
      ...entry,
    }));
  return one;
}

it('are a row on a page without links, and several in a menu, on which nobody clicked', () => {
  expect(untriedButtons([home(ROW)])).toEqual(['Home', 'Prices', 'About us']);
  expect(untriedButtons([home(`${ROW}<a href="/prices">Prices</a>`)])).toEqual([]);
  expect(untriedButtons([home(ROW, [{ name: 'HOME' }, { name: 'PRICES' }, { name: 'ABOUT US' }])])).toEqual([]);
  expect(untriedButtons([home(`<form>${ROW}</form>`)])).toEqual([]);
  expect(untriedButtons([home('<button>50 g</button><button>80 g</button><button>90 g</button>')])).toEqual([]);
  expect(untriedButtons([page(ROW)])).toEqual([]);
  const menu = (buttons: string) => home(`<nav>${buttons}<a href="/a">A</a></nav>`);
  expect(untriedButtons([menu('<button>Prices</button><button>Team</button>')])).toEqual(['Prices', 'Team']);
  expect(untriedButtons([menu('<button>Menu</button>')])).toEqual([]);
});

it('leave open what is behind them, whether they were tried or not', () => {
  const outcome = (one: ReturnType<typeof home>) => [
    runCheck(contentBehindClicks, inputs({ pages: [one] })).outcome,
    runCheck(uncrawlableLinks, inputs({ pages: [one] })).outcome,
  ];
  expect(outcome(home(ROW))).toEqual(['inconclusive', 'inconclusive']);
  const led = home(ROW, [{ name: 'Home' }, { name: 'Prices', leadsTo: `${HOME}prices` }, { name: 'About us' }]);
  expect(outcome(led)).toEqual(['inconclusive', 'fail']);
  expect(clickAmong([led])).toEqual({ behindClick: 'Prices' });
  expect(runCheck(uncrawlableLinks, inputs({ pages: [led] })).evidence).toMatchObject([
    { seen: `“Prices” opens ${HOME}prices` },
  ]);
  const read = page('<p>A set costs 40 pounds</p>', { url: `${HOME}prices` });
  expect(ledByClicks([led, read])).toEqual([]);
});

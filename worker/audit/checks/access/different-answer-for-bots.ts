import type { EdgeProbe } from '../../observations.ts';
import { describeAnswer, isRefused } from '../../report/access-matrix.ts';
import { partServed } from '../../website/whole-share.ts';
import { defineCheck, type Evidence, inconclusive, partial, pass } from '../check.ts';
import { textSimilarity } from '../shared/text-similarity.ts';

/** Two loads of one page differ in dates, counters and rotating offers; below this it is another text. */
const SAME_TEXT = 0.9;
/** Of a share, as many words as it takes to tell. */
const SCALE = 1000;

/** At most half a fault: we carry the agents' names, not their addresses, and a firewall may well tell the difference. */
export const differentAnswerForBots = defineCheck({
  id: 'different-answer-for-bots',
  revision: 3,
  category: 'access',
  strength: 'A',
  catalogue: ['edge-parity'],
  title: {
    pass: 'Your home page answered the names of AI agents like a browser',
    partial: 'The server answers the name of at least one AI agent differently from a browser',
    fail: 'The server answers the name of at least one AI agent differently from a browser',
  },
  why:
    'Firewalls overrule robots.txt: in a study of 10,894 domains one address got 84% of publisher pages as a ' +
    'browser and 54% as GPTBot. We carry the name, not the address, so the real agent may fare better.',
  sources: ['https://doi.org/10.5281/zenodo.23101648'],
  needs: ['edge'],
  run({ edge }) {
    const browser = edge.find(({ token }) => token === 'browser');
    if (!browser || browser.failure !== null || isRefused(browser) || browser.text === null) {
      return inconclusive('The home page did not answer a browser name either, so there is nothing to compare with.');
    }
    const probes = edge.filter((probe) => probe !== browser && probe.failure === null);
    if (probes.length === 0) return inconclusive('No request under the name of an AI agent was answered.');
    const different: Evidence[] = [];
    for (const probe of probes) {
      const place = `answer to the name ${probe.token}`;
      if (isRefused(probe)) {
        different.push({ pageUrl: probe.url, place, seen: describeAnswer(probe) });
        continue;
      }
      const similarity = textSimilarity(browser.text, probe.text ?? '');
      if (similarity >= SAME_TEXT) continue;
      different.push({
        pageUrl: probe.url,
        place,
        seen: `status ${probe.status}, ${partServed(Math.round(similarity * SCALE), SCALE)} of the words a browser gets`,
      });
    }
    if (different.length > 0) return partial(different);
    const unanswered = edge.filter(({ failure }) => failure !== null);
    if (unanswered.length > 0) return inconclusive(UNANSWERED, unanswered.map(unansweredAs));
    return pass([
      {
        pageUrl: browser.url,
        place: 'answers compared',
        seen: `same text for ${probes.map(({ token }) => token).join(', ')}`,
      },
    ]);
  },
});

const UNANSWERED = 'Not every request under the name of an AI agent was answered, so not all could be compared.';

const unansweredAs = ({ url, token, failure }: EdgeProbe): Evidence => ({
  pageUrl: url,
  place: `answer to the name ${token}`,
  seen: `no answer: ${failure}`,
});

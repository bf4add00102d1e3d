import { robotsVerdict } from '../../website/robots/robots-txt.ts';
import { defineCheck, type Evidence, info } from '../check.ts';
import { robotsUnknown } from '../shared/search-access.ts';

const TRAINING = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'Amazonbot',
  'meta-externalagent',
  'Bytespider',
];

/** An owner's right, never a fault: keeping pages out of training has no effect on answers. */
export const trainingRules = defineCheck({
  id: 'training-rules',
  revision: 1,
  category: 'access',
  strength: 'I',
  catalogue: ['training-posture'],
  title: {
    pass: 'What your website says about AI training',
    fail: 'What your website says about AI training',
    info: 'What your website says about AI training',
  },
  why: 'Refusing training is your choice and does not change whether assistants find you: search has agents of its own.',
  sources: [
    'https://developers.openai.com/api/docs/bots',
    'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  ],
  needs: ['robots', 'target'],
  run({ robots, target }) {
    if (robots.mode === 'disallow_all') return robotsUnknown(robots);
    const verdicts = TRAINING.map((token) => ({ token, ...robotsVerdict(robots, token, target.homeUrl) }));
    const closed = verdicts.filter((verdict) => !verdict.allowed);
    const posture = closed.length === 0 ? 'open' : closed.length < TRAINING.length ? 'partly closed' : 'closed';
    const summary: Evidence = {
      pageUrl: target.homeUrl,
      place: 'robots.txt',
      seen: `${posture}: ${closed.length} of ${TRAINING.length} training agents are refused`,
    };
    const lines = closed.map(({ token, line, rule }) => ({
      pageUrl: target.homeUrl,
      place: `robots.txt line ${line}, for ${token}`,
      seen: rule ?? '',
    }));
    return info([summary, ...lines]);
  },
});

import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { contactDataNotInText } from './contact-data-not-in-text.ts';
import { inconsistentBusinessName } from './inconsistent-business-name.ts';

const NAME = 'Salon Thea Larch';
const named = facts({ businessName: { value: NAME, sources: [] } });

it('asks where a legal page names the provider with other words', () => {
  const home = page(`<title>${NAME}</title><h1>${NAME}</h1>`);
  const outcome = (line: string) => {
    const imprint = page(`<h1>Imprint</h1><p>${line}</p>`, { url: `${HOME}imprint`, role: 'legal' });
    return runCheck(inconsistentBusinessName, inputs({ pages: [home, imprint], facts: named })).outcome;
  };
  expect(outcome('Haircare Thea Larch')).toBe('inconclusive');
  expect(outcome(NAME)).toBe('pass');
  expect(outcome('Thea Larch')).toBe('pass');
});

it('calls no name lost that the title says without scripts', () => {
  const html = (title: string) => `<title>${title}</title><div id="root"></div>`;
  const seen = (title: string) => {
    const home = page(html(title), { rendered: `<title>${title}</title><h1>${NAME}</h1><p>We cut hair.</p>` });
    return JSON.stringify(contactDataNotInText.run(inputs({ pages: [home], facts: named })));
  };
  expect(seen('Welcome')).toContain('name: text (only after JavaScript)');
  expect(seen(NAME)).not.toContain('name: text (only after JavaScript)');
});

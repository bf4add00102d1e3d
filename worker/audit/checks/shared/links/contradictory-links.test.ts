import { describe, expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { contradictoryLinks } from './contradictory-links.ts';

const dials = (text: string, href: string) => contradictoryLinks(page(`<a href="tel:${href}">${text}</a>`)).length > 0;

describe('a link that dials another number than it shows', () => {
  it.each([
    ['+55 81 98576 4691', '+55 11 98576 4691'],
    ['+91 918885321000 (Ram)', '+918885321000'],
    ['031-606-0808', '031-622-2882'],
  ])('%s → %s', (text, href) => {
    expect(dials(text, href)).toBe(true);
  });

  it.each([
    ['+49 (0)221 4710 1234', '+4922147101234'],
    ['+49 0221 4710 1234', '+4922147101234'],
    ['0049 221 4710 1234', '+4922147101234'],
    ['0221 4710 1234', '+4922147101234'],
    ['+44 20 7946 0123 ext. 4', '+442079460123'],
    ['Call us', '+442079460123'],
  ])('%s → %s is the same one', (text, href) => {
    expect(dials(text, href)).toBe(false);
  });
});

describe('a link that opens a chat with another number than it shows', () => {
  const chats = (text: string, href: string) => contradictoryLinks(page(`<a href="${href}">${text}</a>`)).length > 0;

  it.each([
    ['WhatsApp · 06 12 34 55 90', 'https://wa.me/33677820145?text=Bonjour%2012345590'],
    ['+49 151 23456001', 'https://api.whatsapp.com/send?phone=4915123459876'],
  ])('%s → %s', (text, href) => {
    expect(chats(text, href)).toBe(true);
  });

  it.each([
    ['WhatsApp · 06 12 34 55 90', 'https://wa.me/33612345590'],
    ['WhatsApp 0151 23456001 (9-18 Uhr)', 'https://wa.me/4915123456001'],
    ['+55 81 98576-4691', 'https://wa.me/558185764691'],
    ['Chat with us: 7 days, 24 h', 'https://wa.me/4915123456001'],
    ['0151 23456001', 'https://wa.me/message/ABCD1234'],
  ])('%s → %s is the same one, or none', (text, href) => {
    expect(chats(text, href)).toBe(false);
  });
});

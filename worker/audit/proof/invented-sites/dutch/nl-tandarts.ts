import type { InventedSite } from '../invented-site.ts';

/** Practice hours beside telephone hours, an emergency post with its own number, a complaints body. */
export const nlTandarts: InventedSite = {
  name: 'nl-tandarts',
  url: 'https://www.mondzorgdevecht.nl/',
  pages: {
    '/': `<!DOCTYPE html><html lang="nl"><head><title>Mondzorg De Vecht – Tandarts in Maarssen</title></head><body><header><a href="/" title="Mondzorg De Vecht"><img src="/logo.svg" alt="Mondzorg De Vecht"></a><span class="tel">0346 - 57 21 88</span></header><main><h1>Een gezond gebit begint hier</h1><p>In onze praktijk aan de Vecht werken vier tandartsen, twee mondhygiënisten en een team dat de tijd voor u neemt. Wij nemen nieuwe patiënten aan.</p><section><h2>Openingstijden</h2><dl class="times"><dt>Maandag</dt><dd>08:00 - 17:00</dd><dt>Dinsdag</dt><dd>08:00 - 21:00</dd><dt>Woensdag</dt><dd>08:00 - 17:00</dd><dt>Donderdag</dt><dd>08:00 - 17:00</dd><dt>Vrijdag</dt><dd>08:00 - 12:30</dd></dl><p>Telefonisch bereikbaar: 08:30 - 12:00 en 13:00 - 16:00</p></section><section><h2>Spoed buiten openingstijden</h2><p>Bel bij spoed in de avond of het weekend de Tandartsspoedpraktijk Utrecht: 030 - 223 18 40.</p></section></main><footer><p>Mondzorg De Vecht<br>Diependaalsedijk 31-33<br>3601 GJ Maarssen<br>info@mondzorgdevecht.nl</p><p>Klacht? KNMT Klachtenservice, Postbus 4141, 7320 AC Apeldoorn</p><p>KvK 58217704 | AGB 12-061884</p></footer></body></html>`,
  },
  truth: {
    businessName: ['Mondzorg De Vecht'],
    phones: ['+31346572188'],
    otherPhones: ['+31302231840'],
    emails: ['info@mondzorgdevecht.nl'],
    addresses: ['Diependaalsedijk 31-33 | 3601 GJ | Maarssen | NL'],
    hours: 'mo 08:00-17:00, tu 08:00-21:00, we-th 08:00-17:00, fr 08:00-12:30',
    trade: 'dentist',
    languages: ['nl'],
    h1Count: 1,
    imagesWithoutAlt: 0,
  },
};

import type { InventedSite } from '../invented-site.ts';

export const itImmobiliare: InventedSite = {
  name: 'it-immobiliare',
  url: 'https://www.casaportorotondo.it/',
  pages: {
    '/': `<!DOCTYPE html><html lang="it"><head><title>Agenzia Immobiliare Isola Chiara | Case in vendita a Olbia</title></head><body><header><a href="/"><img src="ic.png" alt="Isola Chiara Immobiliare"></a></header><main><h1>Trova la tua casa in Gallura</h1><p>Dal 1995 vendiamo e affittiamo ville, appartamenti e terreni sulla costa nord-est della Sardegna, con assistenza fino al rogito.</p><h2>Ultimi immobili</h2><div class="immobile"><h3>Trilocale vista mare</h3><p>Via dei Lentischi 22, 07026 Olbia</p><p>€ 285.000 – 3 locali – 78 m²</p></div><div class="immobile"><h3>Villa con giardino</h3><p>Loc. Cugnana, 07026 Olbia</p><p>€ 740.000 – 6 locali – 190 m²</p></div></main><footer><div><b>Isola Chiara S.r.l.</b><br>Corso Umberto I, 173<br>07026 Olbia (SS)<br>Tel. +39 0789 26 417 - Cell. +39 349 772 0418<br>info@isolachiara.it</div><div>Orari ufficio: lun-ven 9-13 / 16-19:30, sab 9-13</div><div>P.IVA 01884720908 - REA SS-148820 - Iscr. Ruolo Mediatori n. 417</div><div><a href="/privacy">Privacy policy</a> - <a href="/cookie-policy">Cookie policy</a></div></footer></body></html>`,
  },
  truth: {
    businessName: [
      'Isola Chiara',
      'Isola Chiara S.r.l.',
      'Isola Chiara Immobiliare',
      'Agenzia Immobiliare Isola Chiara',
    ],
    phones: ['+39078926417', '+393497720418'],
    emails: ['info@isolachiara.it'],
    addresses: ['Corso Umberto I, 173 | 07026 | Olbia | IT'],
    hours: 'mo-fr 09:00-13:00 16:00-19:30, sa 09:00-13:00',
    trade: 'real-estate',
    languages: ['it'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /privacy', 'cookies /cookie-policy'],
  },
};

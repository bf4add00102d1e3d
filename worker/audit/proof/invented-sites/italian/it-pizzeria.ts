import type { InventedSite } from '../invented-site.ts';

export const itPizzeria: InventedSite = {
  name: 'it-pizzeria',
  url: 'https://pizzeriadagennarino.it/',
  pages: {
    '/': `<!doctype html><html><head><meta name="viewport" content="width=device-width"><title>Pizzeria Da Gennarino - La vera pizza napoletana a Faenza</title></head><body><a id="top"></a><div class="hero" style="background-image:url(forno.jpg)"><h1>Pizzeria Da Gennarino</h1><h2>La vera pizza napoletana a Faenza</h2></div><div class="chi"><h3>Chi siamo</h3><p>Dal 2004 impastiamo con lievito madre e lasciamo riposare la pasta per 36 ore. Usiamo solo pomodoro San Marzano e fior di latte di Agerola.</p></div><div class="menu"><h3>Le pizze</h3><p>Margherita ............ 7,00 €</p><p>Diavola ............ 8,50 €</p><p>Bufalina ............ 10,00 €</p></div><div class="orari"><h3>Orari</h3><p>Aperto tutti i giorni tranne il martedì<br>dalle 18:30 alle 24:00<br>Sabato e domenica anche a pranzo: 12:00 - 14:30</p></div><div class="dove"><h3>Dove siamo</h3><p>Siamo in Corso Mazzini 84 - 48018 Faenza (RA)</p><p>Prenotazioni: 0546 28 41 93</p><p>Consegne a domicilio: chiama il 351 882 7016</p></div><p class="fine">Pizzeria Da Gennarino S.n.c. - P.I. 02284710398 - <a href="http://www.facebook.com/dagennarinofaenza">Seguici su Facebook</a></p></body></html>`,
  },
  truth: {
    businessName: ['Pizzeria Da Gennarino'],
    phones: ['+390546284193', '+393518827016'],
    addresses: ['Corso Mazzini 84 | 48018 | Faenza | IT'],
    hours: 'mo 18:30-24:00, tu X, we-fr 18:30-24:00, sa-su 12:00-14:30 18:30-24:00',
    trade: 'restaurant',
    languages: ['it'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['http://www.facebook.com/dagennarinofaenza'],
  },
};

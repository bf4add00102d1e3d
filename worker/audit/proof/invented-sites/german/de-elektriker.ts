import type { InventedSite } from '../invented-site.ts';

export const deElektriker: InventedSite = {
  name: 'de-elektriker',
  url: 'https://elektro-hufnagel.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de"><head><title>Elektro Hufnagel – Elektroinstallation, Photovoltaik, Smart Home | Bamberg</title></head><body><div class="topbar"><span>📞 0951 / 30 17 88-0</span><span>✉ info[at]elektro-hufnagel.com</span></div><header><a href="/" class="brand"><strong>ELEKTRO</strong> HUFNAGEL</a></header><section class="hero"><h1>Wir bringen Bamberg unter Strom</h1><a href="#kontakt" class="btn">Jetzt Termin vereinbaren</a></section><section><p>Als Innungsfachbetrieb planen und installieren wir Ihre Elektroanlage, Wallbox und Solaranlage. Notdienst für Stammkunden: 0160 / 99 48 21 73.</p></section><section class="bewertungen"><h2>Bewertungen</h2><p>4,8 von 5 Sternen (Google, 96 Rezensionen)</p><div class="bew"><p>Schnell, sauber, freundlich – die Wallbox lief am selben Tag.</p><span>Markus T.</span></div></section><section id="kontakt"><h2>So finden Sie uns</h2><p>Elektro Hufnagel GmbH<br>Gewerbepark 7 b<br>96052 Bamberg</p><table><tr><td>Mo–Do</td><td>7:30–12:00</td><td>13:00–16:30</td></tr><tr><td>Fr</td><td>7:30–12:00</td><td></td></tr></table></section><section id="impressum"><h2>Impressum</h2><p>Elektro Hufnagel GmbH, Gewerbepark 7b, 96052 Bamberg<br>Geschäftsführer: Stefan Hufnagel, Lena Hufnagel<br>HRB 9417 Amtsgericht Bamberg<br>Handwerkskammer für Oberfranken, Kerschensteinerstraße 7, 95448 Bayreuth, Tel. 0921 910-0</p></section></body></html>`,
  },
  truth: {
    businessName: ['Elektro Hufnagel', 'Elektro Hufnagel GmbH', 'ELEKTRO HUFNAGEL'],
    phones: ['+499513017880', '+4916099482173'],
    otherPhones: ['+499219100'],
    emails: ['info@elektro-hufnagel.com'],
    addresses: ['Gewerbepark 7 b | 96052 | Bamberg | DE'],
    hours: 'mo-th 07:30-12:00 13:00-16:30, fr 07:30-12:00',
    trade: 'electrician',
    languages: ['de'],
    reviews: ['Schnell, sauber, freundlich'],
    rating: '4.8/5 (96)',
    h1Count: 1,
    imagesWithoutAlt: 0,
    people: ['Stefan Hufnagel', 'Lena Hufnagel'],
  },
};

import type { InventedSite } from '../invented-site.ts';

export const nlRestaurant: InventedSite = {
  name: 'nl-restaurant',
  url: 'https://www.eetcafedeklepel.nl/',
  pages: {
    '/': `<!DOCTYPE html><html lang="nl"><head><title>Eetcafé De Klepel - Gezellig eten en drinken in Zutphen</title></head><body><div class="site"><div class="top"><a href="/">De Klepel</a></div><div class="intro"><h1>Welkom bij Eetcafé De Klepel</h1><p>In een pand uit 1640, onder de toren van de Walburgiskerk, serveren wij streekgerechten en speciaalbieren. Reserveren kan telefonisch of via de mail.</p></div><div class="blok"><h2>Open</h2><p>Woensdag t/m zaterdag vanaf 16.00 uur<br>Zondag vanaf 14.00 uur<br>Maandag en dinsdag gesloten</p><p>Keuken geopend van 17.00 tot 21.00 uur</p></div><div class="blok"><h2>Adres</h2><p>Kerkhof 11, Zutphen<br>T: 0575-54 81 26<br>E: reserveren@eetcafedeklepel.nl</p></div><div class="blok"><h2>Gasten over De Klepel</h2><p>“Heerlijk gegeten, vooral de zuurvleesstoof was top!”<br>Familie Wansink</p></div><div class="voet">Website: <a href="https://www.pixelij.nl">PixelIJ</a> | <a href="https://www.facebook.com/eetcafedeklepel">FB</a></div></div></body></html>`,
  },
  truth: {
    businessName: ['Eetcafé De Klepel', 'De Klepel'],
    phones: ['+31575548126'],
    emails: ['reserveren@eetcafedeklepel.nl'],
    addresses: ['Kerkhof 11 | - | Zutphen | NL'],
    hours: 'mo-tu X, we-sa 16:00-, su 14:00-',
    trade: ['restaurant', 'cafe'],
    languages: ['nl'],
    reviews: ['Heerlijk gegeten'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['https://www.facebook.com/eetcafedeklepel'],
  },
};

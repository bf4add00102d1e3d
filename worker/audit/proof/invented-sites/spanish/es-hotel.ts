import type { InventedSite } from '../invented-site.ts';

export const esHotel: InventedSite = {
  name: 'es-hotel',
  url: 'https://www.hotelrurallafragua.es/',
  pages: {
    '/': `<!DOCTYPE html><html lang="es"><head><title>Hotel Rural La Fragua ** | Turismo rural en Albarracín, Teruel</title></head><body><header><div id="logo"><a href="/"><img src="lafragua.png" alt="Hotel Rural La Fragua"></a></div></header><main><h1>Un refugio entre murallas</h1><p>Once habitaciones con encanto en una antigua herrería del siglo XVII, a un paso de la plaza Mayor. Desayuno casero y aparcamiento para motos.</p><p>Entrada a partir de las 14:00 h. Salida antes de las 12:00 h.</p><h2>Opiniones de nuestros huéspedes</h2><div class="opinion"><p>"Un trato familiar y un desayuno para recordar. Volveremos en otoño."</p><span>Inma y Quique, Valencia</span></div><h2>Tarifas</h2><table><tr><td>Doble</td><td>75 €</td></tr><tr><td>Suite</td><td>110 €</td></tr></table></main><footer><p>Hotel Rural La Fragua · C/ del Chorro, 19 · 44100 Albarracín (Teruel) · España</p><p>Tel. +34 978 71 02 84 · Móvil +34 618 40 22 91</p><p>reservas@hotelrurallafragua.es · Nº registro: H-TE-417</p><p><a href="/aviso-legal">Aviso legal</a> · <a href="https://www.instagram.com/hotelrurallafragua">Instagram</a></p></footer></body></html>`,
  },
  truth: {
    businessName: ['Hotel Rural La Fragua', 'Hotel Rural La Fragua **', 'La Fragua'],
    phones: ['+34978710284', '+34618402291'],
    emails: ['reservas@hotelrurallafragua.es'],
    addresses: ['C/ del Chorro, 19 | 44100 | Albarracín | ES'],
    hours: null,
    trade: 'hotel',
    languages: ['es'],
    reviews: ['Un trato familiar'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['https://www.instagram.com/hotelrurallafragua'],
    policies: ['imprint /aviso-legal'],
  },
};

import type { InventedSite } from '../invented-site.ts';

export const esRestaurante: InventedSite = {
  name: 'es-restaurante',
  url: 'https://casaramirogijon.es/',
  pages: {
    '/': `<!DOCTYPE html><html lang="es"><head><title>Sidrería Casa Ramiro – Cocina asturiana en Gijón</title><script type="application/ld+json">{"@context":"http://schema.org","@type":"Restaurant","name":"Sidrería Casa Ramiro","address":"Calle Marqués de Casa Valdés 32, Gijón","telephone":"985 36 18 44","servesCuisine":"Asturiana","priceRange":"€€"}</script></head><body><header><div class="logo"><a href="/"><img src="ramiro.png" alt="Casa Ramiro"></a></div></header><section><h1>La sidra se comparte</h1><p>Fabada, cachopo y pescado de rula en una sidrería de toda la vida. Tenemos terraza y menú del día de martes a viernes por 15,90 €.</p></section><section class="datos"><h3>Horario</h3><p>Martes a domingo de 13:00 a 16:00 y de 20:30 a 23:30<br/>Domingos noche y lunes cerrado</p><h3>Dónde estamos</h3><p>C/ Marqués de Casa Valdés, 32<br/>33202 Gijón (Asturias)</p><h3>Reservas</h3><p>985 36 18 44 - 644 91 20 37</p></section><section class="resenas"><h3>Opiniones</h3><article class="resena"><p>La mejor fabada de Gijón y un trato de diez.</p><cite>Marta G. (TripAdvisor)</cite></article></section><footer><a href="https://www.facebook.com/pages/Casa-Ramiro/184417720">Facebook</a> <a href="/privacidad">Privacidad</a><p>© Hostelería Ramiro S.L.L.</p></footer></body></html>`,
  },
  truth: {
    businessName: ['Sidrería Casa Ramiro', 'Casa Ramiro'],
    phones: ['+34985361844', '+34644912037'],
    addresses: ['C/ Marqués de Casa Valdés, 32 | 33202 | Gijón | ES'],
    hours: 'mo X, tu-sa 13:00-16:00 20:30-23:30, su 13:00-16:00',
    trade: 'restaurant',
    languages: ['es'],
    schemaTypes: ['Restaurant'],
    reviews: ['La mejor fabada de Gijón'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['https://www.facebook.com/pages/Casa-Ramiro/184417720'],
    policies: ['privacy /privacidad'],
  },
};

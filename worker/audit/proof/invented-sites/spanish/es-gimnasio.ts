import type { InventedSite } from '../invented-site.ts';

export const esGimnasio: InventedSite = {
  name: 'es-gimnasio',
  url: 'https://crossfitlasarenas.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="es"><head><title>CrossFit Las Arenas | Box de CrossFit en Almería</title></head><body><nav class="navbar"><a class="navbar-brand" href="/"><img src="logo-blanco.png" alt="CrossFit Las Arenas"></a></nav><header class="masthead"><h1>Más fuerte cada día</h1></header><section><p>Somos un box de 600 m² a cinco minutos del centro. Clases reducidas, entrenadores titulados y la mejor comunidad de Almería.</p></section><section id="tarifas"><h2>Tarifas</h2><div class="card"><h4>2 días/semana</h4><p>45€/mes</p></div><div class="card"><h4>Ilimitado</h4><p>65€/mes</p></div></section><section id="equipo"><h2>Equipo</h2><div class="team-member"><img src="dani.jpg"><h4>Dani Cuenca</h4><p class="text-muted">Head Coach</p></div><div class="team-member"><img src="noe.jpg"><h4>Noelia Pardo</h4><p class="text-muted">Entrenadora</p></div></section><section id="faq"><h2>FAQ</h2><div class="panel-group"><div class="panel panel-default"><div class="panel-heading"><h4 class="panel-title"><a data-toggle="collapse" href="#c1">¿Necesito experiencia?</a></h4></div><div id="c1" class="panel-collapse collapse"><div class="panel-body">No, adaptamos cada ejercicio a tu nivel.</div></div></div><div class="panel panel-default"><div class="panel-heading"><h4 class="panel-title"><a data-toggle="collapse" href="#c2">¿Puedo probar una clase?</a></h4></div><div id="c2" class="panel-collapse collapse"><div class="panel-body">Sí, la primera es gratis.</div></div></div></div></section><section id="contacto"><p><i class="fa fa-map"></i> Polígono Sector 20, C/ Sierra de Gata, nave 14, 04009 Almería</p><p><i class="fa fa-phone"></i> 611 40 72 95</p><p>L-V: 7:00-22:00 | S: 9:00-14:00 | D: cerrado</p><p>info@crossfitlasarenas.com</p></section><footer><ul><li><a href="https://www.instagram.com/crossfitlasarenas/">Instagram</a></li><li><a href="https://www.youtube.com/channel/UCk2mVq8s0Jx3rT5yZ1aB7cD">YouTube</a></li></ul>Copyright © CrossFit Las Arenas 2025</footer></body></html>`,
  },
  truth: {
    businessName: ['CrossFit Las Arenas'],
    phones: ['+34611407295'],
    emails: ['info@crossfitlasarenas.com'],
    addresses: ['Polígono Sector 20, C/ Sierra de Gata, nave 14 | 04009 | Almería | ES'],
    hours: 'mo-fr 07:00-22:00, sa 09:00-14:00, su X',
    trade: 'gym',
    languages: ['es'],
    faq: ['¿Necesito experiencia?', '¿Puedo probar una clase?'],
    h1Count: 1,
    imagesWithoutAlt: 2,
    profiles: [
      'https://www.instagram.com/crossfitlasarenas/',
      'https://www.youtube.com/channel/UCk2mVq8s0Jx3rT5yZ1aB7cD',
    ],
    people: ['Dani Cuenca', 'Noelia Pardo'],
  },
};

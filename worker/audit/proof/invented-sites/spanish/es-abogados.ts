import type { InventedSite } from '../invented-site.ts';

export const esAbogados: InventedSite = {
  name: 'es-abogados',
  url: 'https://www.villalbaortega.es/',
  pages: {
    '/': `<!DOCTYPE html><html lang="es"><head><title>Abogados en Murcia | Villalba &amp; Ortega Abogados</title></head><body><header><a href="/" class="logo">Villalba &amp; Ortega<small>Abogados</small></a></header><main><h1>Despacho de abogados en Murcia</h1><p>Defendemos a particulares y empresas en derecho laboral, civil, penal y de familia. La primera consulta es gratuita y sin compromiso.</p><h2>Nuestros abogados</h2><div class="abogado"><h3>Rocío Villalba Marín</h3><p>Abogada laboralista, colegiada 4.817 del ICAMUR</p></div><div class="abogado"><h3>Tomás Ortega Ruiz</h3><p>Abogado penalista</p></div></main><footer><p><strong>Murcia:</strong> Gran Vía Escultor Salzillo, 11, 4º B · 30004 Murcia · 968 21 47 60</p><p><strong>Cartagena:</strong> C/ Carmen, 38, entlo. · 30201 Cartagena · 968 50 12 84</p><p>Urgencias penales 24 h: 629 48 17 02</p><p>despacho@villalbaortega.es</p><p>Lunes a jueves: 9:00 a 14:00 y 16:30 a 19:30. Viernes: 9:00 a 14:00. Agosto cerrado.</p><p><a href="/aviso-legal/">Aviso legal</a> | <a href="/politica-de-privacidad/">Política de privacidad</a> | <a href="/politica-de-cookies/">Política de cookies</a></p></footer></body></html>`,
  },
  truth: {
    businessName: ['Villalba & Ortega Abogados', 'Villalba & Ortega'],
    phones: ['+34968214760', '+34968501284', '+34629481702'],
    emails: ['despacho@villalbaortega.es'],
    addresses: [
      'Gran Vía Escultor Salzillo, 11, 4º B | 30004 | Murcia | ES',
      'C/ Carmen, 38, entlo. | 30201 | Cartagena | ES',
    ],
    hours: 'mo-th 09:00-14:00 16:30-19:30, fr 09:00-14:00',
    trade: 'lawyer',
    languages: ['es'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /aviso-legal/', 'privacy /politica-de-privacidad/', 'cookies /politica-de-cookies/'],
    people: ['Rocío Villalba Marín', 'Tomás Ortega Ruiz'],
  },
};

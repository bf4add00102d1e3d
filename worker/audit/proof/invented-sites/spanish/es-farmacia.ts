import type { InventedSite } from '../invented-site.ts';

export const esFarmacia: InventedSite = {
  name: 'es-farmacia',
  url: 'https://farmaciaotxandiano.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="es"><head><title>Farmacia Otxandiano - Farmacia en Bilbao abierta 365 días</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Pharmacy","name":"Farmacia Otxandiano","telephone":"+34944217730","openingHours":["Mo-Su 09:00-22:00"],"address":{"@type":"PostalAddress","streetAddress":"Alameda Urquijo 71","postalCode":"48013","addressLocality":"Bilbao","addressCountry":"ES"}}</script></head><body><header><a href="/">Farmacia Otxandiano</a></header><main><h1>Tu farmacia en Indautxu</h1><p>Abierto los 365 días del año de 9:00 a 22:00 h. Te asesoramos en dermocosmética, nutrición, ortopedia y formulación magistral.</p><p>Licenciada Ainhoa Otxandiano, colegiada nº 2817</p></main><footer><p>Estamos en Alameda de Urquijo, 71, bajo, 48013 Bilbao</p><p>Teléfono <a href="tel:+34944217730">944 21 77 30</a> &nbsp; Fax 944 21 77 31</p><p><a href="mailto:hola@farmaciaotxandiano.com">hola@farmaciaotxandiano.com</a></p><p>Colegio Oficial de Farmacéuticos de Bizkaia: 944 39 83 50</p></footer></body></html>`,
  },
  truth: {
    businessName: ['Farmacia Otxandiano'],
    phones: ['+34944217730'],
    fax: ['+34944217731'],
    otherPhones: ['+34944398350'],
    emails: ['hola@farmaciaotxandiano.com'],
    addresses: ['Alameda de Urquijo, 71, bajo | 48013 | Bilbao | ES'],
    hours: 'mo-su 09:00-22:00',
    trade: 'pharmacy',
    languages: ['es'],
    schemaTypes: ['Pharmacy', 'PostalAddress'],
    h1Count: 1,
    imagesWithoutAlt: 0,
  },
};

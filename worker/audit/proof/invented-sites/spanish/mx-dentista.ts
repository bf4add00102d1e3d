import type { InventedSite } from '../invented-site.ts';

/** Bootstrap accordions, FAQPage that repeats them, contradictory structured hours, North American numbering. */
export const mxDentista: InventedSite = {
  name: 'mx-dentista',
  url: 'https://www.dentalsonora.mx/',
  pages: {
    '/': `<!DOCTYPE html><html lang="es-MX"><head><title>Dental Sonora | Dentistas en Hermosillo, Sonora</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Dental Sonora","telephone":"+52 662 214 8073","address":{"@type":"PostalAddress","streetAddress":"Blvd. Eusebio Kino 178, Col. Pitic","addressLocality":"Hermosillo","addressRegion":"Sonora","postalCode":"83150","addressCountry":"MX"},"openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"],"opens":"09:00","closes":"20:00"}]}</script>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"¿Aceptan seguros?","acceptedAnswer":{"@type":"Answer","text":"Sí, los principales."}},{"@type":"Question","name":"¿Cuánto cuesta una limpieza?","acceptedAnswer":{"@type":"Answer","text":"Desde $650."}}]}</script></head>
<body><nav class="navbar"><a class="navbar-brand" href="/">Dental Sonora</a></nav><section class="hero"><h1>Sonríe sin pena</h1><p>Ortodoncia, implantes, limpieza dental y odontología para niños con pagos a meses sin intereses. Agenda tu cita hoy mismo y conoce a nuestro equipo.</p><a class="btn" href="https://wa.me/526621480736">Agenda por WhatsApp</a></section>
<section id="faq"><div class="container"><h2>Preguntas frecuentes</h2><div class="accordion" id="acc"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button" type="button" data-bs-toggle="collapse">¿Aceptan seguros?</button></h2><div class="accordion-collapse collapse"><div class="accordion-body">Sí, trabajamos con los principales seguros dentales.</div></div></div><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed">¿Cuánto cuesta una limpieza?</button></h2><div class="accordion-collapse collapse"><div class="accordion-body">La limpieza cuesta desde $650 pesos.</div></div></div></div></div></section>
<section id="contacto"><h2>Contacto</h2><p><i class="fa fa-map-marker"></i> Blvd. Eusebio Kino 178, Col. Pitic, C.P. 83150, Hermosillo, Son.</p><p><i class="fa fa-phone"></i> Tel. (662) 214 8073</p><p><i class="fa fa-envelope"></i> citas@dentalsonora.mx</p><p><i class="fa fa-clock"></i> Lun - Vie 9:00 am - 7:00 pm, Sáb 9:00 am - 2:00 pm</p></section>
<footer><p>Dental Sonora © 2025 <a href="/aviso-de-privacidad">Aviso de privacidad</a></p><p>Cédula profesional 4817730 · COFEPRIS 2326025002X00417</p></footer></body></html>`,
  },
  truth: {
    businessName: ['Dental Sonora'],
    phones: ['+526622148073', '+526621480736'],
    emails: ['citas@dentalsonora.mx'],
    addresses: ['Blvd. Eusebio Kino 178, Col. Pitic | 83150 | Hermosillo | MX'],
    hours: 'mo-fr 09:00-19:00, sa 09:00-14:00',
    hoursAlternatives: ['mo-fr 09:00-20:00'],
    trade: 'dentist',
    languages: ['es'],
    schemaTypes: ['Dentist', 'PostalAddress', 'OpeningHoursSpecification', 'FAQPage', 'Question', 'Answer'],
    faq: ['¿Aceptan seguros?', '¿Cuánto cuesta una limpieza?'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /aviso-de-privacidad'],
  },
};

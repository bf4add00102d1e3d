import type { InventedSite } from '../invented-site.ts';

/** A language school: course times, exam dates and the hours of the office. */
export const esAcademia: InventedSite = {
  name: 'es-academia',
  url: 'https://academiaoxbridge.es/',
  pages: {
    '/': `<!DOCTYPE html><html lang="es-ES"><head><title>Academia de inglés en Valladolid | Oxbridge Road</title><meta property="og:site_name" content="Oxbridge Road"></head><body><header><a href="/" rel="home"><img src="logo-oxbridge.png" alt="Oxbridge Road, academia de inglés"></a></header><main><h1>Aprende inglés hablando</h1><p>Grupos de seis alumnos como máximo, profesores nativos y preparación de exámenes B1, B2 y C1 desde 2008.</p><h2>Horarios de los cursos</h2><table><tr><th>Nivel</th><th>Días</th><th>Hora</th></tr><tr><td>B1</td><td>Lunes y miércoles</td><td>17:00-18:30</td></tr><tr><td>B2</td><td>Martes y jueves</td><td>18:30-20:00</td></tr><tr><td>C1</td><td>Viernes</td><td>16:00-19:00</td></tr></table><h2>Próximos exámenes</h2><p>Cambridge B2 First: 12/12/2026, 9:00 h</p><div class="accordion"><h3 class="accordion-title">¿Cuánto cuesta la matrícula?</h3><div class="accordion-content"><p>La matrícula cuesta 30 € y es gratis para hermanos.</p></div><h3 class="accordion-title">¿Hay clases online?</h3><div class="accordion-content"><p>Sí, todos los niveles se ofrecen también online.</p></div></div></main><footer><div><strong>Secretaría</strong><br>De lunes a jueves de 10:00 a 13:30 y de 16:30 a 20:30<br>Viernes de 16:00 a 19:00</div><div>C/ Teresa Gil, nº 18 - 1º dcha.<br>47002 Valladolid<br>Tfno: 983.26.71.45 / Móvil: 657.81.29.40<br>secretaria<span style="display:none">nospam</span>@academiaoxbridge.es</div><div><a href="/legal">Aviso legal y política de privacidad</a></div></footer></body></html>`,
    '/legal': `<html lang="es-ES"><head><title>Aviso legal</title></head><body><main><h1>Aviso legal y política de privacidad</h1><p>Responsable: Idiomas Pisuerga S.L., CIF B47582913, C/ Teresa Gil 18, 1º derecha, 47002 Valladolid, secretaria@academiaoxbridge.es</p><p>Puede presentar una reclamación ante la Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid, 901 100 099.</p></main></body></html>`,
  },
  truth: {
    businessName: ['Oxbridge Road', 'Academia de inglés Oxbridge Road'],
    phones: ['+34983267145', '+34657812940'],
    otherPhones: ['+34901100099'],
    emails: ['secretaria@academiaoxbridge.es'],
    addresses: ['C/ Teresa Gil, nº 18 - 1º dcha. | 47002 | Valladolid | ES'],
    hours: 'mo-th 10:00-13:30 16:30-20:30, fr 16:00-19:00',
    trade: 'school',
    languages: ['es'],
    faq: ['¿Cuánto cuesta la matrícula?', '¿Hay clases online?'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /legal'],
  },
};

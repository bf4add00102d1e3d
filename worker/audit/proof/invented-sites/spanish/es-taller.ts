import type { InventedSite } from '../invented-site.ts';

/** The div soup of a site builder: no landmarks, classes without meaning, text in paragraphs of spans. */
export const esTaller: InventedSite = {
  name: 'es-taller',
  url: 'https://www.talleresbarrachina.es/',
  pages: {
    '/': `<!DOCTYPE html><html lang="es"><head><title>TALLERES BARRACHINA | Taller mecánico en Castellón</title><meta name="generator" content="Wix.com Website Builder"><meta property="og:site_name" content="Talleres Barrachina"></head><body><div id="SITE_CONTAINER"><div id="SITE_HEADER" class="xU8fqS"><div class="comp-k1"><p class="font_8"><span style="font-size:15px"><span class="color_11">C/ Ceramista Godofredo Buenosaires, 48&nbsp;</span></span></p><p class="font_8"><span>12006 Castelló de la Plana</span></p></div><div class="comp-k2"><p class="font_8"><a href="tel:964208371">964 20 83 71</a></p></div><div class="comp-k3"><a href="https://api.whatsapp.com/send?phone=34655920714"><wix-image><img src="wa.png" alt="WhatsApp"></wix-image></a></div></div>
<div id="PAGES_CONTAINER"><div class="_1KV2M"><h1 class="font_0"><span>Tu taller de confianza desde 1987</span></h1><p class="font_8"><span>En Talleres Barrachina reparamos todas las marcas: mecánica, electricidad, chapa y pintura, y te ayudamos con la ITV.</span></p><h2 class="font_2"><span>Servicios</span></h2><p class="font_8">Cambio de aceite y filtros</p><p class="font_8">Frenos y suspensión</p><p class="font_8">Aire acondicionado</p><p class="font_8">Pre-ITV</p>
<h2 class="font_2"><span>HORARIO</span></h2><p class="font_8"><span>L-J 8:30-13:30 / 15:30-19:00</span></p><p class="font_8"><span>V 8:30-14:30</span></p><p class="font_8"><span>Agosto: 8:00-15:00</span></p><p class="font_8"><span>Sábados y domingos cerrado</span></p>
<h2><span>Opiniones de nuestros clientes</span></h2><div class="repeater"><div><p class="font_8">Muy profesionales, me explicaron todo antes de empezar y el precio fue el acordado.</p><p class="font_9">Lucía Ferrando</p></div><div><p class="font_8">Llevo el coche aquí hace diez años y nunca me han fallado.</p><p class="font_9">J. M. Segarra</p></div></div></div></div>
<div id="SITE_FOOTER"><p><span>© 2023 por Talleres Barrachina, C.B.</span></p><p>Grúa 24h RACE: 900 112 222</p><p><a href="/aviso-legal">Aviso legal</a></p></div></div></body></html>`,
    '/aviso-legal': `<html lang="es"><head><title>Aviso legal | Talleres Barrachina</title></head><body><div id="PAGES_CONTAINER"><h1>Aviso legal</h1><p>Titular: Talleres Barrachina, C.B.</p><p>NIF: E12384417</p><p>Domicilio: C/ Ceramista Godofredo Buenosaires, 48, 12006 Castelló de la Plana (Castellón)</p><p>Correo electrónico: taller(arroba)talleresbarrachina.es</p><h2>Alojamiento</h2><p>Wix.com Ltd., 40 Namal Tel Aviv St., Tel Aviv, Israel</p></div></body></html>`,
  },
  truth: {
    businessName: ['Talleres Barrachina'],
    phones: ['+34964208371', '+34655920714'],
    otherPhones: ['+34900112222'],
    emails: ['taller@talleresbarrachina.es'],
    addresses: ['C/ Ceramista Godofredo Buenosaires, 48 | 12006 | Castelló de la Plana | ES'],
    hours: 'mo-th 08:30-13:30 15:30-19:00, fr 08:30-14:30, sa-su X',
    trade: 'car-repair',
    languages: ['es'],
    reviews: ['Muy profesionales', 'Llevo el coche aquí'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /aviso-legal'],
  },
};

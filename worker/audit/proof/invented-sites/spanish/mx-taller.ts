import type { InventedSite } from '../invented-site.ts';

/** Nine to six without am or pm, a neighbourhood before the code, two mobiles. */
export const mxTaller: InventedSite = {
  name: 'mx-taller',
  url: 'https://frenosyclutchrivas.com.mx/',
  pages: {
    '/': `<!DOCTYPE html><html lang="es-mx"><head><title>Frenos y Clutch Rivas - Taller mecánico en Puebla</title></head><body><div class="wrapper"><div class="top"><ul><li><i class="icon-phone"></i> 222 245 1790</li><li><i class="icon-whatsapp"></i> <a href="https://wa.me/522221847703">222 184 7703</a></li></ul></div><div class="logo"><h2>Frenos y Clutch Rivas</h2></div><h1>Especialistas en frenos, clutch y suspensión</h1><p>Más de 30 años cuidando la seguridad de las familias poblanas. Diagnóstico sin costo y garantía por escrito en todas nuestras reparaciones.</p><h3>Horario de atención</h3><p>Lunes a viernes de 9 a 6 pm<br>Sábados de 9 a 2 pm</p><h3>Ubicación</h3><p>31 Oriente 1407, Col. El Carmen<br>C.P. 72530, Puebla, Pue.</p><p>Envíanos un correo: frenosrivas@hotmail.com</p><p>Frenos y Clutch Rivas © 2024. Aceptamos tarjetas.</p></div></body></html>`,
  },
  truth: {
    businessName: ['Frenos y Clutch Rivas'],
    phones: ['+522222451790', '+522221847703'],
    emails: ['frenosrivas@hotmail.com'],
    addresses: ['31 Oriente 1407, Col. El Carmen | 72530 | Puebla | MX'],
    hours: 'mo-fr 09:00-18:00, sa 09:00-14:00',
    trade: 'car-repair',
    languages: ['es'],
    h1Count: 1,
    imagesWithoutAlt: 0,
  },
};

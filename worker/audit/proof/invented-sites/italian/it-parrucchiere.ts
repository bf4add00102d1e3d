import type { InventedSite } from '../invented-site.ts';

export const itParrucchiere: InventedSite = {
  name: 'it-parrucchiere',
  url: 'https://www.ilariacapelli.it/',
  pages: {
    '/index.html': `<!DOCTYPE html><html lang="it"><head><title>Ilaria Capelli - Parrucchiere donna uomo a Lucca</title></head><body><table border="0" width="100%"><tr><td class="logo"><b>ILARIA CAPELLI</b><br><small>Hair Stylist</small></td><td align="right">Tel. <b>0583.49.61.27</b></td></tr></table><h1>Il tuo parrucchiere a Lucca</h1><p>Taglio, colore, shatush e trattamenti alla cheratina con prodotti senza ammoniaca. Si riceve anche senza appuntamento.</p><h2>Orario</h2><table class="orari"><tr><td>Lunedì</td><td colspan="2">Chiuso</td></tr><tr><td>Martedì</td><td>9:00 - 12:30</td><td>15:00 - 19:00</td></tr><tr><td>Mercoledì</td><td>9:00 - 12:30</td><td>15:00 - 19:00</td></tr><tr><td>Giovedì</td><td colspan="2">9:00 - 19:00 orario continuato</td></tr><tr><td>Venerdì</td><td>9:00 - 12:30</td><td>15:00 - 19:00</td></tr><tr><td>Sabato</td><td colspan="2">8:30 - 18:00</td></tr></table><h2>Listino</h2><table><tr><td>Piega</td><td>18 €</td></tr><tr><td>Taglio donna</td><td>25 €</td></tr></table><p>Ilaria Capelli di Ilaria Bertoncini - Via del Fosso 118 - 55100 Lucca - P.Iva 02418830462 - <script>document.write('info'+'@'+'ilariacapelli.it')</script></p><p><a href="https://www.facebook.com/ilariacapellilucca/">Facebook</a></p></body></html>`,
  },
  truth: {
    businessName: ['Ilaria Capelli'],
    phones: ['+390583496127'],
    addresses: ['Via del Fosso 118 | 55100 | Lucca | IT'],
    hours: 'mo X, tu-we 09:00-12:30 15:00-19:00, th 09:00-19:00, fr 09:00-12:30 15:00-19:00, sa 08:30-18:00',
    trade: 'hairdresser',
    languages: ['it'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['https://www.facebook.com/ilariacapellilucca/'],
  },
};

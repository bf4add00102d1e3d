import type { InventedSite } from '../invented-site.ts';

/** One number for telephone and fax, certified mail, two offices, a fiscal code full of digits. */
export const itAvvocato: InventedSite = {
  name: 'it-avvocato',
  url: 'https://www.studiolegalecasagrande.eu/',
  pages: {
    '/': `<!DOCTYPE html><html lang="it-IT"><head><title>Studio Legale Casagrande - Avvocato a Treviso e Belluno</title><meta property="og:site_name" content="Studio Legale Casagrande"></head><body><header><h2 class="site-title"><a href="/">Studio Legale Casagrande</a></h2><ul class="menu"><li><a href="/lo-studio/">Lo studio</a></li><li><a href="/contatti/">Contatti</a></li></ul></header><main><h1>Diritto civile, del lavoro e di famiglia</h1><p>Lo studio assiste privati e imprese con attenzione alla persona e preventivi scritti. Il primo colloquio conoscitivo è gratuito.</p></main><footer>Avv. Giulia Casagrande - P.IVA 04718290265 - C.F. CSGGLI78M52L407P - <a href="https://www.iubenda.com/privacy-policy/81234567">Privacy Policy</a></footer></body></html>`,
    '/contatti/': `<html lang="it-IT"><head><title>Contatti - Studio Legale Casagrande</title></head><body><main><h1>Contatti</h1><div class="col"><h3>Sede di Treviso</h3><p>Viale Monfenera, 9<br>31100 Treviso TV<br>Tel. e Fax 0422 54 37 18</p></div><div class="col"><h3>Sede di Belluno</h3><p>P.zza dei Martiri 14 (2° piano)<br>32100 - Belluno<br>Tel. 0437/94 21 60</p></div><p>Mail: segreteria@studiolegalecasagrande.eu<br>PEC: giulia.casagrande@pec.ordineavvocatitreviso.it</p><p>Lo studio riceve dal lunedì al venerdì, dalle 9.00 alle 13.00 e dalle 15.00 alle 19.00, previo appuntamento.</p></main></body></html>`,
    '/lo-studio/': `<html lang="it-IT"><head><title>Lo studio - Studio Legale Casagrande</title></head><body><main><h1>Lo studio</h1><h3>Avv. Giulia Casagrande</h3><p>Iscritta all'Ordine degli Avvocati di Treviso dal 2006.</p><h3>Avv. Paolo Zanin</h3><p>Si occupa di diritto del lavoro.</p></main></body></html>`,
  },
  truth: {
    businessName: ['Studio Legale Casagrande'],
    phones: ['+390422543718', '+390437942160'],
    emails: ['segreteria@studiolegalecasagrande.eu', 'giulia.casagrande@pec.ordineavvocatitreviso.it'],
    addresses: ['Viale Monfenera, 9 | 31100 | Treviso | IT', 'P.zza dei Martiri 14 | 32100 | Belluno | IT'],
    hours: 'mo-fr 09:00-13:00 15:00-19:00 APPT',
    trade: 'lawyer',
    languages: ['it'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /privacy-policy/81234567'],
    people: ['Giulia Casagrande', 'Paolo Zanin'],
  },
};

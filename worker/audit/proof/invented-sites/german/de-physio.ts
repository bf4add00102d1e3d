import type { InventedSite } from '../invented-site.ts';

const header = `<div class="elementor elementor-41"><header class="elementor-location-header"><div class="elementor-widget-image"><a href="https://physio-am-wehr.de"><img width="300" src="/wp-content/uploads/logo-waw.png" alt="Physiotherapie am Wehr Logo"></a></div>
<div class="elementor-icon-list"><ul><li class="elementor-icon-list-item"><a href="tel:09117430862"><span class="elementor-icon-list-icon"><i class="fas fa-phone"></i></span><span class="elementor-icon-list-text">0911 &ndash; 743 08 62</span></a></li>
<li><a href="mailto:praxis@physio-am-wehr.de"><span class="elementor-icon-list-icon"><i class="fas fa-envelope"></i></span></a></li></ul></div>
<nav><ul><li><a href="/">Start</a></li><li><a href="/leistungen/">Leistungen</a></li><li><a href="/kontakt/">Kontakt</a></li></ul></nav></header></div>`;
const footer = `<footer class="elementor-location-footer"><div class="elementor-widget-text-editor"><p><strong>Physiotherapie am Wehr</strong><br>Inh. Sandra Köllner<br>Wehrgasse 11<br>90518 Altdorf</p></div>
<div><h4>Sprechzeiten</h4><p>Mo &amp; Mi: 8 &ndash; 19 Uhr<br>Di &amp; Do: 8 &ndash; 18 Uhr<br>Fr: 8 &ndash; 14 Uhr<br>sowie nach Vereinbarung</p></div>
<p>&copy; 2025 Physiotherapie am Wehr | <a href="/impressum/">Impressum</a> | <a href="/datenschutz/">Datenschutz</a> | Webdesign: <a href="https://www.klickfang.media">Klickfang Media</a></p></footer>
<div id="cookie-law-info-bar"><p>Wir verwenden Cookies, um Ihnen das beste Erlebnis zu bieten. <a href="#">Cookie-Einstellungen</a> <button>Alle akzeptieren</button></p></div>`;

export const dePhysio: InventedSite = {
  name: 'de-physio',
  url: 'https://physio-am-wehr.de/',
  pages: {
    '/': `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Physiotherapie in Altdorf - Physiotherapie am Wehr</title>
<meta name="description" content="Krankengymnastik, Manuelle Therapie und Lymphdrainage in Altdorf bei Nürnberg.">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://physio-am-wehr.de/","url":"https://physio-am-wehr.de/","name":"Physiotherapie in Altdorf - Physiotherapie am Wehr","isPartOf":{"@id":"https://physio-am-wehr.de/#website"}},{"@type":"WebSite","@id":"https://physio-am-wehr.de/#website","url":"https://physio-am-wehr.de/","name":"Physio am Wehr","potentialAction":[{"@type":"SearchAction","target":{"@type":"EntryPoint","urlTemplate":"https://physio-am-wehr.de/?s={search_term_string}"},"query-input":"required name=search_term_string"}]}]}</script></head>
<body>${header}<main><section><div class="elementor-widget-heading"><h1 class="elementor-heading-title">Wieder in Bewegung kommen</h1></div><p>In unserer Praxis nehmen wir uns Zeit für Sie: mindestens 25 Minuten pro Behandlung, in ruhigen Räumen mit Blick auf die Schwarzach.</p>
<img src="/wp-content/uploads/raum1.jpg"><img src="/wp-content/uploads/raum2.jpg" alt="Behandlungsraum"></section>
<section><h2>Häufige Fragen</h2><div class="elementor-accordion"><div class="elementor-accordion-item"><div class="elementor-tab-title" role="button"><span class="elementor-accordion-icon"></span><a class="elementor-accordion-title" href="">Brauche ich ein Rezept?</a></div><div class="elementor-tab-content elementor-clearfix"><p>Für Kassenleistungen ja. Als Selbstzahler können Sie jederzeit kommen.</p></div></div>
<div class="elementor-accordion-item"><div class="elementor-tab-title"><a class="elementor-accordion-title" href="">Was muss ich mitbringen?</a></div><div class="elementor-tab-content"><p>Ein großes Handtuch und bequeme Kleidung.</p></div></div></div></section></main>${footer}</body></html>`,
    '/kontakt/': `<html lang="de"><head><title>Kontakt - Physiotherapie am Wehr</title></head><body>${header}<main><h1>Kontakt</h1><div class="elementor-widget-text-editor"><p>Telefon: <span>0911</span>&nbsp;<span>743</span>&nbsp;<span>08</span>&nbsp;<span>62</span><br>Fax: 0911 743 08 63<br>E-Mail: praxis@physio-am-wehr.de</p></div><p>Parkplätze finden Sie direkt vor dem Haus, die S-Bahn hält in 300 m Entfernung.</p></main>${footer}</body></html>`,
    '/impressum/': `<html lang="de"><head><title>Impressum - Physiotherapie am Wehr</title></head><body>${header}<main><h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Sandra Köllner<br>Physiotherapie am Wehr<br>Wehrgasse 11<br>90518 Altdorf bei Nürnberg</p><h2>Kontakt</h2><p>Telefon: +49 (0) 911 7430862<br>E-Mail: praxis@physio-am-wehr.de</p>
<h2>Aufsichtsbehörde</h2><p>Gesundheitsamt Nürnberger Land<br>Waldluststraße 1<br>91207 Lauf a.d. Pegnitz<br>Tel.: 09123 950-0</p></main>${footer}</body></html>`,
    '/datenschutz/': `<html lang="de"><head><title>Datenschutz - Physiotherapie am Wehr</title></head><body>${header}<main><h1>Datenschutzerklärung</h1><h3>Verantwortliche Stelle</h3><p>Physiotherapie am Wehr<br>Sandra Köllner<br>Wehrgasse 11<br>90518 Altdorf</p><h3>Datenschutzbeauftragter</h3><p>Wir haben einen externen Datenschutzbeauftragten bestellt:<br>DSB Franken GmbH, Herr Uwe Tannert<br>Marientorgraben 9<br>90402 Nürnberg<br>Telefon: 0911 214 77 30<br>E-Mail: info@dsb-franken.de</p><h3>Hoster</h3><p>Wir hosten unsere Website bei IONOS SE, Elgendorfer Str. 57, 56410 Montabaur.</p></main>${footer}</body></html>`,
  },
  truth: {
    businessName: ['Physiotherapie am Wehr', 'Physio am Wehr'],
    phones: ['+499117430862'],
    fax: ['+499117430863'],
    otherPhones: ['+4991239500', '+499112147730'],
    emails: ['praxis@physio-am-wehr.de'],
    otherEmails: ['info@dsb-franken.de'],
    addresses: ['Wehrgasse 11 | 90518 | Altdorf | DE'],
    hours: 'mo 08:00-19:00, tu 08:00-18:00, we 08:00-19:00, th 08:00-18:00, fr 08:00-14:00 APPT',
    trade: 'physiotherapist',
    languages: ['de'],
    schemaTypes: ['WebPage', 'WebSite', 'SearchAction', 'EntryPoint'],
    faq: ['Brauche ich ein Rezept?', 'Was muss ich mitbringen?'],
    h1Count: 1,
    imagesWithoutAlt: 1,
    policies: ['privacy /datenschutz/', 'imprint /impressum/'],
  },
};

import type { InventedSite } from '../invented-site.ts';

const foot = `<footer><div class="office"><h4>Hexham</h4><p>Beaumont House, 22 Battle Hill, Hexham NE46 1BU<br>Tel: 01434 608 217<br>Fax: 01434 608 218<br>DX 63210 Hexham</p></div><div class="office"><h4>Morpeth</h4><p>5 Newgate Street, Morpeth, Northumberland NE61 1AL<br>Tel: 01670 514 903</p></div><p>Pattinson Rowe LLP is authorised and regulated by the Solicitors Regulation Authority (SRA No. 618842). Registered in England and Wales OC384417. VAT 176 2284 91.</p><a href="/privacy-notice">Privacy Notice</a> <a href="/complaints">Complaints</a></footer>`;

/** A law firm with two offices, a document exchange number and an ombudsman. */
export const gbSolicitor: InventedSite = {
  name: 'gb-solicitor',
  url: 'https://www.pattinsonrowe.co.uk/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en-GB"><head><title>Solicitors in Hexham &amp; Morpeth - Pattinson Rowe LLP</title><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"LegalService","@id":"#hexham","name":"Pattinson Rowe LLP","telephone":"+44 1434 608217","address":{"@type":"PostalAddress","streetAddress":"Beaumont House, 22 Battle Hill","addressLocality":"Hexham","postalCode":"NE46 1BU","addressCountry":"GB"}}]}</script></head><body><header><a href="/"><img src="/pr-logo.svg" alt="Pattinson Rowe Solicitors"></a></header><main><h1>Straightforward legal advice in Northumberland</h1><p>We advise families, farmers and businesses on conveyancing, wills and probate, divorce and agricultural law.</p><p>Our offices are open 9am to 5.15pm, Monday to Friday. Home visits by arrangement.</p><div class="reviews-wrap"><h2>Client feedback</h2><blockquote><p>Everything was explained in plain English and the sale went through in six weeks.</p><footer>Mr &amp; Mrs Charlton, Corbridge</footer></blockquote></div></main>${foot}</body></html>`,
    '/complaints': `<html lang="en-GB"><head><title>Complaints - Pattinson Rowe LLP</title></head><body><main><h1>Complaints</h1><p>If you are unhappy please contact our client care partner, Fiona Rowe, at f.rowe@pattinsonrowe.co.uk.</p><p>You may ask the Legal Ombudsman to consider the complaint: PO Box 6167, Slough SL1 0EH, telephone 0300 555 0333, enquiries@legalombudsman.org.uk.</p></main>${foot}</body></html>`,
  },
  truth: {
    businessName: ['Pattinson Rowe LLP', 'Pattinson Rowe', 'Pattinson Rowe Solicitors'],
    phones: ['+441434608217', '+441670514903'],
    fax: ['+441434608218'],
    otherPhones: ['+443005550333'],
    emails: ['f.rowe@pattinsonrowe.co.uk'],
    otherEmails: ['enquiries@legalombudsman.org.uk'],
    addresses: [
      'Beaumont House, 22 Battle Hill | NE46 1BU | Hexham | GB',
      '5 Newgate Street | NE61 1AL | Morpeth | GB',
    ],
    hours: 'mo-fr 09:00-17:15 APPT',
    trade: 'lawyer',
    languages: ['en'],
    schemaTypes: ['LegalService', 'PostalAddress'],
    reviews: ['Everything was explained in plain English'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /privacy-notice'],
  },
};

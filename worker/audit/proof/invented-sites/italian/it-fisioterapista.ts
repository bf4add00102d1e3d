import type { InventedSite } from '../invented-site.ts';

export const itFisioterapista: InventedSite = {
  name: 'it-fisioterapista',
  url: 'https://www.fisiolaurenti.it/',
  pages: {
    '/': `<!DOCTYPE html><html lang="it"><head><title>Fisio Laurenti – Fisioterapia e osteopatia a Perugia</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Physiotherapy","name":"Fisio Laurenti","telephone":"0755728410","address":{"@type":"PostalAddress","streetAddress":"Via Settevalli 133/F","addressLocality":"Perugia","postalCode":"06129","addressRegion":"PG","addressCountry":"IT"},"openingHours":"Mo-Fr 08:30-19:30","aggregateRating":{"@type":"AggregateRating","ratingValue":"4,9","reviewCount":"64"}}</script></head><body><header><a href="/"><img src="l.svg" alt="Fisio Laurenti"></a></header><main><h1>Torna a muoverti senza dolore</h1><p>Trattiamo mal di schiena, cervicale, esiti di traumi e interventi chirurgici con terapie manuali e percorsi personalizzati.</p><div class="elementor-accordion"><div class="elementor-accordion-item"><div class="elementor-tab-title"><a class="elementor-accordion-title">Serve la ricetta del medico?</a></div><div class="elementor-tab-content"><p>No, puoi prenotare direttamente.</p></div></div><div class="elementor-accordion-item"><div class="elementor-tab-title"><a class="elementor-accordion-title">Quanto dura una seduta?</a></div><div class="elementor-tab-content"><p>Circa 50 minuti.</p></div></div></div><div class="trustindex-widget"><div class="ti-review"><p class="ti-text">Professionalità e gentilezza, dopo cinque sedute il dolore è sparito.</p><div class="ti-author">Roberta Mancini</div></div></div></main><footer><p>Fisio Laurenti Studio Associato<br>Via Settevalli, 133/F - 06129 Perugia<br>Tel. 075 5728410 - WhatsApp 375 601 2284<br>segreteria@fisiolaurenti.it</p><p>Lun - Ven 8:30 / 19:30<br>Sabato 9:00 / 13:00</p><p>P.IVA 03418870547 | Direttore sanitario Dott. Andrea Laurenti, iscritto all'Albo n. 417</p></footer></body></html>`,
  },
  truth: {
    businessName: ['Fisio Laurenti', 'Fisio Laurenti Studio Associato'],
    phones: ['+390755728410', '+393756012284'],
    emails: ['segreteria@fisiolaurenti.it'],
    addresses: ['Via Settevalli, 133/F | 06129 | Perugia | IT'],
    hours: 'mo-fr 08:30-19:30, sa 09:00-13:00',
    trade: 'physiotherapist',
    languages: ['it'],
    schemaTypes: ['Physiotherapy', 'PostalAddress', 'AggregateRating'],
    faq: ['Serve la ricetta del medico?', 'Quanto dura una seduta?'],
    reviews: ['Professionalità e gentilezza'],
    rating: '4.9/5 (64)',
    h1Count: 1,
    imagesWithoutAlt: 0,
    people: ['Andrea Laurenti'],
  },
};

import type { InventedSite } from '../invented-site.ts';

/** A dance school with a class timetable and no opening hours; a second location; an unmarked FAQ of bold questions. */
export const nlDansschool: InventedSite = {
  name: 'nl-dansschool',
  url: 'https://www.dansstudiovolta.nl/',
  pages: {
    '/': `<!DOCTYPE html><html lang="nl"><head><title>Dansstudio Volta | Dansles voor kinderen en volwassenen in Zwolle</title></head><body><header><a href="/"><img src="volta.svg" alt="Dansstudio Volta"></a><nav><a href="/lesrooster">Lesrooster</a><a href="/info">Info</a></nav></header><main><h1>Dansen doe je bij Volta</h1><p>Ballet, hiphop, jazz en moderne dans voor iedereen vanaf vier jaar. Kom langs voor een gratis proefles en ontdek welke stijl bij je past.</p></main><footer><p>Locatie Assendorp: Assendorperstraat 61, 8012 DG Zwolle</p><p>Locatie Stadshagen: Wade 14, 8043 LL Zwolle</p><p>038 - 421 87 60 | dans@dansstudiovolta.nl</p></footer></body></html>`,
    '/lesrooster': `<html lang="nl"><head><title>Lesrooster | Dansstudio Volta</title></head><body><main><h1>Lesrooster</h1><h3>Maandag</h3><p>16.00 - 16.45 Kleuterdans<br>17.00 - 18.00 Hiphop 8-10 jaar<br>19.30 - 20.30 Jazz volwassenen</p><h3>Woensdag</h3><p>14.30 - 15.15 Peuterballet<br>15.30 - 16.30 Ballet 1</p></main></body></html>`,
    '/info': `<html lang="nl"><head><title>Info | Dansstudio Volta</title></head><body><main><h1>Veelgestelde vragen</h1><p><strong>Wat kost een les?</strong><br>Een losse les kost € 12,50, een jaarkaart € 320.</p><p><strong>Kan ik een proefles doen?</strong><br>Ja, de eerste les is gratis.</p><p><strong>Wat trek ik aan?</strong><br>Kleding waarin je goed kunt bewegen.</p></main></body></html>`,
  },
  truth: {
    businessName: ['Dansstudio Volta'],
    phones: ['+31384218760'],
    emails: ['dans@dansstudiovolta.nl'],
    addresses: ['Assendorperstraat 61 | 8012 DG | Zwolle | NL', 'Wade 14 | 8043 LL | Zwolle | NL'],
    hours: null,
    trade: 'dance-school',
    languages: ['nl'],
    faq: ['Wat kost een les?', 'Kan ik een proefles doen?', 'Wat trek ik aan?'],
    h1Count: 1,
    imagesWithoutAlt: 0,
  },
};

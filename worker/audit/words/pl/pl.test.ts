import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { countryCode } from '../../countries/country-names.ts';
import { readTrade } from '../../facts/trade/trade.ts';
import { datesIn } from '../../website/text/dates.ts';

/** Ten invented businesses: title, first heading, a paragraph as such pages have one. */
const BUSINESSES: [trade: string, title: string, heading: string, text: string][] = [
  [
    'dentist',
    'Gabinet stomatologiczny Modrzew – Puławy',
    'Dentysta w Puławach',
    'Leczymy zęby dzieci i dorosłych od 2004 roku. Nasz stomatolog przyjmuje od poniedziałku do piątku, także w nagłych przypadkach.',
  ],
  [
    'lawyer',
    'Kancelaria Adwokacka Ewa Lipowa | Kielce',
    'Adwokat w Kielcach',
    'Prowadzimy sprawy rodzinne i spadkowe. Pierwsza rozmowa z adwokatem trwa godzinę. Pomagamy też, gdy lekarz popełnił błąd.',
  ],
  [
    'bakery',
    'Piekarnia Pod Bukiem',
    'Chleb na zakwasie z Sanoka',
    'Nasza piekarnia działa od trzech pokoleń. Codziennie o szóstej rano otwieramy drzwi, w soboty pieczemy też drożdżówki.',
  ],
  [
    'vet',
    'Lecznica Weterynaryjna Ryś, Suwałki',
    'Lekarze weterynarii z Suwałk',
    'Szczepimy psy i koty, operujemy i prowadzimy szpital dla zwierząt. Weterynarz dyżuruje również w niedziele.',
  ],
  [
    'hairdresser',
    'Salon fryzjerski Grzebyk w Nysie',
    'Fryzjer damski i męski',
    'Strzyżenie, koloryzacja i upięcia ślubne. Nasi fryzjerzy doradzą, co pasuje do twarzy.',
  ],
  [
    'car-repair',
    'Auto Jesion – warsztat samochodowy Iława',
    'Mechanik samochodowy i wulkanizacja',
    'Naprawiamy auta osobowe i dostawcze. W warsztacie samochodowym sprawdzamy też klimatyzację i geometrię kół.',
  ],
  [
    'hotel',
    'Pensjonat Jodłowy Szum | Noclegi w Bieszczadach',
    'Pokoje gościnne przy szlaku',
    'Pensjonat ma dwanaście pokoi, saunę i ogród. Doba zaczyna się o piętnastej, śniadanie podajemy od ósmej.',
  ],
  [
    'electrician',
    'Elektryk Brzeg – Instalacje elektryczne Wiąz',
    'Usługi elektryczne dla domu i firmy',
    'Wykonujemy instalacje elektryczne, pomiary i przyłącza. Elektryk z uprawnieniami przyjedzie tego samego dnia.',
  ],
  [
    'school',
    'Przedszkole Leśna Polana, Ełk',
    'Przedszkole z ogrodem',
    'Nasze przedszkole przyjmuje dzieci od trzech do sześciu lat. Obiady gotujemy na miejscu.',
  ],
  [
    'other',
    'Przeprowadzki Klon – Gdynia i Trójmiasto',
    'Przeprowadzki bez pośpiechu',
    'Przewozimy meble mieszkań, biur i szkół. Przeprowadzka z pakowaniem trwa jeden dzień.',
  ],
];

it.each(BUSINESSES)('tells a Polish website of the trade %s: %s', (trade, title, heading, text) => {
  const pages = [page(`<html lang="pl"><title>${title}</title><main><h1>${heading}</h1><p>${text}</p></main></html>`)];
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  expect(readTrade(website({ target, pages, country: 'PL' }))?.value.id).toBe(trade);
});

it('knows a date and a country', () => {
  expect(datesIn('Aktualizacja: 3 września 2026 r.')[0]?.from).toBe(Date.UTC(2026, 8, 3));
  expect(['Polska', 'Niemcy', 'Słowacja', 'dania'].map(countryCode)).toEqual(['PL', 'DE', 'SK', null]);
});

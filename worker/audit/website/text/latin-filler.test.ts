import { expect, it } from 'vitest';
import { latinFiller, printersLatin } from './latin-filler.ts';

it.each([
  [
    'A placeat dolorem quia explicabo nisi enim. Voluptatem sit omnis aut quisquam.',
    'A placeat dolorem quia explicabo',
  ],
  ['Molestias harum eligendi qui tempore sapiente. Quis ad fuga rerum.', 'Molestias harum eligendi qui tempore'],
  ['Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi.', 'Ut enim ad minim veniam,'],
  ['Consectetur adipiscing elit sed do', 'Consectetur adipiscing elit sed do'],
  ['Lorem ipsum...', 'Lorem ipsum...'],
  ['Nulla vehicula placerat elit, non tincidunt sapien tincidunt id.', 'Nulla vehicula placerat elit, non'],
  [
    'Sed luctus sed justo eget imperdiet. Donec porttitor eros lorem, id posuere purus condimentum a. Aenean ut magna ac risus.',
    'Sed luctus sed justo eget',
  ],
])('knows what programs fill layouts with: %s', (text, begin) => {
  expect(latinFiller(text)).toBe(begin);
});

it.each([
  'Carpe diem, quam minimum credula postero, sagt der Dichter Horaz.',
  'Et in terra pax hominibus bonae voluntatis laudamus te benedicimus te adoramus te',
  'We sit in a quiet room, and at no time is it a hard seat to sit in or on.',
  'Qui dit nous ? Elle et lui, et vous, et moi, ou ceux qui nous disent qui ils sont.',
  'In omnibus requiem quaesivi et nusquam inveni nisi in angulo cum libro.',
  'dolor sit amet',
  'Lorem ipsum is no offer',
  'Veritatis et iustitia',
  'Omnia vincit amor et nos',
  'Donec eris felix, multos numerabis amicos; tempora si fuerint nubila, solus eris, sed nunc et semper.',
  'The vestibulum and the tempor lobe: a quiet talk on the leo and the lotus, sed non, at our studio.',
])('takes nothing for it that somebody wrote: %s', (text) => {
  expect(latinFiller(text)).toBeNull();
});

it.each([
  'La librairie Ormel et quidam velitpore pro occusta temquod tem idi to omnit ernat velessus dolurta corum in conet dusa apiciatum nam.',
  'Eximolor aut ad estur adit mod quit eosam apid quam pratiosum, sundaeque. Itatur sed maximat nimus, tem cus re offici omniam.',
])('knows what programs for printed pages fill them with: %s', (text) => {
  expect(printersLatin(text)).not.toBeNull();
});

it.each([
  'Lavandula angustifolia, Rosmarinus officinalis, Salvia officinalis, Thymus vulgaris, Ocimum basilicum, Mentha piperita, Origanum vulgare, Laurus nobilis',
  'Aqua, Glycerin, Cetearyl Alcohol, Butyrospermum Parkii Butter, Prunus Amygdalus Dulcis Oil, Cera Alba, Sodium Hydroxide, Parfum, Tocopherol',
  'Servicii complete de instalatii sanitare, montaj centrale termice, reparatii urgente, echipa calificata, garantie si pret corect',
  'Carpe diem, quam minimum credula postero.',
])('takes nothing for it that is in a language or a list of names: %s', (text) => {
  expect(printersLatin(text)).toBeNull();
});

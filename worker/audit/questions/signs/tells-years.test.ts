import { expect, test } from 'vitest';
import { tellsYears } from './tells-years.ts';

test.each([
  'Family-run since 1987',
  'Founded\n1998',
  'Our story began with J. Hill in 1974.',
  'In 2011 she opened a second shop.',
  'Im Jahr 2009 haben wir unsere Werkstatt eröffnet.',
  '1964 – heute',
  'Dating back to 1889',
  'Celebrating our 25th anniversary',
  'En 2003, elle obtient son diplôme',
  'La maison est née en 1950',
  'Abrimos en 1999',
  'For the last 20 years',
  'Seit über dreißig Jahren für Sie da',
  'Vor rund 40 Jahren',
  '15 ans d’expérience',
  'Con más de 10 a 12 años de trayectoria',
  'Three decades in the trade',
])('%s: says since when or how long', (text) => expect(tellsYears(text)).toBe(true));

test.each([
  'A filter in use since 1998 has to be replaced. 12 bottles.',
  'Seit 2021 gilt eine neue Verordnung',
  '20 years of warranty',
  'Pendant plus de 20 ans',
  'Vor 5 Minuten',
  'Open. 1998 photographs',
  'The 2019 season',
  'Children of 5 years',
])('%s: says nothing of the business', (text) => expect(tellsYears(text)).toBe(false));

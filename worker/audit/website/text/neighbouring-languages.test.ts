import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

it.each([
  [
    'ca',
    'Som una escola de muntar a cavall al mig del bosc. Oferim classes per a nens i adults, passejades amb els nostres ponis i els dissabtes també activitats per a les famílies que volen conèixer els animals.',
  ],
  [
    'es',
    'Somos una escuela de equitación en el bosque. Ofrecemos clases para niños y adultos, paseos con nuestros ponis y los sábados también actividades para las familias que quieren conocer a los animales.',
  ],
  [
    'gl',
    'Somos unha escola de equitación no medio do bosque. Ofrecemos clases para nenos e adultos, paseos cos nosos poneis e os sábados tamén actividades para as familias que non coñecen os animais.',
  ],
])('tells %s from its neighbours, whatever a template declares', (code, text) => {
  for (const lang of [null, 'en']) expect(detectLanguage(text, lang)).toBe(code);
});

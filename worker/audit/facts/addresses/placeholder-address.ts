import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { Address } from '../facts.ts';

const PLACEHOLDER = lightLetters(
  regexSource`
  muster(?:str|weg|platz|stadt|ort|hausen)
  |beispiel(?:str|weg|stadt|ort)
  |example
  |lorem
  |ipsum
  |anytown
  |your (?:address|street|city|town)
  |deine? (?:stra|stadt|adresse)
  |ihre? (?:stra|stadt|adresse)
  |votre (?:adresse|ville)
  |rue de l['’]exemple
  |calle (?:falsa|ejemplo)
  |tu direcci
  |via esempio
  |voorbeeld
  |x{3,}
  |street name
  |\[
  |\{\{
  |<
  |dummy
  |placeholder
  |fake st
  |\b(?:completar|preencher|rellenar|inserire|da definire|por definir)\b
`,
  'i',
);

/** Addresses that templates and examples use. */
export function isPlaceholderAddress({
  street,
  locality,
  postalCode,
}: Pick<Address, 'street' | 'locality' | 'postalCode'>): boolean {
  const text = `${street ?? ''} | ${locality ?? ''} | ${postalCode ?? ''}`;
  return (
    PLACEHOLDER.test(text) ||
    /^123\s(?:main|any|street|anywhere|business|example|fake)\b/i.test(street ?? '') ||
    (/^(?:12345|00000|99999|1234|0000|9999)$/.test(postalCode ?? '') &&
      /(?:stadt|city|town|ville|ciudad|citt[àa]|ort|cidade|stad)$/i.test(locality ?? 'city'))
  );
}

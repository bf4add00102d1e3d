import { plainWords } from '../../../website/text/plain-words.ts';

/**
 * States, provinces and departments that stand behind a town, as `plainWords` leaves them, with the code they are written as. São
 * Paulo and Rio de Janeiro are mostly the towns.
 */
const BRAZIL: Record<string, string> = {
  acre: 'AC',
  alagoas: 'AL',
  amazonas: 'AM',
  amapa: 'AP',
  bahia: 'BA',
  ceara: 'CE',
  'distrito federal': 'DF',
  'espirito santo': 'ES',
  goias: 'GO',
  maranhao: 'MA',
  'minas gerais': 'MG',
  'mato grosso do sul': 'MS',
  'mato grosso': 'MT',
  para: 'PA',
  paraiba: 'PB',
  pernambuco: 'PE',
  piaui: 'PI',
  parana: 'PR',
  'rio grande do norte': 'RN',
  rondonia: 'RO',
  roraima: 'RR',
  'rio grande do sul': 'RS',
  'santa catarina': 'SC',
  sergipe: 'SE',
  tocantins: 'TO',
};
const BRAZIL_CODES = new Set([...Object.values(BRAZIL), 'SP', 'RJ']);

/** Behind the name of a town these are its region, whatever town bears the name too. */
const SPANISH_AMERICA = new Set(
  (
    'baja california|baja california sur|campeche|chiapas|chihuahua|coahuila|colima|durango|estado de mexico|edomex|guerrero|hidalgo|' +
    'jalisco|jal|michoacan|mich|morelos|nayarit|nuevo leon|oaxaca|quintana roo|q. roo|sinaloa|sonora|tabasco|tamaulipas|tlaxcala|' +
    'veracruz|yucatan|zacatecas|cdmx|distrito federal|antioquia|atlantico|boyaca|caldas|cauca|cesar|cundinamarca|huila|magdalena|' +
    'meta|narino|norte de santander|quindio|risaralda|santander|sucre|tolima|valle del cauca|buenos aires|provincia de buenos aires|' +
    'bs as|chaco|chubut|entre rios|la pampa|misiones|neuquen|rio negro|santa cruz|tierra del fuego|region metropolitana|rm|' +
    'valparaiso|biobio|araucania|los lagos|los rios|maule|ohiggins|coquimbo|pichincha|guayas|azuay|manabi|el oro|imbabura|' +
    'tungurahua|chimborazo|cotopaxi|canelones|maldonado|colonia|central|alto parana|miranda|carabobo|zulia|aragua|lara|' +
    'd.n|distrito nacional|n.l|nl|qro|gto|ver|chih|coah|tamps|sin|son|edo. mex|edo mex|edo. de mex|q.roo|q.r|slp|s.l.p|b.c|b.c.s|bc|oax|pue|hgo|mor|nay|yuc|' +
    'zac|tab|camp|dgo|gro|ags|aguascalientes|queretaro|guanajuato|puebla|san luis potosi|santa fe|cordoba|mendoza|salta|tucuman|' +
    'san juan|san luis|corrientes|formosa|jujuy|catamarca|la rioja|santiago del estero|pcia. de buenos aires|lima|arequipa|cusco|' +
    'la libertad|piura|lambayeque|ica|junin|callao|loreto|ancash|cajamarca|puno|tacna|ucayali|san martin'
  ).split('|'),
);

const PORTUGAL = new Set([
  'algarve',
  'alentejo',
  'minho',
  'madeira',
  'acores',
  'douro',
  'ribatejo',
  'beira alta',
  'beira baixa',
  'tras-os-montes',
]);

/** What a part of an address names: the region's code or name, or null when it is none. */
export function regionOf(text: string, country: string): string | null {
  const plain = plainWords(text).replace(/\.$/, '');
  if (country === 'BR') return BRAZIL_CODES.has(text) ? text : (BRAZIL[plain] ?? null);
  if (country === 'PT') return PORTUGAL.has(plain) ? text : null;
  if (country === 'IT') return /^[A-Z]{2}$/.test(text) ? text : null;
  return SPANISH_AMERICA.has(plain) ? text : null;
}

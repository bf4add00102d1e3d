import { PROVINCE_CAPITALS } from './italian-province.ts';
import { plainWords } from './plain-words.ts';

/**
 * Large towns of countries that often write the town behind or before a street without a comma or a code, as `plainWords` leaves
 * them: capitals of provinces and states, and what is as large.
 */
const TOWNS: Record<string, string> = {
  IT: PROVINCE_CAPITALS,
  ES:
    'albacete|alicante|almeria|avila|badajoz|barcelona|bilbao|burgos|caceres|cadiz|cartagena|castellon|ciudad real|cordoba|cuenca|donostia|' +
    'elche|gijon|girona|granada|guadalajara|huelva|huesca|ibiza|jaen|jerez de la frontera|leon|lleida|logrono|lugo|madrid|malaga|marbella|' +
    'murcia|ourense|oviedo|palencia|palma|palma de mallorca|pamplona|pontevedra|salamanca|san sebastian|santander|santiago de compostela|' +
    'segovia|sevilla|soria|tarragona|teruel|toledo|valencia|valladolid|vigo|vitoria|vitoria-gasteiz|zamora|zaragoza|a coruna|las palmas|santa cruz de tenerife',
  PT: 'almada|aveiro|barcelos|beja|braga|braganca|coimbra|evora|faro|funchal|guarda|guimaraes|leiria|lisboa|ponta delgada|portalegre|porto|santarem|setubal|sintra|viana do castelo|vila nova de gaia|vila real|viseu',
  BR:
    'aracaju|belem|belo horizonte|blumenau|boa vista|brasilia|campinas|campo grande|caxias do sul|cuiaba|curitiba|florianopolis|fortaleza|' +
    'goiania|joao pessoa|joinville|juiz de fora|londrina|macapa|maceio|manaus|maringa|natal|niteroi|osasco|palmas|pelotas|porto alegre|' +
    'porto velho|recife|ribeirao preto|rio branco|rio de janeiro|salvador|santo andre|santos|sao bernardo do campo|sao jose dos campos|' +
    'sao luis|sao paulo|sorocaba|teresina|uberlandia|vitoria',
};
const SPANISH_AMERICA = new Set(
  (
    'acapulco|aguascalientes|antofagasta|arequipa|armenia|asuncion|bahia blanca|barranquilla|barquisimeto|bogota|bogota d.c|bucaramanga|' +
    'buenos aires|caba|cali|cancun|caracas|cartagena|chiclayo|chihuahua|colonia del sacramento|ciudad de guatemala|ciudad de mexico|ciudad de panama|cochabamba|' +
    'concepcion|cordoba|cuenca|cuernavaca|culiacan|cusco|durango|encarnacion|formosa|guadalajara|guayaquil|hermosillo|huancayo|ibague|iquique|' +
    'iquitos|la paz|la plata|la serena|leon|lima|loja|managua|manizales|mar del plata|maracaibo|medellin|mendoza|merida|mexicali|monterrey|' +
    'montevideo|morelia|neuquen|oaxaca|pachuca|pasto|pereira|piura|popayan|posadas|puebla|puerto montt|queretaro|quito|rancagua|resistencia|' +
    'rosario|salta|saltillo|san jose|san juan|san luis potosi|san salvador|santa cruz de la sierra|santa marta|santiago|santiago de chile|' +
    'santo domingo|sucre|tampico|tegucigalpa|temuco|tijuana|toluca|torreon|trujillo|tucuman|tuxtla gutierrez|valdivia|valencia|valparaiso|' +
    'veracruz|villahermosa|villavicencio|vina del mar|xalapa|zacatecas'
  ).split('|'),
);
const OF = new Map(Object.entries(TOWNS).map(([country, names]) => [country, new Set(names.split('|'))]));

export const isLatinTown = (name: string, country: string): boolean =>
  (OF.get(country) ?? SPANISH_AMERICA).has(plainWords(name).replace(/\.$/, ''));

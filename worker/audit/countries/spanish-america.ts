/** As `plainWords` leaves them. Behind the name of a town these are its region, whatever town bears the name too. */
const REGIONS = new Set(
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

/** The region an address in Spanish names, of whatever country; null when it is none. */
export const spanishRegion = (text: string, plain: string): string | null => (REGIONS.has(plain) ? text : null);

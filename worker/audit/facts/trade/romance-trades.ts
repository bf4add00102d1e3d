import { LETTER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';

/**
 * Spanish, Italian and Portuguese titles begin with what is searched for: "Fontanero en Sevilla", "Advocacia Trabalhista em Curitiba".
 * Such phrases are built of the words below, as `plainWords` leaves them, and of places.
 */
const TRADE = words(
  // Spanish
  'fontaner(?:o|os|ia)|electricistas?|albanil(?:es|eria)?|reformas|pintor(?:es)?|carpinter(?:o|os|ia)|cerrajer(?:o|os|ia)|mudanzas|limpiezas?|' +
    'jardiner(?:o|os|ia)|taller(?:es)?|gruas?|autoescuela|peluquer(?:ia|ias|os?|as?)|barberia|estetica|belleza|masajes?|masajistas?|' +
    'fisioterapeutas?|fisioterapia|osteopatas?|osteopatia|podolog(?:o|a|os|ia)|dentistas?|odontolog(?:o|a|os|ia)|clinica|veterinari[oa]s?|' +
    'psicolog(?:o|a|os|ia)|psiquiatras?|dermatolog(?:o|a|os|ia)|medic[oa]s?|nutricionistas?|logopedas?|abogad[oa]s?|bufete|asesoria|gestoria|' +
    'contador(?:es)?|contabilidad|arquitect[oa]s?|interiorismo|inmobiliaria|fotograf(?:o|a|os|ia)|restaurante|cafeteria|panaderia|pasteleria|' +
    'carniceria|floristeria|hotel|hostal|apartamentos|alojamiento|turismo|yoga|meditacion|meditazione|pilates|gimnasio|clases|cursos|idiomas|' +
    'guarderia|ferreteria|construcciones|climatizacion|aire acondicionado|calefaccion|energia solar|(?:placas|paneles) solares|seguros|marketing|diseno web|' +
    'urgencias|eventos|bodas|catering|alquiler|plagas|fumigacion|desatascos|' +
    // Portuguese
    'canalizador(?:es)?|encanador(?:es)?|eletricistas?|pedreiros?|pinturas?|carpintaria|serralharia|chaveiros?|vidracaria|mudancas|fretes?|' +
    'limpezas?|jardinagem|oficina|funilaria|cabeleireir[oa]s?|barbearia|massoterapia|massoterapeutas?|massagens?|massagistas?|odontologia|dermatologistas?|cardiologistas?|' +
    'advogad[oa]s?|advocacia|contabilidade|contabilistas?|arquitet[oa]s?|arquitetura|imobiliaria|imoveis|pizzaria|padaria|confeitaria|' +
    'churrascaria|lanchonete|floricultura|pousada|alojamentos?|aulas|creche|construcao|remodelacoes|obras|ar condicionado|casamentos|alugue[lr]|' +
    'dedetizacao|desentupidora|criacao de sites|' +
    // Italian
    'pronto intervento|idraulic[oia]|elettricist[ai]|imbianchin[oi]|falegname(?:ria)?|fabbro|traslochi|pulizie|giardinier[ei]|giardinaggio|officina|carrozzeria|' +
    'gommista|autoscuola|parrucchier[aei]|barbiere|estetista|massaggi|fisioterapist[ai]|osteopat[ai]|odontoiatr[ai]a?|psicologh?[ia]|' +
    'psicoterapeut[ai]|psicoterapia|dermatologia|avvocat[oi]|commercialist[ai]|architett[oi]|geometra|immobiliare|ristorante|pizzeria|' +
    'studio (?:dentistico|odontoiatrico|medico|veterinario|fotografico)|ambulatorio|centro (?:medico|estetico|revisioni)|' +
    'trattoria|panificio|pasticceria|gelateria|macelleria|fiorista|albergo|agriturismo|palestra|corsi|lezioni|ferramenta|edilizia|' +
    'ristrutturazion[ei]|costruzioni|fotovoltaico|assicurazioni|siti web|matrimoni|noleggio|disinfestazion[ei]',
);

/** Words around a trade that make no name of it. */
const AROUND = words(
  'profesional(?:es)?|profissiona(?:l|is)|professional[ei]|barat[oa]s?|economic[oaihe]{1,2}s?|urgentes?|' +
    '24 ?(?:h|horas|ore)|h24|integral(?:es)?|rural(?:es)?|rurale|tradicional|artesanal|artigianal[ei]|expert[oa]s|especialistas?|' +
    'specialist[ai]|mejor(?:es)?|melhor(?:es)?|miglior[ei]|servicios?|servicos?|servizi|empresas?|impresa|centro|estudio|studio|despacho|' +
    'escritorio|agencia|agenzia|domicilio|online|laboral(?:es)?|laboralistas?|trabalhistas?|previdenciari[oa]|criminal|penalist[ai]s?|' +
    'penal|civil|empresarial|dental(?:es)?|dentari[oa]|odontologic[oa]|dentistico|medic[oa]|mecanic[oa]s?|meccanic[oa]|clinic[oa]s?|' +
    'deportiv[oa]s?|infanti(?:l|les|s)|industrial|industriale|residencial|comercial|edile|legale|sportiv[oa]|digital|' +
    'de|del|da|do|das|dos|di|della|dei|delle|la|el|los|las|il|lo|gli|i|o|a|e|y|ed|en|em|in|para|per|su|sua|tu|tuo',
);

/** A place follows its preposition: "en Sevilla", "no Porto", "a Torino", "in Toscana". */
const IN_PLACE = lightLetters(/\s(?:en|em|no|na|in|a|ad|nel|nella)\s(?:(?:la|el|los|las|il|o|a)\s)?\p{Lu}.{1,40}$/u);

/** Nothing but a trade: "Pasticceria artigianale", "Advocacia Trabalhista". */
export function isRomanceTrade(name: string): boolean {
  const plain = plainWords(name);
  const rest = plain.replace(TRADE, ' ');
  return rest !== plain && !LETTER.test(rest.replace(AROUND, ' ')) && !/\d/.test(rest.replace(AROUND, ' '));
}

export function isRomanceTradeInPlace(name: string): boolean {
  const trade = name.replace(IN_PLACE, '');
  return trade !== name && isRomanceTrade(trade);
}

function words(alternatives: string): RegExp {
  return new RegExp(String.raw`(?<![a-z\d])(?:${alternatives})(?![a-z\d])`, 'g');
}

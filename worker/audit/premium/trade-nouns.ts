import type { TradeId } from '../facts/facts.ts';
import type { ProseLanguage } from '../text/page-prose.ts';

type Nouns = Record<ProseLanguage, string>;

const nouns = (en: string, de: string, fr: string, es: string, it: string, nl: string, pt: string, ja: string): Nouns => ({
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  ja,
});

/** What people type when they look for one, in the singular. Of `other` nobody knows. */
export const TRADE_NOUNS: Readonly<Record<TradeId, Nouns | null>> = {
  restaurant: nouns('restaurant', 'Restaurant', 'restaurant', 'restaurante', 'ristorante', 'restaurant', 'restaurante', 'レストラン'),
  cafe: nouns('café', 'Café', 'café', 'cafetería', 'caffetteria', 'café', 'café', 'カフェ'),
  bakery: nouns('bakery', 'Bäckerei', 'boulangerie', 'panadería', 'panificio', 'bakkerij', 'padaria', 'パン屋'),
  hotel: nouns('hotel', 'Hotel', 'hôtel', 'hotel', 'hotel', 'hotel', 'hotel', 'ホテル'),
  dentist: nouns('dentist', 'Zahnarzt', 'dentiste', 'dentista', 'dentista', 'tandarts', 'dentista', '歯医者'),
  doctor: nouns('doctor', 'Arztpraxis', 'médecin', 'médico', 'medico', 'huisarts', 'médico', '病院'),
  physiotherapist: nouns('physiotherapist', 'Physiotherapie', 'kinésithérapeute', 'fisioterapeuta', 'fisioterapista', 'fysiotherapeut', 'fisioterapeuta', '理学療法'),
  vet: nouns('vet', 'Tierarzt', 'vétérinaire', 'veterinario', 'veterinario', 'dierenarts', 'veterinário', '動物病院'),
  pharmacy: nouns('pharmacy', 'Apotheke', 'pharmacie', 'farmacia', 'farmacia', 'apotheek', 'farmácia', '薬局'),
  lawyer: nouns('lawyer', 'Rechtsanwalt', 'avocat', 'abogado', 'avvocato', 'advocaat', 'advogado', '弁護士'),
  accountant: nouns('accountant', 'Steuerberater', 'expert-comptable', 'asesoría', 'commercialista', 'accountant', 'contabilista', '税理士'),
  plumber: nouns('plumber', 'Klempner', 'plombier', 'fontanero', 'idraulico', 'loodgieter', 'canalizador', '水道工事'),
  electrician: nouns('electrician', 'Elektriker', 'électricien', 'electricista', 'elettricista', 'elektricien', 'eletricista', '電気工事'),
  builder: nouns('builder', 'Bauunternehmen', 'entreprise de construction', 'empresa de reformas', 'impresa edile', 'aannemer', 'construtora', '工務店'),
  cleaner: nouns('cleaning company', 'Reinigungsfirma', 'entreprise de nettoyage', 'empresa de limpieza', 'impresa di pulizie', 'schoonmaakbedrijf', 'empresa de limpeza', '清掃業者'),
  hairdresser: nouns('hairdresser', 'Friseur', 'coiffeur', 'peluquería', 'parrucchiere', 'kapper', 'cabeleireiro', '美容室'),
  beauty: nouns('beauty salon', 'Kosmetikstudio', 'institut de beauté', 'centro de estética', 'centro estetico', 'schoonheidssalon', 'salão de beleza', 'エステサロン'),
  gym: nouns('gym', 'Fitnessstudio', 'salle de sport', 'gimnasio', 'palestra', 'sportschool', 'ginásio', 'ジム'),
  'dance-school': nouns('dance school', 'Tanzschule', 'école de danse', 'escuela de baile', 'scuola di danza', 'dansschool', 'escola de dança', 'ダンス教室'),
  school: nouns('school', 'Schule', 'école', 'escuela', 'scuola', 'school', 'escola', 'スクール'),
  shop: nouns('shop', 'Geschäft', 'magasin', 'tienda', 'negozio', 'winkel', 'loja', '店'),
  'online-shop': nouns('online shop', 'Onlineshop', 'boutique en ligne', 'tienda online', 'negozio online', 'webwinkel', 'loja online', '通販'),
  'real-estate': nouns('estate agent', 'Immobilienmakler', 'agence immobilière', 'inmobiliaria', 'agenzia immobiliare', 'makelaar', 'imobiliária', '不動産会社'),
  finance: nouns('financial adviser', 'Finanzberater', 'conseiller financier', 'asesor financiero', 'consulente finanziario', 'financieel adviseur', 'consultor financeiro', '資産相談'),
  software: nouns('software', 'Software', 'logiciel', 'software', 'software', 'software', 'software', 'ソフトウェア'),
  agency: nouns('agency', 'Agentur', 'agence', 'agencia', 'agenzia', 'bureau', 'agência', '制作会社'),
  'non-profit': nouns('charity', 'Verein', 'association', 'asociación', 'associazione', 'stichting', 'associação', '非営利団体'),
  'car-repair': nouns('garage', 'Autowerkstatt', 'garage automobile', 'taller mecánico', 'officina', 'autogarage', 'oficina automóvel', '自動車整備'),
  other: null,
};

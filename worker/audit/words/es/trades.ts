import type { TradeWords } from '../language-words.ts';

/** What businesses of a trade call themselves in Spanish, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const trades: TradeWords = {
  accountant: `
    *asesoria fiscal* · *asesoria contable* · *gestoria* · *contable*
  `,
  agency: `
    *agencia de marketing* · *agencia digital* · *agencia de publicidad* · *agencia de diseno* · *agencia web*
  `,
  bakery: `
    *panaderia* · *pasteleria*
  `,
  beauty: `
    *tatuaj* · *masaje* · *centro de estetic* · *centro estetic* · *estetica*
  `,
  builder: `
    *construcciones · *jardineria* · *aislamiento* · *empresa de construccion* · *constructora* · *reformas* · *albanil*
    *carpinter*
  `,
  cafe: `
    *cafeteria*
  `,
  'car-repair': `
    *taller mecanico* · *taller de coches* · *taller de chapa* · *neumaticos*
  `,
  cleaner: `
    *empresa de limpieza* · *limpieza*
  `,
  'dance-school': `
    *escuela de baile* · *escuela de danza* · *estudio de danza*
  `,
  dentist: `
    *dentista* · *clinica dental* · *odontolog* · *ortodonc*
  `,
  doctor: `
    *oftalmolog* · *consultorio medico* · *clinica medica* · *medico de* · *medico di*
  `,
  electrician: `
    *instalaciones electricas* · *electricist*
  `,
  finance: `
    *seguros* · *hipoteca* · *asesor financiero*
  `,
  gym: `
    *centro deportivo* · *centro sportivo* · *gimnasio*
  `,
  hairdresser: `
    *peluquer* ~ *peluquer* canina* ~ *peluquer* felina* ~ *peluquer* de perros* ~ *peluquer* de mascotas*
    *barberia*
  `,
  hotel: `
    *hospedaje* · *posada* · *apartamentos turistico* · *apartamento turistico* · hostal · *casa rural* · *alojamiento*
    *alquiler temporario* · *alquiler vacacional*
  `,
  lawyer: `
    *estudio legal* · *estudio juridico* · *asesoria legal* · *asesoria juridica* · *abogado* · *abogada* · *bufete*
    *despacho de abogad* · *notaria*
  `,
  'non-profit': `
    *parroquia* · *sin animo de lucro* · ong · *fundacion*
  `,
  'online-shop': `
    *tienda online* · *tienda en linea* · *anadir al carrito*
  `,
  pharmacy: `
    *farmacia*
  `,
  physiotherapist: `
    *fisioterap* · *osteopat*
  `,
  plumber: `
    *fontaner*
  `,
  'real-estate': `
    *inmobiliaria*
  `,
  restaurant: `
    *tapas* · *restaurante* · *asador*
  `,
  school: `
    *academia · *escuela* · *colegio* · *guarderia* · *autoescuela*
  `,
  shop: `
    *floristeria* · *libreria* · *joyeria* · *carniceria* · otica · *muebleria* · *jugueteria* · *ferreteria* · *optica*
    *tienda de*
  `,
  software: `
    *desarrollo de software*
  `,
  unasked: `
    mudanzas · mudanza · gruas · grua · *cerrajer* · plagas · *funerari* · *psicolog* · *psicoterap* · bodegas · bodega
    *cerveceri* · *distribuidora · *distribuidor · *fabricantes · *fabricante · *consultores · *arquitect* · *tapicer*
    *lavadero* · *alquiler de coches* · *alquiler de autos* · *peluqueria canina* · *imprenta*
  `,
};

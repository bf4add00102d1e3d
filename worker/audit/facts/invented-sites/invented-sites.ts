import { atGasthof } from './at-gasthof.ts';
import { auVet } from './au-vet.ts';
import { beComptable } from './be-comptable.ts';
import { brVeterinaria } from './br-veterinaria.ts';
import { chAnwalt } from './ch-anwalt.ts';
import { deDachdecker } from './de-dachdecker.ts';
import { dePhysio } from './de-physio.ts';
import { deSoftware } from './de-software.ts';
import { esFarmacia } from './es-farmacia.ts';
import { esTaller } from './es-taller.ts';
import { frBoulangerie } from './fr-boulangerie.ts';
import { frInstitut } from './fr-institut.ts';
import { gbGym } from './gb-gym.ts';
import { gbPlumber } from './gb-plumber.ts';
import type { InventedSite } from './invented-site.ts';
import { itHotel } from './it-hotel.ts';
import { itPizzeria } from './it-pizzeria.ts';
import { jaClinic } from './ja-clinic.ts';
import { jaRamen } from './ja-ramen.ts';
import { mxDentista } from './mx-dentista.ts';
import { nlDansschool } from './nl-dansschool.ts';
import { nlKapper } from './nl-kapper.ts';
import { ptCabeleireiro } from './pt-cabeleireiro.ts';
import { usElectrician } from './us-electrician.ts';
import { usNonprofit } from './us-nonprofit.ts';
import { usRestaurant } from './us-restaurant.ts';

export const INVENTED_SITES: InventedSite[] = [
  atGasthof,
  auVet,
  beComptable,
  brVeterinaria,
  chAnwalt,
  deDachdecker,
  dePhysio,
  deSoftware,
  esFarmacia,
  esTaller,
  frBoulangerie,
  frInstitut,
  gbGym,
  gbPlumber,
  itHotel,
  itPizzeria,
  jaClinic,
  jaRamen,
  mxDentista,
  nlDansschool,
  nlKapper,
  ptCabeleireiro,
  usElectrician,
  usNonprofit,
  usRestaurant,
];

import { atGasthof } from './at-gasthof.ts';
import { auBuilder } from './au-builder.ts';
import { auVet } from './au-vet.ts';
import { beComptable } from './be-comptable.ts';
import { brRestaurante } from './br-restaurante.ts';
import { brVeterinaria } from './br-veterinaria.ts';
import { chAnwalt } from './ch-anwalt.ts';
import { chCafe } from './ch-cafe.ts';
import { deDachdecker } from './de-dachdecker.ts';
import { deHausarzt } from './de-hausarzt.ts';
import { deOnlineshop } from './de-onlineshop.ts';
import { dePhysio } from './de-physio.ts';
import { deSoftware } from './de-software.ts';
import { esAcademia } from './es-academia.ts';
import { esFarmacia } from './es-farmacia.ts';
import { esTaller } from './es-taller.ts';
import { frBoulangerie } from './fr-boulangerie.ts';
import { frInstitut } from './fr-institut.ts';
import { frPlombier } from './fr-plombier.ts';
import { gbGym } from './gb-gym.ts';
import { gbPlumber } from './gb-plumber.ts';
import { gbPub } from './gb-pub.ts';
import { ieCafe } from './ie-cafe.ts';
import type { InventedSite } from './invented-site.ts';
import { itAvvocato } from './it-avvocato.ts';
import { itHotel } from './it-hotel.ts';
import { itPizzeria } from './it-pizzeria.ts';
import { jaClinic } from './ja-clinic.ts';
import { jaRamen } from './ja-ramen.ts';
import { jaSalon } from './ja-salon.ts';
import { mxDentista } from './mx-dentista.ts';
import { nlDansschool } from './nl-dansschool.ts';
import { nlKapper } from './nl-kapper.ts';
import { nlWinkel } from './nl-winkel.ts';
import { ptCabeleireiro } from './pt-cabeleireiro.ts';
import { usDentist } from './us-dentist.ts';
import { usElectrician } from './us-electrician.ts';
import { usNonprofit } from './us-nonprofit.ts';
import { usRealty } from './us-realty.ts';
import { usRestaurant } from './us-restaurant.ts';

export const INVENTED_SITES: InventedSite[] = [
  atGasthof,
  auBuilder,
  auVet,
  beComptable,
  brRestaurante,
  brVeterinaria,
  chAnwalt,
  chCafe,
  deDachdecker,
  deHausarzt,
  deOnlineshop,
  dePhysio,
  deSoftware,
  esAcademia,
  esFarmacia,
  esTaller,
  frBoulangerie,
  frInstitut,
  frPlombier,
  gbGym,
  gbPlumber,
  gbPub,
  ieCafe,
  itAvvocato,
  itHotel,
  itPizzeria,
  jaClinic,
  jaRamen,
  jaSalon,
  mxDentista,
  nlDansschool,
  nlKapper,
  nlWinkel,
  ptCabeleireiro,
  usDentist,
  usElectrician,
  usNonprofit,
  usRealty,
  usRestaurant,
];

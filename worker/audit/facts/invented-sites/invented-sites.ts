import { atGasthof } from './at-gasthof.ts';
import { atSteuerberater } from './at-steuerberater.ts';
import { auBuilder } from './au-builder.ts';
import { auCafe } from './au-cafe.ts';
import { auElectrician } from './au-electrician.ts';
import { auVet } from './au-vet.ts';
import { beComptable } from './be-comptable.ts';
import { brRestaurante } from './br-restaurante.ts';
import { brVeterinaria } from './br-veterinaria.ts';
import { chAnwalt } from './ch-anwalt.ts';
import { chCafe } from './ch-cafe.ts';
import { chFiduciaire } from './ch-fiduciaire.ts';
import { deAutowerkstatt } from './de-autowerkstatt.ts';
import { deDachdecker } from './de-dachdecker.ts';
import { deElektriker } from './de-elektriker.ts';
import { deFriseur } from './de-friseur.ts';
import { deHausarzt } from './de-hausarzt.ts';
import { deOnlineshop } from './de-onlineshop.ts';
import { dePhysio } from './de-physio.ts';
import { deReinigung } from './de-reinigung.ts';
import { deSoftware } from './de-software.ts';
import { deTrattoria } from './de-trattoria.ts';
import { deVerein } from './de-verein.ts';
import { deZahnarztApp } from './de-zahnarzt-app.ts';
import { esAbogados } from './es-abogados.ts';
import { esAcademia } from './es-academia.ts';
import { esFarmacia } from './es-farmacia.ts';
import { esGimnasio } from './es-gimnasio.ts';
import { esHotel } from './es-hotel.ts';
import { esRestaurante } from './es-restaurante.ts';
import { esTaller } from './es-taller.ts';
import { frBistrot } from './fr-bistrot.ts';
import { frBoulangerie } from './fr-boulangerie.ts';
import { frGarage } from './fr-garage.ts';
import { frInstitut } from './fr-institut.ts';
import { frKine } from './fr-kine.ts';
import { frMenuisier } from './fr-menuisier.ts';
import { frPharmacie } from './fr-pharmacie.ts';
import { frPlombier } from './fr-plombier.ts';
import { gbCleaner } from './gb-cleaner.ts';
import { gbDance } from './gb-dance.ts';
import { gbGym } from './gb-gym.ts';
import { gbPlumber } from './gb-plumber.ts';
import { gbPub } from './gb-pub.ts';
import { gbSolicitor } from './gb-solicitor.ts';
import { ieCafe } from './ie-cafe.ts';
import type { InventedSite } from './invented-site.ts';
import { itAvvocato } from './it-avvocato.ts';
import { itFisioterapista } from './it-fisioterapista.ts';
import { itHotel } from './it-hotel.ts';
import { itImmobiliare } from './it-immobiliare.ts';
import { itParrucchiere } from './it-parrucchiere.ts';
import { itPizzeria } from './it-pizzeria.ts';
import { jaClinic } from './ja-clinic.ts';
import { jaDentist } from './ja-dentist.ts';
import { jaKoumuten } from './ja-koumuten.ts';
import { jaRamen } from './ja-ramen.ts';
import { jaSalon } from './ja-salon.ts';
import { mxDentista } from './mx-dentista.ts';
import { mxTaller } from './mx-taller.ts';
import { nlDansschool } from './nl-dansschool.ts';
import { nlKapper } from './nl-kapper.ts';
import { nlRestaurant } from './nl-restaurant.ts';
import { nlTandarts } from './nl-tandarts.ts';
import { nlWinkel } from './nl-winkel.ts';
import { ptCabeleireiro } from './pt-cabeleireiro.ts';
import { ptContabilista } from './pt-contabilista.ts';
import { ptRemodelacoes } from './pt-remodelacoes.ts';
import { usAccountant } from './us-accountant.ts';
import { usAgency } from './us-agency.ts';
import { usDentist } from './us-dentist.ts';
import { usElectrician } from './us-electrician.ts';
import { usFinance } from './us-finance.ts';
import { usHotel } from './us-hotel.ts';
import { usNonprofit } from './us-nonprofit.ts';
import { usRealty } from './us-realty.ts';
import { usRestaurant } from './us-restaurant.ts';
import { usSalon } from './us-salon.ts';

export const INVENTED_SITES: InventedSite[] = [
  atGasthof,
  atSteuerberater,
  auBuilder,
  auCafe,
  auElectrician,
  auVet,
  beComptable,
  brRestaurante,
  brVeterinaria,
  chAnwalt,
  chCafe,
  chFiduciaire,
  deAutowerkstatt,
  deDachdecker,
  deElektriker,
  deFriseur,
  deHausarzt,
  deOnlineshop,
  dePhysio,
  deReinigung,
  deSoftware,
  deTrattoria,
  deVerein,
  deZahnarztApp,
  esAbogados,
  esAcademia,
  esFarmacia,
  esGimnasio,
  esHotel,
  esRestaurante,
  esTaller,
  frBistrot,
  frBoulangerie,
  frGarage,
  frInstitut,
  frKine,
  frMenuisier,
  frPharmacie,
  frPlombier,
  gbCleaner,
  gbDance,
  gbGym,
  gbPlumber,
  gbPub,
  gbSolicitor,
  ieCafe,
  itAvvocato,
  itFisioterapista,
  itHotel,
  itImmobiliare,
  itParrucchiere,
  itPizzeria,
  jaClinic,
  jaDentist,
  jaKoumuten,
  jaRamen,
  jaSalon,
  mxDentista,
  mxTaller,
  nlDansschool,
  nlKapper,
  nlRestaurant,
  nlTandarts,
  nlWinkel,
  ptCabeleireiro,
  ptContabilista,
  ptRemodelacoes,
  usAccountant,
  usAgency,
  usDentist,
  usElectrician,
  usFinance,
  usHotel,
  usNonprofit,
  usRealty,
  usRestaurant,
  usSalon,
];

import { nlDansschool } from './dutch/nl-dansschool.ts';
import { nlKapper } from './dutch/nl-kapper.ts';
import { nlRestaurant } from './dutch/nl-restaurant.ts';
import { nlTandarts } from './dutch/nl-tandarts.ts';
import { nlWinkel } from './dutch/nl-winkel.ts';
import { auBuilder } from './english/au-builder.ts';
import { auCafe } from './english/au-cafe.ts';
import { auElectrician } from './english/au-electrician.ts';
import { auVet } from './english/au-vet.ts';
import { gbCleaner } from './english/gb-cleaner.ts';
import { gbDance } from './english/gb-dance.ts';
import { gbGym } from './english/gb-gym.ts';
import { gbPlumber } from './english/gb-plumber.ts';
import { gbPub } from './english/gb-pub.ts';
import { gbSolicitor } from './english/gb-solicitor.ts';
import { ieCafe } from './english/ie-cafe.ts';
import { usAccountant } from './english/us-accountant.ts';
import { usAgency } from './english/us-agency.ts';
import { usDentist } from './english/us-dentist.ts';
import { usElectrician } from './english/us-electrician.ts';
import { usFinance } from './english/us-finance.ts';
import { usHotel } from './english/us-hotel.ts';
import { usNonprofit } from './english/us-nonprofit.ts';
import { usRealty } from './english/us-realty.ts';
import { usRestaurant } from './english/us-restaurant.ts';
import { usSalon } from './english/us-salon.ts';
import { beComptable } from './french/be-comptable.ts';
import { frBistrot } from './french/fr-bistrot.ts';
import { frBoulangerie } from './french/fr-boulangerie.ts';
import { frGarage } from './french/fr-garage.ts';
import { frInstitut } from './french/fr-institut.ts';
import { frKine } from './french/fr-kine.ts';
import { frMenuisier } from './french/fr-menuisier.ts';
import { frPharmacie } from './french/fr-pharmacie.ts';
import { frPlombier } from './french/fr-plombier.ts';
import { atGasthof } from './german/at-gasthof.ts';
import { atSteuerberater } from './german/at-steuerberater.ts';
import { chAnwalt } from './german/ch-anwalt.ts';
import { chCafe } from './german/ch-cafe.ts';
import { chFiduciaire } from './german/ch-fiduciaire.ts';
import { deAutowerkstatt } from './german/de-autowerkstatt.ts';
import { deDachdecker } from './german/de-dachdecker.ts';
import { deElektriker } from './german/de-elektriker.ts';
import { deFriseur } from './german/de-friseur.ts';
import { deHausarzt } from './german/de-hausarzt.ts';
import { deOnlineshop } from './german/de-onlineshop.ts';
import { dePhysio } from './german/de-physio.ts';
import { deReinigung } from './german/de-reinigung.ts';
import { deSoftware } from './german/de-software.ts';
import { deTrattoria } from './german/de-trattoria.ts';
import { deVerein } from './german/de-verein.ts';
import { deZahnarztApp } from './german/de-zahnarzt-app.ts';
import type { InventedSite } from './invented-site.ts';
import { itAvvocato } from './italian/it-avvocato.ts';
import { itFisioterapista } from './italian/it-fisioterapista.ts';
import { itHotel } from './italian/it-hotel.ts';
import { itImmobiliare } from './italian/it-immobiliare.ts';
import { itParrucchiere } from './italian/it-parrucchiere.ts';
import { itPizzeria } from './italian/it-pizzeria.ts';
import { jaClinic } from './japanese/ja-clinic.ts';
import { jaDentist } from './japanese/ja-dentist.ts';
import { jaKoumuten } from './japanese/ja-koumuten.ts';
import { jaRamen } from './japanese/ja-ramen.ts';
import { jaSalon } from './japanese/ja-salon.ts';
import { brRestaurante } from './portuguese/br-restaurante.ts';
import { brVeterinaria } from './portuguese/br-veterinaria.ts';
import { ptCabeleireiro } from './portuguese/pt-cabeleireiro.ts';
import { ptContabilista } from './portuguese/pt-contabilista.ts';
import { ptRemodelacoes } from './portuguese/pt-remodelacoes.ts';
import { esAbogados } from './spanish/es-abogados.ts';
import { esAcademia } from './spanish/es-academia.ts';
import { esFarmacia } from './spanish/es-farmacia.ts';
import { esGimnasio } from './spanish/es-gimnasio.ts';
import { esHotel } from './spanish/es-hotel.ts';
import { esRestaurante } from './spanish/es-restaurante.ts';
import { esTaller } from './spanish/es-taller.ts';
import { mxDentista } from './spanish/mx-dentista.ts';
import { mxTaller } from './spanish/mx-taller.ts';

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

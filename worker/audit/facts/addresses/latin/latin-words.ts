import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';

export const NUMBER =
  /^(?:(?:n[úu]mero|n?[º°]?\.?|no\.|nro\.?|n[úu]m\.?|#)\s?)?(\d{1,2}\.\d{3}|\d{1,5}\s?[A-Za-z]?(?:\s?[-/]\s?\d{0,5}[A-Za-z]?)?|s\/n[º°.]?)$/i;

export const UNIT = lightLetters(
  regexSource`
    ^(?:
      c\.?\s?c\.?
      |of(?:icina)?\.?
      |lote
      |lt\.?
      |quadra
      |qd\.?
      |sala
      |salas
      |conj(?:unto)?\.?
      |loja
      |lj\.?
      |bloco
      |bl\.?
      |apto?\.?
      |t[ée]rreo
      |galp[ãa]o
      |km\.?\s?\d
      |sobreloja
      |edif\.?
      |esq\.?
      |esquina
      |ang\.?
      |angolo
      |cj\.?
      |cjto\.?
      |sl\.?
      |andar
      |torre
      |mz\.?
      |manzana
      |nivel
      |depto\.?
      |departamento
      |interior
      |scala
      |piano
      |int\.
    )(?=[\s\d.]|$)
    |^\d{1,2}(?:[nrtaèé]|er|on)$
    |^\d{1,2}\s?[°ºª]\s?(?:["“'(]?[A-Z\d]{1,2}["”')]?)?$
    |^(?:p\.?b\.?|planta baja|piso \d{1,2}.{0,8})$
  `,
  'i',
);

/** "Bairro Centro": says of itself that it is no town. */
export const DISTRICT = lightLetters(
  regexSource`
    ^(?:
      bairro
      |barrio
      |b[º°]
      |urb(?:anizaci[óo]n|\.)
      |residencial
      |sector
      |parroquia
      |vereda
      |distrito
      |delegaci[óo]n
      |alcald[íi]a
      |localidad
      |comuna
      |ciudadela
      |cdla\.?
      |ens(?:\.|anche)
      |reparto
      |condom[íi]nio
      |loteamento
      |jardim
      |jd\.
      |vila
      |zona
    )\s
    |^(?:centro|centro hist[óo]rico|zona (?:centro|norte|sul|leste|oeste|sur|rosa))$
  `,
  'i',
);

export const NAME = lightLetters(/^\p{Lu}[\p{L}.'’ -]{1,40}$/u);

/** "Partido de La Costa": the part of a state the town lies in. */
export const COUNTY =
  /^(?:partido|provincia|prov[íi]ncia|departamento|municipio|munic[íi]pio|cant[óo]n|concelho) d(?:e|o|a|el)\s/i;

/** "Región del Biobío" */
export const REGION_WORD = /^(?:(?:regi[óo]n|estado|provincia) (?:de la|del|de)|(?:edo|pcia|prov)\.?(?: de)?)\s/i;

/** "Km 27 4105": a code behind the distance, before the town. */
export const DISTANCE_AND_CODE = /^(km\.?\s?\d{1,4}(?:[.,]\d{1,3})?)\s(\d{4,5})$/i;

/** "Oficina 620 Santiago": the town follows its office without a comma. */
export const OFFICE_BEFORE_TOWN = lightLetters(
  regexSource`
    ^(?:(?:oficina|of\.?|depto\.?|departamento|local|piso|sala|loja|cj\.?|conjunto|apto\.?|bloco)\s\d{1,5}[A-Z]?
    |mza?\.?\s[A-Z\d]{1,3}\s(?:lte?|lote)\.?\s\d{1,3}[A-Z]?)\s(?=\p{Lu}\p{Ll}{2})
  `,
  'iu',
);

export const PLACE_AND_STATE = lightLetters(/^(\p{Lu}\p{Ll}[\p{L}.'’ -]{1,40})\s([A-Z]{2})$/u);
export const ROAD = /^(?:rodovia|rod\.|carretera|ctra\.?|ruta)\s[A-Z]{0,3}[\s-]?\d/i;

/** "8 Milano", "4 de Murcia" */
export const HOUSE_AND_TOWN = lightLetters(/^(\d{1,4}[A-Z]?)\s(?:(?:a|in|en|em|de|di)\s)?(\p{Lu}[\p{L}.'’ -]{2,30})$/u);
export const IN_TOWN = lightLetters(/^(?:em|en|a|in)\s(?=\p{Lu})/u);

/** "Barcelona 08007", "Jal. 44290", "TO 10121": countries that write the code first write it last at times. */
export const PLACE_AND_CODE = lightLetters(/^(\p{Lu}[\p{L}.'’ -]{0,40}\p{L})\.?\s(\d{4,5})$/u);

/** "C1406 CABA", "(5000) Córdoba", "110111 Bogotá" */
export const LEADING_CODE = lightLetters(/^([A-Z]?\d{4,7}(?:[A-Z]{3})?)(?:\s+(?=\p{Lu})|$)/u);

/** A button or a heading below an address: no town. */
export const MENU_WORD = lightLetters(
  regexSource`
    ^(?:
      contatt[io]
      |contact[oe]s?
      |contatos?
      |mapa
      |mappa
      |men[uú]
      |home
      |in[ií]cio
      |servi[zc]i
      |servicios
      |servi[çc]os
      |galleria
      |galer[íi]a
      |galeria
      |prenota(?:zion[ei])?
      |reservas?
      |reservar
      |agendar
      |orari
      |horarios?
      |hor[áa]rios?
      |whatsapp
      |instagram
      |facebook
      |indicazioni
      |c[óo]mo llegar
      |como chegar
      |come raggiungerci
      |ver (?:en el |no |mapa).*
      |apri .*
      |vedi .*
    )$
  `,
  'i',
);

/** "A pasos del metro", "Entrada por Calle Larga": how to find the house, between street and town. */
export const LANDMARK = lightLetters(
  regexSource`
    ^(?:
      a (?:\d+ |pocos |unos |dos |tres |una )?(?:pasos|metros|minutos|cuadras?)
      |entrada
      |ingreso
      |acceso
      |frente
      |enfrente
      |cerca
      |junto
      |al lado
      |detr[áa]s
      |a due passi
      |vicino
      |di fronte
      |accanto
      |ao lado
      |perto
      |pr[óo]xim[oa]
      |em frente
    )\s
  `,
  'i',
);

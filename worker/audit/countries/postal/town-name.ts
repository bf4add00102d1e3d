import { regexSource } from '../../website/text/regex-source.ts';

/** A word of the name of a town, for use in a pattern. */
export const TOWN_WORD = String.raw`\p{Lu}[\p{L}.'’\-]*`;

/** The name of a town as it stands beside its code. A river or land in short ends it: "Offenbach a.M.", "Neustadt a.d. Donau". */
export const TOWN_NAME = regexSource`
  ${TOWN_WORD}(?:
    [ \-/](?:
      ${TOWN_WORD}
      |(?:
        am
        |an der
        |an
        |auf
        |der
        |den
        |im
        |in
        |bei
        |ob
        |ofen
        |a\.
        |i\.
        |v\.
        |d\.
        |de la
        |de
        |del
        |des
        |du
        |d['’]${TOWN_WORD}
        |di
        |da
        |do
        |dos
        |das
        |la
        |le
        |les
        |los
        |las
        |el
        |en
        |et
        |y
        |sur
        |sous
        |aan den
        |aan de
        |aan
        |op
        |lès
        |l['’]${TOWN_WORD}
      )(?!\p{L})
    )
  ){0,5}(?: [aiv]\.(?:d\.[ ]?)?\p{Lu}[\p{L}\-]*\.?)?
`;

/** The same as a group of its own. */
export const TOWN = String.raw`(${TOWN_NAME})`;

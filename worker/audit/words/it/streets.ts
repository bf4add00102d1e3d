import { phrases, words } from '../../website/text/regex-source.ts';
import type { StreetWords } from '../language-words.ts';

/** Words for streets in Italian. Readers of them: `street-words.ts`. */
export const streets = {
  inAddress: phrases`
    via
    v\.
    viale
    v\.le
    piazza
    piazzetta
    p\.?tta
    p\.?zza
    p\.za
    piazzale
    p\.le
    corso
    c\.so
    largo
    l\.go
    vicolo
    strada
    contrada
    c[./]da
    reg(?:ione|\.)
    localit[àa]
    loc\.
    borgo
    lungo\p{L}+
    galleria
    salita
    calle
    campo
    fondamenta
    rione
    traversa
    frazione
    fraz\.
    riva
    scali
    ripa
    cannaregio
    san marco
    castello
    dorsoduro
    zona industriale
  `,
  first: words`
    via
    viale
    piazza
    piazzale
    corso
    vicolo
    strada
    contrada
    borgo
    salita
    lungomare
    galleria
    traversa
    v.le
    c.so
    p.zza
    p.za
    p.le
    l.go
    v.lo
    piazzetta
    vicoletto
    localita
  `,
  beforeName: words`
    via
    viale
    piazza
    corso
    vicolo
    strada
  `,
} satisfies StreetWords;

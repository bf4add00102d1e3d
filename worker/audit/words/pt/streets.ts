import { phrases, words } from '../../website/text/regex-source.ts';
import type { StreetWords } from '../language-words.ts';

/** Words for streets in Portuguese. Readers of them: `street-words.ts`. */
export const streets = {
  inAddress: phrases`
    rua
    r\.
    avenida
    av\.?
    largo
    pra[çc]a
    p[çc]\.?
    travessa
    tv\.
    estrada
    estr\.
    alameda
    al\.
    cal[çc]ada
    rotunda
    beco
    quinta
    urbaniza[çc][ãa]o
    urb\.
    zona industrial
    rodovia
    parque
    escadas
    caminho
    lugar
    praceta
    pra?ct\.?[ªa]
    azinhaga
    ladeira
    viela
  `,
  first: words`
    rua
    r
    avenida
    av
    travessa
    tv
    trav
    praca
    alameda
    al
    rodovia
    rod
    estrada
    estr
    largo
    ladeira
    viela
    beco
    rotunda
    calcada
    praceta
    azinhaga
  `,
  onlyWithDot: words`
    r
    av
    tv
    al
    rod
  `,
  beforeName: words`
    rua
    travessa
    praça
    rodovia
    estrada
  `,
} satisfies StreetWords;

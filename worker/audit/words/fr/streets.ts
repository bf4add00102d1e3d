import { phrases, words } from '../../website/text/regex-source.ts';
import type { StreetWords } from '../language-words.ts';

/** Words for streets in French. Readers of them: `street-words.ts`. */
export const streets = {
  inAddress: phrases`
    rue
    r\.
    avenue
    av\.?
    boulevard
    boul\.?
    bd\.?
    blvd\.?
    place
    pl\.?
    chemin
    ch\.?
    all[ée]es?
    impasse
    imp\.?
    quai
    route
    rte\.?
    cours
    square
    sq\.?
    voie
    passage
    sentier
    esplanade
    faubourg
    fbg
    fg
    rond[- ]point
    villa
    cit[ée]
    r[ée]sidence
    hameau
    parvis
    traverse
    mont[ée]e
    promenade
    mail
    galerie
    porte
    ruelle
    venelle
    lotissement
    domaine
    clos
    chauss[ée]e
    dr[èe]ve
    rang
    croissant
    digue
  `,
  outsideFrance: phrases`
    rue
    avenue
    av\.?
    boulevard
    boul\.
    bd\.?
    bld\.?
    place
    pl\.
    chemin
    ch\.
    all[ée]es?
    impasse
    imp\.
    quai
    route
    rte\.?
    cours
    square
    passage
    sentier
    esplanade
    faubourg
    chauss[ée]e
    dr[èe]ve
    rang
    croissant
    mont[ée]e
    ruelle
    grand[- ]?rue
    grande rue
    \d{1,3}(?:re|er|e|[èe]me)\s(?:rue|avenue|rang|boulevard)
  `,
  beforeName: words`
    rue
    avenue
    av\.
    av
    boulevard
    bd
    place
    chemin
    route
    impasse
    allée
    quai
  `,
  said: words`
    rue
    avenue
    boulevard
    place
    chemin
    route
    allée
    quai
    impasse
    cours
  `,
} satisfies StreetWords;

import type { SearchedWords } from '../language-words.ts';

/** What titles in Italian that begin with what is searched for are made of. How an entry is written: `lexicon.ts`. */
export const searched: SearchedWords = {
  trades: `
    pronto intervento · idraulico · idraulici · idraulica · elettricista · elettricisti · imbianchino · imbianchini
    falegnameria · falegname · fabbro · traslochi · pulizie · giardiniere · giardinieri · giardinaggio · officina
    carrozzeria · gommista · autoscuola · parrucchiera · parrucchiere · parrucchieri · barbiere · estetista · massaggi
    fisioterapista · fisioterapisti · osteopata · osteopati · odontoiatraa · odontoiatra · odontoiatria · odontoiatri
    psicologhi · psicologha · psicologi · psicologa · psicoterapeuta · psicoterapeuti · psicoterapia · dermatologia
    avvocato · avvocati · commercialista · commercialisti · architetto · architetti · geometra · immobiliare · ristorante
    pizzeria · studio dentistico · studio odontoiatrico · studio medico · studio veterinario · studio fotografico
    ambulatorio · centro medico · centro estetico · centro revisioni · trattoria · panificio · pasticceria · gelateria
    macelleria · fiorista · albergo · agriturismo · palestra · corsi · lezioni · ferramenta · edilizia · ristrutturazione
    ristrutturazioni · costruzioni · fotovoltaico · assicurazioni · siti web · matrimoni · noleggio · disinfestazione
    disinfestazioni
  `,
  around: `
    professionale · professionali · economici · economiche · 24 ore · 24ore · h24 · rurale · artigianale · artigianali
    specialista · specialisti · migliore · migliori · servizi · impresa · studio · agenzia · penalisti · dentistico
    meccanico · meccanica · industriale · edile · legale · sportivo · sportiva · di · della · dei · delle · il · lo · gli
    i · ed · in · per · tuo
  `,
};

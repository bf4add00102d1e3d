import type { TradeWords } from '../language-words.ts';

/** What businesses of a trade call themselves in Portuguese, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const trades: TradeWords = {
  accountant: `
    *contabilist* · *contabilidade*
  `,
  agency: `
    *agencia digital* · *agencia de publicidade*
  `,
  bakery: `
    *padaria* · *pastelaria*
  `,
  beauty: `
    *tatuag* · *massagem*
  `,
  builder: `
    *serralheria* · *construtora* · *remodelacao* · *remodelacoes* · *empresa de construcao* · *empreiteir*
  `,
  'car-repair': `
    *oficina mecanica* · *oficina auto* · *funilaria*
  `,
  cleaner: `
    *empresa de limpeza*
  `,
  'dance-school': `
    *escola de danca*
  `,
  electrician: `
    *eletrica | · *instalacoes eletricas* · *instalaciones eletricas* · *eletricist*
  `,
  finance: `
    *seguradora* · *credito habitacao*
  `,
  gym: `
    *ginasio* · *academia de ginastica*
  `,
  hairdresser: `
    *cabeleireir* · *barbearia*
  `,
  hotel: `
    *alojamento rural* · *alojamento turistico* · chales · chale · *pousada* · *alojamento local*
  `,
  lawyer: `
    *advogado* · *advogada*
  `,
  'non-profit': `
    *paroquia* · igreja · *sem fins lucrativos* · *associacao*
  `,
  'online-shop': `
    *loja online* · *adicionar ao carrinho*
  `,
  plumber: `
    *canalizador* · *encanador*
  `,
  'real-estate': `
    *imobiliaria*
  `,
  restaurant: `
    *marisqueira*
  `,
  school: `
    *escola · *colegio*
  `,
  shop: `
    *florista* · *livraria* · *ourivesaria* · *talho* · *loja de*
  `,
  software: `
    *desenvolvimento de software*
  `,
};

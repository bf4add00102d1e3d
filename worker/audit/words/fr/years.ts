import type { YearWords } from '../language-words.ts';

/** How long a business is there, in French, in small letters with their accents. How an entry is written: `lexicon.ts`. */
export const years: YearWords = {
  begun: `
    depuis · dès · ouverture · {fondé, fondée, créé, créée}{, s} · création · vu le jour
    {entreprise, société, association, marque, maison, ferme, aventure, atelier} {, _} né{, e}
    ouvert · installé{, e} en · repris · lancé{, e}{, s} en
  `,
  begins: `
    {j'ai, nous avons, il a, elle a, ils ont} {ouvr, ouvert, crée, fonde, fondé, repren, repris, lanc, m'installe}*
    {nous, il, elle, ils} {ouvr, ouvert, crée, fonde, fondé, repren, repris, lanc}*
    j'{ouvr, ouvert, crée, fonde, fondé}* · voit le jour
  `,
  today: "aujourd'hui*",
  qualified: '*{diplômé, diplôme}* · *propre {entreprise, cabinet, atelier, boutique, salon}*',
  law: 'est obligatoire*',
  ours: 'notre · nos',
  jubilee: 'anniversaire*',
  lasting: 'depuis · voilà · fait · plus de · fort de · fête · fêtons',
  ago: 'il y a',
  about: 'plus de · près de · presque · nos',
  during: 'pendant · dépasser',
  counts: '*dix · *quinze · *vingt · *trente · *quarante',
  units: '*ans · *années',
  notBusiness: 'garant* · vie* · longévité* · durée* · tranquillité*',
  inBusiness: '*domaine* · *expérience* · *métier* · *existence*',
};

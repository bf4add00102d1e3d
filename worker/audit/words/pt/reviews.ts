import type { ReviewWords } from '../language-words.ts';

/** Words of and about reviews in Portuguese, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const reviews: ReviewWords = {
  headings: `
    *avaliacoes* · *depoimentos* · *testemunhos* · *opinioes* · o que ... {dizem*, acham*, falam*, pensam*}
    quem ja confi*
    ^ quem {, ja} {passou por aqui, passou por nos, foi atendid*} · ^ quem {, ja} {conhece recomenda, conhece confia}
    ^ quem conhece, {recomenda, confia} · ^ opiniao de quem
    ^ relatos ... {clientes, pacientes, alunos, hospedes} · ^ historias reais $ · ^ {, nossos} clientes satisf*
  `,
  references: '^ {casos, historias} de sucesso $',
  sayings: 'depoimentos',
  named: '*avaliac* · *opinia*',
  invites: '^ {veja, leia, deixe, ler}',
  asks: `
    {tua, sua, vossa} {opiniao, avaliacao, feedback} ... {importa, important*, conta}
    deixe{, -nos} ... {avaliacao*, depoimento*, opiniao*}
  `,
  customers: 'clientes · pacientes · utentes',
  ours: 'nossos · os nossos · os',
  noNames: '^ {cliente, ler}* · ^ para',
  signedNouns: 'paciente cliente desde',
  samples: 'exemplo',
};

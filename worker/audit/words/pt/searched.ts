import type { SearchedWords } from '../language-words.ts';

/** What titles in Portuguese that begin with what is searched for are made of. How an entry is written: `lexicon.ts`. */
export const searched: SearchedWords = {
  trades: `
    canalizadores · canalizador · encanadores · encanador · eletricistas · eletricista · pedreiros · pedreiro · pinturas
    pintura · carpintaria · serralharia · chaveiros · chaveiro · vidracaria · mudancas · fretes · frete · limpezas
    limpeza · jardinagem · oficina · funilaria · cabeleireiros · cabeleireiro · cabeleireiras · cabeleireira · barbearia
    massoterapia · massoterapeutas · massoterapeuta · massagens · massagen · massagistas · massagista · odontologia
    dermatologistas · dermatologista · cardiologistas · cardiologista · advogados · advogado · advogadas · advogada
    advocacia · contabilidade · contabilistas · contabilista · arquitetos · arquiteto · arquitetas · arquiteta
    arquitetura · imobiliaria · imoveis · pizzaria · padaria · confeitaria · churrascaria · lanchonete · floricultura
    pousada · alojamentos · alojamento · aulas · creche · construcao · remodelacoes · obras · ar condicionado · casamentos
    aluguel · aluguer · dedetizacao · desentupidora · criacao de sites
  `,
  around: `
    profissional · profissionais · melhores · melhor · servicos · servico · escritorio · trabalhistas · trabalhista
    previdenciario · previdenciaria · dentario · dentaria · infantis · da · do · das · dos · o · a · e · em · sua
  `,
};

import type { ContactLabelWords } from '../language-words.ts';

/** What numbers and addresses are called in Portuguese, as `letterByLetter` leaves it. How an entry is written: `lexicon.ts`. */
export const contactLabels: ContactLabelWords = {
  phone: 'telefone* · ligue* · fixo* · disque* · plantao* · linha {gratuita, direta, directa, de apoio}',
  mobile: 'telemovel · telem · telm · tlm · celular · celulares',
  whatsapp: 'zap · wpp',
  address: 'endereco · enderecos · morada · moradas · onde {estamos, ficamos, nos encontrar}',
};

import type { InventedSite } from '../invented-site.ts';

export const ptRemodelacoes: InventedSite = {
  name: 'pt-remodelacoes',
  url: 'https://www.obrasdocastelo.pt/',
  pages: {
    '/': `<!DOCTYPE html><html lang="pt-PT"><head><title>Obras do Castelo - Remodelações em Lisboa e Almada</title></head><body><header><a class="logo" href="/"><span>Obras do</span> <strong>Castelo</strong></a><a href="tel:+351212748306">212 748 306</a></header><main><h1>Remodelamos a sua casa sem dores de cabeça</h1><p>Somos uma empresa de construção e remodelação com equipa própria. Cozinhas, casas de banho, pavimentos e pintura com orçamento gratuito em 48 horas.</p><h2>O que dizem de nós</h2><div class="testemunho"><p>Cumpriram o prazo e deixaram tudo limpo. A cozinha ficou fantástica.</p><h4>Sofia Antunes</h4><span>Almada</span></div><div class="testemunho"><p>Equipa séria e orçamento respeitado até ao último euro.</p><h4>Rui Calado</h4><span>Lisboa</span></div></main><footer><p><strong>Morada</strong><br>Rua Capitão Leitão, 58 B<br>2800-133 Almada</p><p><strong>Horário</strong><br>Dias úteis das 9h às 18h<br>Sábados das 9h às 13h (mediante marcação)</p><p>Telefone 212 748 306 · Telemóvel 967 203 418 · obras@obrasdocastelo.pt</p><p>Alvará n.º 84217 - PAR | NIF 513 884 207 | <a href="https://www.livroreclamacoes.pt/">Livro de reclamações</a> | <a href="/politica-privacidade">Política de privacidade</a></p></footer></body></html>`,
  },
  truth: {
    businessName: ['Obras do Castelo'],
    phones: ['+351212748306', '+351967203418'],
    emails: ['obras@obrasdocastelo.pt'],
    addresses: ['Rua Capitão Leitão, 58 B | 2800-133 | Almada | PT'],
    hours: 'mo-fr 09:00-18:00, sa 09:00-13:00 APPT',
    trade: 'builder',
    languages: ['pt'],
    reviews: ['Cumpriram o prazo', 'Equipa séria'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /politica-privacidade'],
  },
};

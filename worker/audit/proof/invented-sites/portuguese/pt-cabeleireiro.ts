import type { InventedSite } from '../invented-site.ts';

export const ptCabeleireiro: InventedSite = {
  name: 'pt-cabeleireiro',
  url: 'https://www.espacorita.pt/',
  pages: {
    '/': `<!DOCTYPE html><html lang="pt-PT"><head><title>Espaço Rita Cabeleireiros - Braga</title></head><body><div class="wrap"><div id="logo"><h1>Espaço Rita</h1><p>Cabeleireiros &amp; Estética</p></div><div class="menu"><a href="/">Início</a> <a href="/contactos">Contactos</a></div><p>Cortes, coloração, madeixas e tratamentos para quem gosta de cuidar do cabelo. Venha conhecer o nosso salão no centro de Braga.</p><div class="box"><h3>Horário</h3>Terça a Sexta: 9h30 às 19h00<br/>Sábado: 9h00 às 18h00<br/>Encerra ao Domingo e à Segunda-feira</div><div class="box"><h3>Testemunhos</h3><ul><li>«Saio sempre de lá feliz com o meu cabelo.» <em>Joana T.</em></li><li>«Profissionais de mão cheia e um ambiente muito acolhedor.» <em>Marta</em></li></ul></div></div><div id="rodape"><a href="https://www.livroreclamacoes.pt"><img src="livro.png" alt="Livro de Reclamações"></a> <a href="/privacidade">Política de Privacidade</a> Em caso de litígio: CIAB, Rua D. Afonso Henriques 1, 4700-030 Braga, tel. 253 617 604</div></body></html>`,
    '/contactos': `<html lang="pt-PT"><head><title>Contactos - Espaço Rita</title></head><body><h1>Contactos</h1><p>Rua do Souto, n.º 118 - 1.º Esq.<br/>4700-329 Braga</p><p>Tel.: 253 214 987 (chamada para a rede fixa nacional)<br/>Tlm.: 936 284 715 (chamada para a rede móvel nacional)</p><p>geral&#64;espacorita&#46;pt</p></body></html>`,
  },
  truth: {
    businessName: ['Espaço Rita', 'Espaço Rita Cabeleireiros'],
    phones: ['+351253214987', '+351936284715'],
    otherPhones: ['+351253617604'],
    emails: ['geral@espacorita.pt'],
    addresses: ['Rua do Souto, n.º 118 - 1.º Esq. | 4700-329 | Braga | PT'],
    hours: 'mo X, tu-fr 09:30-19:00, sa 09:00-18:00, su X',
    trade: 'hairdresser',
    languages: ['pt'],
    reviews: ['Saio sempre de lá feliz', 'Profissionais de mão cheia'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /privacidade'],
  },
};

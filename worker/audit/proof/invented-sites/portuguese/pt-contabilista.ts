import type { InventedSite } from '../invented-site.ts';

export const ptContabilista: InventedSite = {
  name: 'pt-contabilista',
  url: 'https://numerosclaros.pt/',
  pages: {
    '/': `<!DOCTYPE html><html lang="pt"><head><title>Números Claros, Lda. - Gabinete de contabilidade em Coimbra</title></head><body><header><a href="/" class="brand">Números Claros</a></header><main><h1>Contabilidade sem complicações</h1><p>Apoiamos empresários em nome individual e pequenas empresas na contabilidade, nos impostos e no processamento de salários, com respostas em 24 horas.</p><h2>Fale connosco</h2><p>Av. Fernão de Magalhães, 481, 3.º D<br>3000-177 Coimbra</p><p>T. 239 482 760<sup>(1)</sup><br>TM. 962 718 435<sup>(2)</sup><br>E. geral@numerosclaros.pt</p><p><small>(1) Chamada para a rede fixa nacional (2) Chamada para a rede móvel nacional</small></p><p>2ª a 6ª feira: 9h00-13h00 / 14h00-18h00</p><h2>Perguntas frequentes</h2><details><summary>Quanto custa a contabilidade?</summary>Os planos começam nos 90 € mais IVA por mês.</details><details><summary>Tratam da abertura de atividade?</summary>Sim, sem custos para novos clientes.</details></main><footer><p>Contabilista Certificada n.º 48217: Teresa Moura Leitão</p><p>NIF 514 882 307</p><a href="/termos-e-privacidade">Termos e Privacidade</a></footer></body></html>`,
  },
  truth: {
    businessName: ['Números Claros', 'Números Claros, Lda.', 'Números Claros, Lda'],
    phones: ['+351239482760', '+351962718435'],
    emails: ['geral@numerosclaros.pt'],
    addresses: ['Av. Fernão de Magalhães, 481, 3.º D | 3000-177 | Coimbra | PT'],
    hours: 'mo-fr 09:00-13:00 14:00-18:00',
    trade: 'accountant',
    languages: ['pt'],
    faq: ['Quanto custa a contabilidade?', 'Tratam da abertura de atividade?'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['privacy /termos-e-privacidade'],
  },
};

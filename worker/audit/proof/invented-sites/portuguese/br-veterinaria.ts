import type { InventedSite } from '../invented-site.ts';

/** WordPress theme with everything on one page, a floating chat button and a map widget. */
export const brVeterinaria: InventedSite = {
  name: 'br-veterinaria',
  url: 'https://patasealpargatas.com.br/',
  pages: {
    '/': `<!DOCTYPE html><html lang="pt-BR"><head><title>Clínica Veterinária Patas &amp; Alpargatas – Veterinário em Campinas</title><meta name="description" content="Clínica veterinária em Campinas: consultas, vacinas, cirurgias e internação.">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"VeterinaryCare","name":"Patas & Alpargatas","telephone":"(19) 3254-7718","address":{"@type":"PostalAddress","streetAddress":"Rua Barão de Itapura, 1580","addressLocality":"Campinas","addressRegion":"SP","postalCode":"13020-432","addressCountry":"BR"}}</script></head>
<body><header><div class="logo"><a href="/"><img src="logo.png" alt="Clínica Veterinária Patas &amp; Alpargatas"></a></div><div class="top">☎ (19) 3254-7718 | 📱 (19) 99182-6630</div></header><main><h1>Cuidamos do seu melhor amigo</h1><p>Nossa equipe atende cães, gatos e animais silvestres com carinho e com os melhores equipamentos da região.</p>
<section id="horario"><h2>Horário de atendimento</h2><ul><li>Seg a Sex: das 8h às 19h</li><li>Sáb: das 8h às 13h</li><li>Domingos e feriados: fechado</li></ul><p>Plantão 24 horas somente com agendamento por telefone.</p></section>
<section class="duvidas"><h2>Dúvidas frequentes</h2><dl><dt>Atendem emergências?</dt><dd>Sim, durante o horário de atendimento e no plantão.</dd><dt>Quais formas de pagamento são aceitas?</dt><dd>Pix, débito e crédito em até 6x.</dd></dl></section>
<section><h2>Depoimentos</h2><div class="depoimento"><p>“A doutora Renata salvou a minha gatinha. Serei grata para sempre!”</p><strong>Camila Souza</strong></div></section></main>
<footer><p>Rua Barão de Itapura, 1580 – Botafogo – Campinas/SP – CEP 13020-432</p><p>contato@patasealpargatas.com.br</p><p>CNPJ 18.442.097/0001-63 | CRMV-SP 28417</p><p>© 2024 Clínica Veterinária Patas &amp; Alpargatas. Todos os direitos reservados. Desenvolvido por <a href="https://agenciapixelverde.com.br">Agência Pixel Verde</a> (19) 3388-1200</p><a href="https://www.instagram.com/patasealpargatas/"><img src="ig.svg"></a></footer><a class="joinchat" href="https://api.whatsapp.com/send/?phone=5519991826630&text=Ol%C3%A1"></a></body></html>`,
  },
  truth: {
    businessName: ['Clínica Veterinária Patas & Alpargatas', 'Patas & Alpargatas'],
    phones: ['+551932547718', '+5519991826630'],
    otherPhones: ['+551933881200'],
    emails: ['contato@patasealpargatas.com.br'],
    addresses: ['Rua Barão de Itapura, 1580 | 13020-432 | Campinas | BR'],
    hours: 'mo-fr 08:00-19:00, sa 08:00-13:00, su X APPT',
    trade: 'vet',
    languages: ['pt'],
    schemaTypes: ['VeterinaryCare', 'PostalAddress'],
    faq: ['Atendem emergências?', 'Quais formas de pagamento são aceitas?'],
    reviews: ['A doutora Renata salvou'],
    h1Count: 1,
    imagesWithoutAlt: 1,
    profiles: ['https://www.instagram.com/patasealpargatas/'],
  },
};

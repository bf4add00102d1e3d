import type { InventedSite } from '../invented-site.ts';

/** One long page in paragraphs; hours in a sentence, delivery number, address only in the text of a map link. */
export const brRestaurante: InventedSite = {
  name: 'br-restaurante',
  url: 'https://tachodebarro.com.br/',
  pages: {
    '/': `<!DOCTYPE html><html lang="pt-br"><head><title>Tacho de Barro - Restaurante de comida mineira em Belo Horizonte</title></head><body><section class="s1"><img src="logo.webp"><h1>Comida mineira de verdade</h1><h1 class="mobile">Comida mineira de verdade</h1></section><section class="s2"><p>O Tacho de Barro é um restaurante de comida mineira no coração da Savassi. Aqui o fogão a lenha não apaga e o café é por nossa conta.</p><p>Funcionamos de terça a domingo, das 11h30 às 15h, e de quinta a sábado também no jantar, das 19h às 23h30. Às segundas descansamos.</p></section><section class="s3"><a href="https://maps.app.goo.gl/x1"><p>R. Fernandes Tourinho, 604 - Savassi, Belo Horizonte - MG, 30112-000</p></a><p>Reservas: (31) 3281-4460</p><p>Delivery e encomendas: <a href="https://wa.me/5531984127730">(31) 98412-7730</a></p><p>Peça também no <a href="https://www.ifood.com.br/delivery/x">iFood</a></p><a href="https://www.instagram.com/tachodebarro_bh?igsh=abc">@tachodebarro_bh</a></section><section class="s4"><h2>O que dizem nossos clientes</h2><div class="dep"><p>Melhor feijão tropeiro de BH, atendimento nota dez!</p><p>Renato Lacerda ★★★★★</p></div><div class="dep"><p>Levei minha avó e ela disse que parece o da mãe dela. Não tem elogio maior.</p><p>Bia Fonseca ★★★★★</p></div></section><footer>Tacho de Barro Comércio de Alimentos Ltda. CNPJ: 27.418.335/0001-90. Todos os direitos reservados.</footer></body></html>`,
  },
  truth: {
    businessName: [
      'Tacho de Barro',
      'Tacho de Barro Comércio de Alimentos Ltda',
      'Tacho de Barro Comércio de Alimentos Ltda.',
    ],
    phones: ['+553132814460', '+5531984127730'],
    addresses: ['R. Fernandes Tourinho, 604 | 30112-000 | Belo Horizonte | BR'],
    hours: 'mo X, tu-we 11:30-15:00, th-sa 11:30-15:00 19:00-23:30, su 11:30-15:00',
    trade: 'restaurant',
    languages: ['pt'],
    reviews: ['Melhor feijão tropeiro', 'Levei minha avó'],
    h1Count: 2,
    imagesWithoutAlt: 1,
    profiles: ['https://www.instagram.com/tachodebarro_bh'],
  },
};

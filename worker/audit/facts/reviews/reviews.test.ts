import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { HOME, read, reviewsOf } from '../../../testing/reviews-of.ts';

describe('customer reviews', () => {
  it.each([
    [
      'a signed quotation anywhere',
      '<h2>About</h2><blockquote>They made our wedding unforgettable, thank you so much!</blockquote><p>— Sarah &amp; Tom</p>',
      [['They made our wedding unforgettable, thank you so much!', 'Sarah & Tom', null]],
    ],
    [
      'entries of a guest book, their guests and months behind them',
      '<h1>Guest book</h1><p>We had a wonderful stay and the cottage was spotless. Sue and Mark, May 2019</p><p>Perfect for the dog and close to the sea. The Hall family, 3rd June 2019</p>',
      [
        ['We had a wonderful stay and the cottage was spotless.', 'Sue and Mark', null],
        ['Perfect for the dog and close to the sea.', 'The Hall family', null],
      ],
    ],
    [
      'the name without the town in the element behind it',
      '<h2>What our clients say</h2><div><article><p>“They came every week, rain or shine, and always on time.”</p><div><b>Ida B.</b><small>Leeds</small></div></article><article><p>“Our garden has not looked like this for twenty years.”</p><div><b>Tom R.</b><small>York</small></div></article></div>',
      [
        ['They came every week, rain or shine, and always on time.', 'Ida B.', null],
        ['Our garden has not looked like this for twenty years.', 'Tom R.', null],
      ],
    ],
    [
      'the name without the network it was written on',
      '<h2>What our clients say</h2><div><article><p>“They came every week, rain or shine, and always on time.”</p><div><span>Ida Berg</span> <span>Facebook · July 2025</span></div></article><article><p>“Our garden has not looked like this for twenty years.”</p><div><span>Tom Reed</span> <span>Facebook · May 2025</span></div></article></div>',
      [
        ['They came every week, rain or shine, and always on time.', 'Ida Berg', 'July 2025'],
        ['Our garden has not looked like this for twenty years.', 'Tom Reed', 'May 2025'],
      ],
    ],
    [
      'the name without the town and state behind its last letter',
      '<h2>Reviews</h2><div><blockquote>“They came every week, rain or shine, and always on time.”</blockquote><cite>Ida B. <small>Leedsburg, WY</small></cite></div>',
      [['They came every week, rain or shine, and always on time.', 'Ida B.', null]],
    ],
    [
      'the name that opens its card, not the one that opens the next',
      '<h2>Reviews</h2><div><article><div><b>I</b></div><div>Ida Lind</div><p>★★★★★</p><p class="t">They came every week, rain or shine, and always on time.</p></article><article><div><b>T</b></div><div>Tom Reed</div><p>★★★★★</p><p class="t">Our garden has not looked like this for twenty years.</p></article></div>',
      [
        ['They came every week, rain or shine, and always on time.', 'Ida Lind', null],
        ['Our garden has not looked like this for twenty years.', 'Tom Reed', null],
      ],
    ],
    [
      'entries of a guest book in other languages',
      '<h2>Gastenboek</h2><p>Heerlijk genoten van de rust en het uitzicht. Bedankt! Kees en Marie, juli 2022</p><h2>Dicono di noi</h2><p>Abbiamo passato giorni bellissimi, torneremo presto! Famiglia Larici, 3 agosto 2023</p>',
      [
        ['Heerlijk genoten van de rust en het uitzicht. Bedankt!', 'Kees en Marie', null],
        ['Abbiamo passato giorni bellissimi, torneremo presto!', 'Famiglia Larici', null],
      ],
    ],
    [
      'stars before and a name below in one element',
      '<h2>Reseñas</h2><div>★★★★★ Muy buen servicio, recomendado al cien por cien<br>Pedro Tilo</div>',
      [['Muy buen servicio, recomendado al cien por cien', 'Pedro Tilo', null]],
    ],
    [
      'a customer of Japan in brackets',
      '<h2>患者様の声</h2><p>先生がとても優しく、丁寧に説明してくれました。（Aさん・50代男性）</p><p>腰の痛みが楽になりました。（当院での施術例）</p>',
      [['先生がとても優しく、丁寧に説明してくれました。', 'Aさん・50代男性', null]],
    ],
    [
      'thank-you letters',
      '<h2>Thank you letters</h2><p>"Thank you so much for everything you did for Mum in her last days." – The Hall family</p>',
      [['Thank you so much for everything you did for Mum in her last days.', 'The Hall family', null]],
    ],
    [
      'comments of clients in a table',
      '<h2>Comments from our clients</h2><table><tr><td>Brilliant service from start to finish, and they left the place tidy.</td><td>Mr Hall, Larkton</td></tr></table>',
      [['Brilliant service from start to finish, and they left the place tidy.', 'Mr Hall', null]],
    ],
    [
      'a quotation over a name that is verified',
      '<h2>Our top picks</h2><div><p>"The perfect mix of relaxation and thrill. Truly life changing."</p><div>EG</div><h4>Eddison Larch</h4><div>Verified Explorer</div></div>',
      [['The perfect mix of relaxation and thrill. Truly life changing.', 'Eddison Larch', null]],
    ],
    [
      'kind words',
      '<h2>Kind words</h2><div><p>The room was clean and the hosts were lovely people.</p><p>Emma R.</p></div><div><p>A brilliant stay and great value for the money.</p><p>Luke P.</p></div>',
      [
        ['The room was clean and the hosts were lovely people.', 'Emma R.', null],
        ['A brilliant stay and great value for the money.', 'Luke P.', null],
      ],
    ],
    [
      'quotations among references, whoever signs them',
      '<h2>Referenzen</h2><p>Rathaus Seeburg, Neubau von 2019, mit Fenstern aus heimischem Holz gebaut.</p><p>„Pünktlich, sauber und freundlich, gerne wieder.“</p><p>Thomas Kern, Geschäftsführer Kern GmbH</p>',
      [['Pünktlich, sauber und freundlich, gerne wieder.', 'Thomas Kern', null]],
    ],
    [
      'quotations in a part that its name alone says is of reviews',
      '<section id="avaliacoes"><p>Confira os depoimentos:</p><div class="card"><p>"Pousada excelente, com suítes limpas e café da manhã farto."</p><div>M</div><h4>Marina Souto</h4></div></section>',
      [['Pousada excelente, com suítes limpas e café da manhã farto.', 'Marina Souto', null]],
    ],
    [
      'entries of a guest book',
      "<h2>Livre d'or</h2><p>Un séjour magnifique dans un cadre enchanteur, merci pour votre accueil.</p><p>Julie et Marc, mai 2024</p>",
      [['Un séjour magnifique dans un cadre enchanteur, merci pour votre accueil.', 'Julie et Marc', null]],
    ],
    [
      'texts under stars that customers without names gave',
      '<h2>Avis clients</h2><div class="card"><div class="who">Client★★★★★</div><p>Devis clair, équipe sérieuse et travail soigné.</p></div><div class="card"><div class="who">Client★★★★★</div><p>Réparation rapide et bons conseils, très bien.</p></div>',
      [
        ['Devis clair, équipe sérieuse et travail soigné.', null, null],
        ['Réparation rapide et bons conseils, très bien.', null, null],
      ],
    ],
    [
      'a quotation under a label in its own element',
      '<td><p><b>Customer Testimonial:<br></b>"You kept every date, and the house turned out well."</p></td>',
      [['You kept every date, and the house turned out well.', null, null]],
    ],
    [
      'slides that name the customer in a footer of their own',
      '<h5>Reviews</h5><div class="slide"><p>A lovely clean hall, and the staff were very friendly.</p><footer><i>Mark H, Facebook</i></footer></div><div class="slide"><p>We held a party for sixty people and all went well.</p><footer><i>Jo B, Google</i></footer></div></main><footer><p>12 Larch Lane</p></footer><main>',
      [
        ['A lovely clean hall, and the staff were very friendly.', 'Mark H', null],
        ['We held a party for sixty people and all went well.', 'Jo B', null],
      ],
    ],
    [
      'voices of patients',
      '<h2>Stimmen unserer Patienten</h2><div><p>Pünktlich, freundlich und sehr genau. Gerne wieder.</p><h4>M. S.</h4></div>',
      [['Pünktlich, freundlich und sehr genau. Gerne wieder.', 'M. S.', null]],
    ],
    [
      'a Dutch guest book',
      '<h2>Gastenboek</h2><p>Heel vriendelijk geholpen en een prachtig resultaat.</p><p>Familie Visser</p>',
      [['Heel vriendelijk geholpen en een prachtig resultaat.', 'Familie Visser', null]],
    ],
    [
      'quotations under a slogan with what they are over it',
      '<p>Das sagen unsere Gäste</p><h2>Vertrauen, das wächst.</h2><blockquote><p>Schnell, freundlich und immer erreichbar.</p></blockquote>',
      [['Schnell, freundlich und immer erreichbar.', null, null]],
    ],
    [
      'cards of customers with first name and initial, under a heading that only boasts',
      '<h2>Homeowners who made the switch</h2><div class="card"><div><h4>Sarah M.</h4><p>Mount Holly, NC</p></div><p>"Bill shopped around and got me better cover for less."</p></div><div class="card"><div><h4>Jon K.</h4><p>Elgin, NC</p></div><p>"A tree fell on my roof and he walked me through it."</p></div>',
      [
        ['Bill shopped around and got me better cover for less.', 'Sarah M.', null],
        ['A tree fell on my roof and he walked me through it.', 'Jon K.', null],
      ],
    ],
    [
      'a quotation with its caption',
      '<h2>Cijfers</h2><figure><blockquote>“Eerlijk advies en iemand die echt meedacht met ons.”</blockquote><figcaption><strong>Familie Terpstra</strong> — woning verkocht</figcaption></figure>',
      [['Eerlijk advies en iemand die echt meedacht met ons.', 'Familie Terpstra', null]],
    ],
    [
      'a name in the same line',
      '<h2>Kundenstimmen</h2><p>„Super Arbeit, schnell und sauber erledigt.“ – Klaus M.</p>',
      [['Super Arbeit, schnell und sauber erledigt.', 'Klaus M.', null]],
    ],
    [
      'quotations with names',
      '<h2>What our customers say</h2><p>Hundreds of happy customers trust us with their homes.</p><blockquote>They fixed our boiler within a day, and left no mess.</blockquote><p>— Anna K., Leeds</p><blockquote>Friendly, on time and cheaper than the quote before.</blockquote><p>— Tom Reed</p>',
      [
        ['They fixed our boiler within a day, and left no mess.', 'Anna K.', null],
        ['Friendly, on time and cheaper than the quote before.', 'Tom Reed', null],
      ],
    ],
    [
      'cards with stars, name and date',
      '<section class="testimonials"><h2>Kundenstimmen</h2><div class="card"><div class="stars">★★★★★</div><p>Sehr freundliches Team und schnelle Hilfe.</p><span class="name">Petra M.</span><div class="date">12.03.2025</div></div><div class="card"><div class="stars">★★★★☆</div><p>Alles bestens, gerne wieder und jederzeit.</p><span class="name">Jonas W.</span><div class="date">vor 2 Monaten</div></div></section>',
      [
        ['Sehr freundliches Team und schnelle Hilfe.', 'Petra M.', '12.03.2025'],
        ['Alles bestens, gerne wieder und jederzeit.', 'Jonas W.', 'vor 2 Monaten'],
      ],
    ],
    [
      'the name first',
      '<section id="avis"><h2>Avis de nos clients</h2><div class="review"><h4>Claire D.</h4><p class="review-text">Une équipe formidable, je recommande vivement.</p></div><div class="review"><h4>Marc Petit</h4><p class="review-text">Travail soigné et délais respectés, merci.</p></div></section>',
      [
        ['Une équipe formidable, je recommande vivement.', 'Claire D.', null],
        ['Travail soigné et délais respectés, merci.', 'Marc Petit', null],
      ],
    ],
    [
      'initials, the name, the town and a badge around the text',
      '<section><h2>Testimonials</h2><div class="card"><div>AK</div><h4>Anna K.</h4><p>Leeds, UK</p><p class="text">"They cleaned corners I had forgotten about. Lovely."</p><span>Verified • Deep cleaning of the house</span></div><div class="card"><div>TR</div><h4>Tom R.</h4><p>Bath, UK</p><p class="text">"On time, friendly and thorough. Would book again."</p><span>Verified • Moving out of the flat</span></div></section>',
      [
        ['They cleaned corners I had forgotten about. Lovely.', 'Anna K.', null],
        ['On time, friendly and thorough. Would book again.', 'Tom R.', null],
      ],
    ],
    [
      'the name with a year behind it',
      '<h2>Patientenstimmen</h2><p>"Endlich gehe ich wieder entspannt zum Zahnarzt, danke."</p><div><div>S</div><div><strong>Sina M.</strong> <span>Patientin seit 2019</span></div></div>',
      [['Endlich gehe ich wieder entspannt zum Zahnarzt, danke.', 'Sina M.', null]],
    ],
    [
      'ages behind the names',
      '<h1>Testimonials</h1><blockquote><p>She found the cause of my knee pain at once.</p><p>Simon 37, Leeds</p></blockquote><blockquote><p>I walk again without pain and with confidence.</p><p>Pat 86</p></blockquote>',
      [
        ['She found the cause of my knee pain at once.', 'Simon', null],
        ['I walk again without pain and with confidence.', 'Pat', null],
      ],
    ],
    [
      'no claims of the business',
      '<h2>Recensioni Google</h2><div>★★★★★</div><p>I pazienti apprezzano la professionalità e l’attenzione al comfort.</p>',
      [],
    ],
    [
      'the customer, the complaint, stars and a title above the text',
      '<h2>お客様の声</h2><div class="v"><div>佐藤 様 (40代女性)</div><div>お悩み：肩こり</div><div>★★★★★</div><h3>肩こりが楽になりました</h3><p>一度の施術で可動域が広がり驚きました。安心して通えます。</p></div><div class="v"><div>高橋 様 (30代男性)</div><div>お悩み：頭痛</div><div>★★★★☆</div><h3>頭痛薬を飲む回数が減りました</h3><p>施術を受けると視界がクリアになり、頻度も減りました。</p></div>',
      [
        ['一度の施術で可動域が広がり驚きました。安心して通えます。', '佐藤 様', null],
        ['施術を受けると視界がクリアになり、頻度も減りました。', '高橋 様', null],
      ],
    ],
    [
      'no introduction, no motto of the owner',
      '<title>Tierarzt | Dr. Kleinert</title><blockquote>„Wir heilen mit den Händen und dem Herzen einer Familie.“ — Dr. Eva Kleinert</blockquote><h2>Was unsere Kunden sagen</h2><p>Das Vertrauen unserer Kunden ist unser größter Stolz seit Jahren.</p><div class="card"><p class="text">„Meine Katze ist hier viel ruhiger als anderswo.“</p><div>Elisa K.</div></div><div class="card"><p class="text">„Endlich jemand, der sich wirklich Zeit nimmt.“</p><div>Stefan W.</div></div>',
      [
        ['Meine Katze ist hier viel ruhiger als anderswo.', 'Elisa K.', null],
        ['Endlich jemand, der sich wirklich Zeit nimmt.', 'Stefan W.', null],
      ],
    ],
    [
      'no samples, no notes',
      '<h2>お客様の声</h2><p>「身体が軽くなったのが不思議でした。」</p><p>— 40代女性</p><p>「毎回ほっとする時間です。感謝。」</p><p>— 30代女性（作例）</p><p>※ お声は個人の感想です。お身体の感覚には個人差があります。</p>',
      [['身体が軽くなったのが不思議でした。', '40代女性', null]],
    ],
    [
      'quoted paragraphs',
      '<h2>Dicono di noi</h2><p>«Un posto magico, torneremo sicuramente presto!»</p><p>Giulia Ferri</p><p>«Cena ottima e servizio impeccabile, bravi.»</p><p>Paolo e Marta</p>',
      [
        ['Un posto magico, torneremo sicuramente presto!', 'Giulia Ferri', null],
        ['Cena ottima e servizio impeccabile, bravi.', 'Paolo e Marta', null],
      ],
    ],
    [
      'figures',
      '<h2>Opiniones</h2><figure><blockquote><p>Muy buena atención desde el primer día.</p><p>Volveré sin duda.</p></blockquote><figcaption>J Juan Pérez<br>Reseña en Google</figcaption></figure>',
      [['Muy buena atención desde el primer día.\nVolveré sin duda.', 'Juan Pérez', null]],
    ],
    [
      'Japanese voices',
      '<h2>お客様の声</h2><div class="voice-item"><p class="voice-text">とても丁寧に説明していただき、安心して通えました。</p><p class="voice-name">40代 女性</p></div>',
      [['とても丁寧に説明していただき、安心して通えました。', '40代 女性', null]],
    ],
    [
      'Dutch and Portuguese headings',
      '<h2>Wat onze klanten zeggen</h2><blockquote>Snelle levering en een heel mooi resultaat.</blockquote><p>Sanne</p><h2>Depoimentos</h2><blockquote>Atendimento excelente, recomendo a todos.</blockquote><p>Rita Lopes</p>',
      [
        ['Snelle levering en een heel mooi resultaat.', 'Sanne', null],
        ['Atendimento excelente, recomendo a todos.', 'Rita Lopes', null],
      ],
    ],
  ])('%s', (_, html, expected) => {
    expect(reviewsOf(html)).toEqual(expected);
  });

  it('does not take what the business says under its own name for a customer', () => {
    const html =
      '<title>About Mae | Larkfell Counseling</title><main><blockquote>The greatest triumphs are found in the presence of resilience.</blockquote><p>— Mae, Larkfell Counseling & Wellness</p></main>';
    expect(read([page(html)])).toEqual([]);
  });

  it('counts copies of a carousel and of other pages once', () => {
    const card =
      '<div class="review"><p class="review-text">"Great work, fair price, lovely people."</p><p class="review-name">Ida B.</p></div>';
    const html = `<main><section class="reviews"><h2>Reviews</h2>${card}${card.replace('<div', '<div aria-hidden="true"')}</section></main>`;
    const reviews = read([page(html), page(html, { url: `${HOME}about` })]);
    expect(reviews).toHaveLength(1);
    expect(reviews[0]?.sources).toHaveLength(2);
  });

  it('counts what a script puts into another language once', () => {
    const said = (text: string) => `<main><h2>Reviews</h2><blockquote>${text}</blockquote><p>— Ida B.</p></main>`;
    const served = said('Un trabajo excelente y gente muy amable, volveremos.');
    const rendered = said('Excellent work and very kind people, we will be back.');
    expect(read([page(served, { rendered })])).toHaveLength(1);
  });

  it('completes author and date from structured data', () => {
    const node = {
      '@context': 'https://schema.org',
      '@type': 'Review',
      reviewBody: 'Great work, fair price, lovely people.',
      author: { '@type': 'Person', name: 'Ida B.' },
      datePublished: '2026-02-01',
    };
    const html = `<script type="application/ld+json">${JSON.stringify(node)}</script><main><h2>Reviews</h2><blockquote>Great work, fair price, lovely people.</blockquote></main>`;
    expect(read([page(html)])[0]?.value).toEqual({
      text: 'Great work, fair price, lovely people.',
      author: 'Ida B.',
      date: '2026-02-01',
    });
  });
});

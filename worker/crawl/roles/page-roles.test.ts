import { describe, expect, it } from 'vitest';
import { leastSeconds } from '../../testing/timing/least-seconds.ts';
import { roleOf } from './page-roles.ts';

const role = (path: string, ...texts: string[]) => roleOf(path.split('/').filter(Boolean), texts).role;

describe('roleOf', () => {
  it('takes baked goods in a longer name for no policy', () => {
    expect(role('/cookies-and-clay', 'Cookies & Clay', 'Go to Cookies & Clay')).toBe('other');
    expect(role('/cookie-policy', 'Cookies')).toBe('legal');
    expect(role('/p/7', 'Política de cookies')).toBe('legal');
  });

  it.each([
    ['/contact', 'contact'],
    ['/kontaktformular.html', 'contact'],
    ['/nous-contacter', 'contact'],
    ['/contacto', 'contact'],
    ['/iletisim.html', 'contact'],
    ['/abningstider', 'locations'],
    ['/contatti.php', 'contact'],
    ['/fale-conosco', 'contact'],
    ['/atendimento-ao-cooperado/index.html', 'contact'],
    ['/endereço', 'locations'],
    ['/about-us', 'about'],
    ['/über-uns', 'about'],
    ['/ueber-uns', 'about'],
    ['/qui-sommes-nous', 'about'],
    ['/quienes-somos', 'about'],
    ['/chi-siamo', 'about'],
    ['/over-ons', 'about'],
    ['/quem-somos', 'about'],
    ['/services', 'services'],
    ['/leistungen', 'services'],
    ['/prestations', 'services'],
    ['/servicios', 'services'],
    ['/servizi', 'services'],
    ['/diensten', 'services'],
    ['/serviços', 'services'],
    ['/preise', 'prices'],
    ['/preisliste.html', 'prices'],
    ['/tarifs', 'prices'],
    ['/precios', 'prices'],
    ['/prezzi', 'prices'],
    ['/tarieven', 'prices'],
    ['/speisekarte', 'products'],
    ['/faq', 'faq'],
    ['/preguntas-frecuentes', 'faq'],
    ['/anfahrt', 'locations'],
    ['/testimonials.html', 'reviews'],
    ['/kundenstimmen', 'reviews'],
    ['/avis-clients', 'reviews'],
    ['/impressum', 'legal'],
    ['/mentions-legales.html', 'legal'],
    ['/datenschutzerklärung', 'legal'],
    ['/something', 'other'],
  ])('%s is %s by its address', (path, expected) => {
    expect(role(path)).toBe(expected);
  });

  it.each([
    ['お問い合わせ', 'contact'],
    ['会社概要', 'about'],
    ['院長・スタッフ紹介', 'about'],
    ['診療案内', 'services'],
    ['料金のご案内', 'prices'],
    ['よくある質問', 'faq'],
    ['患者様の声', 'reviews'],
    ['アクセス', 'locations'],
    ['プライバシーポリシー', 'legal'],
    ['Our services', 'services'],
    ['Häufige Fragen', 'faq'],
    ['Où nous trouver', 'locations'],
  ])('a link named %s leads to %s', (text, expected) => {
    expect(role('/p12', text)).toBe(expected);
  });

  it('believes the address over a slogan and the link text over a foreign word', () => {
    expect(role('/kontakt', 'Termin buchen')).toBe('contact');
    expect(role('/seite-4', 'Über uns')).toBe('about');
    expect(role('/soaking', 'contact@elmford-tubs.test')).toBe('other');
    expect(role('/x', 'How we price our services and who we are, in one long sentence about contact')).toBe('other');
  });

  it('knows dated and filed articles from lists of them', () => {
    expect(role('/blog/how-we-price')).toBe('article');
    expect(role('/2026/05/new-opening')).toBe('article');
    expect(role('/news/20260510/index.html')).toBe('article');
    expect(roleOf(['news', 'index.html'], []).isNewsIndex).toBe(true);
    expect(roleOf(['blog'], [])).toMatchObject({ role: 'other', isNewsIndex: true });
    expect(role('/blog/2')).not.toBe('article');
    expect(role('/blog/category/bread')).not.toBe('article');
  });

  it.each(['/login', '/warenkorb', '/mon-compte', '/admin-rechnungen.html', '/tag/bread', '/carrito'])(
    '%s is for customers already there',
    (path) => {
      expect(roleOf(path.split('/').filter(Boolean), []).isUtility).toBe(true);
    },
  );

  it.each([
    ['/page/2', true],
    ['/shop/page/3/', true],
    ['/page/prices.html', false],
    ['/page/contact', false],
  ])('%s is more of a list, or a page that somebody keeps with all others: %s', (path, isMore) => {
    expect(roleOf(path.split('/').filter(Boolean), []).isUtility).toBe(isMore);
  });

  it('prefers the page that says who is behind the website among legal ones', () => {
    expect(roleOf(['impressum'], []).score).toBeGreaterThan(roleOf(['datenschutz'], []).score);
  });

  it('does not hang on hostile texts', async () => {
    // A hundredth of this; the square of their length takes a minute.
    const enough = 2;
    const work = () => roleOf(['a-'.repeat(100_000)], ['é '.repeat(100_000)]);
    expect(await leastSeconds(work, enough)).toBeLessThan(enough);
  });
});

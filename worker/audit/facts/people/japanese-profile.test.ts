import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readServices } from '../offers/services.ts';
import { readPeople } from './people.ts';

const target = {
  typedUrl: 'https://example.test/',
  homeUrl: 'https://example.test/',
  scopeUrl: 'https://example.test/',
  isPrivate: false,
  aliasHost: null,
};
const input = (html: string) =>
  website({
    target,
    pages: [page(`<html lang="ja"><body><main>${html}</main></body></html>`)],
    language: 'ja',
    country: 'JP',
  });
const people = (html: string) => readPeople(input(html)).map(({ value }) => `${value.name} ${value.role}`);
const services = (html: string) => readServices(input(html)).map(({ value }) => value);

describe('the profile of a company', () => {
  it('names who leads it', () => {
    expect(people('<table><tr><th>代表者</th><td>浜川 高行</td></tr></table>')).toEqual(['浜川 高行 代表者']);
    expect(people('<dl><dt>院長</dt><dd>白田 回（しろた かい）</dd></dl>')).toEqual(['白田 回 院長']);
    expect(people('<h3>取締役</h3><p>久保 寿一(代表者)<br>久保 雄大(専務取締役)</p>')).toEqual([
      '久保 寿一 代表者',
      '久保 雄大 専務取締役',
    ]);
  });

  it('names what it offers', () => {
    expect(services('<table><tr><th>事業内容</th><td>土木工事・造園工事・有害鳥獣駆除</td></tr></table>')).toEqual([
      '土木工事',
      '造園工事',
      '有害鳥獣駆除',
    ]);
    expect(services('<dl><dt>事業内容</dt><dd>衣料（制服・作業服）、ネット販売</dd></dl>')).toEqual([
      '衣料（制服・作業服）',
      'ネット販売',
    ]);
    expect(services('<dl><dt>業務内容</dt><dd>・保険調剤<br>・医薬品販売</dd></dl>')).toEqual([
      '保険調剤',
      '医薬品販売',
    ]);
  });

  it('takes no role on a portrait for a name', () => {
    const card = '<article class="member"><div>所長</div><div>所長・代表 / Owner</div><h3>今川 正義</h3></article>';
    expect(people(`<h2>スタッフ紹介</h2>${card}`).filter((one) => one.startsWith('所長'))).toEqual([]);
  });

  it('takes no heading, sentence or template for one', () => {
    expect(people('<h3>代表</h3><p>ご挨拶</p><h3>代表者</h3><p>浜川 ○○</p>')).toEqual([]);
    expect(services('<h3>事業内容</h3><p>私たちは地域の皆さまの暮らしを支えています。</p>')).toEqual([]);
  });
});

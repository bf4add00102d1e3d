import { describe, expect, it } from 'vitest';
import { parseSocialAddress } from './social-networks.ts';

describe('profiles', () => {
  it('are one with what stands on a tab of theirs', () => {
    const keyOf = (path: string) => parseSocialAddress(`https://www.facebook.com/${path}`)?.key;
    expect(keyOf('larch.inn/reviews/')).toBe(keyOf('larch.inn'));
    expect(keyOf('pages/Larch/12')).not.toBe(keyOf('pages/Larch/13'));
  });

  it.each([
    ['https://www.facebook.com/cafe.linde/?ref=page', 'Facebook', 'https://www.facebook.com/cafe.linde/'],
    [
      'https://www.facebook.com/profile.php?id=100012345&sk=about',
      'Facebook',
      'https://www.facebook.com/profile.php?id=100012345',
    ],
    [
      'https://www.facebook.com/people/Cafe-Linde/61550000000000/',
      'Facebook',
      'https://www.facebook.com/people/Cafe-Linde/61550000000000/',
    ],
    ['http://instagram.com/cafe_linde?igsh=x', 'Instagram', 'http://instagram.com/cafe_linde'],
    ['https://x.com/cafelinde', 'X', 'https://x.com/cafelinde'],
    [
      'https://de.linkedin.com/company/cafe-linde/about/',
      'LinkedIn',
      'https://de.linkedin.com/company/cafe-linde/about/',
    ],
    ['https://www.youtube.com/@cafelinde/videos', 'YouTube', 'https://www.youtube.com/@cafelinde/videos'],
    ['https://www.tiktok.com/@cafe.linde', 'TikTok', 'https://www.tiktok.com/@cafe.linde'],
    ['https://bsky.app/profile/linde.example', 'Bluesky', 'https://bsky.app/profile/linde.example'],
    ['https://t.me/cafelinde', 'Telegram', 'https://t.me/cafelinde'],
    ['https://discord.gg/b82emKJ', 'Discord', 'https://discord.gg/b82emKJ'],
  ])('%s', (address, network, url) => {
    expect(parseSocialAddress(address)).toMatchObject({ network, url });
  });

  it('have names in place of numbers on Facebook', () => {
    const url = 'https://www.facebook.com/people/Larch-Awnings/pfbid0Kgev13pss';
    expect(parseSocialAddress(`${url}/`)).toMatchObject({ network: 'Facebook', url: `${url}/` });
  });

  it('are one in every spelling', () => {
    const key = (address: string) => parseSocialAddress(address)?.key;
    expect(key('https://twitter.com/CafeLinde')).toBe(key('https://x.com/cafelinde/'));
    expect(key('https://m.facebook.com/linde')).toBe(key('https://www.facebook.com/Linde/?ref=x'));
  });

  it('tell a person by the form of the address', () => {
    expect(parseSocialAddress('https://www.linkedin.com/in/petra-linde')?.isPerson).toBe(true);
  });
});

describe('no profiles', () => {
  it.each([
    'https://www.facebook.com/sharer/sharer.php?u=x',
    'https://www.facebook.com/groups/12345/',
    'https://www.facebook.com/',
    'https://www.facebook.com/yourpage',
    'https://www.facebook.com/home.php?#/pages/Cafe-Linde/12345',
    'https://www.facebook.com/index.php',
    'https://www.instagram.com/tu_cuenta',
    'https://www.instagram.com/il_tuo_profilo',
    'https://twitter.com/intent/tweet?text=x',
    'https://twitter.com/cafelinde/status/12345',
    'https://www.instagram.com/p/Cxyz/',
    'https://www.instagram.com/deinprofil',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/embed/abc',
    'https://www.linkedin.com/shareArticle?url=x',
    'https://pinterest.com/pin/create/button/?url=x',
    'https://vimeo.com/123456789',
    'https://www.yelp.com/biz/cafe-linde',
    'https://wa.me/4917112345678',
    'https://t.me/+49171123456',
    'https://t.me/joinchat/AbCdEf',
    'https://t.me/share/url?url=x',
    'mailto:a@b.de',
    'not an address',
  ])('%s', (address) => {
    expect(parseSocialAddress(address)).toBeNull();
  });
});

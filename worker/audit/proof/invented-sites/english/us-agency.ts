import type { InventedSite } from '../invented-site.ts';

/** An agency: client logos, quotes of clients with companies, a studio address, no hours, a form. */
export const usAgency: InventedSite = {
  name: 'us-agency',
  url: 'https://www.northfieldstudio.co/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en"><head><title>Northfield Studio — Brand &amp; Web Design, Minneapolis</title><meta property="og:site_name" content="Northfield Studio"></head><body><header><a href="/">Northfield<sup>®</sup></a></header><main><h1>We make brands people remember.</h1><p>Northfield Studio is a branding and web design agency for breweries, bike shops and other brave companies.</p><div class="logos"><img src="client-a.svg" alt="Lakeline Brewing logo"><img src="client-b.svg" alt="Rollmore Cycles logo"><img src="client-c.svg"></div><div class="quotes"><blockquote class="testimonial"><p>Our sales doubled within a year of the rebrand. Working with Northfield was the best decision we made.</p><cite>Hannah Voss, Founder, Lakeline Brewing</cite></blockquote></div><h2>Team</h2><div class="member"><h3>Priya Raman</h3><p>Creative Director</p></div><div class="member"><h3>Cole Anders</h3><p>Developer</p></div></main><footer><p>Studio: 2010 E Hennepin Ave, Bldg 6, Minneapolis, MN 55413</p><p><a href="mailto:hi@northfieldstudio.co">hi@northfieldstudio.co</a></p><p>(612) 345-7718</p><p><a href="https://dribbble.com/northfieldstudio">Dribbble</a> <a href="https://www.linkedin.com/company/northfield-studio">LinkedIn</a> <a href="https://x.com/northfieldstd">X</a></p><p>© Northfield Studio LLC 2026. Website by us, obviously.</p></footer></body></html>`,
  },
  truth: {
    businessName: ['Northfield Studio', 'Northfield Studio LLC', 'Northfield'],
    phones: ['+16123457718'],
    emails: ['hi@northfieldstudio.co'],
    addresses: ['2010 E Hennepin Ave, Bldg 6 | 55413 | Minneapolis | US'],
    hours: null,
    trade: 'agency',
    languages: ['en'],
    reviews: ['Our sales doubled within a year'],
    h1Count: 1,
    imagesWithoutAlt: 1,
    profiles: [
      'https://dribbble.com/northfieldstudio',
      'https://www.linkedin.com/company/northfield-studio',
      'https://x.com/northfieldstd',
    ],
    people: ['Priya Raman', 'Cole Anders'],
  },
};

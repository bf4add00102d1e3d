/**
 * What only the operator can make true: figures about customers, customers' words, the company behind the service. Set
 * `confirmed` to true once every line holds; deploying insists on it, and until then the figures are left out of the pages.
 */
export const CLAIMS = {
  confirmed: false as boolean,
  businessesUsing: '1,000+',
  impact: [
    { figure: '10,000+', text: 'websites analyzed' },
    { figure: '500+', text: 'businesses' },
    { figure: '85%', text: 'satisfaction' },
    { figure: '25%', text: 'average traffic increase' },
    { figure: '15-40%', text: 'visibility improvement' },
  ],
  improvement: '40-80% in 3-6 months',
  uptimeAim: '99.9%',
  recommendationsOnHome: '15+',
  recommendationsOnPricing: '70+',
};

export interface Testimonial {
  quote: string;
  name: string;
  business: string;
  website: string;
}

/** The landing page has room for three. `null` is a place nobody has agreed to fill yet. */
export const TESTIMONIALS: readonly (Testimonial | null)[] = [null, null, null];

/** Named on the legal pages. `null` is shown as missing. */
export const COMPANY: {
  name: string | null;
  address: string | null;
  email: string | null;
  law: string | null;
} = { name: null, address: null, email: null, law: null };

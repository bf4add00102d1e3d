import type { Advice } from './advice.ts';

/** By check id. */
export const authorityAdvice: Record<string, Advice> = {
  'few-customer-reviews': {
    title: 'Show what customers say about you, as text',
    description:
      'Too few customer reviews can be read on your website, at least without JavaScript. Assistants recommend businesses that others rate well, and can only quote what stands on a page as text.',
    how: 'If a script or widget shows your reviews, copy five of them into the page as text. If not, ask five satisfied customers for two sentences you may publish. Put them as plain text on your home page and on the page of the service, each with first name, place and month.',
    effort: 'hours',
    owner: 'you',
  },
  'few-review-profiles': {
    title: 'Link to the places where customers review you',
    description:
      'Your website hardly links to your entries on review sites. A link tells an assistant which of many similar names is you, and where to find other opinions.',
    how: 'Find your entries on Google, Trustpilot or the review site of your trade. Link to each from the footer or the page with your reviews.',
    effort: 'minutes',
    owner: 'web person',
  },
  'low-rating': {
    title: 'State your average rating and the number of reviews',
    description:
      'No convincing rating can be read on your website. The places assistants recommend are rated well by many; if you are too, say so in a sentence. If you are not yet, ask satisfied customers for a review.',
    how: 'Write one sentence such as “4.8 out of 5 from 120 reviews on Google, as of May 2026” and link it to the source. Renew the numbers every few months.',
    effort: 'hours',
    owner: 'you',
  },
  'missing-proof-of-work': {
    title: 'Show work you have done',
    description:
      'Your website shows little of your own work. Cases, before and after, or named clients are content that nobody else has, and what an assistant can point to when it recommends you.',
    how: 'Pick three jobs you are proud of. For each write what the customer needed, what you did, how long it took and what came of it, with two pictures and a caption.',
    effort: 'day',
    owner: 'you',
  },
  'missing-press-mentions': {
    title: 'Name awards and press about you, with a link to each',
    description:
      'Assistants trust what others say about you more than what you say yourself. If a newspaper, a chamber or a jury has mentioned you, name it and link to it; if nobody has, leave this for later.',
    how: 'List each award, article or talk with its date and the name of who gave or wrote it. Link to the original. Put the list on your about page.',
    effort: 'hours',
    owner: 'you',
  },
  'team-not-named': {
    title: 'Name the people who do the work, with their roles',
    description:
      'Your website hardly names anybody. A name with a role shows who is responsible and with what experience.',
    how: 'Make a short team section with a name, a role and one sentence of experience for each person. Add a photo if they agree.',
    effort: 'hours',
    owner: 'you',
  },
  'unproven-credentials': {
    title: 'Make your qualifications verifiable',
    description:
      'Licences, certificates or memberships are not named in a way that can be checked. What a stranger can look up counts more than what is claimed.',
    how: 'Name each licence or membership in full, with its number and who issued it. Link to the public register or list of members where anybody can look you up.',
    effort: 'minutes',
    owner: 'you',
  },
  'missing-policies': {
    title: 'Link to your policies from every page',
    description:
      'A policy that your customers may ask about could not be found. Privacy concerns everybody; terms and cancellation concern whoever sells on the website.',
    how: 'Write or ask a lawyer for the policies we list. Give each a page of its own and link to it in the footer of every page.',
    effort: 'hours',
    owner: 'you',
  },
  'anonymous-articles': {
    title: 'Name the author of each article',
    description:
      'Articles on your website do not say who wrote them. A name, best of somebody who knows the subject, makes a text easier to trust.',
    how: 'Put “By first name last name” under the heading of every article. In most website systems this is a setting of the article template.',
    effort: 'minutes',
    owner: 'you',
  },
  'unlinked-author-pages': {
    title: 'Link author names to a page about the author',
    description:
      'Author names lead nowhere. A short page with experience and qualifications lets readers and assistants see why this person can be trusted on the subject.',
    how: 'Make one page for each author with job, training and years of work. Let the name above every article link to that page.',
    effort: 'hours',
    owner: 'web person',
  },
};

import { type AdviceOf, onlyAfterJavaScript } from './advice.ts';

/** By check id. */
export const authorityAdvice: AdviceOf<'authority'> = {
  'few-customer-reviews': {
    title: 'Show what customers say about you, as text',
    description:
      'No customer review can be read on your website. Assistants recommend businesses that others rate well, and can only quote what stands on a page as text.',
    how: 'Ask five satisfied customers for two sentences you may publish. Put them as plain text on your home page and on the page of the service, each with first name, place and month.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'few-reviews': {
        title: 'Show more of what customers say about you, as text',
        description:
          'Fewer than five customer reviews can be read on your website. Assistants recommend businesses that others rate well, and can only quote what stands on a page as text.',
        how: 'Keep those we list. Ask a few more satisfied customers for two sentences you may publish, and put them beside the others, each with first name, place and month.',
      },
      'only-after-javascript': onlyAfterJavaScript('your customer reviews'),
    },
  },
  'few-review-profiles': {
    title: 'Link to the places where customers review you',
    description:
      'Your website links to no entry of yours on a review site. A link tells an assistant which of many similar names is you, and where to find other opinions.',
    how: 'Find your entries on Google, Trustpilot or the review site of your trade. Link to each from the footer or the page with your reviews.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      'one-place': {
        title: 'Link to a second place where customers review you',
        description:
          'Your website links to your reviews in one place. A second one shows an assistant that the praise does not come from one kind of customer only.',
        how: 'Find your entries on Google, Trustpilot or the review site of your trade. Link to those you do not link to yet, beside the one we list.',
      },
      'only-after-javascript': onlyAfterJavaScript('the links to your reviews elsewhere'),
    },
  },
  'low-rating': {
    title: 'State your average rating and the number of reviews',
    description:
      'No average rating can be read on your website. The places assistants recommend are rated well by many; if you are too, say so in a sentence. If you are not yet, ask satisfied customers for a review.',
    how: 'Write one sentence such as “4.8 out of 5 from 120 reviews on Google, as of May 2026” and link it to the source. Update the numbers every few months.',
    effort: 'hours',
    owner: 'you',
    causes: {
      low: {
        title: 'Ask satisfied customers to rate you',
        description:
          'The rating on your website is lower than that of the places assistants recommend, which average 4.3 out of 5. More votes of satisfied customers raise it; nothing on the page does.',
        how: 'Ask customers for a review right after a job that went well, with a link that opens the form. Answer each poor review once, calmly, and say what you changed.',
        effort: 'days',
      },
      'no-count': {
        title: 'Say how many reviews your rating rests on',
        description:
          'Your website states a rating without the number of votes. Nobody can tell whether it comes from two customers or from two hundred.',
        how: 'Write one sentence such as “4.8 out of 5 from 120 reviews on Google, as of May 2026” and link it to the source. Update the numbers every few months.',
        effort: 'minutes',
      },
      'few-votes': {
        title: 'Collect more reviews for your rating',
        description:
          'The rating on your website is good but rests on few votes. From about twenty votes on, a rating convinces.',
        how: 'Ask each satisfied customer for a review, with a link that opens the form. Update both on your website every few months.',
        effort: 'days',
      },
      'only-after-javascript': onlyAfterJavaScript('your average rating'),
    },
  },
  'missing-proof-of-work': {
    title: 'Show work you have done',
    description:
      'We found nothing that shows your own work. Cases, before and after, or named clients are content that nobody else has, and what an assistant can point to when it recommends you.',
    how: 'Pick three jobs you are proud of. For each write what the customer needed, what you did, how long it took and what came of it, with two pictures and a caption.',
    effort: 'day',
    owner: 'you',
    causes: {
      'one-kind': {
        title: 'Say more about the work you show',
        description:
          'Your website shows your work in one way only, such as a gallery. A picture without a story tells an assistant little; what was done, for whom and with what result is what it can pass on.',
        how: 'Pick three of the jobs you show. For each write what the customer needed, what you did, how long it took and what came of it.',
      },
      'only-after-javascript': onlyAfterJavaScript('the work you have done'),
    },
  },
  'missing-press-mentions': {
    title: 'Name awards and press about you, with a link to each',
    description:
      'Assistants trust what others say about you more than what you say yourself. If a newspaper, a chamber or a jury has mentioned you, name it and link to it; if nobody has, leave this for later.',
    how: 'List each award, article or talk with its date and the name of who gave or wrote it. Link to the original. Put the list on your about page.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'without-link': {
        title: 'Link to the source of each award or press mention',
        description: 'You name awards or press, but without a link. What nobody can check counts as your own claim.',
        how: 'Behind each mention we list, put a link to the original: the article, the list of winners, the page of the jury. Add the year.',
        effort: 'minutes',
      },
      'only-after-javascript': onlyAfterJavaScript('awards and press about you'),
    },
  },
  'team-not-named': {
    title: 'Name the people who do the work, with their roles',
    description:
      'Your website names nobody with a role. A name and a role show who is responsible and with what experience.',
    how: 'Make a short team section with a name, a role and one sentence of experience for each person. Add a photo if they agree.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'one-person': {
        title: 'Name whoever else does the work',
        description:
          'Your website names one person. If others work with you, customers want to know whom they will meet. If you work alone, say so in a sentence and leave this.',
        how: 'Add a short line for each person who meets customers: name, role, one sentence of experience. State your own role beside your name as well.',
        effort: 'minutes',
      },
      'no-roles': {
        title: 'Say what the people you name do',
        description:
          'Your website names people and not what they do. A role shows who is responsible and with what experience.',
        how: 'Put the role beside each name we list, such as “owner” or “master painter”. One sentence of experience makes it better.',
        effort: 'minutes',
      },
      'only-after-javascript': onlyAfterJavaScript('the names of your people'),
    },
  },
  'unproven-credentials': {
    title: 'Name your licences and memberships',
    description:
      'Your website names no licence, certificate or membership. If you hold one, name it: what a stranger can look up counts more than any praise. If you hold none, leave this.',
    how: 'Name each licence or membership in full, with its number and who issued it. Link to the public register or list of members where anybody can look you up.',
    effort: 'minutes',
    owner: 'you',
    causes: {
      'without-number': {
        title: 'Make your qualifications verifiable',
        description:
          'You name licences, certificates or memberships, but without a number or link. What a stranger can look up counts more than what is claimed.',
      },
      'only-after-javascript': onlyAfterJavaScript('your licences and memberships'),
    },
  },
  'missing-policies': {
    title: 'Link to a privacy page from every page',
    description:
      'No privacy page was found. It matters to everybody who leaves data with you, and in many countries the law requires one.',
    how: 'Say on a page of its own which data you collect, what for, and whom to ask. A lawyer or the template of your chamber of commerce can help. Link to it in the footer of every page.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'dead-link': {
        title: 'Repair the link to your policies',
        description:
          'Your website links to a policy, but the link leads to an error. To a customer it looks as if there were none.',
        how: 'Open the links we list. Put the page back, or correct the link in the footer of the template.',
        effort: 'minutes',
        owner: 'web person',
      },
      'no-terms': {
        title: 'Link to your terms and the rules for cancelling',
        description:
          'Your website sells, but links to no terms and no rules for cancelling or returning. Customers ask for these before they pay.',
        how: 'Write down, or ask a lawyer for, how an order is made, paid, delivered and cancelled. Give it a page of its own and link to it in the footer.',
      },
    },
  },
  'anonymous-articles': {
    title: 'Name the author of each article',
    description:
      'Articles on your website do not say who wrote them. The name of somebody who knows the subject makes a text easier to trust.',
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
    causes: {
      'thin-author-page': {
        title: 'Say more on the pages about your authors',
        description:
          'Author names lead to pages that say hardly anything. A reader cannot see why this person can be trusted on the subject.',
        how: 'Write job, training and years of work on each author page we list, some 50 words or more.',
        effort: 'hours',
        owner: 'you',
      },
    },
  },
};

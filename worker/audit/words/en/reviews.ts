import type { ReviewWords } from '../language-words.ts';

/** Words of and about reviews in English, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const reviews: ReviewWords = {
  headings: `
    reviews · ^ review $ · {customer, client, guest, patient}{, s, 's, s'} review
    {google, facebook, latest, featured, recent, star, verified, our, your, a} review
    *testimonial* · *say about {us, me, our}* · *trusted by* · *loved by* · *word of mouth* · *take our word for it*
    what ... {customer, client, patient, guest, student, parent, member}{, s} ... {say*, think*}
    what ... {traveler, traveller, learner, resident, tenant, homeowner}{, s} ... {say*, think*}
    what ... {people, others, they, families, couples, brides} ... {say*, think*}
    ^ {kind, lovely} words · {client, customer} love $ · ^ {, our} {guest book, guestbook} $
    {comments, feedback, message, messages, thanks, letter, letters, words} from ... {customers, clients, guests, patients}
    {comments, feedback, message, messages, thanks, letter, letters, words} from ... {parents, families, visitors, members}
    {comments, feedback, message, messages, thanks, letter, letters, words} from ... students
    ^ {thankyou, thank you, thank-you} {letters, cards, notes, messages} $
    ^ {guest, visitor, customer, client}{, s}{, '} comments $
    hear {, it} from ... {customers, clients, members, students, parents, families, patients, guests}
    {customer, client, patient, guest} {voices, feedback, stories}
    {happy, satisfied} {customers, clients, patients} $
    {happy, satisfied} {customers, clients, patients} {say, speak, are saying}
    {guest, customer, client, patient}{, s} {say*, love*, speak*}
    {parents, students, pupils, families, members} {say*, love*, speak*}
  `,
  references: '^ feedback{, s} $',
  sayings: 'testimonial · testimonials',
  named: 'review · reviews · *google* · *opinion*',
  invites: '^ {read, see, view, show, more, all, leave, write, rate, submit, based on, rated, average}',
  asks: `
    your {opinion, feedback} ... {matters, important*}
    {leave, write, drop} us ... review*
  `,
  thanks: `
    we {, have} serve{, d} {our, over, more than}
    ^ {we are, we're, i am} ... {proud, grateful, thankful, humbled, honored, honoured}
    based on ... {reviews, ratings}
  `,
  customers: 'customers · clients · patients · guests',
  ours: 'our · many · the',
  noNames: `
    ^ {google, facebook, trustpilot, yelp, tripadvisor, local guide, verified, anonym, a google}*
    ^ {customer, client, patient}*
    ^ {review, on google, email, e-mail, phone, read more, next, prev}* · ^ {via, for, become}
    ^ {star, stars, name} $
  `,
  signedNouns: 'customer client patient member guest since',
  signedAdjectives: 'happy verified',
  samples: 'sample example',
};

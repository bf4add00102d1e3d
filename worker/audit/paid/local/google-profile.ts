import { worksAtCustomers } from '../../checks/shared/local-words.ts';
import { weekWords } from '../../week/week-words.ts';
import { listedUpTo, quoted, sentence } from '../../wording/words.ts';
import { recommendationNumber, resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { derived, measured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { type BusinessWords, sellsServices } from '../shared/business-words.ts';

const MAX_SERVICES = 5;

/** Google's limit for the description of a profile, in characters: https://support.google.com/business/answer/3038177 */
const MAX_DESCRIPTION_CHARS = 750;

export function profileStatus(input: PremiumInput): Draft<string> {
  const result = resultOf(input, 'missing-google-profile-link');
  const count = input.inputs.pages?.length ?? 0;
  switch (result?.outcome.outcome) {
    case 'pass':
      return say(
        `Linked: your website leads to your entry on Google Maps (${result.outcome.evidence[0]?.seen ?? 'address not kept'}). What the entry says was not read.`,
        measured(result),
      );
    case 'partial':
      return say(
        'Linked only through JavaScript, so a plain reader does not see which entry is yours.',
        measured(result),
      );
    case 'fail':
      return say(
        `Not linked: ${count === 1 ? 'the one page read does not lead' : `none of the ${count} pages read leads`} to an entry on Google Maps. Whether you have one cannot be seen from your website.`,
        measured(result),
      );
    default:
      return say(
        input.inputs.isLocal === false
          ? 'Not needed, as far as we can see: the website shows no premises and no area it serves. Profiles are for businesses that meet customers in person.'
          : 'Not measured: the website does not tell whether you meet customers at a place.',
        measured(result),
      );
  }
}

/** What to type into the profile, so that it says what the website says. */
export function profileEntries(input: PremiumInput, { name, offers, trade }: BusinessWords): Grounded<string>[] {
  const { facts } = input;
  const { pages } = input.inputs;
  const lines: Grounded<string>[] = [];
  const number = recommendationNumber(input, 'missing-google-profile-link');
  if (number !== null) {
    lines.push(
      say(
        `First find out whether an entry exists: search Google Maps for ${name === null ? 'your name' : quoted(name)}. If nobody has claimed it, claim it; then see recommendation ${number}.`,
        derived('The website leads to no entry, so it may be missing, or be nobody’s.'),
      ),
    );
  }
  const [address, ...branches] = facts.addresses;
  const [phone] = facts.phones.length === 1 ? facts.phones : [];
  // Each branch has an entry of its own.
  if (address && branches.length === 0 && name !== null) {
    const atCustomers = worksAtCustomers(facts, pages ?? []);
    const contact = [name, address.value.text, ...(phone ? [phone.asShown] : [])].join(' · ');
    lines.push(
      say(
        atCustomers
          ? `Enter name and phone as on your website (${quoted(contact)}), and list the towns you work in. Google asks businesses without a shop door to hide the street.`
          : `Enter name, address and phone letter by letter as on your website: ${quoted(contact, 200)}.`,
        derived(
          'What the website states, so that both say the same (Google’s guidelines: support.google.com/business/answer/3038177).',
          [...address.sources.slice(0, 1), ...(phone?.sources.slice(0, 1) ?? [])],
        ),
      ),
    );
  }
  if (facts.openingHours) {
    const week = weekWords(facts.openingHours.value);
    if (week !== '') {
      lines.push(
        say(
          `Set these hours: ${week}. Add special hours for each public holiday, or the profile shows the usual ones.`,
          derived('Hours stated on the website.', facts.openingHours.sources.slice(0, 1)),
        ),
      );
    }
  }
  const sure = new Set(facts.services.map(({ value }) => value.trim()));
  const services = sellsServices(trade)
    ? offers.filter(({ from, name: offer }) => from === 'services' && sure.has(offer))
    : [];
  if (services.length > 1) {
    const priced = services.filter(({ price }) => price !== null);
    lines.push(
      say(
        `Add your services under the names your website gives them: ${listedUpTo(
          services.map((offer) => offer.name),
          MAX_SERVICES,
        )}.${priced[0]?.price ? ` Give prices too where you state them, as for ${priced[0].name}: ${priced[0].price.value.asShown}.` : ''}`,
        derived(
          'Services read from the pages.',
          services.slice(0, 2).map(({ pageUrl, seen }) => ({ pageUrl, place: 'services', seen })),
        ),
      ),
    );
  }
  if (facts.description) {
    lines.push(
      say(
        sentence(
          `The profile’s description takes up to ${MAX_DESCRIPTION_CHARS} characters. Begin it with your own words: ${quoted(facts.description.value, 260)}`,
        ),
        derived('The description the website gives of itself.', facts.description.sources.slice(0, 1)),
      ),
    );
  }
  return lines;
}

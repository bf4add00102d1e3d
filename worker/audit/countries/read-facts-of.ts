import { HOME, website } from '../../testing/audit-builders.ts';
import { readAddresses } from '../facts/addresses/addresses.ts';
import { readDescription } from '../facts/description.ts';
import { readEmails } from '../facts/emails/emails.ts';
import { readBusinessName } from '../facts/name/business-name.ts';
import { readPhones } from '../facts/phones/phones.ts';
import { readPolicies } from '../facts/profiles/policies.ts';
import { readSocialProfiles } from '../facts/profiles/social-profiles.ts';
import { readSchemaTypes } from '../facts/schema-types.ts';
import type { Target } from '../observations.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { readLanguages } from '../website/text/languages.ts';

/** Whole invented websites, each with the traps of its country: what is the business's own, and what is not. */
export function read(pages: ReadPage[], homeUrl = HOME) {
  const target: Target = { typedUrl: homeUrl, homeUrl, scopeUrl: homeUrl, isPrivate: false, aliasHost: null };
  const input = website({ target, pages });
  const { phones, otherPhones } = readPhones(input);
  const { emails, otherEmails } = readEmails(input);
  return {
    name: readBusinessName(input)?.value ?? null,
    phones: phones.map(({ value, kind }) => `${value} ${kind}`),
    otherPhones: otherPhones.map(({ value, kind }) => `${value} ${kind}`),
    emails: emails.map(({ value }) => value),
    otherEmails: otherEmails.map(({ value }) => value),
    addresses: readAddresses(input).map(({ value }) =>
      [value.street, value.postalCode, value.locality, value.country].join(' | '),
    ),
    languages: readLanguages(pages).map(({ value }) => value),
    profiles: readSocialProfiles(input).map(({ value }) => value),
    policies: readPolicies(input).map(({ value }) => `${value.kind} ${new URL(value.url).pathname}`),
    types: readSchemaTypes(input).map(({ value }) => value),
    description: readDescription(input)?.value ?? null,
  };
}

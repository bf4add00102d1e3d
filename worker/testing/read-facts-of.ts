import { readAddresses } from '../audit/facts/addresses/addresses.ts';
import { readDescription } from '../audit/facts/description.ts';
import { readEmails } from '../audit/facts/emails/emails.ts';
import { readBusinessName } from '../audit/facts/name/business-name.ts';
import { readPhones } from '../audit/facts/phones/phones.ts';
import { readPolicies } from '../audit/facts/profiles/policies.ts';
import { readSocialProfiles } from '../audit/facts/profiles/social-profiles.ts';
import { readSchemaTypes } from '../audit/facts/schema-types.ts';
import type { Target } from '../audit/observations.ts';
import type { ReadPage } from '../audit/website/read-pages.ts';
import { readLanguages } from '../audit/website/text/languages.ts';
import { HOME, website } from './audit-builders.ts';

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

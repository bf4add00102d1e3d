import { z } from 'zod';
import type { RatedFacts } from '../audit/facts/facts.ts';
import type { ConfirmedKind } from './fact-key.ts';

/** What an owner may say in one go: as many entries as a report reads, and more than anybody types. */
const MAX_STATEMENTS = 400;

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    // One line, and nothing that a screen would not show.
    .regex(/^[^\p{Cc}\p{Cf}]*$/u);
const clock = z.string().regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/);
const day = z
  .array(z.tuple([clock, clock.nullable()]))
  .max(4)
  .nullable();

const VALUES = {
  businessName: line(200),
  /** Its id. Which there are, the engine knows. */
  trade: z.string().regex(/^[a-z]{2,20}(?:-[a-z]{2,20}){0,3}$/),
  phones: line(40),
  emails: z.email().max(254),
  addresses: z
    .strictObject({
      street: line(200).nullable(),
      postalCode: line(20).nullable(),
      locality: line(100).nullable(),
      region: line(100).nullable(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullable(),
    })
    .refine(({ street, postalCode }) => street !== null || postalCode !== null),
  openingHours: z.strictObject({
    mo: day,
    tu: day,
    we: day,
    th: day,
    fr: day,
    sa: day,
    su: day,
    byAppointment: z.boolean(),
  }),
  services: line(160),
  prices: z.strictObject({
    what: line(160),
    amount: z.number().nonnegative().max(1e9),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable(),
  }),
  people: z.strictObject({ name: line(120), role: line(120).nullable() }),
  socialProfiles: z.url({ protocol: /^https?$/ }).max(500),
  languages: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
} as const satisfies Record<ConfirmedKind, z.ZodType>;

export type ConfirmedValue<K extends ConfirmedKind> = z.infer<(typeof VALUES)[K]>;

/** What was read, by `factKey`. */
const read = line(500);

const statementsOn = <K extends ConfirmedKind, V extends z.ZodType>(kind: K, value: V) => [
  z.strictObject({ kind: z.literal(kind), said: z.enum(['yes', 'corrected']), read, value }),
  z.strictObject({ kind: z.literal(kind), said: z.literal('added'), value }),
  z.strictObject({ kind: z.literal(kind), said: z.literal('not-ours'), read }),
];

/**
 * What the owner of a website said of its facts: so it is, it reads otherwise, this is missing, this is not ours. `value` is the
 * owner's own word, also of a yes, so that it outlives the page that said so.
 */
export const confirmedFactsSchema = z
  .array(
    z.union([
      ...statementsOn('businessName', VALUES.businessName),
      ...statementsOn('trade', VALUES.trade),
      ...statementsOn('phones', VALUES.phones),
      ...statementsOn('emails', VALUES.emails),
      ...statementsOn('addresses', VALUES.addresses),
      ...statementsOn('openingHours', VALUES.openingHours),
      ...statementsOn('services', VALUES.services),
      ...statementsOn('prices', VALUES.prices),
      ...statementsOn('people', VALUES.people),
      ...statementsOn('socialProfiles', VALUES.socialProfiles),
      ...statementsOn('languages', VALUES.languages),
    ]),
  )
  .max(MAX_STATEMENTS);

export type ConfirmedFacts = z.infer<typeof confirmedFactsSchema>;
export type Statement = ConfirmedFacts[number];

/** What the owner is shown: what the pages say, and what was said of it before. */
export interface FactsToConfirm {
  read: RatedFacts;
  confirmed: ConfirmedFacts;
  trades: { id: string; label: string }[];
}

export const putFactsRequestSchema = z.strictObject({ confirmed: confirmedFactsSchema });

import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { unknownSchemaTypes } from './unknown-schema-types.ts';

const run = (...nodes: object[]) =>
  unknownSchemaTypes.run(
    inputs({
      pages: [
        page(nodes.map((node) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`).join('')),
      ],
    }),
  );
const CONTEXT = { '@context': 'https://schema.org' };

describe('unknown-schema-types', () => {
  it('passes types schema.org has, and leaves other vocabularies alone', () => {
    expect(run({ ...CONTEXT, '@type': ['Dentist', 'https://other.test/Praxis'] })).toMatchObject({ outcome: 'pass' });
  });

  it('is partial for some, and suggests the right name', () => {
    expect(run({ ...CONTEXT, '@type': 'Dentist', address: { '@type': 'postaladdress' } })).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'JSON-LD postaladdress', seen: 'postaladdress (schema.org has PostalAddress)' }],
    });
  });

  it('names properties that differ from those of schema.org by their capitals, and no others', () => {
    const address = { '@type': 'PostalAddress', postalcode: '1', addressLocality: 'X', county: 'Y' };
    expect(run({ ...CONTEXT, '@type': 'Dentist', address })).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'JSON-LD PostalAddress.postalcode', seen: 'postalcode (schema.org has postalCode)' }],
    });
    const search = { '@type': 'SearchAction', 'query-input': 'required name=q' };
    expect(run({ ...CONTEXT, '@type': 'WebSite', potentialAction: search })).toMatchObject({ outcome: 'pass' });
  });

  it('looks at types named beside the type as well, where schema.org is said to have them', () => {
    const named = (additionalType: string) => run({ ...CONTEXT, '@type': 'Dentist', additionalType });
    expect(named('https://schema.org/ToothPolishing')).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'JSON-LD Dentist.additionalType', seen: 'https://schema.org/ToothPolishing' }],
    });
    expect(named('https://schema.org/Physician')).toMatchObject({ outcome: 'pass' });
    expect(named('https://www.wikidata.org/wiki/Q27349')).toMatchObject({ outcome: 'pass' });
  });

  it('fails when nothing can be understood', () => {
    expect(run({ ...CONTEXT, '@type': 'Zahnarzt' })).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'Zahnarzt' }],
    });
    expect(run({ '@type': 'Dentist' })).toMatchObject({ outcome: 'fail', evidence: [{ seen: 'no @context' }] });
  });

  it('misses nothing in a block that is empty', () => {
    expect(run({})).toMatchObject({ outcome: 'not_applicable' });
    expect(run({}, { ...CONTEXT, '@type': 'Dentist' })).toMatchObject({ outcome: 'pass' });
  });

  it('does not apply without types', () => {
    expect(run()).toMatchObject({ outcome: 'not_applicable' });
  });
});

import { describe, expect, it } from 'vitest';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { ancestorsOf, isA, isKnownProperty, isKnownType, parentsOf } from './vocabulary.ts';

describe('the schema.org vocabulary', () => {
  it('knows the whole line of inheritance', () => {
    for (const ancestor of ['MedicalBusiness', 'LocalBusiness', 'Organization', 'Place', 'Thing'])
      expect(isA('Dentist', ancestor)).toBe(true);
    expect(isA('Attorney', 'LegalService')).toBe(true);
    expect(isA('Organization', 'LocalBusiness')).toBe(false);
    expect(isA('Article', 'Organization')).toBe(false);
    expect(isA('3DModel', 'CreativeWork')).toBe(true);
  });

  it('leads every type that has parents to Thing', () => {
    const orphans = Object.keys(vocabulary.types).filter((type) => parentsOf(type).length > 0 && !isA(type, 'Thing'));
    expect(orphans).toEqual([]);
  });

  it('knows which properties a type has, inherited ones too', () => {
    expect(isKnownProperty('Dentist', 'openingHoursSpecification')).toBe(true);
    expect(isKnownProperty('Dentist', 'name')).toBe(true);
    expect(isKnownProperty('Person', 'openingHours')).toBe(false);
  });

  it('says no to names it does not have', () => {
    expect(isKnownType('Dentists')).toBe(false);
    expect(isKnownType('constructor')).toBe(false);
    expect(isA('Dentists', 'Thing')).toBe(false);
    expect([...ancestorsOf('__proto__')]).toEqual([]);
  });
});

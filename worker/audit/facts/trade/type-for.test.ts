import { describe, expect, it } from 'vitest';
import { facts, page } from '../../../testing/audit-builders.ts';
import type { TradeId } from '../../trades/index.ts';
import { typeFor } from './type-for.ts';

const typeOf = (id: TradeId, name: string, title = '') =>
  typeFor(
    facts({
      trade: { value: { id, label: id, confidence: 0.9 }, sources: [] },
      businessName: { value: name, sources: [] },
    }),
    title === '' ? null : page(`<title>${title}</title>`, { role: 'home' }),
  );

describe('typeFor', () => {
  it('names the kind of builder only where it is said', () => {
    expect(typeOf('builder', 'Maler Weiß')).toBe('HousePainter');
    expect(typeOf('builder', 'Ada Home Builders')).toBe('GeneralContractor');
    expect(typeOf('builder', 'Ada Glass')).toBe('HomeAndConstructionBusiness');
  });

  it('tells holiday flats and daycare from hotels and schools', () => {
    expect(typeOf('hotel', 'Ferienwohnung am Berg')).toBe('VacationRental');
    expect(typeOf('hotel', 'Hotel am Berg')).toBe('Hotel');
    expect(typeOf('school', 'Kinderopvang Ada')).toBe('ChildCare');
  });

  it('tells insurance from other finance', () => {
    expect(typeOf('finance', 'Ada Insurance')).toBe('InsuranceAgency');
    expect(typeOf('finance', 'Ada Wealth')).toBe('FinancialService');
  });

  it('names no narrower kind than the front of the website does', () => {
    expect(typeOf('hotel', 'Larch', 'Agriturismo Larch')).toBe('LodgingBusiness');
    expect(typeOf('hotel', 'Larch', 'Hotel Larch')).toBe('Hotel');
    expect(typeOf('hotel', 'Ferienwohnung und Pension Larch')).toBe('LodgingBusiness');
    expect(typeOf('restaurant', 'Gasthof Larch')).toBe('FoodEstablishment');
    expect(typeOf('gym', 'Larch Yoga')).toBe('SportsActivityLocation');
    expect(typeOf('plumber', 'Larch Heizungsbau')).toBe('HomeAndConstructionBusiness');
    expect(typeOf('builder', 'Reformas y pintura Larch')).toBe('HomeAndConstructionBusiness');
    // Of what is only a local business nothing is said.
    expect(typeOf('real-estate', 'Hausverwaltung Larch')).toBeNull();
  });

  it('has none for trades without a type', () => {
    expect(typeOf('agency', 'Ada')).toBeNull();
  });
});

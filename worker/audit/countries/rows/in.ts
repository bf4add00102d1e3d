import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { CountryRow } from '../country-row.ts';
import { codeOnly, isTownName, type PostalForm, withTown } from '../postal/postal-form.ts';
import { TOWN } from '../postal/town-name.ts';
import { regionNames } from '../regions.ts';

/** "New Delhi" is a town. */
const STATE_AT_END = new RegExp(regexSource`
    ^(Delhi|Goa|U\.?P|M\.?P|A\.?P|H\.?P|T\.?N|W\.?B|J&K)$
    |(?:^|\s)(
      Andhra Pradesh
      |Assam
      |Bihar
      |Chhattisgarh
      |Gujarat
      |Haryana
      |Himachal Pradesh
      |Jharkhand
      |Karnataka
      |Kerala
      |Madhya Pradesh
      |Maharashtra
      |Odisha
      |Punjab
      |Rajasthan
      |Tamil ?Nadu
      |Telangana
      |Uttar Pradesh
      |Uttarakhand
      |West Bengal
    )$
  `);

/** "Distt. Solan": the town of the code is called after its district. */
const DISTRICT = /^(?:Dist(?:rict|t)?|Tal(?:uka?)?|Teh(?:sil)?)\.?\s(?=[A-Z])/;

/** "Gujarat," before the name of the country. */
const STATE_BEFORE = /(?<=,\s|^)([A-Z][A-Za-z]{2,12}(?: [A-Z][a-z]{2,8})?|[A-Z]{2}),\s$/;

const PART_OF_TOWN = String.raw`(?:\s?\([A-Z][A-Za-z. ]{1,15}\))?`;
const PIN_LABEL = String.raw`(?:(?:PIN|Pin|pin)(?: ?[Cc]ode| CODE)?\.?\s?[-–:]?)?`;

/** "Chennai - 600 040" */
const TOWN_AND_PIN: PostalForm = {
  pattern: lightLetters(
    String.raw`${TOWN}${PART_OF_TOWN}\s?(?:[-–,:.]\s?)?${PIN_LABEL}\s?([1-9]\d{2}\s?\d{3})(?![\d\p{L}])`,
    'gu',
  ),
  among: new Set(['IN']),
  read({ match, line }) {
    const [, written = '', spaced = ''] = match;
    const code = spaced.replace(/\s/, '');
    const town = written.replace(DISTRICT, '');
    const [, alone, last] = STATE_AT_END.exec(town.replace(/(?<![-.\s])[-.\s]+$/, '')) ?? [];
    // "Anand, Gujarat, India - 388001"
    const before = town === 'India' ? STATE_BEFORE.exec(line.slice(0, match.index)) : null;
    if (before?.[1]) return { ...codeOnly({ match, code, region: before[1], country: 'IN' }), start: before.index };
    const region = alone ?? last;
    if (region) {
      const anchor = codeOnly({ match, code, region, country: 'IN' });
      return { ...anchor, start: anchor.start + written.lastIndexOf(region) };
    }
    return isTownName(town) ? withTown({ match, code, town, country: 'IN', certain: true }) : null;
  },
};

/** "685509 Munnar" begins a line of its own. */
const PIN_FIRST: PostalForm = {
  pattern: lightLetters(String.raw`^([1-9]\d{5})[,–-]?\s+${TOWN}$`, 'gu'),
  among: new Set(['IN']),
  read({ match }) {
    const [, code = '', town] = match;
    return isTownName(town) ? withTown({ match, code, town, country: 'IN', certain: true }) : null;
  },
};

export const INDIA: CountryRow = {
  streets: ['en'],
  postal: [TOWN_AND_PIN, PIN_FIRST],
  findsHousesBy: 'places',
  regions: new Set(regionNames('IN', ['Tamilnadu'], ['Delhi', 'Chandigarh', 'Puducherry'])),
  phone: { written: /^(?:0?[6-9]\d{4}[\s-]?\d{5}|\(?0\d{2,4}\)?[\s-]?\d{6,8})$/ },
  marks: [
    {
      pattern: lightLetters(regexSource`
          \b(?:Assam|Bihar|Gujarat|Haryana|Jharkhand|Karnataka|Kerala|Maharashtra|Odisha|Rajasthan|Tamil ?Nadu
          |Telangana|Pradesh|Uttarakhand|West Bengal)[\s,.–-]{1,4}[1-9]\d{2}\s?\d{3}\b|\bGSTIN\b
        `),
      weight: 4,
    },
  ],
};

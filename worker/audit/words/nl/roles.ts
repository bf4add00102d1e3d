import { regexSource } from '../../website/text/regex-source.ts';

/** What directors, professionals and staff are called in Dutch: a pattern in small letters, in both genders. Owners: `owners.ts`. */
export const roles = regexSource`
  eigenaresse|oprichtster|directeur|bestuurder|voorzitter|penningmeester|secretaris|tandarts
  |huisarts|fysiotherapeut|advocaat|medewerk(?:er|ster)|docent(?:e)?|mede-eigenaar|praktijkhouder
  |bedrijfsleider|vennoot|voorzitster|directrice|praktijkmanager|apotheker|opticien|kinesist|kinesitherapeut
  |osteopaat|psycholoog|logopedist|podoloog|pedicure|schoonheidsspecialiste?|rij-?instruct(?:eur|rice)|predikant
  |dominee|coördinator|kapster|kapper|dierenarts
`;

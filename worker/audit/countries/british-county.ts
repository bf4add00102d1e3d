import { lightLetters } from '../website/text/light-letters.ts';
import { regexSource } from '../website/text/regex-source.ts';

/** "North Yorkshire", "Kent", "Herts.": what stands between a British town and its code. */
export const isBritishCounty = (text: string): boolean => COUNTY.test(text.replace(/\.$/, ''));

const COUNTY = lightLetters(
  regexSource`
    (?:shire|sex|folk|umbria|berland|lothian)$
    |^(?:(?:n|s|e|w)\.?\s)?(?:
      beds
      |berks
      |bucks
      |cambs
      |glos
      |hants
      |herts
      |lancs
      |leics
      |lincs
      |northants
      |notts
      |oxon
      |staffs
      |warks
      |wilts
      |worcs
      |yorks
      |salop
      |middx
    )$
    |^(?:
      kent
      |surrey
      |devon
      |cornwall
      |dorset
      |somerset
      |merseyside
      |greater \w+
      |west midlands
      |tyne (?:and|&) wear
      |county \w+
      |co\.? \w+
      |isle of \w+
      |rutland
      |highlands?
      |scottish borders
      |dumfries (?:and|&) galloway
      |argyll(?: (?:and|&) bute)?
      |orkney
      |shetland
      |moray
      |caithness
      |sutherland
      |fife
      |gwynedd
      |powys
      |dyfed
      |clwyd
      |gwent
      |ceredigion
      |anglesey
      |angus
      |avon
      |cleveland
      |humberside
      |(?:east|west|north) riding(?: of yorkshire)?
    )$
  `,
  'i',
);

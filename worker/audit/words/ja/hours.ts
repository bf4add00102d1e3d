import type { HoursWords } from '../language-words.ts';

/** Words of opening hours in Japanese: patterns. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const hours: HoursWords = {
  everyDay: '毎日|年中無休|無休|全日',
  weekdays: '平日',
  weekend: '土日祝日|土日祝|土日',
  holiday: '祝祭日|祝日|祭日|祝',
  closed: '定休日|定休|休診日|休診|休業日|休業|休館日|休館|休園日|休園|休校日|休場日|閉園日|お休み|休み|休日|休',
  appointment: '完全予約制|予約制|要予約',
  roundTheClock: '24時間',
  morning: '午前|午前中',
  noon: '正午',
  afternoon: '午後',
  evening: '夜',
  midnight: '深夜0時',
  late: 'ラスト',
  to: 'から',
  except: 'を除く|除く',
  and: 'および|と',
  filler: '営業|まで|毎週|は|の|で|も|各|本日|昼|ランチ|ディナー|昼の部|夜の部',
  season: '夏季|冬季|夏期|冬期',
};

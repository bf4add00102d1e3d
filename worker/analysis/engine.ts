// What an analysis takes from the engine, as one module to load late: see load-engine.ts.
export { earlyFacts, earlyFactsOf } from '../audit/early-facts.ts';
export { conclude, factsAsRead, prepare } from '../audit/judge.ts';
export { NARRATED_PARTS, narratableLines } from '../audit/narrative/narratable-lines.ts';
export { sortAnswer, withNarration } from '../audit/narrative/narration.ts';
export { narratorQuestion } from '../audit/narrative/narrator-question.ts';
export {
  backQuestion,
  shownTranslation,
  sortBack,
  sortTranslation,
  translatable,
  translatorQuestion,
} from '../audit/narrative/translation.ts';
export { readerQuestion } from '../audit/reader/reader-question.ts';
export { entriesOf } from '../audit/reader/reading.ts';
export { tradeEntries } from '../audit/trades/index.ts';

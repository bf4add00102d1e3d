import type { MaskedLine } from '../../audit/narrative/masked-line.ts';
import type { Refused } from '../../audit/narrative/narrator-question.ts';
import type { ShownLine, TranslatedLine } from '../../audit/narrative/translation.ts';
import type { ModelQuestion } from '../../models/language-model.ts';
import { askAndCount, type ModelPurpose } from '../ask-model.ts';
import type { Journal } from '../journal.ts';
import { loadEngine } from '../load-engine.ts';
import type { AnalysisPorts } from '../ports.ts';

/** What is to be put into a language: lines of a report, and values of facts that stay as they are. */
export interface TranslationOrder {
  language: string;
  lines: string[];
  facts: string[];
}

/** All that was ever asked for one language, as the journal keeps it. */
interface Translation extends TranslationOrder {
  model: string | null;
  startedAt: number;
  /** null while it goes on. */
  finishedAt: number | null;
  askings: number;
  held: TranslatedLine[];
  /** Lines whose translation did not hold, twice, and those that are not for a model: they stay English. */
  refused: string[];
}

/** How a translation stands; `held` may be of lines the report no longer has. */
export interface TranslationStanding {
  isWorking: boolean;
  mayAsk: boolean;
  model: string | null;
  held: ShownLine[];
  refused: string[];
}

const NONE: TranslationStanding = { isWorking: false, mayAsk: false, model: null, held: [], refused: [] };

/** For one asking, and for one call of it. */
const ALL_MS = 240_000;
const CALL_MS = 60_000;
/** Askings of an analysis for one language: what a slow model left open, and lines that are new since. */
const MAX_ASKINGS = 4;
/** Times one asking is taken up again after its object was killed; then it ends with what there is. */
const MAX_STARTS = 3;
/** Calls at a time. */
const LANES = 3;
/** Of a call: a small model keeps its mind on so much. */
const MAX_PART_CHARS = 1_800;
const MAX_PART_LINES = 16;

const documentOf = (language: string) => `translation:${language}`;
const isOver = ({ startedAt, finishedAt }: Translation, now: number) => finishedAt !== null || now - startedAt > ALL_MS;

export async function standingOf(
  journal: Journal,
  { model, clock }: AnalysisPorts,
  { language, isRefused }: { language: string; isRefused: boolean },
): Promise<TranslationStanding> {
  const kept = journal.read<Translation>(documentOf(language));
  const mayAsk = model !== null && !isRefused;
  if (!kept) return { ...NONE, mayAsk };
  const { shownTranslation } = await loadEngine();
  const isWorking = !isOver(kept, clock.now());
  return {
    isWorking,
    mayAsk: mayAsk && !isWorking && kept.askings < MAX_ASKINGS,
    model: kept.model,
    held: shownTranslation(kept.held, language),
    refused: kept.refused,
  };
}

/** Writes down what is to be translated, to be carried out by `carryOn`. False where that goes on already, or nothing is left to do. */
export function beginTranslation(journal: Journal, order: TranslationOrder, now: number): boolean {
  const name = documentOf(order.language);
  const before = journal.read<Translation>(name);
  if (before && (!isOver(before, now) || before.askings >= MAX_ASKINGS)) return false;
  const { model = null, held = [], refused = [], askings = 0 } = before ?? {};
  const next: Translation = {
    ...order,
    ...{ model, held, refused, startedAt: now, finishedAt: null, askings: askings + 1 },
  };
  if (openLines(next).length === 0) return false;
  journal.write(name, next);
  return true;
}

function openLines({ lines, held, refused }: Translation): string[] {
  const known = new Set([...held.map(({ own }) => own), ...refused]);
  return lines.filter((line) => !known.has(line));
}

/**
 * Has the lines that are still open translated, part by part, each stored as it comes, so that being killed costs none. Each is put back
 * into English in a conversation of its own, and code compares; what does not hold is tried once more with the reasons. Never throws for
 * the model's sake.
 */
export async function carryOn(
  journal: Journal,
  ports: AnalysisPorts,
  { language, sessionId, mayAsk }: { language: string; sessionId: string; mayAsk: boolean },
): Promise<void> {
  const name = documentOf(language);
  const begun = journal.read<Translation>(name);
  if (!begun || begun.finishedAt !== null) return;
  const engine = await loadEngine();
  const { lines, into } = engine.translatable(begun.lines, begun.facts, language);
  const open = new Set(openLines(begun));
  const masked = new Set(lines.map(({ own }) => own));
  /** What has gaps to fill in, or marks of its own, is not for a model. */
  const apart = [...open].filter((own) => !masked.has(own));
  const starts = journal.countAttempt(`translate:${language}:${begun.startedAt}`);
  const parts = mayAsk && starts <= MAX_STARTS ? partsOf(lines.filter(({ own }) => open.has(own))) : [];
  const ask = (purpose: ModelPurpose, question: ModelQuestion) => {
    const leftMs = Math.min(CALL_MS, begun.startedAt + ALL_MS - ports.clock.now());
    return askAndCount({ journal, ports, sessionId }, purpose, question, leftMs);
  };
  /** One try at lines: those that hold are stored. null: somebody did not answer. */
  const attempt = async (part: readonly MaskedLine[], before?: Refusals): Promise<Refusals | null> => {
    const question = engine.translatorQuestion(part, into, ports.randomToken(), before);
    const answer = await ask(before ? 'mend translation' : 'translate', question);
    // Who lets nobody in will not with the next part either.
    if (!answer.ok && answer.failure === 'refused') parts.length = 0;
    if (!answer.ok) return null;
    const { held, refused } = engine.sortTranslation(part, into, answer.value);
    if (held.length === 0) return refused;
    const back = await ask('check translation', engine.backQuestion(held, into, ports.randomToken()));
    if (!back.ok) return null;
    const checked = engine.sortBack(held, back.value);
    change((now) => ({ model: answer.model, held: [...now.held, ...checked.held] }));
    return new Map([...refused, ...checked.refused]);
  };
  const change = (to: (now: Translation) => Partial<Translation>) => {
    const now = journal.read<Translation>(name);
    // Erased meanwhile: nothing is left to be changed.
    if (now) journal.write(name, { ...now, ...to(now) });
  };
  const next = async (): Promise<void> => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      // Erased meanwhile: its lines go nowhere any more.
      if (!journal.read(name)) return;
      const refused = await attempt(part);
      // Who does not answer now is left alone.
      if (!refused) return;
      if (refused.size === 0) continue;
      const again = await attempt([...refused.keys()], refused);
      if (!again) return;
      change((now) => ({ refused: [...now.refused, ...[...again.keys()].map(({ own }) => own)] }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, next));
  change((now) => ({ refused: [...new Set([...now.refused, ...apart])], finishedAt: ports.clock.now() }));
}

type Refusals = ReadonlyMap<MaskedLine, Refused>;

function partsOf(lines: readonly MaskedLine[]): MaskedLine[][] {
  const parts: MaskedLine[][] = [];
  let room = { chars: 0, lines: 0 };
  for (const line of lines) {
    if (room.lines === 0 || room.chars < line.text.length) {
      parts.push([]);
      room = { chars: MAX_PART_CHARS, lines: MAX_PART_LINES };
    }
    parts.at(-1)?.push(line);
    room = { chars: room.chars - line.text.length, lines: room.lines - 1 };
  }
  return parts;
}

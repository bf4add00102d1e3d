import { COMMON_KANJI } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { placeInBody, type TextDocument } from '../../website/text/text-sources.ts';
import type { ServiceSeen } from './service-lists.ts';

/**
 * Fields of medicine Japanese practices may put up, alone or with what they treat before them: 小児歯科, 消化器内科.
 * Source: 医療法施行令 第3条の2, https://laws.e-gov.go.jp/law/323CO0000000326
 */
const DEPARTMENT = lightLetters(
  `^[${COMMON_KANJI}ァ-ヶー]{0,6}(?:内科|外科|精神科|アレルギー科|リウマチ科|小児科|皮膚科|泌尿器科|産婦人科|産科|婦人科|眼科|耳鼻咽喉科|耳鼻いんこう科|リハビリテーション科|放射線科|麻酔科|歯科)$`,
  'u',
);
const MAX_CHARS = 60;

/** A line of nothing but two or more fields: "歯科・小児歯科・矯正歯科". One alone may be the name of the practice. */
export function departments(document: TextDocument): ServiceSeen[] {
  return document.lines.flatMap((line) => {
    if (line.foreign !== null || line.text.length > MAX_CHARS || !line.text.includes('科')) return [];
    const names = line.text.split(/[・、,，／/|｜\s]+/u).filter(Boolean);
    if (names.length < 2 || !names.every((name) => DEPARTMENT.test(name))) return [];
    const place = placeInBody(document.view, document.view.blocks[line.block]?.path ?? 0);
    return names.map((name) => ({ name, place, seen: line.text }));
  });
}

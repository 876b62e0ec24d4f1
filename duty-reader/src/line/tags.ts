import { readModel } from '../kind/index.ts';
import type { Meaning } from '../reading.ts';
import { looksLikeTag, readTag } from '../tag/index.ts';
import { type DutyNotes, plain } from './duty-notes.ts';
import { pattern } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';
import { isUnit } from './units.ts';

/** Model and tag: 'KRD150', 'EF-3', 'RTU 1'. */
export function takeNames(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(/(?<![\p{L}\d.,/-])\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*(?![\p{L}\d])/gu, ([word]) => {
    const found = notes.has('model') || !/\d/.test(word) ? null : readModel(word);
    if (found !== null) notes.set(word, { model: plain(found.model, word) });
    return found !== null;
  });
  rest.takeAll(TAGS, ({ 0: text, index, input }) => {
    if (NO_TAG.test(text) || isUnitBehindNumber(text, input.slice(0, index))) return false;
    if (notes.has('tag') || !looksLikeTag(text)) return false;
    const read = readTag(text);
    if (read === null || read.counts !== null) return false;
    const several = read.quantity === null || read.quantity === 1 ? {} : { quantity: plain(read.quantity, text) };
    notes.set(text, { tag: plain(read.tag.toUpperCase(), text), ...several });
    takeCountBefore(rest, notes, index);
    if (DASHED.test(text)) notes.ask('quantity', text, countsOf(text));
    return true;
  });
}

/** '8 mmH2O' and '250 pa 2' have no tag. */
function isUnitBehindNumber(text: string, before: string): boolean {
  const [letters = ''] = /^\p{L}+(?=[\d\s]|$)/u.exec(text) ?? [];
  return /[\d½¼¾⅓⅔⅛⅜⅝⅞]\s*$/u.test(before) && (isUnit(text) || (letters !== '' && isUnit(letters)));
}

/** '3 SF-1' at the start of a line are three. */
function takeCountBefore(rest: RemainingText, notes: DutyNotes, tagAt: number): void {
  const [all, count = ''] = /^\s*([1-9]\d?)\s*[x×]?\s+$/iu.exec(rest.text.slice(0, tagAt)) ?? [];
  if (all === undefined || notes.has('quantity')) return;
  notes.set(count, { quantity: plain(Number(count), count) });
  rest.remove(0, all.length);
}

/** 'EF 1-2' is one fan of floor 1, or two. */
const DASHED = /^\p{L}{1,5} \d{1,3}-\d{1,3}$/u;

function countsOf(text: string): readonly Meaning[] {
  const [first = 0, last = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const counts = last > first ? [last - first + 1, 1] : [1];
  return counts.map((value) => ({ value, unit: null }));
}

/** Behind the number of a tag is no unit of it, and no further thousands. */
const NO_VALUE = String.raw`(?![\p{L}\d.]|\/(?!\d{1,2}(?![\p{L}\d./"]))|,\d{3}(?!\d)| 0\d\d(?!\d)|\s*(?:%|[ac]?cfm|l\/s|m[³3]|mbh|tons?|kw|hp|v\b|pa\b|in\b|ft\b|°|"|fans?\b|sones?))`;
/** Letters and a number, which is short behind a space. */
const NUMBERED = String.raw`\p{L}{1,5}(?:-?\d{1,3}|-\p{L}?\d{1,4}| \d{1,2}| ?# ?\d{1,3})\p{L}?${NO_VALUE}`;
const TAGS = new RegExp(
  `(?<![\\p{L}\\d.,/-])${NUMBERED}(?:(?:\\s*(?:thru|through|to|[,/&])\\s*|-)(?:${NUMBERED}|\\d{1,3}\\p{L}?${NO_VALUE}))*`,
  'giu',
);
/** Words that a number belongs to in another way. */
export const NO_TAG =
  /^(?:rise|in|dt|td|static|temp|about|approx|near|cp|m[23]|ft[23]|in\d|qty|cant|typ|type|fan|fans|unit|units|no|nr|level|lvl|floor|room|rm|ul|ph|hz|hp|and|at|to|of|x|for|or|zip|with|by|max|under|alt|elev|esp|sp|cfm|h2o|need|needs|want|please|size|sized|about|only|flow|air|gives?|moves?|total|each|thru|y|et|und|con|avec|mit)[ -]?\d*\p{L}?$/iu;

// 'three phase 60 Hz' is a supply, 'phase 2' a stage of the building.
const PLACES =
  'fans?|units?|no|nr|level|lvl|floor|flr|rooms?|rm|zone|item|system|sys|bldg|building|area|stage|suite|apt|type|piso|nivel|local|bay|stair|wc|class|arrangement|arr|(?<!(?:single|one|two|three|[123]|mono|tri)[ -]?)phase|model|series|size|mark|circuit|panel';
/** Places that say what a fan is for. */
const USES = 'lab|classroom|lobby|hall|shop|office|garage|kitchen|toilet|bath';
/** What has a number as a tag has one: '2 500' of 'level 2 500 cfm' may be two numbers. */
export const NUMBERED_PLACES = `(?:${PLACES}|${USES})`;
const NUMBERED_PLACE = [
  pattern(String.raw`(?:${PLACES})\.?\s?(?:no\.?\s?|#\s?)?\d{1,2}${NO_VALUE}`),
  pattern(String.raw`(?<=(?:${USES})\s)\d{1,2}${NO_VALUE}`),
];

/** The number of 'level 2' is no pressure of two inches. */
export function takePlaces(rest: RemainingText, notes: DutyNotes): void {
  for (const place of NUMBERED_PLACE) {
    rest.takeAll(place, ([text]) => {
      notes.notUnderstood.push(text);
      return true;
    });
  }
}

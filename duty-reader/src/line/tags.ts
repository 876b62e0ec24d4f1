import { readModel, tagSays } from '../kind/index.ts';
import { looksLikeTag, readTag } from '../tag/index.ts';
import { type DutyNotes, plain } from './duty-notes.ts';
import { pattern } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';
import { NO_TAG, NO_VALUE, PLACES, TAGS, USES } from './tag-pattern.ts';
import { isUnit, unitAfter } from './units.ts';

/** A maker says that the name behind it is a model, also where it looks like a tag: 'Greenheck G-100'. */
const MODEL_OF_MAKER =
  /(?<![\p{L}\d])((?:greenheck|loren cook|cook|twin city|captiveaire|pennbarry|penn|carnes|acme)\s+)(\p{Lu}{1,5}-?\d[\p{Lu}\d-]*)(?![\p{L}\d])/giu;

/** Model and tag: 'KRD150', 'EF-3', 'RTU 1'. */
export function takeNames(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(MODEL_OF_MAKER, ([text, , word = '']) => {
    if (notes.has('model') || word !== word.toUpperCase() || tagSays(word) !== null) return false;
    notes.set(text, { model: plain(readModel(word)?.model ?? word, text) });
    return true;
  });
  rest.takeAll(/(?<![\p{L}\d.,/-])\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*(?![\p{L}\d])/gu, ([word]) => {
    const found = notes.has('model') || !/\d/.test(word) ? null : readModel(word);
    if (found !== null) notes.set(word, { model: plain(found.model, word) });
    return found !== null;
  });
  rest.takeAll(/(?<![\p{L}\d.,/-])\d{2,3}(?: ?\p{Lu}{3,6}|\p{Lu})[\p{Lu}\d-]*(?![\p{L}\d])/gu, ([text]) => {
    const found = notes.has('model') ? null : readModel(text);
    if (found !== null) notes.set(text, { model: plain(found.model, text) });
    return found !== null;
  });
  rest.takeAll(/(?<![\p{L}\d.,/-])\p{Lu}{3,5} \d{2,3}\p{Lu}?(?![\p{L}\d.,/"-])/gu, ([text]) => {
    const found = notes.has('model') ? null : readModel(text);
    if (found !== null) notes.set(text, { model: plain(found.model, text) });
    return found !== null;
  });
  rest.takeAll(TAGS, ({ 0: text, index, input }) => {
    const [name = ''] = text.split('(');
    const behind = input.slice(index + text.length);
    if (
      NO_TAG.test(name) ||
      NO_TAG_LIST.test(name) ||
      isUnitBehindNumber(name, input.slice(0, index)) ||
      isFraction(name, behind)
    )
      return false;
    const read = notes.named === null && looksLikeTag(name) ? readTag(text) : null;
    if (read === null) return false;
    notes.named = { ...read, counts: read.counts ?? countsOfDash(text), text, at: index };
    takeCountBefore(rest, notes, index);
    return true;
  });
}

/** 'from 0F to 70F' and 'OA 0F' say temperatures, 'a 25 mm' a pressure in Spanish, F400 resists a fire, and DN315 is a size. */
const NO_TAG_LIST =
  /^(?:from|between)\b|^\p{L}+ (?:0|[3-9]\d|1\d\d)[FC]$|^(?:a|à|e|o|y) \d|^f-?[2346]00$|^dn ?\d{2,4}$/iu;

/** 'EF 1/2 hp' is half a horsepower and no tag. */
function isFraction(text: string, behind: string): boolean {
  const kind = unitAfter(behind, false)?.kind;
  return /^\/\d/u.test(behind) || (/\d\/\d{1,2}$/u.test(text) && (kind === 'power' || kind === 'pressure'));
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

function countsOfDash(text: string): readonly number[] | null {
  if (!DASHED.test(text)) return null;
  const [first = 0, last = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return last > first ? [last - first + 1, 1] : [1];
}

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

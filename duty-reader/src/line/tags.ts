import { readModel, tagSays } from '../kind/index.ts';
import { looksLikeTag, readTag } from '../tag/index.ts';
import { type DutyNotes, plain } from './duty-notes.ts';
import { pattern } from './patterns.ts';
import type { RemainingText } from './remaining-text.ts';
import { NO_TAG, NO_VALUE, PLACES, TAGS, USES } from './tag-pattern.ts';
import { isUnit, unitAfter } from './units.ts';

/** A maker says that the name behind it is a model, also where it looks like a tag: 'Greenheck G-100'. */
const MODEL_OF_MAKER =
  /(?<![\p{L}\d])((?:greenheck|loren cook|cook|twin city|captiveaire|pennbarry|penn|carnes|acme|fantech|systemair|broan|s&p|palau|canarm)\s+)(\p{Lu}{1,5}-?\d[\p{Lu}\d-]*)(?![\p{L}\d])/giu;

/** 'Model' and the word behind it. */
const NAMED_MODEL =
  /(?<![\p{L}\d])model\s*(?:no\.?|number|#)?\s*[:=]?\s*(\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*\d[\p{L}\d-]*)(?![\p{L}\d])/giu;

/** In 'at 5/8' and 'to 1/4' the word is none of a tag either. */
const BEHIND_NUMBER = /(?<=^\p{L}+ \d+)\/\d+$/u;

/** Model and tag: 'KRD150', 'EF-3', 'RTU 1'. */
export function takeNames(rest: RemainingText, notes: DutyNotes): void {
  rest.takeAll(MODEL_OF_MAKER, ([text, , word = '']) => {
    // 'Greenheck EF-1' has a tag, 'PennBarry DX11B' none.
    const isTag =
      /^\p{L}+-?\d{1,3}\p{L}?$/u.test(word) && (word.includes('-') || !/\p{L}$/u.test(word)) && tagSays(word) !== null;
    if (notes.has('model') || word !== word.toUpperCase() || isTag) return false;
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
  rest.takeAll(/(?<![\p{L}\d.,/-])\p{Lu}{3,5} \d{2,3}(?:\p{Lu}[\p{Lu}\d]{0,4})?(?![\p{L}\d.,/"-])/gu, ([text]) => {
    const found = notes.has('model') ? null : readModel(text);
    if (found !== null) notes.set(text, { model: plain(found.model, text) });
    return found !== null;
  });
  rest.takeAll(NAMED_MODEL, ([text, word = '']) => {
    if (notes.has('model') || tagSays(word) !== null) return false;
    notes.set(text, { model: plain(word, text) });
    return true;
  });
  rest.takeAll(TAGS, ({ 0: text, index, input }) => {
    const [name = ''] = text.split('(');
    const behind = input.slice(index + text.length);
    if (
      NO_TAG.test(name.replace(BEHIND_NUMBER, '')) ||
      NO_TAG_LIST.test(name) ||
      OF_A_SHEET.test(input.slice(0, index)) ||
      isUnitBehindNumber(name, input.slice(0, index)) ||
      isCountOfOthers(name, behind) ||
      isNumberOfUnit(name, behind) ||
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

/**
 * 'from 0F to 70F' and 'OA 0F' say temperatures, 'a 25 mm' a pressure in Spanish, F400 resists a fire, DN315 is a size, NC-35 how
 * loud a room may be, 'by 12/5' a date, and 0-10V a signal.
 */
const NO_TAG_LIST =
  /^(?:from|between|by|due|before|until|toit|hotte|mur(?:al)?|ligne|techo|pared|línea|gaine|dach|wand)(?!\p{L})|^ecm? \d|\d-10v$|^\p{L}+ (?:0|[3-9]\d|1\d\d)[FC](?: to \d{1,3}[FC])?$|^(?:a|à|e|o|y) \d|^f-?[2346]00$|^\p{L}+ \d{1,2}t$|^dn ?\d{2,4}$|^n[cr]-?[2-7][05]$/iu;

/** In 'quote 4 upblast fans' and 'new 2 speed' the number counts; letters and a space make tags that are known. */
const isCountOfOthers = (text: string, behind: string): boolean =>
  /^\s+\p{L}/u.test(behind) &&
  /^(?:\p{L}{4,5}|buy|get|new|all|add|los|las|les|die) \d/iu.test(text) &&
  tagSays(text.replace(' ', '-')) === null;

/** 'pe 20 mmca' is a pressure by its Spanish name. */
const isNumberOfUnit = (text: string, behind: string): boolean =>
  /^\p{L}+ \d+$/u.test(text) && tagSays(text.replace(' ', '-')) === null && unitAfter(behind, false) !== null;

/** 'sheet M-601' and 'detail 3/M-5' name no fan. */
const OF_A_SHEET = /(?<!\p{L})(?:sheets?|sht|dwg|drawings?|details?|plan)\.?\s*#?\s*(?:\d+\/)?$/iu;

/** 'EF 1/2 hp' is half a horsepower and no tag. */
function isFraction(text: string, behind: string): boolean {
  const kind = unitAfter(behind, false)?.kind;
  return /^\/\d/u.test(behind) || (/\d\/\d{1,2}$/u.test(text) && (kind === 'power' || kind === 'pressure'));
}

/** '8 mmH2O', '250 pa 2' and '400 V 3~' have no tag. */
function isUnitBehindNumber(text: string, before: string): boolean {
  const [letters = ''] = /^\p{L}+(?=[\d\s]|$)/u.exec(text) ?? [];
  return (
    /[\d½¼¾⅓⅔⅛⅜⅝⅞]\s*$/u.test(before) &&
    (isUnit(text) || (letters !== '' && (isUnit(letters) || /^(?:v(?:ac|olts?)?|hz|k?va)$/iu.test(letters))))
  );
}

/** '3 SF-1' at the start of a line are three. */
function takeCountBefore(rest: RemainingText, notes: DutyNotes, tagAt: number): void {
  const [all, count = ''] = /^\s*([1-9]\d?)\s*[x×]?\s+$/iu.exec(rest.text.slice(0, tagAt)) ?? [];
  if (all === undefined || (notes.has('quantity') && notes.value('quantity')?.value !== Number(count))) return;
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

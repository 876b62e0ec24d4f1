import { looksLikeTag } from '../tag/index.ts';

/** Why a row is not a new unit; the words are part of the API. */
export type Reason =
  | 'total'
  | 'existing'
  | 'demolition'
  | 'by others'
  | 'future'
  | 'alternate'
  | 'heading'
  | 'note'
  | 'second language';

const TOTAL =
  /^(?:.*[\s:-])?(?:sub[\s-]?totals?|grand[\s-]total|totals?|totale|totales|total g[eé]n[eé]ral|total general|totaux|suma|sumas|sum|summe|zwischensumme|gesamtsumme|gesamt|insgesamt|somme|sous-total|sums)(?:\s*[:=.-].*|\s+(?:cfm|airflow|exhaust|supply|air|ahu|fans?|for|of|this|page|level|floor|de|du|der|building|system).*|\s*\(.*\))?$/i;

const FANS = String.raw`(?:\s+(?:fans?|units?|equipment|exhaust|supply|return|mechanical|roof|schedule|items?|ventilators?|to|be|remain|remains|reused?|relocated|removed|in|place|work|scope))*`;
const WHOLE: readonly (readonly [Reason, RegExp])[] = [
  [
    'demolition',
    new RegExp(
      `^(?:\\(d\\)|\\(r\\)|demo(?:lish|lished|lition)?|removed?|to be (?:removed|demolished)|demontage|abbruch|demolicion|demolición|a retirar|existing to be (?:removed|demolished)|remove existing)\\.?${FANS}$`,
      'i',
    ),
  ],
  [
    'existing',
    new RegExp(
      `^(?:\\(e\\)|\\(ex\\)|e\\.?t\\.?r\\.?|exist(?:ing|\\.)?|exstg\\.?|ex\\.|relocated?|re-?used?|to remain|existente|existant|bestand|bestehend)${FANS}\\.?$`,
      'i',
    ),
  ],
  [
    'by others',
    /^(?:(?:furnished |provided |supplied |installed )*by (?:others|owner|tenant)|n\.?i\.?c\.?|not in contract|por otros|par d'autres|par autres|bauseits)\.?$/i,
  ],
  ['future', new RegExp(`^(?:\\(f\\)|\\(fut\\.?\\)|future|futuro|futur|zukunftig|zukünftig)${FANS}\\.?$`, 'i')],
  [
    'alternate',
    new RegExp(
      `^(?:add(?:itive)? |deduct(?:ive)? |bid )*alt(?:ernate|\\.)?(?: bid)?(?: no\\.?| #)?\\s*[\\d-]*[a-d]?(?: only| bid)?(?:\\s*[-:]\\s*.*)?${FANS}$`,
      'i',
    ),
  ],
];
const TO_REMAIN = /\b(?:exist(?:ing|\.)?|e\.?)\b.*\bto remain\b|^existing,? to remain/i;
const OF_THE_TAG: readonly (readonly [Reason, RegExp])[] = [
  [
    'existing',
    /^(?:\(e\)|\(ex\.?\)|\(exist(?:ing|\.)?\)|exist(?:ing|\.)?\s|ex\.\s|etr[\s-])|\((?:e|ex\.?|exist(?:ing|\.)?|etr)\)$|\s(?:existing|exist\.|etr)$/i,
  ],
  ['demolition', /^(?:\(d\)|\(demo\)|demo\s)|\((?:d|demo)\)$|\sdemo$/i],
  ['future', /^(?:\(f\)|\(fut(?:ure|\.)?\)|future\s)|\((?:f|fut(?:ure|\.)?)\)$|\sfuture$/i],
  ['by others', /\((?:by others|nic)\)$/i],
  ['alternate', /^(?:\(alt\.?(?:ernate)?\s*\d*\)|alt(?:ernate)?[\s.-])|\((?:add )?alt(?:ernate|\.)?\s*\d*\)$/i],
];
const NOTE =
  /^(?:general notes?|notes?|remarks|notas?|remarques?|anmerkung(?:en)?|hinweise?|legend|key)\b\s*[:.\d-]|^(?:general notes?|notes?|notas|remarques|legend)$|^(?:\(?\d{1,2}[.)]|\*|†)\s+\S*\p{L}{2}/iu;

export const isNote = (text: string) => NOTE.test(text);

/** '5. 7 - 14 in. w.c. inlet': a note by its number, where a line has nothing else. A single tag may be numbered too. */
export function isNumberedNote(text: string): boolean {
  const [, note] = /^\(?\d{1,2}[.)]\s+(\S.*)$/.exec(text) ?? [];
  return note !== undefined && (/\s/.test(note) || !looksLikeTag(note));
}

/** What starts with these words is no unit, whatever is summed. */
const STARTS_TOTAL =
  /^(?:(?:sub|grand)[\s-]?)?totals?\b|^(?:average|avg\.?|difference|net|balance|building balance|promedio|moyenne|mittelwert|diversity)\b/i;

/** A total by its words, which are in the first cells of a line. */
export const isTotal = (texts: readonly string[]) =>
  STARTS_TOTAL.test((texts[0] ?? '').trim()) ||
  texts.slice(0, 3).some((text) => text.length < 60 && TOTAL.test(text.trim()));

const plain = (text: string) => text.replace(/^[*\s]+|[*\s]+$/g, '');

/** Whether the words of a cell that has nothing else, or of a heading, say that the unit is not a new one. */
export function reasonOfWords(text: string): Reason | null {
  const words = plain(text);
  if (words === '' || words.length > 80) return null;
  if (TO_REMAIN.test(words)) return 'existing';
  return WHOLE.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

export const reasonOfTag = (tag: string): Reason | null =>
  OF_THE_TAG.find(([, pattern]) => pattern.test(plain(tag)))?.[0] ?? null;

/** A type like 'EXISTING EXHAUST FAN'; an 'existing toilet' that is served is no existing fan. */
export const reasonOfType = (type: string): Reason | null =>
  /^(?:existing|exist\.|\(e\))\s/i.test(plain(type)) ? 'existing' : reasonOfWords(type);

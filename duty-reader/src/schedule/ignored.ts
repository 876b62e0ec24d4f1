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
const EXISTING = String.raw`(?:exist(?:ing|\.)?|exstg\.?|ex\.)`;
/** What is done to an existing fan that stays one. */
const WORK_ON_IT = '(?:re-?balance|relocate|re-?use|re-?install|refurbish|clean|adjust|retain)d?';
const GONE = '(?:remove|demolish|demo|delete|void|cancel|cancell|omitt|abandon)(?:e?d)?|omit|not used|unused';
/** What is taken away, and what stays, in the other languages of schedules. */
const GONE_ELSEWHERE =
  '(?:se |a |por |à |wird )?(?:demolición|demolicion|demoler|desmontar|desmantelar|retirar|eliminar|démolir|enlever|démanteler|retirer|d[ée]montage|abbruch|rückbau|entfällt|entfallen|demontiert|abgebrochen|demontieren)';
const STAYS_ELSEWHERE =
  'existentes?|existante?s?|bestand|bestehend|vorhanden|bleibt|se conserva|(?:a|à) (?:conservar|reubicar|reutilizar|conserver|réutiliser|relocaliser)';
const OWNER = '(?:owner|tenant|landlord|client)';
const GIVEN = '(?:furnished|provided|supplied|installed)';
const WHOLE: readonly (readonly [Reason, RegExp])[] = [
  [
    'demolition',
    new RegExp(
      `^(?:\\(d\\)|\\(r\\)|demolition|(?:to be )?(?:${GONE})(?: ${EXISTING})?|${GONE_ELSEWHERE})\\.?${FANS}\\.?$|^${EXISTING}${FANS}[,;:–-]?\\s*(?:to be )?(?:removed?|demolish(?:ed)?|demo)\\.?$`,
      'i',
    ),
  ],
  [
    'existing',
    new RegExp(
      `^(?:\\(e\\)|\\(ex\\)|e\\.?t\\.?r\\.?|${EXISTING}|(?:to be )?relocated?|(?:to be )?re-?used?|to remain|${STAYS_ELSEWHERE}|${WORK_ON_IT} ${EXISTING})${FANS}\\.?$|^${EXISTING}${FANS}\\s*[,;:–-]\\s*(?:to be )?${WORK_ON_IT}\\b(?!.*\\breplac)`,
      'i',
    ),
  ],
  [
    'by others',
    new RegExp(
      `^(?:(?:${GIVEN}(?: (?:and|&) ${GIVEN})? )?by (?:the )?(?:others|${OWNER})|${OWNER}[- ]${GIVEN}(?:[,/;]?\\s*(?:and |& )?(?:contractor|${OWNER})[- ]installed)?|ofci|ofoi|n\\.?i\\.?c\\.?|not in contract(?:,?\\s*\\(?n\\.?i\\.?c\\.?\\)?)?|por otros|por (?:el )?propietario|par d'autres|par autres|par (?:le )?propriétaire|hors contrat|bauseits)\\.?$`,
      'i',
    ),
  ],
  ['future', new RegExp(`^(?:\\(f\\)|\\(fut\\.?\\)|future|futur[oae]?|zukunftig|zukünftig|künftig)${FANS}\\.?$`, 'i')],
  [
    'alternate',
    new RegExp(
      `^(?:add(?:itive)? |deduct(?:ive)? |bid )*alt(?:ernate|\\.)?(?: bid)?(?: no\\.?| #)?\\s*[\\d-]*[a-d]?(?: only| bid)?(?:\\s*[-:]\\s*.*)?${FANS}$`,
      'i',
    ),
  ],
];
const STATUS_HEAD =
  /^(?:(?:fan|unit|equip(?:ment|\.)?) )?status$|^(?:état|etat|estado|estatus|statut|zustand)$|^new\s*(?:or|\/)\s*exist(?:ing|\.)?$|^n\s*\/\s*e(?:\s*\/\s*[dr])?$/i;
const GIVER_HEAD = /^(?:furnished|furn\.?|provided|supplied|purchased)(?: by)?$/i;
const GIVER = new RegExp(`^(?:by )?(?:others?|${OWNER})$`, 'i');
/** Letters of a column that says whether a fan is new; its words are read like those of every column. */
const OF_THE_STATUS: readonly (readonly [Reason, RegExp])[] = [
  ['existing', /^\(?(?:e|ex\.?|exist\.?|etr)\)?$/i],
  ['demolition', /^\(?(?:d|demo\.?|r|rem\.?)\)?$/i],
  ['future', /^\(?(?:f|fut\.?)\)?$/i],
];
const TO_REMAIN = /\b(?:exist(?:ing|\.)?|e\.?)\b.*\bto remain\b|^existing,? to remain/i;
/** A part of the building that remains, or a fan in the place of an existing one. */
const OF_A_NEW_FAN = /\b(?:new|curbs?|duct(?:s|work)?|openings?|replac\w*)\b/i;
const OF_THE_TAG: readonly (readonly [Reason, RegExp])[] = [
  [
    'existing',
    /^(?:\(e\)|\(ex\.?\)|\(exist(?:ing|\.)?\)|exist(?:ing|\.)?\s|ex\.\s|etr[\s-])|\((?:e|ex\.?|exist(?:ing|\.)?|etr)\)$|\s(?:existing|exist\.|etr)$/i,
  ],
  ['demolition', /^(?:\([dr]\)|\(demo\)|demo\s)|\((?:[dr]|demo)\)$|\sdemo$/i],
  ['future', /^(?:\(f\)|\(fut(?:ure|\.)?\)|future\s)|\((?:f|fut(?:ure|\.)?)\)$|\sfuture$/i],
  ['by others', /\((?:by others|nic)\)$/i],
  ['alternate', /^(?:\(alt\.?(?:ernate)?\s*\d*\)|alt(?:ernate)?[\s.-])|\((?:add )?alt(?:ernate|\.)?\s*\d*\)$/i],
];
const NOTE =
  /^(?:general notes?|notes?|remarks|notas?|remarques?|anmerkung(?:en)?|hinweise?|legend|key)\b\s*[:.\d-]|^(?:general notes?|notes?|notas|remarques|legend)$|^(?:\(?\d{1,2}[.)]|\*|†)\s+\S*\p{L}{2}/iu;

/** '(555) 123-4567' below a message. */
const TELEPHONE =
  /^(?:(?:t|tel|phone|ph|o|office|c|cell|m|mobile|f|fax|d|direct)\b[.:]?\s*)?(?:\+?1[ .-]?)?(?:\(\d{3}\)\s?|\d{3}[.-])\d{3}[ .-]\d{4}(?!\d)/iu;

/** Also behind a name: 'Bob (414) 555-0123'. */
export const isTelephone = (text: string) => TELEPHONE.test(text) || /\(\d{3}\)\s?\d{3}-\d{4}$/.test(text);
export const isNote = (text: string) => NOTE.test(text) || isTelephone(text);

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
  if (TO_REMAIN.test(words) && !OF_A_NEW_FAN.test(words)) return 'existing';
  return WHOLE.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Why the code of a status column, or who furnishes the unit, says that it is not one to size; null for other columns and codes. */
export function reasonOfStatus(head: string, cell: string): Reason | null {
  if (GIVER_HEAD.test(head.trim()) && GIVER.test(cell.trim())) return 'by others';
  if (!STATUS_HEAD.test(head.trim())) return null;
  return OF_THE_STATUS.find(([, code]) => code.test(cell.trim()))?.[0] ?? null;
}

/** Words in brackets before or behind a tag, and those behind its number: 'EF-3 (TO BE REMOVED)', 'EF-10 - EXIST'. */
const BESIDE_TAG = [/^\(([^()]+)\)/, /\(([^()]+(?:\([^()]*\))?)\)$/, /\d\p{L}?\s*[-–,;:]?\s+(\p{L}[^()]*)$/u];

export function reasonOfTag(tag: string): Reason | null {
  const text = plain(tag).replaceAll(/[[{]/g, '(').replaceAll(/[\]}]/g, ')');
  const found = OF_THE_TAG.find(([, pattern]) => pattern.test(text))?.[0];
  if (found !== undefined) return found;
  const beside = BESIDE_TAG.map((words) => reasonOfWords(words.exec(text)?.[1] ?? ''));
  return beside.find((reason) => reason !== null) ?? null;
}

/** A type like 'EXISTING EXHAUST FAN'; an 'existing toilet' that is served is no existing fan. */
export const reasonOfType = (type: string): Reason | null =>
  /^(?:existing|exist\.|\(e\))\s/i.test(plain(type)) ? 'existing' : reasonOfWords(type);

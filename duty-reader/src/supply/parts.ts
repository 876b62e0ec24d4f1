import { takeNotes } from '../tag/notes.ts';

export type SupplyUnit = 'V' | 'PH' | 'HZ';
export type SupplyOrder = 'V/PH/HZ' | 'V/HZ/PH';

export interface SupplyPart {
  readonly number: number;
  readonly unit: SupplyUnit;
  /** With a unit that is written, not one that its size or place implies. */
  readonly isSaid: boolean;
}

interface Written {
  readonly number: number;
  readonly unit: SupplyUnit | null;
  readonly join: string;
}

const ONE_PHASE =
  /\b(?:single|one|mono|1)[\s-]*ph(?:ase)?\b|\bmono(?:f[aá]sic[oa]|phas[eé]e?)?(?!\p{L})|\b(?:ein|1-?)phasig\b/giu;
const THREE_PHASES =
  /\b(?:three|3)[\s-]*ph(?:ase)?\b|\btri(?:f[aá]sic[oa]|phas[eé]e?)?(?!\p{L})|\b(?:drei|3-?)phasig\b|\bdrehstrom\b/giu;
/** '400V/III' as it is written in Spain. */
const ROMAN = /(?<=\dv?\s*[/-]?\s*)(iii|i)(?=$|[\s,/-])/u;
const WIRES = /[\s,/+-]*\b[2345]\s*-?\s*(?:w|wires?|hilos|fils)\b\.?|\s*\+\s*(?:n|pe|g|gnd)\b/giu;
const UNIT_FIRST =
  /\b(voltage|volts?|v|phases?|ph|hertz|hz|frequency|freq)\s*[:=.]?\s*(\d+(?:\s*[-/]\s*\d{3})?)(?!\d)/gu;

/** The load behind the phases, as Revit writes its electrical data: '120 V/1-250 VA'. */
const LOAD = /(?<=\d\s*v\s*\/\s*\d)\s*-\s*\d[\d.,]*\s*k?va$/u;

/** Longest text that is read. */
const MAX_LENGTH = 200;
const JOIN = String.raw`\s*(?:[-/,;|.:x×@+&y]|\bor\b|\bto\b)?\s*`;
const UNIT = String.raw`(?:v(?:olt(?:s|aje|age)?|\.)?\s*(?:a\.?\s?c\.?)?|ph(?:ases?)?\.?|f(?:ases?)?|ø|n?~|p|hz\.?|hertz|cycles?|cy|cps|c)(?![\p{L}])`;
const PART = new RegExp(`(${JOIN})(\\d+)(?:\\s*-?\\s*(${UNIT}))?`, 'yu');

/** Volts, phases and hertz of a text, each with what it is; null if any of it is something else. */
export function supplyParts(text: string, order: SupplyOrder | null): readonly SupplyPart[] | null {
  if (text.length > MAX_LENGTH) return null;
  const written = writtenParts(plain(text));
  if (written === null || !isJoinedWell(written)) return null;
  const parts: SupplyPart[] = [];
  for (const [index, { number, unit }] of written.entries()) {
    const meant = unit ?? unitOfNumber(number) ?? unitOfPlace(index, written, order);
    if (meant === null || !isPossible(number, meant)) return null;
    parts.push({ number, unit: meant, isSaid: unit !== null });
  }
  return parts;
}

function plain(text: string): string {
  const { text: left } = takeNotes(text);
  const words = left
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[φϕ⌀∅Φ]/gu, 'ø')
    .replaceAll(ONE_PHASE, '1ph')
    .replaceAll(THREE_PHASES, '3ph')
    .replace(ROMAN, (_, phases: string) => `${phases.length}ph`)
    .replaceAll(WIRES, ' ')
    .replace(LOAD, '')
    .replace(/^\s*a\.?c\.?\s+(?=\d)/u, '')
    .replaceAll(/\/n(?:\/pe)?(?![\p{L}~])/gu, ' ')
    .replace(/^(\d+)\.0+$/u, '$1')
    .replaceAll(/[–—‐‑]/gu, '-')
    .replaceAll(/[()[\]]/gu, ' ')
    .replaceAll(/(?<=\d)\s*v?\s*(?:y|wye|δ|delta)\s*(?=[-/])/gu, '')
    .trim();
  return /^[a-z]/u.test(words) ? words.replaceAll(UNIT_FIRST, '$2$1').trim() : words;
}

function writtenParts(text: string): readonly Written[] | null {
  const parts: Written[] = [];
  PART.lastIndex = 0;
  let end = 0;
  for (let found = PART.exec(text); found !== null; found = PART.exec(text)) {
    const [, join = '', digits = '', unit] = found;
    const isFirst = parts.length === 0;
    if (isFirst && join !== '') return null;
    if (!isFirst && join === '' && parts.at(-1)?.unit === null) return null;
    parts.push({ number: Number(digits), unit: unit === undefined ? null : unitOf(unit), join });
    end = PART.lastIndex;
  }
  const isWhole = /^[\s.,]*$/u.test(text.slice(end));
  return parts.length > 0 && isWhole ? parts : null;
}

function unitOf(sign: string): SupplyUnit {
  if (sign.startsWith('v')) return 'V';
  return /^(?:h|c)/u.test(sign) ? 'HZ' : 'PH';
}

/** '1,250' and '3.60' are numbers; '208,3,60' and '120V, 1PH' are supplies. */
function isJoinedWell(parts: readonly Written[]): boolean {
  return parts.every(({ join }, index) => !/^[.,]$/u.test(join) || parts.length > 2 || parts[index - 1]?.unit !== null);
}

function unitOfNumber(number: number): SupplyUnit | null {
  if (number >= 100 && number <= 1000) return 'V';
  if (number === 50 || number === 60) return 'HZ';
  return number === 1 || number === 3 ? 'PH' : null;
}

function unitOfPlace(index: number, parts: readonly Written[], order: SupplyOrder | null): SupplyUnit | null {
  if (order === null || parts.length !== 3) return null;
  const unit = order.split('/')[index];
  return unit === 'V' || unit === 'PH' || unit === 'HZ' ? unit : null;
}

function isPossible(number: number, unit: SupplyUnit): boolean {
  if (unit === 'V') return number >= 6 && number <= 1000;
  return unit === 'PH' ? number === 1 || number === 3 : number === 50 || number === 60;
}

import { looksLikeTag } from '../tag/index.ts';
import { findUnit, type QuantityKind } from '../value/index.ts';
import { headName } from './head-name.ts';
import { HEAD_NAMES } from './head-names.ts';
import { type Head, KINDS, readHead } from './read-head.ts';

/** The cells of two lines that are one head of each column, and what the columns are. */
interface TwoLineHeads {
  readonly top: readonly string[];
  readonly bottom: readonly string[];
  readonly heads: readonly Head[];
  /** How many words of both lines are a name as a whole, a unit that names its column, or a name above its unit. */
  readonly known: number;
}

const MAX_WORDS = 14;
const MAX_TOP = 2;
const MAX_BOTTOM = 3;
const MAX_VISITS = 8000;
const TITLE = /\b(?:schedule|cuadro|cedula|cédula|tableau|liste|tabla|notes?)\b/i;

const isOfHeads = (words: readonly string[]) =>
  words.length > 1 &&
  words.length <= MAX_WORDS &&
  !words.some((word) => /^[(~<>-]*[.\d]/.test(word) || looksLikeTag(word));

const saysADuty = (word: string) => ['cfm', 'staticPressure'].includes(readHead([word]).field ?? '');

/**
 * Heads that run over two lines whose columns single spaces separate: 'EXHAUST AIRFLOW STATIC MOTOR' above
 * 'FAN (CFM) PRESSURE HP'. Where words of the lines stand is not known, so they are joined in each way in which every column has
 * a name and the rows below fit. Null where there is none, or where the ways do not agree on what the columns are.
 */
export function twoLineHeads(
  topText: string,
  bottomText: string,
  fits: (heads: readonly Head[]) => boolean,
): TwoLineHeads | null {
  const [top, bottom] = [topText.split(' '), bottomText.split(' ')];
  if (!isOfHeads(top) || !isOfHeads(bottom) || TITLE.test(topText) || !top.some(saysADuty)) return null;
  // The ways that know most words come first: whether rows fit takes longest to find out.
  const ways = waysToJoin(top, bottom).filter(({ heads }) => isSchedule(heads));
  for (const most of [...new Set(ways.map(({ known }) => known))].sort((one, other) => other - one)) {
    const [first, ...others] = ways.filter(({ known, heads }) => known === most && fits(heads));
    if (first === undefined) continue;
    return others.every(({ heads }) => keyOf(heads) === keyOf(first.heads)) ? first : null;
  }
  return null;
}

const keyOf = (heads: readonly Head[]): string =>
  heads
    .map(({ field, rank, unit }) => [field, rank, typeof unit === 'object' ? unit?.symbol : unit].join(' '))
    .join('|');

/** Kinds of units that one word says. */
const OF_A_WORD: readonly QuantityKind[] = ['airflow', 'power', 'heat', 'sones', 'speed'];

/** A column has one unit, of its own quantity: of 'CFM' above 'STATIC' and 'AIRFLOW' above 'IN WG' none is one. */
function hasOwnUnit({ field }: Head, above: string, below: string): boolean {
  const kinds = field === null ? [] : (KINDS[field] ?? []);
  const words = `${above} ${below}`.trim().split(' ');
  const units = words.flatMap((word) => findUnit(word, OF_A_WORD) ?? []).filter(({ rest }) => rest === '');
  const whole = below === '' ? null : findUnit(below);
  const others = [...units, ...(whole?.rest === '' ? [whole] : [])].filter(({ unit }) => !kinds.includes(unit.kind));
  return units.length < 2 && others.length === 0;
}

const isSchedule = (heads: readonly Head[]): boolean =>
  (['tag', 'cfm'] as const).every((name) => heads.some(({ field }) => field === name));

/** One column, with the words of each line that are its head. */
interface Column {
  readonly above: string;
  readonly below: string;
  readonly head: Head;
  readonly known: number;
}

function columnOf(above: string, below: string): Column | null {
  const head = readHead([above, below]);
  if (!head.isName || !hasOwnUnit(head, above, below)) return null;
  const isKnown = (text: string) => HEAD_NAMES.has(headName(text));
  const isAboveUnit = above !== '' && isKnown(above) && findUnit(below)?.rest === '';
  const text = `${above} ${below}`.trim();
  const isSupply = above === '' && head.order !== null;
  const known = isAboveUnit || isKnown(text) || isSupply || findUnit(text)?.rest === '' ? text.split(' ').length : 0;
  // What one line says alone is a name as it is.
  return known === 0 && (above === '' || below === '') ? null : { above, below, head, known };
}

function waysToJoin(top: readonly string[], bottom: readonly string[]): TwoLineHeads[] {
  const ways: TwoLineHeads[] = [];
  const columns = new Map<string, Column | null>();
  const columnAt = (above: readonly string[], below: readonly string[]): Column | null => {
    const key = `${above.join(' ')}\n${below.join(' ')}`;
    const found = columns.has(key) ? columns.get(key) : columnOf(above.join(' '), below.join(' '));
    columns.set(key, found ?? null);
    return found ?? null;
  };
  let visits = 0;
  const follow = (above: number, below: number, way: TwoLineHeads): void => {
    if (visits++ > MAX_VISITS) return;
    if (above === top.length && below === bottom.length) ways.push(way);
    for (let a = 0; a <= Math.min(MAX_TOP, top.length - above); a++)
      for (let b = a === 0 ? 1 : 0; b <= Math.min(MAX_BOTTOM, bottom.length - below); b++) {
        const column = columnAt(top.slice(above, above + a), bottom.slice(below, below + b));
        const isTwice = column?.head.field != null && way.heads.some(({ field }) => field === column.head.field);
        if (column === null || isTwice) continue;
        follow(above + a, below + b, {
          top: [...way.top, column.above],
          bottom: [...way.bottom, column.below],
          heads: [...way.heads, column.head],
          known: way.known + column.known,
        });
      }
  };
  follow(0, 0, { top: [], bottom: [], heads: [], known: 0 });
  return visits > MAX_VISITS ? [] : ways;
}

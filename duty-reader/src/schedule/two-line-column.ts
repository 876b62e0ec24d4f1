import { findUnit, type QuantityKind } from '../value/index.ts';
import type { ColumnField } from './columns-read.ts';
import { headName } from './head-name.ts';
import { HEAD_NAMES } from './head-names.ts';
import { isTextColumn } from './models-of-runs.ts';
import { type Head, KINDS, readHead } from './read-head.ts';
import { partOfSupply } from './units-below.ts';

/** One column of heads over two lines, with the words of each line that are its head. */
export interface Column {
  readonly above: string;
  readonly below: string;
  readonly head: Head;
  readonly known: number;
}

export function columnOf(above: string, below: string): Column | null {
  if (isPartOfUnit(above, below)) return null;
  const head = readHead([above, below]);
  if (!head.isName || !hasOwnUnit(head, above, below) || isOfTwo(above, below, head)) return null;
  const isKnown = (text: string) => HEAD_NAMES.has(headName(text));
  const isAboveUnit = above !== '' && isKnown(above) && isUnitOf(below, head);
  const text = `${above} ${below}`.trim();
  const isSupply = above === '' && head.order !== null;
  const isAWhole = isAboveUnit || isAirAbove(above, below, head) || isKnown(text) || isSupply;
  const known = isAWhole || findUnit(text)?.rest === '' ? text.split(' ').length : 0;
  // What one line says alone is a name as it is.
  return known === 0 && (above === '' || below === '') ? null : { above, below, head, known };
}

const WHICH_AIR =
  /^(?:(?:min|minimum|max|maximum|total|tot|design) )?(?:total|supply|return|exhaust|relief|outside|outdoor|fresh|oa|osa|ventilation)(?: air)?$/;

/** A unit below a name: 'IN.' is one below a pressure. */
const isUnitOf = (below: string, { field }: Head): boolean =>
  findUnit(below)?.rest === '' ||
  (field !== null && partOfSupply(below) === field) ||
  (field === 'staticPressure' && IN.test(below));

/** Which air, above 'CFM' or 'AIR CFM': 'SUPPLY', 'MIN. O.A.'. */
function isAirAbove(above: string, below: string, { field }: Head): boolean {
  if (field !== 'cfm' || !WHICH_AIR.test(headName(above))) return false;
  return findUnit(below.replace(/^air /i, ''), ['airflow'])?.rest === '';
}

/** Kinds of units that one word says. */
const OF_A_WORD: readonly QuantityKind[] = ['airflow', 'power', 'heat', 'sones', 'speed'];

const IN = /^[([]?in\.?[)\]]?$/i;
const OF_FIELDS: ReadonlySet<QuantityKind> = new Set(Object.values(KINDS).flat());

/** A column has one unit, of its own quantity: of 'CFM' above 'STATIC' and 'AIRFLOW' above 'IN WG' none is one. */
function hasOwnUnit({ field }: Head, above: string, below: string): boolean {
  const isOwn = (kind: QuantityKind) =>
    field === null ? !OF_FIELDS.has(kind) : kind === field || KINDS[field]?.includes(kind) === true;
  const words = `${above} ${below}`.trim().split(' ');
  const units = words.flatMap((word) => findUnit(word, OF_A_WORD) ?? []).filter(({ rest }) => rest === '');
  const whole = below === '' ? null : findUnit(below);
  const bracketed = [...below.matchAll(/[([]([^)\]]*)[)\]]/g)].flatMap(([, inner = '']) => findUnit(inner) ?? []);
  const others = [...units, ...bracketed, ...(whole?.rest === '' ? [whole] : [])].filter(
    ({ unit }) => !isOwn(unit.kind),
  );
  const isOfLength = field === 'staticPressure' || field === null || !IN.test(words.at(-1) ?? '');
  return units.length < 2 && others.length === 0 && isOfLength && !isTwoUnits(below);
}

/** 'CFM IN.' */
function isTwoUnits(text: string): boolean {
  const [first = '', ...others] = text.split(' ');
  return (
    others.length > 0 &&
    findUnit(first, OF_A_WORD)?.rest === '' &&
    (IN.test(others.join(' ')) || findUnit(others.join(' '))?.rest === '')
  );
}

/** A unit in brackets or of a pressure is that of a name, and brackets stay together. */
function isPartOfUnit(above: string, below: string): boolean {
  const isOpen = (text: string) => /[([][^)\]]*$|^[^([]*[)\]]/.test(text);
  if (isOpen(above) || isOpen(below)) return true;
  return above === '' && (/^[([].*[)\]]$/.test(below) || findUnit(below, ['pressure'])?.rest === '');
}

const NO_GROUP = /^(?:tag|mark|symbol|tag no|no)$/;

/** 'S.P.' above 'CFM', 'SERVICE' above 'CFM': each line names a column of its own. */
function isOfTwo(above: string, below: string, { field }: Head): boolean {
  const [one, other] = [above, below].map((text) => (HEAD_NAMES.has(headName(text)) ? readHead([text]).field : null));
  if ((one === 'cfm' || one === 'staticPressure') && field !== one) return true;
  if (one == null || other == null || one === other) return false;
  const isOther = (field: ColumnField, text: string) => isTextColumn(field) || NO_GROUP.test(headName(text));
  return KINDS[other] !== undefined && (KINDS[one] !== undefined || isOther(one, above));
}

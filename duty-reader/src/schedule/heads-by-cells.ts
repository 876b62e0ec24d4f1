import { readSupply } from '../supply/index.ts';
import { looksLikeTag, readQuantity } from '../tag/index.ts';
import { findUnit, readValue, unitOf } from '../value/index.ts';
import { isDutyCell } from './duty-in-cell.ts';
import { isValue } from './head-lines.ts';
import { type Head, headFor, readHead } from './read-head.ts';

/** What a column and those beside it are. */
interface Around {
  readonly head: Head;
  readonly cells: readonly string[];
  readonly others: readonly Head[];
  readonly areHeaters: boolean;
  /** Cells of the other columns of motors. */
  readonly ofMotors: readonly string[];
  /** Whether another column has tags with letters. */
  readonly hasLetters: boolean;
}

export const areMost = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.filter(test).length * 2 > cells.length;

const HEATER = /\bheaters?\b|^(?:[ec]uh|e?d?h|cuh)[-.\s]?\d/i;

/** Heads whose words leave open what the cells hold: they decide. */
export function withCells(heads: readonly Head[], cellsOfColumn: (index: number) => readonly string[]): Head[] {
  const areHeaters = heads.some(
    ({ field }, index) =>
      (field === 'tag' || field === 'type') && areMost(cellsOfColumn(index), (cell) => HEATER.test(cell)),
  );
  return heads.map((head, index) => {
    const others = heads.filter((other) => other !== head);
    const ofMotors = heads.flatMap(({ field, text }, at) =>
      at !== index && field === 'motorHp' && !HEAT_KW.test(text) ? cellsOfColumn(at) : [],
    );
    const hasLetters = heads.some(
      ({ field }, at) => field === 'tag' && at !== index && areMost(cellsOfColumn(at), isLetteredTag),
    );
    const around = { head, cells: cellsOfColumn(index), others, areHeaters, ofMotors, hasLetters };
    return electrical(around) ?? item(around) ?? air(around) ?? duty(around) ?? head;
  });
}

/** Whether kW are those of a heater: of units that are heaters, beside the air that enters and leaves one, or other than the motor's. */
function isHeat({ cells, others, areHeaters, ofMotors }: Around): boolean {
  if (areHeaters || others.some(({ field, note }) => field === 'temperatureRise' || note === 'coilTemperature'))
    return true;
  const powers = ofMotors.map((cell) => readValue(cell, 'power', { unit: HORSEPOWER }));
  const isOfMotor = (cell: string) => {
    const own = readValue(cell, 'power', { unit: KILOWATT });
    return (
      own.kind !== 'read' || powers.some((each) => each.kind === 'read' && Math.abs(each.value / own.value - 1) < 0.15)
    );
  };
  return powers.length > 0 && !cells.some(isOfMotor);
}

const isSupply = (cell: string) => /\d{3}\D+\d/.test(cell) && readSupply(cell)?.phase != null;
const HORSEPOWER = unitOf('hp', 'power');
const KILOWATT = unitOf('kW', 'power');
const HEAT_KW = /^\(?kws?\)?$/i;

/** 'MOTOR HP / RPM', 'BHP/HP': of the two numbers below it one is the size of the motor. */
const HP_WITH_ANOTHER = /(?<![\p{L}])(?:m?hp\s*[/&@]\s*rpm|bhp\s*[/&]\s*m?hp|m?hp\s*[/&]\s*bhp)\W*$/iu;

/** What a column is of motors and their supply; null for others. */
function electrical(around: Around): Head | null {
  const { head, cells, others } = around;
  const { field, rank, note } = head;
  const has = (name: Head['field']) => others.some((other) => other.field === name);
  // The power of an electric heater is heat.
  if (field === 'motorHp' && HEAT_KW.test(head.text) && isHeat(around)) return headFor(head, 'kWs');
  if (field === 'motorHp' && rank > 1 && areMost(cells, isSupply)) return { ...head, field: 'supply', unit: null };
  if (HP_WITH_ANOTHER.test(head.text)) return { ...headFor(head, 'motorHp'), unit: HORSEPOWER };
  if (field === null && note === 'notUnderstood' && areMost(cells, isSupply))
    return { ...head, field: 'supply', rank: 2, note: null };
  if (field === 'supply' && rank === 1 && !areMost(cells, isSupply) && has('voltage'))
    return { ...head, field: null, note: 'connection' };
  if (field !== 'phase' || rank === 1) return null;
  // Motors have poles too, more of them, and a supply has a column of its own beside them.
  const isOfMotor = has('supply') || has('phase') || cells.some((cell) => !/^[123]$/.test(cell));
  return isOfMotor ? { ...head, field: null, note: 'construction' } : null;
}

const WHOLE_LINE = /\d\s*(?:cfm|pcm|l\/s|m[³3]\/)[^,;]*[,;].*(?:\d\s*(?:hp|kw)|\d{3}v?\s*\/\s*[13])(?![\p{L}])/iu;
const isLetteredTag = (cell: string) => /\p{L}/u.test(cell) && looksLikeTag(cell);

const isArea = (cell: string) => /^\d/.test(cell) && readValue(cell, 'area', { unit: 'unknown' }).kind === 'read';

/** What a column is of the unit itself; null for others. */
function item({ head, cells, others, hasLetters }: Around): Head | null {
  const { field, rank } = head;
  // 'FAN UNIT NO.' over 1, 2, 3 beside 'TAG' over KEF-1, as makers of hoods list them.
  if (field === 'tag' && hasLetters && areMost(cells, (cell) => /^\d+$/.test(cell)))
    return { ...head, field: null, note: 'anotherNumber' };
  const hasTag = others.some((other) => other.field === 'tag' && other.rank === 1);
  // A French 'désignation' says what a fan is where a 'repère' is beside it.
  if (
    field === 'tag' &&
    (rank > 1 || /\bd[eé]signaci[oó]n|d[eé]signation/iu.test(head.text)) &&
    (hasTag || !areMost(cells, looksLikeTag))
  )
    return tagOrText(
      head,
      cells,
      others.some((other) => other.field === 'tag'),
    );
  const isCount = (cell: string) => /^\W*\d/.test(cell) || readQuantity(cell).kind === 'read';
  if (field === 'quantity' && cells.length > 0 && !cells.some(isCount))
    return { ...head, field: null, note: 'unitsOfMeasure' };
  // 'PERFORMANCE' over all that a line says of a fan.
  if (
    field === 'duty' &&
    areMost(cells, (cell) => WHOLE_LINE.test(cell)) &&
    !others.some((other) => other.field === 'cfm')
  )
    return { ...head, field: 'type', rank: 2 };
  // What a fan does, as it is called in the United Kingdom.
  if (field === 'duty' && cells.length > 0 && !cells.some((cell) => /\d{2}/.test(cell)))
    return { ...head, field: 'service', rank: 2 };
  if (field === 'service' && areMost(cells, isArea)) return headFor(head, 'squareFeet');
  if (field === 'service' && areMost(cells, (cell) => /^[\d.,]+$/.test(cell)))
    return { ...head, field: null, note: 'spaceFigure' };
  return null;
}

const isAirflow = (cell: string): boolean => /^\d/.test(cell) && findUnit(cell, ['airflow']) !== null;

/** 'CAPACITY' over '1,200 CFM' or '1,200 CFM/0.5" SP'. */
function duty({ head, cells, others }: Around): Head | null {
  if (head.field !== null || others.some(({ field }) => field === 'cfm' || field === 'duty')) return null;
  const isWhole = areMost(cells, isDutyCell);
  if (!isWhole && !(head.note === 'coolingCapacity' && areMost(cells, isAirflow))) return null;
  return { ...head, field: isWhole ? 'duty' : 'cfm', rank: 2, unit: null, note: null };
}

const AIR = String.raw`(?:supply|return|exhaust|relief|(?:min(?:imum|\.)?\s*)?(?:outside|outdoor|fresh|o\.?\s?s?\.?\s?a\.?)|s\.?\s?a\.?|r\.?\s?a\.?|e\.?\s?a\.?)(?:\s+air)?`;
const AIR_ALONE = new RegExp(`^${AIR}$`, 'i');
const AIR_WITH_UNIT = new RegExp(`^${AIR}\\s+\\S+$`, 'i');
const MIN_AIRFLOW = 50;

/** 'SUPPLY' beside 'RETURN CFM': only some of the names of airs have the unit below them, or none. */
function air({ head, cells, others }: Around): Head | null {
  if (head.field !== null || head.note !== 'notUnderstood' || !AIR_ALONE.test(head.text)) return null;
  const named = others.find(({ field, text, unit }) => field === 'cfm' && unit !== null && AIR_WITH_UNIT.test(text));
  const unit = named?.unit ?? (others.some(isOtherAirflow) ? null : unitOf('cfm', 'airflow'));
  if (unit === null || unit === 'unknown' || (named === undefined && !areBesideAirs(others))) return null;
  if (!areMost(cells, (cell) => Number(cell.replaceAll(/[,\s]/g, '')) >= MIN_AIRFLOW)) return null;
  return { ...readHead([`${head.text} ${unit.symbol}`]), text: head.text };
}

/** An airflow by its name; 'OUTSIDE AIR' is an air among others. */
const isOtherAirflow = ({ field, text }: Head): boolean => field === 'cfm' && !AIR_ALONE.test(text);

/** 'SUPPLY | RETURN | ESP': airs beside a pressure are airflows, also where nothing says so. */
const areBesideAirs = (others: readonly Head[]): boolean =>
  others.some(({ text }) => AIR_ALONE.test(text)) && others.some(({ field }) => field === 'staticPressure');

/** A weak name of a tag ('ITEM', 'FAN', 'MARCA') without tags below it. */
function tagOrText(head: Head, cells: readonly string[], hasOther: boolean): Head {
  if (!hasOther) return head;
  const isText = areMost(cells, (cell) => !isValue(cell) && /\p{L}{3}/u.test(cell));
  const isMaker = /\b(?:marca|marque)\b/i.test(head.text);
  if (isText && !isMaker) return { ...head, field: 'type', rank: 3 };
  return { ...head, field: null, note: isMaker ? 'manufacturer' : 'anotherNumber' };
}

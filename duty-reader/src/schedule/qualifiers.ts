import type { TakenFor } from './column-note.ts';
import type { ColumnField } from './columns-read.ts';
import { headName } from './head-name.ts';
import { BRAKE_HORSEPOWER, type Meant } from './name-meant.ts';

/** Words beside a name that leave it the name of the same thing, or say which part of a machine it is about. */
export const QUALIFIERS = [
  'supply|sup|sa|sf|exhaust|exh|ea|ef|rf|return|ret|ra|relief|outside|outdoor|oa|osa|fresh|make ?up|mua|air|fan|fans|blower|unit',
  'motor|mtr|electrical|elec|heating|cooling|heater|coil|total|tot|design|des|nominal|nom|max|min|maximum|minimum|rated',
  'actual|required|reqd|req|each|ea|per|per fan|approx|est|scheduled|selected|normal|smoke|high|low|hi|lo|summer|winter',
  'external|ext|internal|data|std|standard|at sea level|sl|of|the|and|in|at|for|gas|electric|furnace|performance|side',
  'delivered|operating|peak|mode|speed|discharge|inlet|outlet|equipment|equip|new|proposed|existing|exist|exstg|vent|ventilation|service',
  'de|del|la|le|der|die|y|et|und|ae|impulsion|extraccion|inyeccion|suministro|retorno|extraction|soufflage|reprise|zuluft|abluft|zul|abl',
  'diseno|maxima|minima|max imo|nominale|motors|temp|dry bulb|wet bulb|db|wb|f|range|value|level|info|information|ventilador|ventilateur|ventilator',
].join('|');

const AIR_STATE = String.raw`(?:(?:sea[\s-]*level|s\.?l\.?|alt(?:itude|\.)?|elev(?:ation|\.)?|std\.?|standard|actual|site|job|design|air|conditions?|cond\.?|density|temp(?:erature)?\.?)(?![a-z])\s*)+`;
const FIGURE_OF_STATE = String.raw`(?:[\d.,]+\s*(?:ft|feet|m|'|°?\s?[fc]|deg\.?\s?[fc]|lb\/ft3|lb\/cu\.?\s?ft)?(?![a-z])\.?\s*)?`;
/** The air for which a figure is given: '@ SEA LEVEL', 'AT 5,280 FT ALTITUDE', '(STD AIR)', '(AT ALTITUDE)'. */
const CONDITIONS = [
  new RegExp(String.raw`[([{]\s*(?:@|at\b)?\s*${FIGURE_OF_STATE}${AIR_STATE}[)\]}]`, 'gi'),
  new RegExp(String.raw`(?:@|\bat\b)\s*${FIGURE_OF_STATE}${AIR_STATE}`, 'gi'),
  /\b(?:std\.?|standard)\s+air(?![a-z])/gi,
  /(?:@|\bat\b)\s*\d{1,2},?\d{3}\s*(?:ft\b\.?|feet\b|['’])/gi,
];

/** A head without the state of the air that its figures are for, which is neither its quantity nor one of its own. */
export function withoutConditions(head: string): string {
  const left = CONDITIONS.reduce((text, condition) => text.replaceAll(condition, ' '), head);
  return left === head ? head : left.replaceAll(/\s+/g, ' ').trim();
}

/** Minutes of a unit, which are no minimum. */
const PER_MINUTE = /\b(?:m3|ft3|cu ?ft|ft|l|feet|foot|litres|liters|per)\s+min(?:ute)?\b/g;
const MINIMUM = /\b(?:min|minimum|transfer|infiltration|leakage|minimo|minima|minimal)\b/;
const OTHER_AIR =
  /\b(?:oa|osa|ae|outside|outdoor|fresh|ra|rf|return|relief|rtn|ret|ventilation|vent|retorno|exterior|exterieur|neuf|aussenluft|reprise|umluft)\b/;
const OF_EACH = /\b(?:per|each)\b/;
/** The temperature of the air of a coil or a burner: 'ENT AIR °F'. */
const AIR_IN_DEGREES =
  /\b(?:ent|entering|lvg|leaving)\b(?!.*\b(?:cfm|flow|airflow|volume|l s|m3)\b)|\bair (?:deg(?:rees)? )?[fc] $/;
const SAID_AIR =
  /\b(?:supply|sup|sa|sf|total|tot|design|des|exhaust|exh|ea|ef|suministro|impulsion|inyeccion|extraccion|diseno|soufflage|extraction|zuluft|abluft|gesamt)\b/;
/** What a fan delivers, which says the duty only where nothing is scheduled. */
const DELIVERED = /\b(?:measured|tested|balanced|actual|operating|oper|real)\b/;
const NO_AIR =
  /\b(?:water|pump|gpm|steam|gas|refrigerant|person|people|(?<=\S )sf|sq|glycol|condenser|hot water|chilled)\b/;
const NO_FAN_PRESSURE =
  /\b(?:coil|filters?|water|pump|gas|heater|louver|damper|refrigerant|steam|velocity|internal|int|drop|pd|class|condenser|wheel|fluid|energy|hood)\b/;
const NO_MOTOR =
  /\b(?:compressor|comp|pump|condenser|cond|input|consumption|absorbed|brake|cooling|unit total|wheel|humidifier)\b/;
const HEATER = /\b(?:heater|heat|heating|coil|calefaccion|chauffage|heizung)\b/;
/** What a source emits, not the level at a distance. */
const SOUND_POWER = /\b(?:lwa?|pwl|swl|power|potencia|puissance|schallleistung)\b/;
const OF_A_PART =
  /\b(?:motor|drive|filter|starter|damper|controls?|enclosure|fuel|gas|refrigerant|curb|bearing|belt|duct|compressor|coil|valve|coating|disconnect)\b/;

const EXISTING = /\b(?:exist|existing|exstg|existentes?|existante?s?|bestand)\b(?! (?:system|duct|ductwork)\b)/;
const NEW = /\b(?:new|proposed|revised|replacement|nuev[oa]s?|nouve(?:au|lle)s?|neue?)\b/;

/** Whether a head is about the fan that a new one replaces: 'EXISTING CFM'. 'EXISTING/NEW CFM' is about both. */
export function isOfExisting(head: string): boolean {
  const name = headName(head);
  return EXISTING.test(name) && !NEW.test(name);
}
/** Whether a head is about the new one of the two. */
export const isOfNew = (head: string): boolean => NEW.test(headName(head)) && !EXISTING.test(headName(head));

/** Texts that say as much of a new fan: what it serves, where it is, what is noted. */
const OF_ANY_FAN: ReadonlySet<ColumnField | null> = new Set<ColumnField | null>(['service', 'location', 'notes', null]);

/** What a head means where it may be about an existing fan. */
export const withoutExisting = (meant: Meant, head: string): Meant =>
  isOfExisting(head) && !OF_ANY_FAN.has(meant.field) ? notUsed('existing') : meant;

const notUsed = (note: TakenFor): Meant => ({ field: null, rank: 9, note });

/** What a name means with the words around it: 'COIL P.D.' is no pressure of a fan, 'MIN O.A. CFM' not its airflow. */
export function qualified(meant: Meant, name: string, group: string): Meant {
  const { field, rank } = meant;
  if (field === 'cfm') return airflowOf(meant, name);
  if (field === 'staticPressure') return pressureOf(meant, name, group);
  if (field === 'motorHp') return motorOf(meant, name, group);
  if ((field === 'btus' || field === 'kWs') && /\b(?:cooling|sensible|latent|sens|total cap)\b/.test(name))
    return notUsed('coolingCapacity');
  if (field === 'soundPressure' && SOUND_POWER.test(name)) return notUsed('decibels');
  if (field === 'voltage' && /\bcontrols?\b/.test(group)) return notUsed('controlVoltage');
  if ((field === 'type' || field === 'model') && OF_A_PART.test(group)) return notUsed('part');
  if (field === 'tag' && rank === 2 && OF_A_PART.test(group)) return notUsed('part');
  if (field === 'temperatureRise' && /\b(?:cooling|water)\b/.test(group)) return notUsed('coilTemperature');
  return meant;
}

function airflowOf(meant: Meant, written: string): Meant {
  const name = written.replaceAll(PER_MINUTE, ' ');
  if (NO_AIR.test(name)) return notUsed('otherFlow');
  if (AIR_IN_DEGREES.test(name)) return notUsed('coilTemperature');
  if (MINIMUM.test(name)) return { ...meant, rank: 4 };
  if (OTHER_AIR.test(name) || OF_EACH.test(name)) return { ...meant, rank: 3 };
  if (DELIVERED.test(name)) return { ...meant, rank: 3 };
  return SAID_AIR.test(name) ? { ...meant, rank: 1 } : meant;
}

/** Whether a head is about a part of the air that a fan moves: 'O.A. CFM', 'MIN CFM'. */
export function isOtherAir(head: string): boolean {
  const name = headName(head).replaceAll(PER_MINUTE, ' ');
  return MINIMUM.test(name) || OTHER_AIR.test(name);
}

const EXHAUST_AIR =
  /\b(?:exhaust|exh|ea(?= (?:air|cfm|flow|airflow|fan|l s|m3))|extraccion|extraction|abluft|fortluft)\b/;

/** Whether a head is about the air that leaves a building: 'EA CFM', but not 'CFM EA'. */
export const isExhaustAir = (head: string): boolean => EXHAUST_AIR.test(headName(head));

function pressureOf(meant: Meant, name: string, group: string): Meant {
  if (NO_FAN_PRESSURE.test(group.replace(/\bexternal\b/, ''))) return notUsed('otherPressure');
  if (/\b(?:return|relief|ra|rf|rtn|ret|min|minimum|retorno|reprise)\b/.test(name))
    return { ...meant, rank: meant.rank + 2 };
  return DELIVERED.test(name) ? { ...meant, rank: Math.max(meant.rank, 3) } : meant;
}

function motorOf(meant: Meant, name: string, group: string): Meant {
  if (/\b(?:bhp|brake|(?:operating|oper|op)(?: power)?)\b/.test(group)) return BRAKE_HORSEPOWER;
  if (NO_MOTOR.test(name)) return notUsed('otherPower');
  if (HEATER.test(group)) return { ...meant, field: 'kWs' };
  return /\b(?:return|relief|ra|rf|rtn|exhaust|ef)\b/.test(group) ? { ...meant, rank: meant.rank + 1 } : meant;
}

const GROUP_WORDS = new RegExp(`^(?:(?:${QUALIFIERS})(?: |$))+$`);

/** Whether a text has only words that go with a name: 'SUPPLY', 'MIN. O.A.'. */
export const isGroup = (name: string) => GROUP_WORDS.test(name);

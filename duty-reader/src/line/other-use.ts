import type { QuantityKind } from '../value/index.ts';

const COOLING = '(?:total\\s+)?(?:cooling|clg|cool|sensible|sens|latent)';
const COOLING_BEFORE = new RegExp(`(?<!\\p{L})${COOLING}(?:\\s+(?:capacity|cap\\.?|load|only))?\\s*[:=]?\\s*$`, 'iu');
const COOLING_BEHIND = new RegExp(`^\\s*(?:of\\s+)?${COOLING}(?!\\p{L})`, 'iu');
const TOTAL_BEFORE = /(?<!\p{L})tot(?:al|\.)?\s*(?:cap(?:acity|\.)?)?\s*[:=]?\s*$/iu;
const SENSIBLE = /(?<!\p{L})(?:sensible|sens|latent)(?!\p{L})/iu;
const HEATING_BEFORE = /(?<!\p{L})(?:heat(?:ing)?|htg|furnace|gas|input|output)\s*[:=]?\s*$/iu;
const COIL_AIR =
  '(?:entering|leaving|ent|lvg|eat|lat|edb|ldb|discharge|ambient|outdoor|outside|oat|winter|summer|room|space|setpoint)';
const COIL_AIR_BEFORE = new RegExp(
  `(?<!\\p{L})${COIL_AIR}\\.?(?:\\s+(?:air|temp(?:erature)?\\.?|design|db))*\\s*[:=@]?\\s*$`,
  'iu',
);
const COIL_AIR_BEHIND = new RegExp(`^\\s*${COIL_AIR}(?!\\p{L})`, 'iu');

/** What a fan withstands in a fire: '500F for 15 min', '300 °C / 2 h'. */
const FOR_A_TIME = /^\s*(?:[/,-]|for|during|pendant|durante)?\s*\d{1,3}\s*(?:min(?:ute)?s?|h|hrs?|hours?)(?!\p{L})/iu;

const GAS = '(?:(?:nat(?:ural|\\.)?|lp|propane)\\s+)?gas|ng|lpg?|propane';
const GAS_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${GAS})\\.?(?:\\s+(?:supply|inlet))?(?:\\s+press(?:ure|\\.)?)?\\s*[:=@]?\\s*(?:at\\s*)?$`,
  'iu',
);
const GAS_BEHIND = new RegExp(`^\\s*(?:of\\s+)?(?:${GAS}|inlet gas)(?!\\p{L})(?!\\s*heat|-?\\s*fired)`, 'iu');

/** Whether a value with its unit is none of a duty: what is cooled, the pressure of gas, and air that is not the one a fan moves. */
export function isOtherUse(kind: QuantityKind, before: string, behind: string): boolean {
  if (kind === 'temperature')
    return COIL_AIR_BEFORE.test(before) || COIL_AIR_BEHIND.test(behind) || FOR_A_TIME.test(behind);
  if (kind === 'pressure') return GAS_BEFORE.test(before) || GAS_BEHIND.test(behind);
  if (kind !== 'heat' && kind !== 'electricHeat') return false;
  // 'sensible 90 MBH, total 120 MBH'.
  if (TOTAL_BEFORE.test(before) && SENSIBLE.test(`${before} ${behind}`)) return true;
  return COOLING_BEFORE.test(before) || (COOLING_BEHIND.test(behind) && !HEATING_BEFORE.test(before));
}

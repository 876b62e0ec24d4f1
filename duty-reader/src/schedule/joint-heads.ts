import { headName } from './head-name.ts';

/** The order in which a head names the parts of a supply; null where it does not say. */
export type SupplyOrder = 'V/PH/HZ' | 'V/HZ/PH' | 'any';

const VOLTS = /^(?:v|volts?|voltage|vac|voltaje|tension|spannung|volt)$/;
const PHASES = /^(?:ph|phases?|phasen|fases?|p|o|0)$/;
const CYCLES = /^(?:hz|hertz|cycles?|cyc?|c|freq|frequency|frecuencia|frequence|frequenz)$/;

/** Whether one text names several parts of a supply ('V/PH/HZ', 'V/C/P', 'VOLTS - PHASE'), and in which order. */
export function supplyOrder(texts: readonly string[]): SupplyOrder | null {
  const isSplit = texts.some((text) => /[/-]\s*$/.test(text));
  const whole = isSplit ? [texts.join(' ')] : texts.slice(-1);
  for (const text of whole) {
    const order = orderOf(headName(text).split(' '));
    if (order !== null) return order;
  }
  return null;
}

function partOf(word: string): 'V' | 'P' | 'H' | null {
  if (VOLTS.test(word)) return 'V';
  if (CYCLES.test(word)) return 'H';
  return PHASES.test(word) || word === 'f' ? 'P' : null;
}

function orderOf(words: readonly string[]): SupplyOrder | null {
  let run = '';
  for (const word of [...words, '']) {
    const part = partOf(word);
    if (part !== null && !run.includes(part)) run += part;
    else if (part === null && /^(?:and|y|et|und)$/.test(word)) continue;
    else if (run.length > 1 && run.includes('V')) break;
    else run = part ?? '';
  }
  if (run.length < 2 || !run.includes('V')) return null;
  if (run.startsWith('VH') && run.includes('P')) return 'V/HZ/PH';
  return run.startsWith('VP') ? 'V/PH/HZ' : 'any';
}

const AIRFLOW = /\b(?:cfm|air ?flow|l s|m3 h|caudal|pcm|debit|volumenstrom|flow|air qty)\b/;
const PRESSURE = /\b(?:[et]?sp|static|in w[gc]|iwg|iwc|pa|pressure|presion|pression|druck|in h2o|pe)\b/;

/** 'CFM @ ESP', 'CFM/S.P.', 'AIRFLOW AT IN. W.G.': two figures in each cell. */
export function isDutyHead(text: string): boolean {
  const [first = '', second, ...others] = text.split(/\s*(?:@|\/(?!\s*(?:s|h|hr|min|sec)\b)|&|\s-\s|\+|\bat\b)\s*/i);
  if (second === undefined || others.length > 2) return false;
  return AIRFLOW.test(headName(first)) && PRESSURE.test(headName([second, ...others].join(' ')));
}

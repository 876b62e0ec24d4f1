/** Terms of the glossary; their definitions load when a user requests one. */
export const TERMS = (
  'ACH AFUE AHU AMCA ASHRAE ASP BACnet BAS BEP BHP BIM BMS BTU BTUH CAV CFEI CFM COP CRAC DB DCV DDC DOAS DP DX EAT ' +
  'ECM EER ERV ESP FEG FEI FLA FPM GPM HEPA HMI HOA HP HVAC HVLS IAQ IEER IOM LAT LFA MAU MBH MCA MERV MOCP NC NEMA ' +
  'OA ODP RA RH RPM RTU SEER SHR SP TEFC TSP UL VAV VFD WB'
).split(' ');

const TERM = new RegExp(`(?<![\\p{L}\\p{N}])(${TERMS.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/**
 * Text and terms in turn: odd places hold terms. Whole words in the case they are written in, each once.
 *
 * @param seen terms that were marked before in the same block; grows by those found
 */
export function splitAtTerms(text: string, seen: Set<string>): string[] {
  const parts: string[] = [];
  let before = '';
  let rest = text;
  for (let found = TERM.exec(rest); found !== null; found = TERM.exec(rest)) {
    const [term] = found;
    before += rest.slice(0, found.index);
    rest = rest.slice(found.index + term.length);
    if (seen.has(term)) {
      before += term;
      continue;
    }
    seen.add(term);
    parts.push(before, term);
    before = '';
  }
  return [...parts, before + rest];
}

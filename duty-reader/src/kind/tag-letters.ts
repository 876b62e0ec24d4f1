import { readTag } from '../tag/index.ts';
import type { Says } from './facts.ts';

/** What the letters of tags say, by what fans with them are. */
const LETTERS: readonly (readonly [string, Says])[] = [
  ['EF EX EXT EXF XF EFN GE GX EA AB VEX VE E REF RREF ABL FOL', { category: 'Exhaust' }],
  ['KEF GEF KX KXF KE KEX HEF EFK GREF K', { category: 'Exhaust', application: 'grease' }],
  ['TEF TX TE BEF', { category: 'Exhaust', application: 'restroom' }],
  ['CEF CF', { category: 'Exhaust', sub: 'CeilingAndInline' }],
  ['PRV RV RX PRE CRE', { category: 'Exhaust', sub: 'UpblastDownblast' }],
  ['IEF ILF IF', { category: 'Exhaust', sub: 'Inline' }],
  ['LEF FEF FHEF LX FHX', { category: 'Exhaust', application: 'laboratory' }],
  ['PEF PBEF', { category: 'Exhaust', application: 'paint' }],
  ['SEF SMEF SMF', { category: 'Exhaust', application: 'smoke' }],
  ['DEF DX DRF DBF', { category: 'Exhaust', application: 'dryer' }],
  ['GREX PGEF', { category: 'Exhaust', application: 'garage' }],
  ['SPF STPF', { category: 'MakeUpAir', application: 'pressurization' }],
  ['SF SAF OAF OSF SX KSF VI IMP INY ZU ZUL S', { category: 'MakeUpAir' }],
  ['MAU MUA MU MA KMAU KMUA KMU', { category: 'MakeUpAir' }],
  ['HMAU HMUA DFMAU', { category: 'HeatedMakeUpAir' }],
  ['RTU AHU DOAS DOAU DOA ACU AC OAU OAHU PAU RT UMA CTA RLT', { category: 'HvacUnit' }],
  ['UH GUH IH GFUH', { category: 'IndustrialHeater' }],
  ['HVLS DSF BAF', { category: 'HighVolumeLowSpeed' }],
  ['HV HVU', { either: ['HeatedMakeUpAir', 'HvacUnit'] }],
  // A fan of a dryer, or a destratification fan.
  ['DF', { either: ['Exhaust', 'HighVolumeLowSpeed'] }],
  // A propeller fan, or one that pressurizes.
  ['PF', { either: ['Exhaust', 'MakeUpAir'] }],
  ['RF RAF TF RA', { either: ['Exhaust', 'MakeUpAir'] }],
  [
    'ERV HRV ERU HRU FCU FC VAV CU CRAC CRAH WSHP HP EUH CUH HWUH HUH CT CH CHP HWP P BCU VRF UV FPB TU DH EDH',
    { isAbsent: true },
  ],
];

const SAYS: ReadonlyMap<string, Says> = new Map(
  LETTERS.flatMap(([letters, says]) => letters.split(' ').map((each) => [each, says] as const)),
);

/** What the letters of a tag say, and the letters; null where they say nothing. */
export function tagSays(text: string): { readonly letters: string; readonly says: Says } | null {
  const [tag = ''] = readTag(text)?.tags ?? [];
  // A tag has a number, or a letter behind a dash.
  if (!/\d|-\p{L}$/u.test(tag)) return null;
  const words = tag.match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => SAYS.has(word.toUpperCase()));
  const letters = known.find((word) => word.length > 1) ?? (words[0] === known[0] ? known[0] : undefined);
  const says = letters === undefined ? undefined : SAYS.get(letters.toUpperCase());
  return letters === undefined || says === undefined ? null : { letters, says };
}

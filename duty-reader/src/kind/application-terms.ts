import { type ExhaustSub, type Says, termsOf } from './facts.ts';

const grease: Says = { application: 'grease' };
const restroom: Says = { application: 'restroom' };
const laboratory: Says = { application: 'laboratory' };
const nothing: Says = {};

/** Words for what a fan is used for. */
export const APPLICATION_TERMS = termsOf([
  // Parts and rooms that are named after a use and are none.
  [
    '(?:boiler|chiller|pump|compressor|condenser) rooms?|smoke (?:detectors?|dampers?)|type (?:ii|2)(?: hood)?|kitchenettes?|(?:kitchen|lab) (?:office|storage)s?|(?:computer|language|photo) labs?|paint finish',
    nothing,
  ],
  ['(?:bath(?:room)?|rest ?room|toilet|powder room) fans?', { ...restroom, sub: 'CeilingAndInline' }],
  [
    '(?:stair(?:well|way)?|elevator|shaft|lobby|vestibule)? ?press(?:uri[sz]ation|\\.)',
    { application: 'pressurization' },
  ],
  ['(?:laboratory |lab |chemical )?fume ?hoods?|fumes?|laborator(?:y|ies|io|ios|ium)|laboratoires?|labs?', laboratory],
  [
    'labor(?:abluft)?|high[- ]plume|bio-?safety(?: cabinets?)?|chem(?:ical|\\.)?(?: (?:storage|exhaust|stor\\.?))?',
    laboratory,
  ],
  ['corrosive|acid|perchloric', { application: 'corrosive' }],
  ['paint (?:storage|mix(?:ing)?)(?: rooms?)?', { application: 'paintStorage' }],
  [
    '(?:paint|spray|finishing)(?: spray)?(?: (?:booths?|rooms?|shop))?|cabina de pintura|cabine de peinture|lackier\\p{L}*',
    { application: 'paint' },
  ],
  [
    'explosion[- ]?proof|explos\\.? ?proof|x-?proof|xp|exp|atex|(?:class (?:i|ii|1|2),? )?div(?:ision|\\.)? ?(?:i|ii|1|2)',
    { application: 'explosionProof' },
  ],
  [
    'antiexplosi[oó]n|a prueba de explosi[oó]n|antid[eé]flagrant|ex-?schutz|hazardous(?: location)?',
    { application: 'explosionProof' },
  ],
  [
    '(?:non-?sparking|spark[- ]?(?:resistant|proof|resist)|spark)(?: construction)?|amca (?:type )?[abc]',
    { application: 'sparkResistant' },
  ],
  [
    'smoke(?: (?:control|exhaust|evac(?:uation)?|purge|removal|management))?|humos?|d[eé]senfumage|entrauchung(?:sventilator)?',
    { application: 'smoke' },
  ],
  ['(?:clothes |laundry )?dryers?(?: (?:booster|vent))?|lint|secadoras?|s[eé]cheuses?', { application: 'dryer' }],
  [
    'weld(?:ing)?|dust(?: collect(?:or|ion))?|saw ?dust|material handling|vehicle exhaust|tail ?pipe|soldering',
    { application: 'dust' },
  ],
  ['(?:isolation|aii) rooms?|isolation|airborne infection', { application: 'isolation' }],
  ['radon', { application: 'radon' }],
  [
    '(?:parking )?garages?|parking(?: structure)?|car ?park|estacionamientos?|garajes?|stationnement|tiefgarage',
    { application: 'garage' },
  ],
  [
    '(?:commercial |restaurant )?kitchens?(?: (?:grease|exhaust))?(?: hoods?)?|cocinas?|cuisines?|k(?:ü|ue)chen?',
    grease,
  ],
  ['k(?:ü|ue)chenabluft', { ...grease, category: 'Exhaust' }],
  [
    '(?:ul[- ]?)?762|type (?:i|1)(?: (?:grease )?hoods?)?|(?:range|canopy|grease|exhaust|cooking|cook) hoods?|hoods? exhaust',
    grease,
  ],
  [
    'grease(?: duct)?|restaurants?(?: duty)?|cooking|cook ?line|fryers?|woks?|bbq|barbe[cq]ues?|smokers?|pizza ovens?|rotisseries?|char-?broilers?|grasas?|graisses?|campanas?|hottes?',
    grease,
  ],
  [
    "rest ?rooms?|toilets?|bath(?:room)?s?|wash ?rooms?|lavator(?:y|ies)|showers?|locker rooms?|wc|powder room|(?:wo)?men[’']?s?(?: (?:room|rr|toilet|restroom))?",
    restroom,
  ],
  ['baños?|sanitarios?|aseos?|toilettes?|sanitaires?|salles? de bains?|b[aä]der|badezimmer|toiletten', restroom],
]);

/** Lines that are made for a use; other uses have none. */
export const LINES_OF_APPLICATION: Readonly<Record<string, readonly ExhaustSub[]>> = {
  grease: ['UtilitySet', 'UpblastDownblast'],
  laboratory: ['UtilitySet'],
  paint: ['Axial'],
};

/** Uses that any exhaust fan may have. */
export const GENERAL_APPLICATIONS: ReadonlySet<string> = new Set(['restroom']);
/** Uses that a fan may have whose line is named. */
export const NAMED_LINE_APPLICATIONS: ReadonlySet<string> = new Set(['garage']);
/** Uses of heated make-up air, by that of the exhaust fan. */
export const HEATED_APPLICATIONS: Readonly<Record<string, string>> = { grease: 'kitchen', paint: 'paint' };
/** Uses that a remark requires wherever it is written. */
export const CONSTRUCTION_APPLICATIONS: ReadonlySet<string> = new Set(['grease', 'explosionProof', 'sparkResistant']);

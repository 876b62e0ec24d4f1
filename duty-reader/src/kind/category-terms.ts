import { type Says, termsOf } from './facts.ts';

const absent: Says = { isAbsent: true };
const exhaust: Says = { category: 'Exhaust' };
const supply: Says = { category: 'MakeUpAir' };
const roof: Says = { sub: 'UpblastDownblast', isWeak: true, isPlace: true };

/** Equipment that the product does not have. */
const ABSENT_TERMS = termsOf([
  // Parts of a fan or unit too.
  ['(?:back-?draft |gravity |motori[sz]ed )?dampers?|louvers?', { ...absent, isWeak: true }],
  [
    '(?:energy|heat) recovery(?: (?:ventilat(?:or|ion)|unit|wheel))?|erv|hrv|eru|w(?:ä|ae)rmer(?:ü|ue)ckgewinnung',
    absent,
  ],
  [
    'fan[- ]?coils?(?: units?)?|fcu|vav(?: box(?:es)?)?|terminal units?|fan[- ]powered(?: box(?:es)?)?|unit ventilators?',
    absent,
  ],
  [
    'heat pumps?|air curtains?|chillers?|boilers?|pumps?|cooling towers?|condens(?:ing units?|ers?)|mini-?splits?|crac',
    absent,
  ],
  ['(?:gravity|relief|intake) (?:ventilators?|hoods?|vents?)|jet fans?|baseboards?', absent],
  ['(?:duct|wall|cabinet|baseboard|ceiling|floor) heaters?', absent],
  ['(?:cabinet|electric|hot water|hydronic|steam|hw) unit heaters?|paddle fans?|dust collectors?|humidifiers?', absent],
  ['return(?: air)?|relief(?: air)?|transfer|(?:aire de )?retorno|reprise', { either: ['Exhaust', 'MakeUpAir'] }],
]);

/** Packaged equipment; in one word as the product's own files name it. */
const UNIT_TERMS = termsOf([
  ['ceilingfan', { category: 'HighVolumeLowSpeed' }],
  ['heatedsupply', { category: 'HeatedMakeUpAir' }],
  ['hvacunit', { category: 'HvacUnit' }],
  ['^heaters?(?=\\s*(?:,|$))', { category: 'IndustrialHeater' }],
  // Behind what was read before it in a line: 'MAU-1' with a heater is heated make-up air.
  ['(?<=^\\s+)heaters?(?=\\s*(?:,|$))', { category: 'IndustrialHeater', heat: 'Heated', isWeak: true }],
  [
    '(?:packaged )?roof ?top (?:hvac |packaged |air )?units?|rtus?|packaged units?|hvac units?|air[- ]?condition(?:er|ing unit)s?',
    { category: 'HvacUnit' },
  ],
  [
    'doas|doau|dedicated outdoor[- ]air(?: systems?| units?)?|air[- ]handl(?:ing units?|ers?)|ahus?|l(?:ü|ue)ftungsger(?:ä|ae)t',
    { category: 'HvacUnit' },
  ],
  [
    '(?:unidad(?:es)? )?manejadoras?(?: de aire)?|unidad(?:es)? hvac|uma|centrales? de traitement d.air|cta',
    { category: 'HvacUnit' },
  ],
  ['(?:dx )?cooling only', { category: 'HvacUnit', heat: 'CoolingOnly' }],
  ['cooling with gas heat', { category: 'HvacUnit', heat: 'IndirectFired' }],
  ['sensible cooling', { category: 'HighVolumeLowSpeed', sub: 'SensibleCooling' }],
  ['destrat(?:ification)?', { category: 'HighVolumeLowSpeed', sub: 'Destratification' }],
  ['dx(?: cooling)?|cooling', { category: 'HvacUnit' }],
  [
    '(?:unit|industrial|space|warehouse) heaters?|uhs?|calefactor(?:es)?|a[eé]rothermes?|lufterhitzer',
    { category: 'IndustrialHeater' },
  ],
  ['hvls|high[- ]volume,?[ -]*low[- ]speed|big (?:ass )?fans?', { category: 'HighVolumeLowSpeed' }],
]);

const HEAT_TERMS = termsOf([
  ['compact direct[- ]?(?:gas[- ]?)?fired|direct[- ]?(?:gas[- ]?)?fired,? compact', { heat: 'DirectFiredCompact' }],
  ['indirect(?:ly)?[- ]?(?:gas[- ]?)?(?:fired)?(?: gas)?|indirect', { heat: 'IndirectFired' }],
  ['direct[- ]?(?:gas[- ]?fired|gas|fired)', { heat: 'DirectFired' }],
  ['electric(?:ally)? heat(?:ed|ing|er)?', { heat: 'Electric' }],
  ['electric(?:al)?|el[eé]ctric[oa]|[eé]lectrique', { heat: 'Electric', isWeak: true }],
  ['hot water|hydronic|steam|hw coil', { heat: 'Hydronic', isWeak: true }],
  [
    'heated|tempered|gas[- ]?(?:fired|heat(?:ed)?)|(?:with |w\\/ ?)?heat(?:ing)?|con calefacci[oó]n',
    { heat: 'Heated' },
  ],
  ['nat(?:ural|\\.)? gas|propane|lpg?(?: gas)?|gas natural|gaz naturel|erdgas', { heat: 'Heated', isWeak: true }],
  ['gas heaters?', { heat: 'Heated' }],
  ['gas', { heat: 'Heated', isWeak: true }],
]);

const SUPPLY_TERMS = termsOf([
  ['economy supply', { ...supply, sub: 'EconomySupply' }],
  ['make-? ?up(?: air)?(?: units?)?|m\\.?u\\.?a\\.?|mau|supply(?: air)?|filtered(?: supply)?|intake fan', supply],
  ['(?:100 ?% ?)?(?:o\\.?a|out(?:side|door)[- ]air|fresh air)(?: (?:fan|unit))?', { ...supply, isWeak: true }],
  [
    'inyecci[oó]n|inyector(?:es)?|suministro|impulsi[oó]n|aporte(?: de aire)?|(?:aire de )?reposici[oó]n(?: de aire)?|soufflage|amen[eé]e d.air|apport d.air|alimentation|(?:air de )?compensation|zuluft(?:ventilator(?:en)?|ger(?:ä|ae)te?)?|air neuf',
    supply,
  ],
]);

/** Forms of exhaust fans; of make-up air too, where it is named beside. */
const FORM_TERMS = termsOf([
  ['(?:in-? ?line )(?:tube|vane)[- ]?axial|(?:tube|vane)[- ]?axial in-? ?line', { sub: 'Axial' }],
  ['ceiling(?: and| &|\\/)? ?in-? ?line|cabinet in-? ?line|in-? ?line cabinet', { sub: 'CeilingAndInline' }],
  [
    'ceiling(?:[- ]mount(?:ed)?)?(?: (?:exhaust|cabinet|ventilator|exhauster))*|cabinet|de plafond|plafond|deckenventilator',
    { sub: 'CeilingAndInline', isPlace: true },
  ],
  // The name of a line, which has both.
  ['up[- ]?blast ?\\/ ?down[- ]?blast', { sub: 'UpblastDownblast' }],
  ['up[- ]?blast', { sub: 'UpblastDownblast' }],
  ['down[- ]?blast', { sub: 'UpblastDownblast' }],
  ['descarga hacia (?:arriba|abajo)', { sub: 'UpblastDownblast' }],
  [
    'power(?:ed)? roof (?:ventilators?|exhausters?)|p\\.?r\\.?v|cre|crv|centrifugal roof|roof exhausters?|domed?|mushroom|(?:tipo )?hongo',
    { sub: 'UpblastDownblast', isWeak: true },
  ],
  ['roof ?top|roof(?:[- ](?:mount(?:ed)?|curb))?|curb(?:[- ]mount(?:ed)?)?', roof],
  ['toit(?:ure)?|techo|azotea|cubierta|dach(?:ventilator(?:en)?|l(?:ü|ue)fter)?|tourelle', roof],
  ['side[- ]?wall(?:[- ]mount(?:ed)?)?', roof],
  ['(?:utility|vent)[- ]?(?:sets?|fans?|blowers?)|utility|scroll', { sub: 'UtilitySet' }],
  [
    'mixed[- ]?flow|inline|ilf|(?<!\\d ?)in[- ]line|in[- ]?duct|duct(?:ed)?(?:[- ]mount(?:ed)?)?(?: fan)?|tubular',
    { sub: 'Inline' },
  ],
  [
    '(?:cajas?|caissons?) (?:de ventilaci[oó]n|d.extraction|de ventilation|vmc)',
    { sub: 'CeilingAndInline', isWeak: true },
  ],
  ['en l[ií]nea|en ligne|en gaine|de conducto|(?:rohr|kanal)(?:ventilator(?:en)?|l(?:ü|ue)fter)?', { sub: 'Inline' }],
  [
    '(?:panel )?prop(?:eller)?s?|tube[- ]?axial|vane[- ]?axial|axial(?:ventilator(?:en)?)?|panel fan|helicoidal(?:es)?|h[eé]lico[iï]de',
    { sub: 'Axial' },
  ],
]);

const EXHAUST_TERMS = termsOf([
  ["exhausts?(?: air)?|exhausters?|extract(?:ion|or|ors)?|extractores|e\\.?f(?:['’]?s)?|exh", exhaust],
  ["(?:kef|gef)['’]?s", { ...exhaust, application: 'grease' }],
  ["tef['’]?s", { ...exhaust, application: 'restroom' }],
  [
    'extracci[oó]n|extracteurs?|vmc|[eé]vacuation|ab ?luft(?:ventilator(?:en)?)?|fortluft(?:ventilator(?:en)?)?',
    exhaust,
  ],
]);

/** How a fan is built, driven and mounted: understood, and not what decides the kind. */
const BUILD_TERMS = termsOf([
  ['(?:down|bottom|side|end|top|horizontal|vertical)(?:ward)?[- ]?(?:discharge|flow)', {}],
  ['descarga (?:inferior|superior|lateral|horizontal|vertical)', {}],
  ['horizontal', { sub: 'Horizontal', isWeak: true }],
  ['vertical', { sub: 'Vertical', isWeak: true }],
  [
    'belt(?:[- ]?driven?)?|direct(?:[- ]?driven?)?|b\\.?d|d\\.?d|ecm?|ec motor|vfd|variable speed|speed control(?:ler)?',
    {},
  ],
  [
    'centrifugal|centrif|cent|centr[ií]fug[oa]|centrifuge|radial(?:ventilator)?|airfoil|backward[- ]?(?:inclined|curved)|forward[- ]?curved|b\\.?i|f\\.?c|a\\.?f',
    {},
  ],
  ['packaged|plenum|plug|swsi|dwdi|single width|double width|arr(?:angement|\\.)? ?\\d+|class (?:i{1,3}|[123])', {}],
  [
    'wall(?:[- ]mount(?:ed)?)?|mural|de pared|wand(?:ventilator)?|hung|hanging|suspended|hooded|mtd|mounted|vent(?:ed)?|[36] blades?|(?:three|six) blades?|square|sq|round|spun',
    {},
  ],
  [
    'ul[- ]?listed|(?:radial|zentrifugal)ventilator(?:en)?|alumin(?:i?um)|steel|fiberglass|frp|galvanized|weatherproof|insulated|quiet|low[- ](?:sone|profile|silhouette)|premium(?: efficiency)?|high[- ]?(?:heat|efficiency|temp(?:erature)?)|hvhz|hurricane|wind[- ]?rated',
    {},
  ],
]);

export const CATEGORY_TERMS = [
  ...ABSENT_TERMS,
  ...UNIT_TERMS,
  ...HEAT_TERMS,
  ...SUPPLY_TERMS,
  ...FORM_TERMS,
  ...EXHAUST_TERMS,
  ...BUILD_TERMS,
];

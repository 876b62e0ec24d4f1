import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { CSI_MESSAGES as MESSAGES, nameOf } from '../../core/index.ts';
import { supplyText } from '../facts/electrical-facts.ts';
import { listingsOf } from '../facts/listings.ts';
import { driveText, lineName } from '../facts/performance-facts.ts';
import * as values from '../facts/values.ts';
import type { ChosenOption, DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { type Article, article, type Paragraph, type Part, paragraph } from './outline.ts';
import type { SectionFacts } from './section-facts.ts';
import { familiesOf, type SectionItems, tagsOf } from './sections.ts';

/** Part 2: makers, an article for each product line, what they have in common, and their tests. */
export function productsPart(section: SectionItems, facts: SectionFacts, subject: DeliverableSubject): Part {
  const { articleTitle: title } = MESSAGES;
  return {
    title: MESSAGES.part.products,
    articles: [
      manufacturersArticle(section, subject),
      ...familiesOf(section.items).map(({ items }) => familyArticle(items)),
      commonArticle(facts),
      article(title.sourceQuality, [
        facts.hasFans ? MESSAGES.tests.run : null,
        facts.hasFans ? MESSAGES.tests.balance : null,
        facts.hasGas ? MESSAGES.tests.burner : null,
        facts.hasCooling ? MESSAGES.tests.refrigerant : null,
        facts.hasCeilingFans ? MESSAGES.tests.ceilingFan : null,
      ]),
      article(title.schedule, [MESSAGES.scheduleFollows]),
    ],
  };
}

function manufacturersArticle({ items }: SectionItems, { brand }: DeliverableSubject): Article {
  const { brandName } = brand.settings;
  const models = items.map(({ tag, item }) =>
    MESSAGES.modelOfTag({ tag, model: item.modelNumber ?? item.modelDisplayAs }),
  );
  return article(MESSAGES.articleTitle.manufacturers, [
    paragraph(MESSAGES.basisOfDesign({ brand: brandName }), [...new Set(models)]),
    MESSAGES.orEqual,
  ]);
}

function familyArticle(items: readonly DeliverableItem[]): Article {
  const [first] = items;
  if (first === undefined) return article('', []);
  return article(lineName(first).toLocaleUpperCase(), [
    MESSAGES.product.general({ tags: tagsOf(items), name: lineName(first) }),
    housingText(first),
    wheelText(first),
    driveParagraph(items),
    motorParagraph(items),
    heatParagraph(items),
    coolingParagraph(items),
    accessories(items),
    listingText(first),
  ]);
}

function housingText({ product }: DeliverableItem): string | null {
  const shape = product?.dimensions?.shape;
  return shape === undefined ? null : MESSAGES.product.housing({ text: MESSAGES.housing[shape] });
}

/** Impellers by the beginnings of their families' names; others say what their catalogue calls them. */
const WHEELS = [
  [/^af/, 'airfoil'],
  [/^plenum/, 'plenum'],
  [/bi$|^bi|^roof/, 'backward'],
  [/^fc/, 'forward'],
  [/^mixed/, 'mixed'],
  [/^prop/, 'propeller'],
  [/axial$/, 'axial'],
] as const;

function wheelText({ product }: DeliverableItem): string | null {
  if (product === null) return null;
  if (product.kind === 'ceilingFan') {
    return MESSAGES.product.blades({
      count: written(product.line.blades),
      feet: values.length(product.size.diameterFt),
    });
  }
  const { key, name } = product.line.family;
  const found = WHEELS.find(([pattern]) => pattern.test(key));
  return MESSAGES.product.wheel({ text: found === undefined ? nameOf(name) : MESSAGES.wheel[found[1]] });
}

function driveParagraph(items: readonly DeliverableItem[]): Paragraph {
  const ways = new Map(items.map((item) => [item.variant ?? '', driveText(item)]));
  const sentences = [...ways].map(([variant, text]) => {
    if (variant === 'Belt') return MESSAGES.drive.belt;
    if (variant === 'Ecm') return MESSAGES.drive.ecm;
    if (variant === 'Vfd') return MESSAGES.drive.vfd;
    if (variant === 'Hvls') return MESSAGES.drive.onboard;
    return MESSAGES.drive.direct({ text });
  });
  return paragraph(MESSAGES.product.drive, [...new Set(sentences)]);
}

function motorParagraph(items: readonly DeliverableItem[]): Paragraph {
  const motors = items.map((item) => {
    const { motor } = item.item;
    return MESSAGES.motorOfTag({
      tag: item.tag,
      power: values.nameplate(motor.horsepower),
      enclosure: motor.enclosure,
      speed: values.speed(motor.rpm),
      supply: supplyText(item),
    });
  });
  return paragraph(MESSAGES.product.motor, [...new Set(motors)]);
}

function heatParagraph(items: readonly DeliverableItem[]): Paragraph | null {
  const heated = items.filter(({ item }) => item.heating != null);
  if (heated.length === 0) return null;
  const types = [...new Set(heated.map(({ item }) => item.heating?.type))].flatMap((type) => type ?? []);
  const valuesOf = heated.flatMap(({ tag, item: { heating } }) => {
    if (heating == null) return [];
    const output = heating.fuel === 'gas' ? values.heat(heating.outputBtus) : values.kilowatts(heating.outputKws);
    const words = { tag, output, rise: values.rise(heating.temperatureRise) };
    return [MESSAGES.heatOfTag({ ...words, turndown: written(heating.turndown) })];
  });
  return paragraph(MESSAGES.product.heating, [...types.map((type) => MESSAGES.heater[type]), ...valuesOf]);
}

function coolingParagraph(items: readonly DeliverableItem[]): Paragraph | null {
  const cooled = items.flatMap(({ tag, item: { cooling } }) =>
    cooling == null
      ? []
      : [
          MESSAGES.coolingOfTag({
            tag,
            total: values.heat(cooling.totalBtus),
            sensible: values.heat(cooling.sensibleBtus),
            ieer: written(cooling.ieer, 1),
            rows: written(cooling.coilRows),
          }),
        ],
  );
  return cooled.length === 0 ? null : paragraph(MESSAGES.product.cooling, [MESSAGES.coolingSection, ...cooled]);
}

/** Only chosen options, each with its tags. */
function accessories(items: readonly DeliverableItem[]): Paragraph | null {
  const options = new Map<number, ChosenOption>();
  for (const item of items) for (const option of item.options) options.set(option.id, option);
  const sentences = [...options.values()].map((option) => {
    const having = items.filter((item) => item.options.some(({ id }) => id === option.id));
    const words = { name: nameOf(option.description), tags: tagsOf(having) };
    return sentenceOf(option)(words);
  });
  return sentences.length === 0 ? null : paragraph(MESSAGES.product.accessories, sentences);
}

type Sentence = (words: { readonly name: string; readonly tags: string }) => string;

/** What an accessory has to be beyond its name. */
const BY_CODE: Readonly<Record<string, keyof typeof MESSAGES.accessory>> = {
  SWN1: 'disconnect',
  SWN3: 'disconnect',
  SWEX: 'disconnect',
  BDG: 'gravityDamper',
  WSL: 'gravityDamper',
  BDM: 'motorDamper',
  BSC: 'birdScreen',
  SPR: 'isolators',
  RIS: 'isolators',
  BGD: 'guard',
  ACC: 'door',
  VFDF: 'vfd',
  VFDS: 'vfdLoose',
  ECMD: 'speedSignal',
  SC120: 'speedSignal',
  GRSC: 'grease',
  GRSD: 'grease',
  GRTR: 'grease',
  HHK: 'highHeat',
  SPK: 'spark',
  SPKB: 'spark',
  CTE: 'coating',
  CTP: 'coating',
  PREW: 'prewire',
  HIFI: 'fireRelay',
  HISC: 'safetyCable',
  HIG: 'guyWires',
  TCFZ: 'safety',
  TCHL: 'safety',
  TCSM: 'smoke',
};
const BY_GROUP: Readonly<Partial<Record<string, keyof typeof MESSAGES.accessory>>> = {
  [OptionGroup.FanCurb]: 'curb',
  [OptionGroup.FanDischarge]: 'discharge',
  [OptionGroup.FanIntake]: 'intake',
  [OptionGroup.HvacFilterOptions]: 'filter',
  [OptionGroup.GasType]: 'gas',
  [OptionGroup.GasPressure]: 'gasPressure',
  [OptionGroup.InsuranceRequirements]: 'gasTrain',
  [OptionGroup.BurnerCoil]: 'burner',
  [OptionGroup.TemperatureControl]: 'control',
  [OptionGroup.CoolingAndHeatPump]: 'coolingStage',
  [OptionGroup.ReheatCoil]: 'reheat',
  [OptionGroup.HvlsMountingOptions]: 'hanger',
  [OptionGroup.HvlsMountBaseLength]: 'hanger',
};

function sentenceOf({ code, group }: ChosenOption): Sentence {
  const key = BY_CODE[code ?? ''] ?? BY_GROUP[group ?? ''] ?? 'any';
  return MESSAGES.accessory[key];
}

function listingText(item: DeliverableItem): string | null {
  const listings = listingsOf(item);
  return listings.length === 0 ? null : MESSAGES.product.listing({ listings: listings.join(', ') });
}

function commonArticle(facts: SectionFacts): Article {
  const { common } = MESSAGES;
  return article(MESSAGES.articleTitle.common, [
    common.motors,
    facts.hasBelts ? common.belts : null,
    facts.hasVfds ? common.vfds : null,
    facts.hasCurbs ? common.curbs : null,
    facts.hasDampers ? common.dampers : null,
    facts.hasIsolators ? common.isolators : null,
    common.nameplates,
  ]);
}

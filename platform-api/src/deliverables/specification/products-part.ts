import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { CSI_MESSAGES as MESSAGES, nameOf } from '../../core/index.ts';
import { supplyText } from '../facts/electrical-facts.ts';
import { listingsOf } from '../facts/listings.ts';
import { driveText, lineName } from '../facts/performance-facts.ts';
import { tagsOf } from '../facts/tags.ts';
import * as values from '../facts/values.ts';
import type { ChosenOption, DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { type Article, article, type Paragraph, type Part, paragraph } from './outline.ts';
import type { SectionFacts } from './section-facts.ts';
import { familiesOf, type SectionItems } from './sections.ts';
import { wheelOf } from './wheels.ts';

/** Part 2: makers, an article for each product line, what they have in common, and their tests. */
export function productsPart(section: SectionItems, facts: SectionFacts, subject: DeliverableSubject): Part {
  const { articleTitle: title } = MESSAGES;
  return {
    title: MESSAGES.part.products,
    articles: [
      manufacturersArticle(section, facts, subject),
      ...familiesOf(section.items).map(({ items }) => familyArticle(items)),
      commonArticle(facts),
      article(title.sourceQuality, [
        facts.hasFans ? MESSAGES.tests.run : null,
        facts.hasFans ? MESSAGES.tests.balance : null,
        facts.hasGas ? MESSAGES.tests.burner : null,
        facts.hasCooling ? MESSAGES.tests.refrigerant : null,
        facts.hasCeilingFans ? MESSAGES.tests.ceilingFan : null,
      ]),
      article(title.schedule, [MESSAGES.scheduleFollows({ part: MESSAGES.partName })]),
    ],
  };
}

function manufacturersArticle({ items }: SectionItems, facts: SectionFacts, { brand }: DeliverableSubject): Article {
  const { brandName } = brand.settings;
  const models = items.map(({ tag, item }) =>
    MESSAGES.modelOfTag({ tag, model: item.modelNumber ?? item.modelDisplayAs }),
  );
  return article(MESSAGES.articleTitle.manufacturers, [
    paragraph(MESSAGES.basisOfDesign({ brand: brandName }), [...new Set(models)]),
    paragraph(MESSAGES.equals, [MESSAGES.anotherManufacturer, MESSAGES.anotherManufacturer]),
    MESSAGES.orEqual,
    facts.hasGas ? MESSAGES.equalChangesWithGas : MESSAGES.equalChanges,
  ]);
}

function familyArticle(items: readonly DeliverableItem[]): Article {
  const [first] = items;
  if (first === undefined) return article('', []);
  const { product } = MESSAGES;
  return article(lineName(first).toLocaleUpperCase(), [
    product.general({ tags: tagsOf(items) }),
    housingText(first),
    wheelText(first),
    byTags(product.drive, items, driveSentence),
    byTags(product.motor, items, motorText),
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

function wheelText(item: DeliverableItem): string | null {
  const { product } = item;
  if (product === null) return null;
  if (product.kind === 'ceilingFan') {
    return MESSAGES.product.blades({
      count: written(product.line.blades),
      feet: values.length(product.size.diameterFt),
    });
  }
  const wheel = wheelOf(item);
  return MESSAGES.product.wheel({ text: wheel === null ? nameOf(product.line.family.name) : MESSAGES.wheel[wheel] });
}

/** A sentence that all items share follows its name; several are subparagraphs with their tags. */
function byTags(
  name: string,
  items: readonly DeliverableItem[],
  textOf: (item: DeliverableItem) => string | null,
): Paragraph | null {
  const texts = [...new Set(items.flatMap((item) => textOf(item) ?? []))];
  if (texts.length === 0) return null;
  if (texts.length === 1) return paragraph(`${name} ${texts.join('')}`);
  return paragraph(
    name,
    texts.map((text) => MESSAGES.ofTags({ tags: tagsOf(items.filter((item) => textOf(item) === text)), text })),
  );
}

function driveSentence(item: DeliverableItem): string {
  const { drive } = MESSAGES;
  if (item.variant === 'Belt') return drive.belt;
  if (item.variant === 'Ecm') return drive.ecm;
  if (item.variant === 'Vfd') return drive.vfd;
  if (item.variant === 'Hvls') return drive.onboard;
  return drive.direct({ text: driveText(item) });
}

function motorText(item: DeliverableItem): string {
  const { motor } = item.item;
  return MESSAGES.motorText({
    power: values.nameplate(motor.horsepower),
    enclosure: motor.enclosure,
    speed: values.speed(motor.rpm),
    supply: supplyText(item),
  });
}

function heatParagraph(items: readonly DeliverableItem[]): Paragraph | null {
  const types = [...new Set(items.flatMap(({ item }) => item.heating?.type ?? []))];
  if (types.length === 0) return null;
  const ofTags = items.flatMap((item) => {
    const text = heatText(item);
    return text === null ? [] : [MESSAGES.ofTags({ tags: item.tag, text })];
  });
  return paragraph(MESSAGES.product.heating, [...types.map((type) => MESSAGES.heater[type]), ...ofTags]);
}

function heatText({ item: { heating } }: DeliverableItem): string | null {
  if (heating == null) return null;
  const output = heating.fuel === 'gas' ? values.heat(heating.outputBtus) : values.kilowatts(heating.outputKws);
  const rise = values.rise(heating.temperatureRise);
  return MESSAGES.heatText({ output, rise, turndown: written(heating.turndown) });
}

function coolingParagraph(items: readonly DeliverableItem[]): Paragraph | null {
  const cooled = items.flatMap(({ tag, item: { cooling } }) => {
    if (cooling == null) return [];
    const text = MESSAGES.coolingText({
      total: values.heat(cooling.totalBtus),
      sensible: values.heat(cooling.sensibleBtus),
      ieer: written(cooling.ieer, 1),
      rows: written(cooling.coilRows),
    });
    return [MESSAGES.ofTags({ tags: tag, text })];
  });
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

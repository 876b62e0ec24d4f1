import { written } from '../../catalogue/index.ts';
import { CSI_MESSAGES as MESSAGES } from '../../core/index.ts';
import { lineName } from '../facts/performance-facts.ts';
import { tagsOf } from '../facts/tags.ts';
import * as values from '../facts/values.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { type Article, article, type Paragraph, type Part, paragraph } from './outline.ts';
import type { SectionFacts } from './section-facts.ts';
import { familiesOf, type SectionItems } from './sections.ts';
import { type WheelKind, wheelsOf } from './wheels.ts';

/** Part 1: what the section covers, by which standards, and what is handed in. */
export function generalPart(section: SectionItems, facts: SectionFacts, subject: DeliverableSubject): Part {
  const { articleTitle: title } = MESSAGES;
  return {
    title: MESSAGES.part.general,
    articles: [
      article(title.summary, [coverage(section), related(facts)]),
      article(title.standards, [paragraph(MESSAGES.standardsIntro, standardsOf(facts))]),
      performanceArticle(section, facts, subject),
      article(title.actionSubmittals, actionSubmittals(facts)),
      article(title.informational, [
        MESSAGES.informational.certificates,
        MESSAGES.informational.loads,
        MESSAGES.informational.reports,
      ]),
      article(title.closeout, [
        MESSAGES.closeout.manuals,
        facts.hasBelts ? MESSAGES.closeout.belts : null,
        facts.hasFilters ? MESSAGES.closeout.filters : null,
        MESSAGES.closeout.training,
      ]),
      qualityArticle(facts),
      article(title.delivery, [
        MESSAGES.delivery.packed,
        facts.hasFans ? MESSAGES.delivery.stored : MESSAGES.delivery.storedSealed,
      ]),
      article(title.warranty, [MESSAGES.warranty.period]),
      article(title.coordination, [
        facts.isRoofMounted ? MESSAGES.coordination.roof : MESSAGES.coordination.supports,
        MESSAGES.coordination.power,
        facts.hasGas ? MESSAGES.coordination.gas : null,
        facts.hasCeilingFans ? MESSAGES.coordination.sprinklers : null,
        MESSAGES.coordination.interlocks,
      ]),
    ],
  };
}

function coverage({ items }: SectionItems): Paragraph {
  const covered = familiesOf(items).flatMap(({ items: family }) => {
    const [first] = family;
    return first === undefined ? [] : [MESSAGES.covers({ name: lineName(first), tags: tagsOf(family) })];
  });
  return paragraph(MESSAGES.coversIntro, covered);
}

function related(facts: SectionFacts): Paragraph {
  const { related: sections } = MESSAGES;
  return paragraph(MESSAGES.relatedIntro, [
    sections.motors,
    ...(facts.hasIsolators || facts.hasFans ? [sections.vibration] : []),
    sections.balancing,
    sections.controls,
    ...(facts.hasGas ? [sections.gasPiping] : []),
    ...(facts.isRoofMounted ? [sections.roof] : []),
    ...(facts.hasCeilingFans ? [sections.fireSuppression] : []),
    sections.electrical,
  ]);
}

/** Only those that something in the section is made, rated or built by. */
function standardsOf(facts: SectionFacts): string[] {
  const standards = namedStandards(facts);
  const isNamed = (listing: string) => standards.some((text) => text.startsWith(listing.replaceAll(/[[\]]/g, '')));
  const listings = facts.listings.filter((listing) => !isNamed(listing));
  return [...standards, ...listings.map((listing) => MESSAGES.listedTo({ listing }))];
}

function namedStandards(facts: SectionFacts): string[] {
  const { standard } = MESSAGES;
  const when = (holds: boolean, ...names: readonly string[]) => (holds ? names : []);
  return [
    ...when(facts.hasFans, standard.amca99, standard.amca204, standard.amca208, standard.amca210),
    ...when(facts.hasFans, standard.amca300, standard.amca301),
    ...when(facts.hasCeilingFans, standard.amca230),
    ...when(facts.hasCooling, standard.ahri340, standard.ashrae15),
    ...when(facts.hasFans, standard.ashrae901),
    ...when(facts.hasDirectFire, standard.z834),
    ...when(facts.hasIndirectFire, standard.z838),
    standard.nemaMg1,
    ...when(facts.hasCeilingFans, standard.nfpa13),
    ...when(facts.hasGas, standard.nfpa54),
    standard.nfpa70,
    ...when(facts.hasFireRelay, standard.nfpa72),
    ...when(facts.hasGrease, standard.nfpa96),
  ];
}

function performanceArticle({ items }: SectionItems, facts: SectionFacts, { conditions }: DeliverableSubject): Article {
  const { performance } = MESSAGES;
  const { steady, stalling } = wheelsOf(items);
  const densities = [...new Set(items.flatMap(({ item }) => item.rating?.density ?? []))].sort();
  return article(MESSAGES.articleTitle.performance, [
    conditions === null ? null : siteParagraph(conditions),
    densities.length === 0
      ? null
      : performance.rated({ density: densities.map((entry) => values.density(entry)).join('; ') }),
    steady.length === 0 ? null : performance.stable({ wheels: wheelNames(steady) }),
    stalling.length === 0 ? null : performance.clearOfStall({ wheels: wheelNames(stalling) }),
    facts.hasFans ? motorSize(items) : null,
    facts.hasFans ? energyParagraph(items) : null,
    facts.hasFans ? performance.sound : performance.ceilingFanSound,
  ]);
}

function wheelNames(kinds: readonly WheelKind[]): string {
  return kinds.map((kind) => MESSAGES.wheelKind[kind]).join(', ');
}

/** Percent by which practice sizes motors above their fans. */
const TYPICAL_MARGIN = 10;

/** Promises no margin that a motor of the project does not have. */
function motorSize(items: SectionItems['items']): string {
  const { performance } = MESSAGES;
  const hasMargin = items.every(
    ({ item: { motor, rating } }) =>
      rating === null || motor.horsepower >= rating.totalBhp * (1 + TYPICAL_MARGIN / 100),
  );
  return hasMargin ? performance.motorMargin({ percent: written(TYPICAL_MARGIN) }) : performance.motorSize;
}

/** Index of ASHRAE 90.1 for fans of fixed flow, which the text promises. */
const PROMISED_FEI = 1;

/** Fans that are scheduled with less than what is promised are named, also those that variable flow allows less. */
function energyParagraph(items: SectionItems['items']): Paragraph {
  const { performance } = MESSAGES;
  const exceptions = items.flatMap(({ tag, item: { rating } }) => {
    const { fei, feiLimit } = rating?.energy ?? { fei: PROMISED_FEI, feiLimit: null };
    if (feiLimit === null || fei >= PROMISED_FEI) return [];
    return [performance.energyOfTag({ tag, fei: written(fei, 2), limit: written(feiLimit, 2) })];
  });
  return exceptions.length === 0 ? paragraph(performance.energy) : paragraph(performance.energyExcept, exceptions);
}

function siteParagraph(conditions: NonNullable<DeliverableSubject['conditions']>): Paragraph {
  const { performance } = MESSAGES;
  const { elevation, station, summerDryBulbTemp, summerWetBulbTemp, winterTemp } = conditions;
  const line = (text: (p: { readonly value: string }) => string, fahrenheit: number | null) =>
    fahrenheit === null ? [] : [text({ value: values.temperature(fahrenheit) })];
  return paragraph(station === null ? performance.site : performance.siteOf({ station }), [
    performance.elevation({ value: values.length(elevation) }),
    ...line(performance.summerDryBulb, summerDryBulbTemp),
    ...line(performance.summerWetBulb, summerWetBulbTemp),
    ...line(performance.winter, winterTemp),
  ]);
}

function actionSubmittals(facts: SectionFacts): (string | null)[] {
  const { submittal } = MESSAGES;
  return [
    submittal.data,
    facts.hasFans ? submittal.curves : null,
    facts.hasFans ? submittal.sound : null,
    submittal.drawings,
    submittal.wiring,
    submittal.record,
  ];
}

function qualityArticle(facts: SectionFacts): Article {
  const { quality } = MESSAGES;
  return article(MESSAGES.articleTitle.quality, [
    facts.listings.length === 0 ? quality.laboratory : quality.listed({ listings: facts.listings.join(', ') }),
    facts.hasFans ? quality.ratings : null,
    facts.isClassed ? quality.classed : null,
    quality.oneSource,
  ]);
}

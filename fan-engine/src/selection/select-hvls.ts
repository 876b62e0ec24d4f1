import {
  BladeType,
  type Message,
  messageOf,
  plainMessage,
  recommendedQuantity,
} from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { DRIVE_VARIANTS } from '../drive/drive-variant.ts';
import { hvlsFacts } from '../hvls/hvls-facts.ts';
import { hvlsMotorList } from '../hvls/motor-list.ts';
import { type HvlsPerformance, hvlsCoverage, hvlsPerformance } from '../hvls/performance.ts';
import type { UsualChoice } from '../options/default-choice.ts';
import { openingOptions, usualChoices } from '../options/default-choices.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import type { OptionFacts } from '../options/option-facts.ts';
import { optionPrice } from '../options/price.ts';
import type { PriceBook } from '../options/price-book.ts';
import { ruleBook } from '../options/rules.ts';
import { type HvlsUnit, hvlsUnitOf } from '../product-line/fan-unit.ts';
import { hvlsModelName } from '../product-line/model-names.ts';
import type { MotorListPrice } from '../rating/motor-list.ts';
import type { HvlsSpecification } from '../specification/specification.ts';
import { anyOf } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';
import type { Exclusion, Selection } from './result.ts';
import { noMotorFor } from './supply-admission.ts';

/** One ranked ceiling fan. */
export interface HvlsRow {
  readonly fanUnitId: number;
  readonly exhaustFanId: number;
  readonly modelDisplayAs: string;
  readonly modelCode: string;
  readonly description: string;
  readonly pictogram: string;
  readonly rankReason: Message;
  readonly isRecommended: boolean;
  /** Feet. */
  readonly diameter: number;
  readonly horsepower: number;
  readonly blades: number;
  readonly rpm: number;
  readonly cfm: number;
  /** dBA at 20 ft. */
  readonly noise: number;
  readonly coveredSquareFootage: number;
  readonly recommendedQty: number;
  readonly kilowattHour: number;
  readonly cfei: number;
  readonly price: number;
  readonly unitPrice: number;
  readonly usualChoices: UsualChoice[];
  readonly motorListPrices: MotorListPrice[];
  /** Of one fan, lb. */
  readonly weightLb: number | null;
  readonly listings: string[];
  readonly productDetailUrl: string | null;
  readonly isEcm: boolean;
}

interface Placed {
  readonly unit: HvlsUnit;
  readonly performance: HvlsPerformance;
  readonly motor: MotorListPrice;
  readonly coverage: number;
  readonly quantity: number;
  readonly opening: readonly OptionDefinition[];
  readonly facts: OptionFacts;
  /** Of one fan with the options that a new item begins with, USD. */
  readonly price: number;
}

const BLADE_COUNTS: Readonly<Partial<Record<BladeType, 3 | 6>>> = { [BladeType.Three]: 3, [BladeType.Six]: 6 };

/**
 * Ceiling fans of a catalogue for a space, ranked by what the space costs with them, then electrical input and model.
 * Without a floor area each is taken once.
 */
export function selectHvls(specification: HvlsSpecification, catalogue: Catalogue): Selection<HvlsRow> {
  const units = catalogue.hvlsLines.flatMap((line) => line.sizes.map((size) => hvlsUnitOf(line, size)));
  const tried = units.map((unit) => ({ unit, outcome: place(unit, specification, catalogue.priceBook) }));
  const placed = tried.flatMap(({ outcome }) => ('unit' in outcome ? [outcome] : [])).sort(comparePlaced);
  return {
    candidateCount: tried.length,
    excluded: tried.flatMap(({ unit, outcome }) => ('unit' in outcome ? [] : [exclusionOf(unit, outcome)])),
    results: placed.map((fan, rank) => rowOf(fan, rank, openArea(specification))),
  };
}

function place(unit: HvlsUnit, specification: HvlsSpecification, prices: PriceBook): Placed | Failure {
  const blades = BLADE_COUNTS[specification.fanBladeType];
  if (blades !== undefined && blades !== unit.line.blades) {
    const message = messageOf('exclusion.blades', { blades: unit.line.blades, askedBlades: blades });
    return failure('blades', message, unit.line.blades, blades, anyOf('fanBladeType', 'blades'));
  }
  const [motor] = hvlsMotorList(unit, specification);
  const voltage = motor?.voltages[0];
  if (motor === undefined || voltage === undefined) return failure('voltage', noMotorFor(specification));
  const coverage = hvlsCoverage(unit.line, unit.size, specification.hvlsFanCategoryType);
  const covered = { coveredSquareFootage: specification.coveredSquareFeet ?? 0, quantity: 1 };
  const quantity = recommendedQuantity(specification.squareFeet, [covered], coverage);
  const performance = hvlsPerformance(unit.line, unit.size);
  const facts = hvlsFacts(unit, specification, voltage);
  const opening = openingOptions(ruleBook(prices, facts));
  const price = performance.listPrice + opening.reduce((sum, option) => sum + optionPrice(option, facts), 0);
  return { unit, performance, motor, coverage, quantity, opening, facts, price };
}

function comparePlaced(a: Placed, b: Placed): number {
  return (
    a.price * a.quantity - b.price * b.quantity ||
    a.performance.inputKw * a.quantity - b.performance.inputKw * b.quantity ||
    compareModels(hvlsModelName(a.unit), hvlsModelName(b.unit))
  );
}

function compareModels(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function rowOf(fan: Placed, rank: number, open: number | null): HvlsRow {
  const { unit, performance, motor, coverage, quantity, opening, facts, price } = fan;
  return {
    fanUnitId: unit.fanUnitId,
    exhaustFanId: unit.exhaustFanId,
    modelDisplayAs: hvlsModelName(unit),
    modelCode: hvlsModelName(unit),
    description: unit.line.name,
    pictogram: unit.line.pictogram,
    rankReason: rankReason(fan, rank, open),
    isRecommended: rank === 0,
    diameter: unit.size.diameterFt,
    horsepower: unit.size.motorHp,
    blades: unit.line.blades,
    rpm: unit.size.maximumRpm,
    cfm: performance.cfm,
    noise: performance.noise,
    coveredSquareFootage: coverage,
    recommendedQty: quantity,
    kilowattHour: performance.inputKw,
    cfei: performance.cfei,
    price,
    unitPrice: performance.listPrice,
    usualChoices: usualChoices(facts, opening),
    motorListPrices: [motor],
    weightLb: performance.weightLb,
    listings: [...(unit.line.listings ?? [])],
    productDetailUrl: null,
    isEcm: motor.isEcm,
  };
}

const MAX_OVER_SPACE = 1;

function rankReason({ coverage, quantity }: Placed, rank: number, open: number | null): Message {
  if (open === null && rank > 0) return messageOf('rank.hvlsCovers', { squareFeet: coverage });
  if (open === null) return plainMessage('rank.hvlsLowestPriceEach');
  if (rank === 0) return plainMessage('rank.hvlsLowestPrice');
  const over = (coverage * quantity) / open - 1;
  // A share of the little floor that is left says nothing of the fan.
  if (over > MAX_OVER_SPACE) return messageOf('rank.hvlsCovers', { squareFeet: coverage });
  return messageOf('rank.hvlsMoreThanSpace', { percent: Math.round(100 * over) });
}

/** Floor still to be covered, ft2, or null without a floor area or with nothing left of it. */
function openArea({ squareFeet, coveredSquareFeet }: HvlsSpecification): number | null {
  if (squareFeet === null) return null;
  const open = squareFeet - (coveredSquareFeet ?? 0);
  return open > 0 ? open : null;
}

function exclusionOf(unit: HvlsUnit, why: Failure): Exclusion {
  const model = hvlsModelName(unit);
  return { modelDisplayAs: model, modelCode: model, driveText: DRIVE_VARIANTS.Hvls.text, ...why };
}

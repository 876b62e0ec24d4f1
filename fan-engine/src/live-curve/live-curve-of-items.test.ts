import { curveOfDuty, shownFei } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { unitFor } from '../../test/fixtures/conditioning-units.ts';
import { choosing } from '../../test/fixtures/configurations.ts';
import { exhaust, ordinarySupply } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import type { Evaluation } from '../configuration/evaluation.ts';
import { select } from '../selection/select.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import type { CurveModel } from './curve-model.ts';
import { type CurveReading, liveFan } from './live-fan.ts';
import { type CurveModelRequest, curveModelOf } from './model-of-fan.ts';

/** What the options page requests for an item: what it shows of it, and what its rating says beside that. */
function requestOf({ fanUnitId, rating, motor }: Evaluation, job: ExhaustSupplySpecification): CurveModelRequest {
  if (rating === null) throw new Error('A ducted fan has a rating');
  const { cfm, sp, rpm, altitude, ambientTemperature, externalSP, optionSP } = curveOfDuty(rating, job);
  return {
    ...{ fanUnitId, cfm, sp, externalSP, optionSP, rpm, altitude, ambientTemperature },
    exactSP: rating.requiredStaticPressure,
    motorAmbient: 70,
    motorFrequency: job.motorFrequency === 50 ? 50 : 60,
    motorId: motor.motorId,
    enclosure: motor.enclosure === 'TEFC' ? 'TEFC' : 'ODP',
    hasVfd: rating.hasVfd,
    soundDistance: rating.soundDistance,
  };
}

function readingOf(item: Evaluation, job: ExhaustSupplySpecification): CurveReading {
  const model = JSON.parse(JSON.stringify(curveModelOf(requestOf(item, job), DEMO_CATALOGUE))) as CurveModel;
  const fan = liveFan(model);
  return fan.reading(fan.operating);
}

/** Whether options of an item muffle it, so that its curve is silent about sound. */
const MUFFLING = /silencer|attenuat|sound/i;

function expectSame(item: Evaluation, job: ExhaustSupplySpecification): void {
  const { rating } = item;
  if (rating === null) throw new Error('A ducted fan has a rating');
  const isMuffled = item.options.some(({ isChecked, description }) => isChecked && MUFFLING.test(description));
  const { cfm, staticPressure, rpm, bhp, totalBhp, sones, ...rest } = readingOf(item, job);
  const { staticEfficiency, totalEfficiency, inputKw, fei } = rest;
  expect({
    ...{ cfm, staticPressure, rpm, bhp, totalBhp, staticEfficiency, totalEfficiency, inputKw, fei },
    sones: isMuffled ? null : sones,
  }).toEqual({
    cfm: rating.cfm,
    staticPressure: rating.totalStaticPressure,
    rpm: rating.rpm,
    bhp: rating.bhp,
    totalBhp: rating.totalBhp,
    staticEfficiency: rating.staticEfficiency,
    totalEfficiency: rating.totalEfficiency,
    inputKw: rating.inputKw,
    fei: shownFei(rating.energy),
    sones: isMuffled ? null : rating.soundSones,
  });
}

/** Checks options that the item offers, a few of them at a time. */
function withOptions(item: ReturnType<typeof unitFor>, picks: readonly number[]): Evaluation {
  let configuration = item;
  let evaluation = evaluate(configuration, DEMO_CATALOGUE);
  for (const pick of picks) {
    const free = evaluation.options.filter(({ isDisabled, isChecked }) => !isDisabled && !isChecked);
    const option = free[pick % Math.max(1, free.length)];
    if (option === undefined) continue;
    const changed = choosing(configuration, { [option.code]: true });
    configuration = changed.configuration;
    evaluation = changed.evaluation;
  }
  return evaluation;
}

const picks = fc.array(fc.nat(200), { maxLength: 4 });
const exhaustDuty = fc
  .record({
    cfm: fc.integer({ min: 300, max: 20_000 }),
    sp: fc.integer({ min: 10, max: 3000 }).map((thousandths) => thousandths / 1000),
    altitude: fc.constantFrom(0, 617, 5279),
    motorFrequency: fc.constantFrom(60, 60, 50),
  })
  .map((duty) => exhaust(duty));

describe('the live curve of a configured item', () => {
  it.each<[string, fc.Arbitrary<ExhaustSupplySpecification>, number]>([
    ['exhaust fan', exhaustDuty, 120],
    ['supply unit', ordinarySupply, 60],
  ])('says of its operating point what the rating of the %s says, to the last digit', (_, specifications, numRuns) => {
    let compared = 0;
    fc.assert(
      fc.property(specifications, fc.nat(9), picks, (job, place, options) => {
        const { results } = select(job, DEMO_CATALOGUE);
        if (results.length === 0) return;
        expectSame(withOptions(unitFor(job, DEMO_CATALOGUE, place % results.length), options), job);
        compared++;
      }),
      { numRuns, seed: 6 },
    );
    expect(compared).toBeGreaterThan(numRuns / 3);
  });
});

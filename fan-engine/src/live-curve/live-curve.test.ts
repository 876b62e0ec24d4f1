import { shownFei } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { exhaust, ordinarySupply } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { select } from '../selection/select.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import type { CurveModel } from './curve-model.ts';
import { feiContours } from './fei-contours.ts';
import { type LiveFan, liveFan } from './live-fan.ts';
import { type CurveModelRequest, curveModelOf } from './model-of-fan.ts';

type Row = ReturnType<typeof select>['results'][number];

/** What a page requests for a row: its shown values, and its first motor. */
function requestOf({ rating, fanUnitId, motorListPrices }: Row, job: ExhaustSupplySpecification): CurveModelRequest {
  return {
    fanUnitId,
    cfm: rating.requiredCfm,
    sp: rating.totalStaticPressure * (rating.requiredCfm / rating.cfm) ** 2,
    externalSP: rating.externalStaticPressure,
    optionSP: rating.optionStaticPressure,
    rpm: rating.rpm,
    altitude: job.altitude ?? 0,
    ambientTemperature: job.temperature ?? 70,
    motorAmbient: job.ambientTemperature ?? 70,
    motorFrequency: job.motorFrequency === 50 ? 50 : 60,
    motorId: motorListPrices[0]?.motorId,
    enclosure: 'ODP',
    hasVfd: false,
    soundDistance: rating.soundDistance,
  };
}

const LAST_DIGIT_IN_WG = 0.001_001;

const duties = fc.record({
  cfm: fc.integer({ min: 300, max: 30_000 }),
  sp: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
  altitude: fc.constantFrom(0, 617, 5279),
  temperature: fc.constantFrom(70, 120),
});

/** As a response of the server: numbers travel as JSON. */
const sent = (request: CurveModelRequest) =>
  JSON.parse(JSON.stringify(curveModelOf(request, DEMO_CATALOGUE))) as CurveModel;

function fanAt(duty: Partial<ExhaustSupplySpecification> = {}): LiveFan {
  const job = exhaust(duty);
  const [row] = select(job, DEMO_CATALOGUE).results;
  if (row === undefined) throw new Error('Nothing was found');
  return liveFan(sent(requestOf(row, job)));
}

describe('a live curve', () => {
  it('says of its operating point what the row says, to the last bit', () => {
    let compared = 0;
    fc.assert(
      fc.property(duties, (duty) => {
        const job = exhaust(duty);
        for (const row of select(job, DEMO_CATALOGUE).results.slice(0, 6)) {
          const fan = liveFan(sent(requestOf(row, job)));
          const { rating } = row;
          expect(fan.reading(fan.operating)).toMatchObject({
            cfm: rating.cfm,
            staticPressure: rating.totalStaticPressure,
            rpm: rating.rpm,
            bhp: rating.bhp,
            totalBhp: rating.totalBhp,
            staticEfficiency: rating.staticEfficiency,
            totalEfficiency: rating.totalEfficiency,
            inputKw: rating.inputKw,
            fei: shownFei(rating.energy),
            sones: rating.soundSones,
            dba: rating.soundDba,
          });
          compared++;
        }
      }),
      { numRuns: 80, seed: 4 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  it('finds the pressure of a unit again, though a page knows it to the thousandth', () => {
    fc.assert(
      fc.property(ordinarySupply, (job) => {
        for (const row of select(job, DEMO_CATALOGUE).results.slice(0, 2)) {
          const fan = liveFan(sent(requestOf(row, job)));
          const { rpm, bhp, staticPressure, cfm } = fan.reading(fan.operating);
          // What options take is known to the thousandth only.
          expect(Math.abs(rpm - row.rating.rpm)).toBeLessThanOrEqual(1);
          expect(Math.abs(cfm - row.rating.cfm)).toBeLessThanOrEqual(1);
          expect(Math.abs(staticPressure - row.rating.totalStaticPressure)).toBeLessThanOrEqual(LAST_DIGIT_IN_WG);
          expect(bhp / row.rating.bhp).toBeCloseTo(1, 1);
        }
      }),
      { numRuns: 40, seed: 5 },
    );
  });

  it('is the same from the model and from the model that was sent', () => {
    const job = exhaust({ cfm: 9000, sp: 3 });
    const [row] = select(job, DEMO_CATALOGUE).results;
    const request = requestOf(row as Row, job);
    const [here, there] = [liveFan(curveModelOf(request, DEMO_CATALOGUE) as CurveModel), liveFan(sent(request))];
    fc.assert(
      fc.property(fc.double({ min: 1, max: 15_000, noNaN: true }), (cfm) => {
        expect(there.pointAt(cfm)).toEqual(here.pointAt(cfm));
      }),
    );
  });

  it('follows the fan laws along the system, and gives any other duty at the speed it needs', () => {
    const fan = fanAt({ cfm: 9000, sp: 3 });
    const more = fan.onSystem(9450);
    expect(more.staticPressure).toBeCloseTo(3 * 1.05 ** 2, 9);
    expect(more.bhp).toBeCloseTo(fan.operating.bhp * 1.05 ** 3, 9);
    const same = fan.atDuty(more.cfm, more.staticPressure);
    expect(same.rpm).toBeCloseTo(more.rpm, 6);
    expect(fan.reading(more).hertz).toBe(63);
  });

  it('holds the end of the curve beyond free delivery', () => {
    const fan = fanAt({ cfm: 9000, sp: 3 });
    expect(fan.pointAt(fan.freeDelivery * 2)).toEqual(fan.pointAt(fan.freeDelivery));
    expect(fan.reading(fan.pointAt(0))).toMatchObject({ cfm: 0, isStalled: true, sones: null });
  });

  it('draws lines on which the fan has the energy index that they name', () => {
    const fan = fanAt({ cfm: 9000, sp: 3 });
    const contours = feiContours(fan, fan.model.maximumRpm, (level) => level.toFixed(1));
    expect(contours.length).toBeGreaterThan(2);
    for (const { label, pieces } of contours)
      for (const [{ cfm, staticPressure }] of pieces) {
        const { fei } = fan.reading(fan.atDuty(cfm, staticPressure));
        expect(Math.abs((fei ?? 0) - Number(label))).toBeLessThan(0.04);
      }
  });

  it('has no energy index without a motor, and no lines of it', () => {
    const job = exhaust({ cfm: 9000, sp: 3 });
    const [row] = select(job, DEMO_CATALOGUE).results;
    const fan = liveFan(sent({ ...requestOf(row as Row, job), motorId: undefined, soundDistance: undefined }));
    expect(fan.reading(fan.operating)).toMatchObject({ fei: null, inputKw: null, sones: null, motorMargin: null });
    expect(feiContours(fan, 1500, String)).toEqual([]);
  });

  it('rejects a fan the catalogue does not have, and a duty outside its range', () => {
    const job = exhaust({ cfm: 9000, sp: 3 });
    const request = requestOf(select(job, DEMO_CATALOGUE).results[0] as Row, job);
    expect(() => curveModelOf({ ...request, fanUnitId: 1 }, DEMO_CATALOGUE)).toThrow('fanUnitId');
    expect(() => curveModelOf({ ...request, cfm: 0 }, DEMO_CATALOGUE)).toThrow('cfm');
  });
});

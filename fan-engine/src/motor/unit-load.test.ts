import fc from 'fast-check';
import { messageText, saying } from '../../test/fixtures/words.ts';
import { circuitAmps } from './circuit-amps.ts';
import { type Motor, motorOf } from './motor.ts';
import { NO_UNIT_LOAD, type UnitLoad, unitAmps, unitLoadOf } from './unit-load.ts';
import { isSupplied, unitProblem, voltagesOf } from './voltage.ts';

const ANY = { motorPhase: 0, motorVoltage: 0, motorFrequency: 60 };
const unit = (load: Partial<UnitLoad>): UnitLoad => ({ ...NO_UNIT_LOAD, ...load });
const at = (motor: Motor, load: UnitLoad, display: string) =>
  voltagesOf(motor, ANY, load).find((offered) => offered.display === display);
const offered = (motor: Motor, load: UnitLoad, supply = ANY) =>
  voltagesOf(motor, supply, load).map(({ display, phase }) => `${display}/${phase}`);

const THREE_HP = motorOf('ThreePhase', 3, 4);
const FIVE_HP = motorOf('ThreePhase', 5, 4);
const ECM = motorOf('Ecm', 1, 4);

const textOf = (problem: ReturnType<typeof unitProblem>) => problem && messageText(problem.message);

describe('the supply of a unit', () => {
  it('carries electric heat: 50 kW at 460 V of three phases are 62.8 A', () => {
    expect(unitAmps(unit({ heaterKw: 50 }), 460, 3).heater).toBeCloseTo(62.76, 2);
    // 1.25 x 4.8 + 1.25 x 62.76 = 84.4; 2.25 x 4.8 + 62.76 = 73.6 would be a 70 A device, below the ampacity.
    expect(at(THREE_HP, unit({ heaterKw: 50 }), '460')).toMatchObject({
      fullLoadAmps: 4.8,
      minimumCircuitAmpacity: 84.4,
      maximumOvercurrentProtection: 90,
    });
  });

  it('carries 120 kW: 150.6 A at 460 V, 333.1 A at 208 V', () => {
    const load = unit({ heaterKw: 120 });
    // 1.25 x 7.6 + 1.25 x 150.6 = 197.8; 2.25 x 7.6 + 150.6 = 167.7.
    expect(at(FIVE_HP, load, '460')).toMatchObject({
      minimumCircuitAmpacity: 197.8,
      maximumOvercurrentProtection: 200,
    });
    // 1.25 x 16.7 + 1.25 x 333.1 = 437.2; 2.25 x 16.7 + 333.1 = 370.7.
    expect(at(FIVE_HP, load, '208')).toMatchObject({
      minimumCircuitAmpacity: 437.2,
      maximumOvercurrentProtection: 450,
    });
  });

  it('carries compressors by their nameplates: 10 tons are two of 7.8 A and two condenser fans of 1 A at 460 V', () => {
    const load = unit({ compressorKw: 10.5, tons: 10 });
    // NEC 440.33: 1.25 x 7.8 + 7.8 + 2 x 1 + 7.6 = 27.2; 440.22: 2.25 x 7.8 + 7.8 + 2 x 1 + 7.6 = 35.
    expect(at(FIVE_HP, load, '460')).toMatchObject({ minimumCircuitAmpacity: 27.2, maximumOvercurrentProtection: 30 });
    // 27.15 + 1.25 x 25.1 = 58.5 with 20 kW of heat; 34.95 + 25.1 = 60.05.
    expect(at(FIVE_HP, { ...load, heaterKw: 20 }, '460')).toMatchObject({
      minimumCircuitAmpacity: 58.5,
      maximumOvercurrentProtection: 60,
    });
  });

  it('adds a quarter of the largest motor alone, which may be that of the fan', () => {
    const motor = motorOf('ThreePhase', 15, 4);
    // NEC table 430.250: 15 hp at 460 V draw 21 A; 1.25 x 21 + 2 x 7.8 + 2 x 1 = 43.9; 2.25 x 21 + 17.6 = 64.9.
    expect(at(motor, unit({ compressorKw: 10.5, tons: 10 }), '460')).toMatchObject({
      minimumCircuitAmpacity: 43.9,
      maximumOvercurrentProtection: 60,
    });
  });

  it('adds a quarter of the motor of an option where it is the largest, and of its heat', () => {
    const option = { code: 'X', description: '', motorPhase: 3 as const, ownCircuit: null };
    const options = [
      { ...option, heatKw: 0, horsepower: 10 },
      { ...option, heatKw: 20, horsepower: 0 },
    ];
    // NEC table 430.250: 10 hp at 460 V draw 14 A, 5 hp 7.6 A; 20 kW 25.1 A. 1.25 x 14 + 7.6 + 1.25 x 25.1 = 56.5;
    // 2.25 x 14 + 7.6 + 25.1 = 64.2.
    expect(at(FIVE_HP, unit({ options }), '460')).toMatchObject({
      fullLoadAmps: 7.6,
      minimumCircuitAmpacity: 56.5,
      maximumOvercurrentProtection: 60,
    });
  });

  it('counts the heat of options for what a single phase takes, and offers no other supply for a motor of one', () => {
    const option = { code: 'X', description: '', motorPhase: 3 as const, ownCircuit: null };
    const single = motorOf('SinglePhase', 1, 4);
    const reheat = { ...option, heatKw: 12, horsepower: 0 };
    expect(offered(single, unit({ tons: 5, compressorKw: 5, options: [reheat] }))).toEqual([]);
    const exhaust = { ...option, heatKw: 0, horsepower: 0.5 };
    expect(offered(single, unit({ options: [exhaust] }))).toEqual(['115/1', '208-230/1']);
    expect(offered(ECM, unit({ options: [exhaust] }))).toEqual(['115/1', '208-230/1', '277/1']);
  });

  it('has the circuit of its nameplates whatever air it works at', () => {
    const mild = at(FIVE_HP, unit({ compressorKw: 6, tons: 10 }), '460');
    expect(at(FIVE_HP, unit({ compressorKw: 13, tons: 10 }), '460')).toEqual(mild);
  });

  it('is of one phase up to 5 tons and 10 kW, at 208-230 V', () => {
    const single = motorOf('SinglePhase', 1, 4);
    expect(offered(single, unit({ heaterKw: 10, compressorKw: 5, tons: 5 }))).toEqual(['208-230/1']);
    expect(offered(motorOf('SinglePhase', 3 / 4, 4), unit({ heaterKw: 10 }))).toEqual(['208-230/1', '277/1']);
    expect(offered(single, unit({ heaterKw: 15 }))).toEqual([]);
    expect(offered(single, unit({ compressorKw: 6, tons: 6 }))).toEqual([]);
    expect(offered(single, NO_UNIT_LOAD)).toEqual(['115/1', '208-230/1']);
  });

  it('also feeds an electronic motor, on the three phases of a unit and at its frequency', () => {
    const load = unit({ compressorKw: 10, tons: 10 });
    expect(offered(ECM, load)).toEqual(['208/3', '230/3', '460/3', '575/3']);
    expect(offered(ECM, load, { ...ANY, motorFrequency: 50 })).toEqual(['190/3', '380/3']);
    expect(offered(ECM, unit({ heaterKw: 5 }))).toContain('208-230/1');
    expect(offered(ECM, NO_UNIT_LOAD)).toEqual(['115/1', '208-230/1', '277/1']);
  });

  it('says with a number what exceeds a single-phase supply', () => {
    const onePhase = { ...ANY, motorPhase: 1 };
    expect(unitProblem(ECM, onePhase, unit({ heaterKw: 50 }))).toEqual({
      value: 50,
      limit: 10,
      message: saying('50 kW of heat, single phase up to 10'),
    });
    expect(textOf(unitProblem(ECM, onePhase, unit({ compressorKw: 7, tons: 7.5 })))).toBe(
      '7.5 tons of cooling, single phase up to 5',
    );
    // 200 kW are 555 A at 208 V, and 694 A of ampacity; with 30 tons beside them no device is large enough.
    const large = unit({ heaterKw: 200, compressorKw: 36, tons: 30 });
    expect(textOf(unitProblem(FIVE_HP, { ...ANY, motorVoltage: 208 }, large))).toMatch(
      /^8\d\d(\.\d)? A at 208 V, three phase up to 800$/,
    );
    expect(unitProblem(FIVE_HP, { ...ANY, motorPhase: 3 }, large)).toBeNull();
  });

  it('never has a device below its ampacity, nor one phase beyond 400 A', () => {
    const load = fc.record({
      heaterKw: fc.constantFrom(0, 5, 10, 50, 200),
      compressorKw: fc.double({ min: 0, max: 40, noNaN: true }),
      tons: fc.constantFrom(0, 3, 5, 10, 30),
      options: fc.constant([]),
    });
    const motor = fc.constantFrom(THREE_HP, FIVE_HP, ECM, motorOf('SinglePhase', 3, 4));
    fc.assert(
      fc.property(motor, load, (fan, around) => {
        for (const { minimumCircuitAmpacity: min, maximumOvercurrentProtection: max, phase } of voltagesOf(
          fan,
          ANY,
          around,
        )) {
          expect(max).toBeGreaterThanOrEqual(min - 0.06);
          expect(min).toBeLessThanOrEqual(phase === 1 ? 400 : 800);
        }
        expect(isSupplied(fan, ANY, around)).toBe(voltagesOf(fan, ANY, around).length > 0);
      }),
    );
  });

  it('counts gas heat for nothing', () => {
    const gas = { fuel: 'gas', outputBtus: 400_000 } as const;
    expect(unitLoadOf({ heater: gas, cooling: null })).toBe(NO_UNIT_LOAD);
    expect(unitLoadOf({ heater: { ...gas, fuel: 'electric' }, cooling: null }).heaterKw).toBeCloseTo(117.2, 1);
    expect(circuitAmps(7.6)).toEqual(circuitAmps(7.6, unitAmps(NO_UNIT_LOAD, 208, 3)));
  });
});

import fc from 'fast-check';
import { DX_TONNAGES } from '../cooling/dx-units.ts';
import { motorOf } from './motor.ts';
import type { OptionLoad } from './option-load.ts';
import { unitElectricity } from './unit-electricity.ts';
import { NO_UNIT_LOAD } from './unit-load.ts';
import { type MotorVoltage, voltagesOf } from './voltage.ts';

const ANY = { motorPhase: 0, motorVoltage: 0, motorFrequency: 60 };
const NONE = { heater: null, cooling: null };
const load = (part: Partial<OptionLoad>): OptionLoad => ({
  ...{ code: 'X', description: 'An option', heatKw: 0, horsepower: 0, motorPhase: 3, ownCircuit: null },
  ...part,
});
const electric = (kW: number) => ({ fuel: 'electric' as const, outputBtus: kW * 3412.142 });

function voltageOf(horsepower: number, display: string, kind: 'ThreePhase' | 'SinglePhase' = 'ThreePhase') {
  const motor = motorOf(kind, horsepower, 4);
  const found = voltagesOf(motor, ANY, NO_UNIT_LOAD).find((voltage) => voltage.display === display);
  if (found === undefined) throw new Error(`No ${horsepower} hp at ${display} V`);
  return found;
}

describe('The electricity of a whole unit', () => {
  it('is the one of its motor where it neither heats by electricity nor cools', () => {
    // NEC table 430.250: 3 hp at 460 V draw 4.8 A; 4.8 x 460 x 1.732 = 3.82 kVA.
    expect(unitElectricity(voltageOf(3, '460'), NONE, 1.8)).toEqual({
      fullLoadAmps: 4.8,
      motorAmps: 4.8,
      compressorAmps: 0,
      condenserFanAmps: 0,
      heaterAmps: 0,
      compressors: null,
      condenserFans: null,
      options: [],
      ownCircuits: [],
      apparentPower: 3.82,
      inputKw: 1.8,
    });
    const gas = { heater: { fuel: 'gas' as const, outputBtus: 400_000 }, cooling: null };
    expect(unitElectricity(voltageOf(3, '460'), gas, 1.8).fullLoadAmps).toBe(4.8);
  });

  it('counts an electric heater: 40 kW at 460 V of three phases are 50.2 A', () => {
    expect(unitElectricity(voltageOf(1, '460'), { heater: electric(40), cooling: null }, 0.4)).toMatchObject({
      fullLoadAmps: 52.3,
      motorAmps: 2.1,
      heaterAmps: 50.2,
      inputKw: 40.4,
    });
  });

  it('counts compressors and condenser fans by their nameplates: 10 tons at 208 V are 2 x 16 A and 2 x 2 A', () => {
    const cooling = { compressorKw: 9.93, tonnage: 10 };
    // 2 hp at 208 V draw 7.5 A; 7.5 + 32 + 4 = 43.5; 43.5 x 208 x 1.732 = 15.67 kVA.
    expect(unitElectricity(voltageOf(2, '208'), { heater: null, cooling }, 1.2)).toEqual({
      fullLoadAmps: 43.5,
      motorAmps: 7.5,
      compressorAmps: 32,
      condenserFanAmps: 4,
      heaterAmps: 0,
      compressors: { count: 2, ratedLoadAmps: 16, lockedRotorAmps: 110 },
      condenserFans: { count: 2, fullLoadAmps: 2 },
      options: [],
      ownCircuits: [],
      apparentPower: 15.67,
      inputKw: 11.13,
    });
  });

  it('is of the lower voltage where a winding takes two', () => {
    // NEC table 430.248: 1/2 hp at 208 V draw 5.4 A; 5.4 x 208 = 1.12 kVA.
    expect(unitElectricity(voltageOf(0.5, '208-230', 'SinglePhase'), NONE, 1.8)).toMatchObject({
      fullLoadAmps: 5.4,
      apparentPower: 1.12,
    });
  });

  it('is below its minimum circuit ampacity, which adds a quarter of the largest motor and of the heat', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 2, 5, 10),
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 30, noNaN: true }),
        fc.constantFrom(...DX_TONNAGES),
        (horsepower, kW, compressorKw, tonnage) => {
          const sections = { heater: electric(kW), cooling: { compressorKw, tonnage } };
          const load = { ...NO_UNIT_LOAD, heaterKw: kW, compressorKw, tons: tonnage };
          for (const voltage of voltagesOf(motorOf('ThreePhase', horsepower, 4), ANY, load)) {
            const { fullLoadAmps } = unitElectricity(voltage, sections, 1);
            expect(fullLoadAmps).toBeLessThan(voltage.minimumCircuitAmpacity);
            expect(fullLoadAmps * 1.25 + 0.2).toBeGreaterThan(voltage.minimumCircuitAmpacity);
          }
        },
      ),
    );
  });

  it('has four parts that add up', () => {
    const voltage: MotorVoltage = voltageOf(5, '575');
    const unit = unitElectricity(voltage, { heater: electric(33.3), cooling: { compressorKw: 7.77, tonnage: 7.5 } }, 3);
    expect(unit.motorAmps + unit.compressorAmps + unit.condenserFanAmps + unit.heaterAmps).toBeCloseTo(
      unit.fullLoadAmps,
      0,
    );
  });

  it('has the options on its circuit, and beside it those with one of their own', () => {
    const reheat = load({ code: 'RH3', heatKw: 24 });
    const exhaust = load({ code: 'HVPE', horsepower: 2 });
    const cabinet = load({ code: 'CABH', heatKw: 0.15, ownCircuit: { voltage: 115, phase: 1 } });
    const sections = { ...NONE, optionLoads: [reheat, exhaust, cabinet] };
    const unit = unitElectricity(voltageOf(3, '460'), sections, 1.8);
    // 4.8 + 24,000 / (1.732 x 460) + 3.4 (NEC table 430.250: 2 hp at 460 V) = 38.3; x 460 x 1.732 = 30.5 kVA.
    expect(unit.fullLoadAmps).toBe(38.3);
    expect(unit.apparentPower).toBeCloseTo(30.53, 1);
    // 2 hp in a motor of 86.5 % take 1.72 kW.
    expect(unit.inputKw).toBeCloseTo(1.8 + 24 + 1.72, 1);
    expect(unit.options.map(({ code, fullLoadAmps }) => [code, fullLoadAmps])).toEqual([
      ['RH3', 30.1],
      ['HVPE', 3.4],
    ]);
    // 150 W at 115 V are 1.3 A; 125 % of them 1.6 A (NEC 424.4), and the smallest device is 15 A (240.6).
    expect(unit.ownCircuits).toEqual([
      {
        ...{ code: 'CABH', description: 'An option', heatKw: 0.15, horsepower: 0, phase: 1, fullLoadAmps: 1.3 },
        ...{
          voltage: 115,
          apparentPower: 0.15,
          inputKw: 0.15,
          minimumCircuitAmpacity: 1.6,
          maximumOvercurrentProtection: 15,
        },
      },
    ]);
  });

  it('takes the amps of a motor of one phase from its own table, at other voltages by power', () => {
    const amps = (display: string) => {
      const sections = { ...NONE, optionLoads: [load({ horsepower: 0.5, motorPhase: 1 })] };
      return unitElectricity(voltageOf(3, display), sections, 1).options[0]?.fullLoadAmps;
    };
    // NEC table 430.248: 1/2 hp draw 5.4 A at 208 V and 4.9 A at 230 V.
    expect([amps('208'), amps('230'), amps('460')]).toEqual([5.4, 4.9, 2.5]);
  });
});

import { circuitAmps } from './circuit-amps.ts';
import { fullLoadAmps } from './full-load-amps.ts';
import { motorOf } from './motor.ts';
import { motorSupplies, offeredVoltages, otherNameplates } from './motor-supplies.ts';
import { isSupplied, isVoltageOf, voltagesOf } from './voltage.ts';

const ANY = { motorPhase: 0, motorVoltage: 0, motorFrequency: 60 };
const displays = (motor: ReturnType<typeof motorOf>, supply = ANY) =>
  voltagesOf(motor, supply).map(({ display }) => display);

describe('voltages and amps', () => {
  it.each([
    [14, 17.5, 30],
    [11, 13.8, 20],
    [1.1, 1.4, 15],
    [24.2, 30.3, 50],
    [9.8, 12.3, 20],
    [248, 310, 500],
    [8.5, 10.6, 15],
  ])('sizes the circuit of %d A: %d A and a %d A device', (amps, ampacity, device) => {
    const circuit = circuitAmps(amps);
    expect(circuit.minimumCircuitAmpacity).toBeCloseTo(ampacity, 10);
    expect(circuit.maximumOvercurrentProtection).toBe(device);
  });

  it('never names a device below the circuit ampacity', () => {
    for (let amps = 0.1; amps < 300; amps += 0.7) {
      const { minimumCircuitAmpacity, maximumOvercurrentProtection } = circuitAmps(amps);
      expect(maximumOvercurrentProtection).toBeGreaterThanOrEqual(minimumCircuitAmpacity - 0.06);
    }
  });

  it('offers three-phase motors at every three-phase voltage', () => {
    expect(displays(motorOf('ThreePhase', 7.5, 4))).toEqual(['208', '230', '460', '575']);
  });

  it('ends 115 V at 1.5 hp, 277 V at fractions and electronic motors, and 230 V single phase at 5 hp', () => {
    expect(displays(motorOf('SinglePhase', 1.5, 4))).toEqual(['115', '208-230']);
    expect(displays(motorOf('SinglePhase', 3 / 4, 4))).toEqual(['115', '208-230', '277']);
    expect(displays(motorOf('SinglePhase', 5, 4))).toEqual(['208-230']);
    expect(displays(motorOf('Ecm', 2, 4))).toEqual(['208-230', '277']);
    expect(displays(motorOf('SpeedControl', 1 / 2, 4))).toEqual(['115']);
  });

  it('finds the winding that takes a supply', () => {
    const requested = { ...ANY, motorVoltage: 208 };
    expect(displays(motorOf('SinglePhase', 1, 4), requested)).toEqual(['208-230']);
    expect(displays(motorOf('ThreePhase', 1, 4), requested)).toEqual(['208']);
    expect(isSupplied(motorOf('ThreePhase', 1, 4), { ...ANY, motorPhase: 1 })).toBe(false);
    expect(isSupplied(motorOf('ThreePhase', 1, 4), { ...ANY, motorVoltage: 277 })).toBe(false);
  });

  it('draws the current of the lower voltage where one winding takes two', () => {
    const [winding] = voltagesOf(motorOf('SinglePhase', 2, 4), ANY);
    expect(winding?.fullLoadAmps).toBe(13.2);
  });

  it('runs 60 Hz motors on 50 Hz at five sixths of the voltage, three phase only', () => {
    const fiftyHertz = { ...ANY, motorFrequency: 50 };
    expect(displays(motorOf('ThreePhase', 5, 4), fiftyHertz)).toEqual(['190', '380']);
    expect(displays(motorOf('SinglePhase', 1, 4), fiftyHertz)).toEqual([]);
    expect(displays(motorOf('Ecm', 1, 4), fiftyHertz)).toEqual(['115', '208-230', '277']);
    expect(offeredVoltages(50)).toEqual([
      { voltage: 190, phase: 3, display: '190' },
      { voltage: 380, phase: 3, display: '380' },
    ]);
  });

  it('scales sizes below the tables and the input of electronic motors', () => {
    expect(fullLoadAmps(motorOf('SinglePhase', 1 / 12, 4), 115)).toBeCloseTo(2.2, 10);
    expect(fullLoadAmps(motorOf('ThreePhase', 1 / 3, 4), 460)).toBeCloseTo((1.1 * 2) / 3, 10);
    expect(fullLoadAmps(motorOf('Ecm', 1, 4), 230)).toBeCloseTo(745.7 / (0.83 * 230 * 0.6), 10);
  });

  it('keeps the ids that stored items carry', () => {
    const ids = voltagesOf(motorOf('ThreePhase', 7.5, 4), ANY).map(({ id }) => id);
    expect(ids).toEqual([1_019_404, 1_019_405, 1_019_406, 1_019_407]);
    expect(isVoltageOf(10_194, 1_019_406)).toBe(true);
    expect(isVoltageOf(10_204, 1_019_406)).toBe(false);
  });

  it('lists each offered voltage once', () => {
    expect(offeredVoltages().map(({ display, phase }) => `${display}/${phase}`)).toEqual([
      '115/1',
      '208-230/1',
      '277/1',
      '208/3',
      '230/3',
      '460/3',
      '575/3',
    ]);
  });
});

describe('supplies that a search can ask for', () => {
  it('are the nominal voltages of 60 Hz, and both frequencies, the default first', () => {
    expect(motorSupplies()).toMatchObject({
      phases: [1, 3],
      voltages: [115, 208, 230, 277, 460, 575],
      frequencies: [60, 50],
    });
  });

  it('are named with the other supplies that motors run on, by frequency', () => {
    const named = motorSupplies().named ?? [];
    const at = (hertz: number) =>
      named.filter(({ frequency }) => frequency === hertz).map(({ voltage, others }) => [voltage, ...others]);
    expect(at(60)).toEqual([[115, 120], [208], [230, 220, 240], [277], [460, 480], [575, 600]]);
    expect(at(50)).toEqual([[115, 120], [190, 200], [230, 208, 220, 240], [277], [380, 400]]);
  });

  it('are each taken by some motor at their frequency', () => {
    const motors = [motorOf('ThreePhase', 5, 4), motorOf('SinglePhase', 1 / 2, 4), motorOf('Ecm', 1, 4)];
    for (const { frequency, voltage, others } of motorSupplies().named ?? []) {
      for (const volts of [voltage, ...others]) {
        const supply = { ...ANY, motorVoltage: volts, motorFrequency: frequency };
        expect([supply, motors.some((motor) => isSupplied(motor, supply))]).toEqual([supply, true]);
      }
    }
  });

  it('have other nameplates where no motor is marked with the voltage', () => {
    const at = (motorVoltage: number, motorFrequency = 60, motorPhase = 0) =>
      otherNameplates({ motorVoltage, motorPhase, motorFrequency });
    expect(at(400, 50)).toEqual(['380']);
    expect(at(480)).toEqual(['460']);
    expect(at(240)).toEqual(['208-230', '230']);
    expect(at(240, 60, 1)).toEqual(['208-230']);
    expect([at(0), at(208), at(230), at(127), at(415, 50)]).toEqual([[], [], [], [], []]);
  });
});

import fc from 'fast-check';
import { anyDraw, configuredItems } from '../../../../test/deliverables/configured-items.ts';
import * as values from '../../facts/values.ts';
import type { DeliverableItem } from '../../subject/subject.ts';
import { connectionsOf } from './connections.ts';
import { sequenceOf } from './sequence.ts';
import { type Box, controlLayout, powerLayout } from './wiring-layout.ts';

const WIDTH = 540;
const itemOf = configuredItems();
const anyItem = anyDraw.map(itemOf);
const RUNS = { numRuns: 60 };

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The item with options of these codes alone. */
function withOptions(item: DeliverableItem, ...codes: string[]): DeliverableItem {
  return { ...item, options: codes.map((code, id) => ({ id, code, group: null, description: code })) };
}

/** Electric make-up air on three phases, with a heater that draws these amps. */
function electricWith(heaterAmps: number): DeliverableItem {
  const item = itemOf({ job: 8, row: 0, motor: 0, voltage: 0, options: [] });
  const voltage = { ...item.item.voltage, phase: 3 as const };
  const electricity = { ...item.item.electricity, heaterAmps };
  return { ...withOptions(item, 'BCE1'), item: { ...item.item, voltage, electricity } };
}

describe('Wiring of an item', () => {
  it('draws every connection with its number, and no part over another or outside of the page', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const connections = connectionsOf(item);
        const power = powerLayout(connections, WIDTH);
        const controls = controlLayout(connections, WIDTH, power.height);
        const boxes = [...power.boxes, ...(controls?.boxes ?? [])];
        const lines = [...power.lines, ...(controls?.lines ?? [])];
        expect(lines.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
          connections.map((_, place) => place + 1),
        );
        for (const [place, box] of boxes.entries()) {
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(WIDTH);
          for (const other of boxes.slice(place + 1))
            expect([box, other, overlap(box, other)]).toEqual([box, other, false]);
        }
      }),
      RUNS,
    );
  });

  it('feeds every load of the unit from its one circuit, and options that have their own from it', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const power = connectionsOf(item).filter(({ kind }) => kind === 'power');
        const { options = [], ownCircuits = [] } = item.item.electricity;
        // The first is the unit's own, which may be of the same supply.
        const own = power
          .slice(1)
          .filter(({ from }) => ownCircuits.length > 0 && /^Branch circuit (115|230)\/1\//.test(from));
        expect(own.filter(({ isFactory }) => !isFactory)).toHaveLength(ownCircuits.length);
        const fed = new Set([power[0]?.from, '120 V circuit by others', ...own.map(({ from }) => from)]);
        for (const { from, to } of power) {
          expect([...fed]).toContain(from);
          fed.add(to);
        }
        const { compressors, condenserFans, heaterAmps } = item.item.electricity;
        const loads = [compressors, condenserFans].filter((load) => load !== null).length;
        expect(power.filter(({ to }) => /^(Compressors|Condenser fans) /.test(to))).toHaveLength(loads);
        for (const { description, fullLoadAmps } of options) {
          expect(power.find(({ to }) => to.startsWith(description))?.to).toContain(` ${values.amps(fullLoadAmps)}`);
        }
        const circuits = Math.ceil(heaterAmps / 48);
        const heaters = power.filter(({ to }) => to.startsWith('Electric heater'));
        expect(heaters).toHaveLength(circuits > 6 ? 1 : circuits);
        expect([...fed].filter((part) => part?.startsWith('Fan motor'))).toHaveLength(1);
      }),
      RUNS,
    );
  });

  it('leaves the leads of a motor to a starter, a drive, or the contactors of the unit', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const toMotor = connectionsOf(item).find(({ to }) => to.startsWith('Fan motor'));
        const hasOwnDrive = item.item.motor.isEcm || item.variant === 'Hvls';
        expect(toMotor?.terminals.to.startsWith('L1')).toBe(hasOwnDrive);
      }),
      RUNS,
    );
  });

  it('says in the sequence only what the configuration has, from start to stop', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const steps = sequenceOf(item);
        expect(steps.at(-1)).toMatch(/^On a command to stop/);
        const text = steps.join('\n');
        const { heating, electricity } = item.item;
        expect(/burner|electric heater/.test(text)).toBe(Boolean(heating));
        expect(/condenser fans/.test(text)).toBe(electricity.compressors !== null);
        expect(/heater shuts off|the heater shut off/.test(text)).toBe(Boolean(heating));
        expect(/undefined|\{/.test(text)).toBe(false);
      }),
      RUNS,
    );
  });

  it('follows the dampers, interlocks and safeties that were chosen', () => {
    const item = itemOf({ job: 6, row: 0, motor: 0, voltage: 0, options: [] });
    const chosen = sequenceOf(withOptions(item, 'BDM', 'CAP', 'TCS1', 'TCHL', 'VAVDP')).join('\n');
    expect(chosen).toContain('the motorized damper opens, then the fan starts');
    expect(chosen).toContain('When the space thermostat calls for heat and the fan runs, the burner lights');
    expect(chosen).toContain('hold the duct static pressure');
    expect(chosen).toContain('interlock contactor starts and stops the exhaust fan');
    expect(chosen).toContain('high-limit thermostat shuts the heater off');
    expect(chosen).toMatch(/the heater shuts off, then the fan stops and the damper closes\.$/);
    const without = sequenceOf(withOptions(item)).join('\n');
    expect(without).not.toMatch(/damper|thermostat|exhaust|pressure/);
  });

  it('starts a fan behind the end switch of its damper, and neither invents one', () => {
    const item = itemOf({ job: 1, row: 0, motor: 0, voltage: 0, options: [] });
    const wired = (...codes: string[]) =>
      connectionsOf(withOptions(item, ...codes)).filter(({ kind }) => kind === 'control');
    const from = 'Starter by others, control terminals';
    expect(wired('BDM', 'BDES')).toEqual([
      expect.objectContaining({ from, to: 'Damper actuator' }),
      expect.objectContaining({
        from,
        to: 'Damper end switch',
        conductors: 'Dry contact, two wires',
        isFactory: false,
      }),
    ]);
    expect(wired('BDM', 'BDES', 'PREW').map(({ isFactory }) => isFactory)).toEqual([true, true]);
    expect(wired('BDM').map(({ to }) => to)).toEqual(['Damper actuator']);
    const steps = sequenceOf(withOptions(item, 'BDM', 'BDES'));
    expect(steps[0]).toContain('the motorized damper opens and its end switch proves it open, then the fan starts');
    expect(steps[1]).toBe('When the end switch no longer proves the damper open, the fan stops.');
    expect(sequenceOf(withOptions(item, 'BDM')).join('\n')).not.toContain('end switch');
  });

  it('modulates the mixing dampers of an economizer, and not those of a fixed position', () => {
    const item = itemOf({ job: 9, row: 0, motor: 0, voltage: 0, options: [] });
    const to = (code: string) => connectionsOf(withOptions(item, code)).map((connection) => connection.to);
    expect(to('RDC2')).toContain('Outdoor and return air damper actuators');
    expect(to('RDC3')).toContain('Outdoor and return air damper actuators');
    expect(to('RDC1')).not.toContain('Outdoor and return air damper actuators');
  });

  it('draws each circuit of an electric heater with its contactor, its airflow switch and its limits', () => {
    const item = electricWith(100);
    const to = connectionsOf(item).map((connection) => connection.to);
    expect(to.filter((text) => text.startsWith('Electric heater'))).toEqual(
      [1, 2, 3].map((number) => `Electric heater circuit ${number} of 3, 33.3 A: contactor, overcurrent device`),
    );
    expect(to.filter((text) => /^(Heater|Airflow)/.test(text))).toEqual([
      'Heater contactors (3)',
      'Heater SCR controller',
      'Airflow proving switch of the heater',
      'Heater limits, automatic and manual reset',
    ]);
    const text = sequenceOf(item).join('\n');
    expect(text).toContain(
      'and the airflow switch proves airflow, the electric heater is energized: the contactors of its 3 circuits close and its SCR modulates it to hold the setpoint.',
    );
    expect(text).toContain('The manual-reset limit keeps the heater off until it is reset by hand.');
  });

  it('draws more circuits than a page has room for as one, with as many sets of conductors', () => {
    const circuits = connectionsOf(electricWith(555.1)).filter(({ to }) => to.startsWith('Electric heater'));
    expect(circuits).toEqual([
      expect.objectContaining({
        to: 'Electric heater circuits 1 to 12, 46.3 A each: contactors, overcurrent devices',
        conductors: '12 sets of 3 conductors and ground',
      }),
    ]);
  });

  it('is wired by the factory where the drive is mounted and the disconnect too', () => {
    const item = itemOf({ job: 1, row: 0, motor: 0, voltage: 0, options: [] });
    const madeBy = (...codes: string[]) => connectionsOf(withOptions(item, ...codes)).map(({ isFactory }) => isFactory);
    expect(madeBy('VFDF', 'SWN3')).toEqual([false, true, true]);
    expect(madeBy('VFDS', 'SWN3')).toEqual([false, false, false]);
    expect(madeBy('SWN3')).toEqual([false, false, true]);
  });
});

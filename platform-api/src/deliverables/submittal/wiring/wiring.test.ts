import fc from 'fast-check';
import { anyDraw, configuredItems } from '../../../../test/deliverables/configured-items.ts';
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

  it('feeds every load of the unit from its one circuit', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const power = connectionsOf(item).filter(({ kind }) => kind === 'power');
        const fed = new Set([power[0]?.from, '120 V circuit by others']);
        for (const { from, to } of power) {
          expect([...fed]).toContain(from);
          fed.add(to);
        }
        const { compressors, condenserFans, heaterAmps } = item.item.electricity;
        const loads = [compressors !== null, condenserFans !== null, heaterAmps > 0].filter(Boolean).length;
        expect(power.filter(({ to }) => /^(Compressors|Condenser fans|Electric heater) /.test(to))).toHaveLength(loads);
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

  it('is wired by the factory where the drive is mounted and the disconnect too', () => {
    const item = itemOf({ job: 1, row: 0, motor: 0, voltage: 0, options: [] });
    const madeBy = (...codes: string[]) => connectionsOf(withOptions(item, ...codes)).map(({ isFactory }) => isFactory);
    expect(madeBy('VFDF', 'SWN3')).toEqual([false, true, true]);
    expect(madeBy('VFDS', 'SWN3')).toEqual([false, false, false]);
    expect(madeBy('SWN3')).toEqual([false, false, true]);
  });
});

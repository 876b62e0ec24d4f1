import type { ExhaustSupplySpecification } from '../../src/specification/specification.ts';
import { airPower, densityRatio } from './air.ts';
import { familyOf, modelOf } from './catalogue-data.ts';
import { atDuty, atSpeed, outletVelocity, type Point, totalPressure, type Wheel, wheelOf } from './curve.ts';
import {
  type Drive,
  FULL_LOAD_SPEEDS,
  frequencyShareOf,
  motorSize,
  nominalEfficiency,
  shaftPower,
} from './drive-and-motor.ts';
import { fanEnergyIndex, inputKw } from './energy.ts';
import { heaterSize } from './heat.ts';
import { jobOf } from './job.ts';
import { pressureInside } from './losses.ts';
import { motorPrice, unitPrice } from './price.ts';
import { heardAt, soundPower } from './sound.ts';

/** A direct induction motor runs at the one of its speeds that gives 100 to 110 % of the duty (section 4.3). */
function inductionPoint(wheel: Wheel, duty: { cfm: number; pressure: number; ratio: number }, share: number) {
  const points = FULL_LOAD_SPEEDS.map(([, rpm]) => ({ rpm, point: atSpeed(wheel, share * rpm, duty) }));
  const found = points.find(({ point }) => point.cfm >= duty.cfm * (1 - 1e-9) && point.cfm <= 1.1 * duty.cfm);
  if (!found) throw new Error('No induction speed gives the duty');
  return found;
}

/** The method gives one power: the outlet's of a supply cabinet, the inlet's of exhaust and of inline fans. */
function acoustics(wheel: Wheel, point: Point, distanceFt: number, isCabinet: boolean) {
  const received = soundPower(wheel, point);
  const over = wheel.family.sound.outletOverInletDb;
  const inlet = isCabinet ? received.map((octave, band) => octave - (over[band] ?? 0)) : received;
  const outlet = isCabinet ? received : received.map((octave, band) => octave + (over[band] ?? 0));
  return { inlet, outlet, ...heardAt(received, distanceFt) };
}

/** Every value of a model at a duty, unrounded; model and drive are taken from the row. */
export function secondCalculation(modelCode: string, drive: Drive, specification: ExhaustSupplySpecification) {
  const job = jobOf(specification);
  const { line, diameterIn, fanClass } = modelOf(modelCode);
  const family = familyOf(line);
  const wheels = line.wheelsPerUnit?.[diameterIn] ?? 1;
  const wheel = wheelOf(family, diameterIn, wheels);
  const ratio = densityRatio(job.altitude, job.temperature);
  const pressure = job.sp + pressureInside(line, { family, diameterIn, wheels }, job, ratio);
  const duty = { cfm: job.cfm, pressure, ratio };
  const share = frequencyShareOf(job);
  const isInduction = !drive.isBelt && drive.control === null && drive.kind !== 'Ecm';
  const { point, rpm: motorRpm } = isInduction
    ? inductionPoint(wheel, duty, share)
    : { point: atDuty(wheel, duty.cfm, pressure, ratio), rpm: 1750 };
  const shaft = shaftPower(drive.isBelt, point.bhp);
  const isDrawThrough = line.supply?.fanPosition !== 'blow-through';
  const isCabinet = line.supply !== undefined && line.subCategory !== 'InlineFiltered';
  const hp = motorSize(wheel, point, drive, { job, isDrawThrough });
  const efficiency = nominalEfficiency(drive, hp, motorRpm);
  const kw = inputKw(shaft, { hp, efficiency, drive, rpm: point.rpm });
  const heater = heaterSize(line.supply?.heater ?? 'none', job, point.cfm);
  return {
    cfm: point.cfm,
    pressure: point.pressure,
    density: point.density,
    rpm: point.rpm,
    tipSpeed: point.tipSpeed,
    bhp: point.bhp,
    shaft,
    staticEfficiency: (100 * airPower(point.cfm, point.pressure)) / point.bhp,
    totalEfficiency: (100 * airPower(point.cfm, totalPressure(wheel, point))) / point.bhp,
    outletVelocity: outletVelocity(wheel, point.cfm),
    hp,
    efficiency,
    kw,
    fei: fanEnergyIndex(wheel, point, kw),
    ...acoustics(wheel, point, job.soundLevelDistance, isCabinet),
    unitPrice: unitPrice(line, { diameterIn, fanClass, cfm: duty.cfm, heater }),
    motorPrice: motorPrice(drive, hp),
  };
}

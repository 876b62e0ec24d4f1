import type { Catalogue } from '@specbuilder/fan-engine';
import {
  type ExhaustSupplySpecification,
  exhaustSupplySpecification,
  type HvlsSpecification,
  hvlsSpecification,
  type PartialExhaustSupplySpecification,
  type PartialHvlsSpecification,
} from '@specbuilder/shared-contracts/api';
import { unsignedPressure } from '@specbuilder/shared-contracts/domain';
import { dutyAssumptions, type PlaceFinder } from './assumptions.ts';
import { type ReadLine, readLine } from './batch-line.ts';
import { readSpaceLine } from './space-line.ts';

/**
 * The specification of a call for a duty. A complete one is used unchanged. Missing fields of others are filled in as
 * in a line of a schedule: from the default specification of the category, and altitude and design conditions from the
 * postal code.
 *
 * @throws HttpError 'invalid' naming each field that no specification can hold, or that contradicts another
 */
export function specifiedDuty(
  { rows: _rows, ...sent }: PartialExhaustSupplySpecification,
  places: PlaceFinder,
  catalogue: Catalogue,
): ReadLine {
  if (isWhole(sent, exhaustSupplySpecification.shape)) {
    const specification = unsigned(sent as ExhaustSupplySpecification);
    return { specification, assumptions: dutyAssumptions(sent, specification, places) };
  }
  return readLine(said(sent), places, catalogue);
}

/**
 * The same for a call for a space.
 *
 * @throws HttpError 'invalid' naming each field that no such specification can hold
 */
export function specifiedSpace(sent: PartialHvlsSpecification, catalogue: Catalogue): HvlsSpecification {
  return isWhole(sent, hvlsSpecification.shape) ? (sent as HvlsSpecification) : readSpaceLine(said(sent), catalogue);
}

/** The contract leaves the sign, which `assumptions` reports. */
function unsigned({ sp, ...rest }: ExhaustSupplySpecification): ExhaustSupplySpecification {
  return { ...rest, sp: sp === null ? null : unsignedPressure(sp) };
}

function isWhole(sent: object, shape: object): boolean {
  return Object.keys(shape).every((field) => Reflect.get(sent, field) !== undefined);
}

function said(sent: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

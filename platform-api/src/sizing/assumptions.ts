import { otherNameplates } from '@specbuilder/fan-engine';
import type { ExhaustSupplySpecification, HvlsSpecification } from '@specbuilder/shared-contracts/api';
import { isProvided, type Message, messageOf, plainMessage } from '@specbuilder/shared-contracts/domain';
import type { LocationService } from '../places/index.ts';

/** How high a postal code lies, and its design conditions. */
export type PlaceFinder = Pick<LocationService, 'siteConditions'>;

/** The site of a postal code; null without one, or where it is not known. */
export function siteOf(postalCode: string | null, places: PlaceFinder): ReturnType<PlaceFinder['siteConditions']> {
  const zip = postalCode?.trim() ?? '';
  return zip === '' ? null : places.siteConditions(zip);
}

/**
 * What is assumed where a call for a duty, or a line of a batch, says nothing or something that is not used as it is.
 *
 * @param sent what the caller sent, with the sign of its static pressure
 * @param specification what is rated; an altitude that no one knows is null
 */
export function dutyAssumptions(
  sent: { readonly sp?: unknown },
  specification: ExhaustSupplySpecification,
  places: PlaceFinder,
): Message[] {
  return [
    ...altitudeAssumption(specification, places),
    ...pressureAssumption(sent),
    ...supplyAssumption(specification),
  ];
}

function altitudeAssumption({ altitude, zip }: ExhaustSupplySpecification, places: PlaceFinder): Message[] {
  if (altitude !== null) return [];
  const postalCode = zip?.trim() ?? '';
  if (postalCode === '') return [plainMessage('batch.seaLevel')];
  return siteOf(zip, places) === null
    ? [messageOf('batch.seaLevelForUnknown', { postalCode })]
    : [messageOf('batch.seaLevelWithoutAltitude', { postalCode })];
}

function pressureAssumption({ sp }: { readonly sp?: unknown }): Message[] {
  if (sp === 0) return [plainMessage('batch.noPressure')];
  return typeof sp === 'number' && sp < 0 ? [messageOf('batch.signDropped', { sent: sp, taken: -sp })] : [];
}

/** A voltage that no motor is marked with, and that some run on all the same. */
function supplyAssumption(specification: ExhaustSupplySpecification): Message[] {
  const nameplates = otherNameplates(specification);
  if (nameplates.length === 0) return [];
  const volts = specification.motorVoltage;
  return [messageOf('batch.otherNameplate', { volts, nameplates: nameplates.join(', ') })];
}

/** What is assumed where a call for a space says nothing. */
export function spaceAssumptions({ squareFeet }: HvlsSpecification): Message[] {
  return isProvided(squareFeet) ? [] : [plainMessage('batch.oneFan')];
}

/** A response with what was assumed for it, if anything was. */
export function withAssumptions<Response extends object>(response: Response, assumptions: Message[]) {
  return assumptions.length === 0 ? response : { ...response, assumptions };
}

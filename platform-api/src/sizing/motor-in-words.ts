import { motorParts } from '@specbuilder/shared-contracts/messages';
import type { CodedMotor } from '../store/schema/index.ts';

/** A motor as the specification's calls answer it: with the parts of its name in the caller's words. */
export function motorInWords<M extends CodedMotor>(motor: M): M & { readonly motor: string[] } {
  return { ...motor, motor: motorParts(motor) };
}

import { DELIVERABLE_MESSAGES as MESSAGES } from '../../../core/index.ts';

/** One connection of an item, from where to where. */
export interface Connection {
  readonly kind: 'power' | 'control';
  readonly from: string;
  readonly to: string;
  /** Marks of the terminals at both of its ends, by NEMA ICS 5 and MG 1 where it is power. */
  readonly terminals: { readonly from: string; readonly to: string };
  readonly conductors: string;
  /** Wired in the factory, or on site. */
  readonly isFactory: boolean;
}

/** Who makes a connection, in words. */
export function madeBy({ isFactory }: Connection): string {
  return isFactory ? MESSAGES.wiring.factory : MESSAGES.wiring.field;
}

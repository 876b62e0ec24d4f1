import * as z from 'zod/mini';
import { rangeText, SPECIFICATION_RANGES } from '../../domain/field-ranges.ts';
import { says } from '../core/says.ts';
import { knownCriteriaOnly } from './known-criteria.ts';
import { exhaustSupplySpecification, hvlsSpecification, SHORT_NAMES, underLongNames } from './specification.ts';

/** How much of a row is requested: what lists show, which is the default, the same in columns, or all of it. Pages get all by default. */
export const requestedRows = z.enum(['listed', 'columns', 'whole']);
export type RequestedRows = z.infer<typeof requestedRows>;

const PRESSURE = SPECIFICATION_RANGES.sp;
const pressureWords = says(() => rangeText(PRESSURE));

/** A sign is kept here, since the response says that it was dropped. */
const signedPressure = z.nullable(
  z.number(pressureWords).check(z.gte(-PRESSURE.maximum, pressureWords), z.lte(PRESSURE.maximum, pressureWords)),
);

/** What the specification's page keeps in a specification and removes before it is sent; dropped if it is sent. */
const PAGE_ONLY = {
  isReselection: z.optional(z.unknown()),
  reselectCommand: z.optional(z.unknown()),
  btuView: z.optional(z.unknown()),
};
const PAGE_ONLY_OF_SPACE = { ...PAGE_ONLY, fanType: z.optional(z.unknown()) };

/** Names that a schedule and other programs have for a criterion. */
export const ALSO_CALLED = {
  airflow: 'cfm',
  staticPressure: 'sp',
  externalStaticPressure: 'sp',
  esp: 'sp',
  postalCode: 'zip',
  frequency: 'motorFrequency',
  phase: 'motorPhase',
  voltage: 'motorVoltage',
} as const;

const partialDuty = knownCriteriaOnly(
  z.partial(
    z.extend(exhaustSupplySpecification, { ...SHORT_NAMES, ...PAGE_ONLY, sp: signedPressure, rows: requestedRows }),
  ).shape,
  ALSO_CALLED,
);

/**
 * What differs from the default specification of the category alone: the rest is filled in as a search begins with it. A
 * criterion that there is not is rejected: a program that sends `maxSones` would otherwise take fans of any sound for quiet.
 */
export const partialExhaustSupplySpecification = z.pipe(
  partialDuty,
  z.transform(({ isReselection: _reselection, reselectCommand: _command, btuView: _view, ...sent }: Duty) =>
    underLongNames(sent),
  ),
);
type Duty = z.output<typeof partialDuty>;
export type PartialExhaustSupplySpecification = z.infer<typeof partialExhaustSupplySpecification>;

const partialSpace = knownCriteriaOnly(z.partial(z.extend(hvlsSpecification, PAGE_ONLY_OF_SPACE)).shape);

/** The same of a space. */
export const partialHvlsSpecification = z.pipe(
  partialSpace,
  z.transform(
    ({ isReselection: _reselection, reselectCommand: _command, btuView: _view, fanType: _type, ...sent }: Space) =>
      sent,
  ),
);
type Space = z.output<typeof partialSpace>;
export type PartialHvlsSpecification = z.infer<typeof partialHvlsSpecification>;

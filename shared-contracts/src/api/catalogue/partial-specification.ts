import * as z from 'zod/mini';
import { rangeText, SPECIFICATION_RANGES } from '../../domain/field-ranges.ts';
import { says } from '../core/says.ts';
import { exhaustSupplySpecification, hvlsSpecification, SHORT_NAMES, underLongNames } from './specification.ts';

/** How much of a row is requested: what lists show, as rows or in columns, or all of it, which is the default. */
export const requestedRows = z.enum(['listed', 'columns', 'whole']);
export type RequestedRows = z.infer<typeof requestedRows>;

const PRESSURE = SPECIFICATION_RANGES.sp;
const pressureWords = says(() => rangeText(PRESSURE));

/** A sign is kept here, since the response says that it was dropped. */
const signedPressure = z.nullable(
  z.number(pressureWords).check(z.gte(-PRESSURE.maximum, pressureWords), z.lte(PRESSURE.maximum, pressureWords)),
);

/** What differs from the default specification of the category alone: the rest is filled in as a search begins with it. */
export const partialExhaustSupplySpecification = z.pipe(
  z.partial(z.extend(exhaustSupplySpecification, { ...SHORT_NAMES, sp: signedPressure, rows: requestedRows })),
  z.transform(underLongNames),
);
export type PartialExhaustSupplySpecification = z.infer<typeof partialExhaustSupplySpecification>;

/** The same of a space. */
export const partialHvlsSpecification = z.partial(hvlsSpecification);
export type PartialHvlsSpecification = z.infer<typeof partialHvlsSpecification>;

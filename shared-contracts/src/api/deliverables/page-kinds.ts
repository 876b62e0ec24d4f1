import * as z from 'zod/mini';
import { DELIVERABLE_MESSAGES } from '../../messages/deliverable.generated.ts';
import { queryList } from '../core/fields.ts';
import { says } from '../core/says.ts';

/** Pages of a submittal that can be left out, in its order. The cover and the pages of its items are always there. */
export const OPTIONAL_PAGES = ['transmittal', 'index', 'schedule', 'deviations', 'endSheets'] as const;
export type OptionalPage = (typeof OPTIONAL_PAGES)[number];

const page = z.enum(
  OPTIONAL_PAGES,
  says(() => DELIVERABLE_MESSAGES.unknownPage),
);

/** Optional pages that a submittal is made without. */
export const leftOutPages = queryList(page);

import * as z from 'zod/mini';
import type { ItemFinding } from '../../domain/item-finding.ts';
import { finite, text } from '../core/fields.ts';

const cure = z.object({
  code: z.enum(['rateAgain', 'selectAgain', 'changeOptions']),
  values: z.record(text, z.nullable(finite)),
});

/** Something about an item that its reader should know. Messages of its configuration have their own codes. */
export const itemFinding = z.object({
  code: text,
  severity: z.enum(['error', 'warning', 'note']),
  /** Raw values with their unit in the name, names, and messages inside this one. */
  values: z.record(text, z.unknown()),
  /** In the caller's language. */
  message: text,
  cure: z.nullable(cure),
}) as unknown as z.ZodMiniType<ItemFinding>;

import * as z from 'zod/mini';
import type { Message } from '../../domain/message.ts';
import { text } from './fields.ts';

const shape = z.object({
  /** What is said: 'exclusion.sound', 'run.stall'. */
  code: text,
  /** Raw values with their unit in the name, names, and messages inside this one. */
  parameters: z.record(text, z.unknown()),
  /** Option group that it belongs to. */
  section: z.optional(text),
});

/** Something said as data; `messages` makes words of it. */
export const message = shape as unknown as z.ZodMiniType<Message>;
export const nullableMessage = z.nullable(message);

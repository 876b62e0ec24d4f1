import { safeParse } from 'zod/v4/core';
import { EVENTS, type EventName } from './catalogue.ts';

/** What is wrong with the payload of an event; null for nothing. */
export type PayloadCheck = (name: string, payload: unknown) => unknown;

/** Holds a payload against the catalogue. */
export const checkPayload: PayloadCheck = (name, payload) => {
  if (!Object.hasOwn(EVENTS, name)) return new Error(`Unknown event ${name}`);
  const { success, error } = safeParse(EVENTS[name as EventName], payload);
  return success ? null : error;
};

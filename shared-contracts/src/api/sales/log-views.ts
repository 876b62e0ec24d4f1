import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { roles } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { text, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';

/** Views of the activity log that a user keeps at most, and how long one may be. */
export const LOG_VIEW_LIMITS = { views: 30, nameCharacters: 60, queryCharacters: 1000 } as const;

const emptyName = says(() => FIELD_MESSAGES.viewName);

const savedFields = {
  name: z.string(emptyName).check(
    z.trim(),
    z.minLength(1, emptyName),
    z.maxLength(
      LOG_VIEW_LIMITS.nameCharacters,
      says(() => FIELD_MESSAGES.characters({ most: LOG_VIEW_LIMITS.nameCharacters })),
    ),
  ),
  /**
   * Filters, columns and grouping as the address of the page has them, without its page; empty for a log without
   * filters. The page reads it as it reads an address: what it does not know filters nothing.
   */
  query: z.string().check(z.maxLength(LOG_VIEW_LIMITS.queryCharacters), z.regex(/^[\w=&%.,+-]*$/)),
};

/** A view of the activity log as its user saves it. */
export const logViewForm = z.object(savedFields);
export type LogViewForm = z.infer<typeof logViewForm>;

/** A view of the activity log that a user saved. */
export const logView = z.object({ id: uuid, name: text, query: text });
export type LogView = z.infer<typeof logView>;

const kept = z.object({ views: z.array(logView) });
const staff = roles('admin', 'sales');

/** A view shows what its user may see when it is opened, whatever customer or region its filters name. */
export const logViewsContract = {
  list: endpoint('GET', '/api/events/views', {
    summary: 'Views of the activity log that the caller saved, by name',
    access: staff,
    overlay: false,
  }).output(kept),
  save: endpoint('PUT', '/api/events/views', {
    summary: 'Save a view of the activity log; one with the same name is replaced',
    access: staff,
    overlay: false,
  })
    .input(logViewForm)
    .output(kept),
  remove: endpoint('DELETE', '/api/events/views/{id}', {
    summary: 'Delete a view that the caller saved',
    access: staff,
    overlay: false,
  })
    .input(z.object({ id: uuid }))
    .output(kept),
};

import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, nullableText, text } from '../core/fields.ts';

/** A third-party tool that the brand links to. */
export const toolboxItem = z.object({
  id: text,
  title: text,
  description: text,
  url: text,
  imageUrl: nullableText,
  sortOrder: finite,
});
export type ToolboxItem = z.infer<typeof toolboxItem>;

export const toolboxContract = {
  list: endpoint('GET', '/api/toolbox', {
    summary: 'Tools that the brand points to, in their order',
    access: open('Links to public tools, the same for all users (A-235)'),
  }).output(z.array(toolboxItem)),
};

import { open } from '../core/access.ts';
import type { EndpointMeta } from '../core/endpoint.ts';

const reading = { userAction: null, overlay: false } as const;

/**
 * What the public addresses of products declare, as every endpoint does. They return pages and files for people and
 * search engines, so they are separate from the contract: `/products/{model}`, its documents below it, and the site
 * map.
 */
export const PRODUCT_ENDPOINTS = {
  page: { ...reading, access: open('Product pages are the brand’s public catalogue'), rate: 'read' },
  document: { ...reading, access: open('Drawings and cut sheets are public product documents'), rate: 'image' },
  siteMap: { ...reading, access: open('Search engines ask which pages there are'), rate: 'read' },
} as const satisfies Readonly<Record<string, EndpointMeta>>;

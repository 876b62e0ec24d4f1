/** Types of <sb-sizer>, for pages that are written in TypeScript: `/// <reference path="sb-sizer.d.ts" />`. */

/** Of a category, with whatever of its specification differs from the defaults: `{ category: 1, cfm: 2000, sp: 0.5 }`. */
interface SbSizerCriteria {
  readonly category: number;
  /** Number within the category; 0 is all of it. */
  readonly sub?: number;
  readonly [field: string]: unknown;
}

interface SbSizerResult {
  readonly resultId: string;
  /** Fans that were found. */
  readonly count: number;
  /** What they were sized for, as the server understood it. */
  readonly criteria: SbSizerCriteria;
}

interface SbSizerOption {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly group: string;
  /** In `currency` of the item; null where prices are hidden. */
  readonly price: number | null;
}

interface SbSizerItem {
  readonly id: string;
  readonly model: string;
  readonly quantity: number;
  /** At its duty: cfm, totalStaticPressure (in. wg), rpm, totalBhp, soundSones and more, as `rating` of the API. */
  readonly figures: Readonly<Record<string, unknown>> | null;
  readonly motor: { readonly horsepower: number; readonly voltage: string };
  readonly options: readonly SbSizerOption[];
  /** Of one, options included; null where the currency hides prices. */
  readonly price: number | null;
  readonly currency: string;
}

type SbSizerReason =
  /** The server does not name this page's origin in EMBED_ORIGINS. */
  | 'origin-not-allowed'
  /** There is no response. */
  | 'offline'
  /** The page's content policy keeps something of the sizer away; `directive` says which rule. */
  | 'blocked-by-policy'
  /** The server has no brand of this number. */
  | 'brand-unknown'
  /** The server responds with an error. */
  | 'server-error'
  /** Neither the active release nor the one before could be drawn. */
  | 'release-failed';

interface SbSizerFailure {
  readonly code: SbSizerReason;
  /** The sentence that the visitor reads. */
  readonly message: string;
  /** Rule of the page's content policy, such as `connect-src`. */
  readonly directive: string | null;
  readonly cause: unknown;
}

interface SbSizerElement extends HTMLElement {
  /** Sizes and shows the result; rejected criteria reject the promise with the server's message. */
  size(criteria: SbSizerCriteria): Promise<SbSizerResult>;
  /** The fan that was configured last; null before. */
  item(): SbSizerItem | null;
  /** After a failure, from the beginning. */
  retry(): void;
}

interface HTMLElementTagNameMap {
  'sb-sizer': SbSizerElement;
}

interface HTMLElementEventMap {
  'sb-ready': CustomEvent<null>;
  'sb-failed': CustomEvent<SbSizerFailure>;
  'sb-results': CustomEvent<SbSizerResult>;
  'sb-item': CustomEvent<SbSizerItem>;
}

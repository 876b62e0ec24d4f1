import type { ReadOut } from './read-out.ts';

/** An element by what a person, or a screen reader, knows it by. */
export interface Target {
  /** 'text' for a visible text, 'label' for a field by its label. */
  readonly role: string;
  readonly name: string | RegExp;
  /** Of several, by their order on the page; the first one otherwise. */
  readonly index?: number;
  /** In the dialog that is open: the page behind it can have a button of the same name. */
  readonly isInDialog?: boolean;
  /** Title of the frame that the element is in. */
  readonly frame?: string;
}

/** A person at a browser, whatever drives it. Every step waits until it can be done, and fails after `STEP_MS`. */
export interface Visitor {
  open(url: string): Promise<void>;
  sees(target: Target): Promise<void>;
  press(target: Target): Promise<void>;
  /** Replaces what is in a field, key by key. */
  type(target: Target, text: string): Promise<void>;
  key(key: 'Enter' | 'Escape'): Promise<void>;
  /** Of several targets, the index of the one that is there first. */
  first(targets: readonly Target[]): Promise<number>;
  resize(size: Size): Promise<void>;
  /** Runs in the page. */
  evaluate<T>(script: () => T): Promise<T>;
  /** What the browser has reported since the last call: errors, failed requests, reports of the content policy. */
  complaints(): Promise<readonly string[]>;
  /** What the browser tells a screen reader of the page (read-out.ts); undefined where no driver gives its tree. */
  readOut(): Promise<ReadOut | undefined>;
  /** The window as a PNG. */
  picture(): Promise<Buffer>;
  leave(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const STEP_MS = 20_000;
export const DESKTOP: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 390, height: 844 };

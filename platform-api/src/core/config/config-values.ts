import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isTakenByTheSite } from '@specbuilder/shared-contracts/registry';
import { readPublicKey } from '@specbuilder/shared-contracts/site-folder';
import * as z from 'zod/mini';

/** Parsers for environment values: each returns undefined for a text that it cannot parse. */

/** A text that `parse` understands; undefined means it does not, and `words` says what was expected. */
export function parsed<T>(words: string, parse: (text: string) => T | undefined) {
  return z.pipe(
    z.string(),
    z.transform((text: string, issues): T => {
      const value = parse(text.trim());
      if (value === undefined) issues.issues.push({ code: 'custom', message: words, input: text });
      return value ?? z.NEVER;
    }),
  );
}

export function wholeNumber(low: number, high: number) {
  return parsed(`a whole number from ${low} to ${high}`, (text) => {
    const value = Number(text);
    return Number.isInteger(value) && value >= low && value <= high ? value : undefined;
  });
}

/** An origin such as https://shop.example.com, or undefined when the text is none. */
export function originOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  // A content policy would take it for any host.
  return isOrigin && !url.host.includes('*') ? url.origin : undefined;
}

/**
 * The address of a site without a slash at its end, such as https://example.com/tools/fans; undefined when the text is
 * none. Its path has only characters that mean the same in addresses, cookies and routes.
 */
export function siteAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname, href } = new URL(text);
  const path = pathname.replace(/\/$/, '');
  const isPlain = href === origin + pathname && /^(\/[\w.~-]+)*$/.test(path);
  // Otherwise an address of which a proxy took the site's path would look like one of which it did not.
  const isOfSite = path !== '' && isTakenByTheSite(`/${path.split('/')[1]}`);
  return isPlain && !isOfSite && originOf(origin) !== undefined ? origin + path : undefined;
}

/** Codes such as fr and de, as a translation script knows them. */
export function languageCodes(text: string): readonly string[] | undefined {
  const codes = text.split(',').map((code) => code.trim());
  return codes.every((code) => /^[a-z]{2}$/.test(code)) ? codes : undefined;
}

export function origins(text: string): readonly string[] | undefined {
  const found = text.split(',').map((part) => originOf(part.trim()));
  return found.some((item) => item === undefined) ? undefined : found.filter((item) => item !== undefined);
}

/** An address without question mark or fragment, to which parameters can be added. */
export function webAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && search === '' && hash === '' ? text : undefined;
}

export function postgresAddress(text: string): string | undefined {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : undefined;
}

export function smtpAddress(text: string): string | undefined {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) ? text : undefined;
}

/** Whether only this machine reaches an address of that name. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^(127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}

/** The key in a PEM file. */
export function publicKeyFile(file: string): KeyObject | undefined {
  try {
    return readPublicKey(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

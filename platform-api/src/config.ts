import path from 'node:path';
import type { MapsSettings, RateClass } from '@specbuilder/shared-contracts/api';
import { type Environment, environmentOf } from '@specbuilder/shared-contracts/domain';
import * as z from 'zod/mini';
import { ROOM_FOLDER } from './room-folder.ts';

/** Calls per minute and caller, by the rate class an endpoint declares. */
export type RateBudgets = Readonly<Record<RateClass, number>>;

export interface ExternalIdentity {
  readonly authority: string;
  readonly clientId: string;
  /** Value of the `aud` claim of access tokens meant for this server. */
  readonly audience: string;
  readonly scope: string;
  /** `typ` that access tokens carry; null (OIDC_TOKEN_TYPE=none) when it does not follow RFC 9068. */
  readonly tokenType: string | null;
}

export interface MailServer {
  /** Address with user and password, so it is never logged. */
  readonly smtpUrl: string;
  readonly from: string;
}

/** Everything the environment decides, validated once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded store and of files; unused parts stay empty when DATABASE_URL is set. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly siteDir: string;
  /** Origin under which browsers reach this server, without a closing slash. */
  readonly publicUrl: string;
  /** Foreign pages that may load remotes and call the API. */
  readonly embedOrigins: readonly string[];
  /** Shop pages that may frame the product and call the API. */
  readonly storeOrigins: readonly string[];
  readonly externalIdentity: ExternalIdentity | null;
  /** Life of an access token; the browser renews it by itself before it ends. */
  readonly accessTokenSeconds: number;
  readonly environment: Environment;
  readonly logLevel: string;
  /** Proxies between browser and server whose X-Forwarded-* headers count. */
  readonly trustedProxies: number;
  readonly rates: RateBudgets;
  /** Null keeps mails in the outbox instead of sending them. */
  readonly mail: MailServer | null;
  /** An external maps service; null draws maps without one. */
  readonly maps: MapsSettings | null;
  /** An external translation script; null translates with the product's own dictionary. */
  readonly translateScriptUrl: string | null;
  readonly showBanner: boolean;
}

/** Settings that cannot be used; the message names each one in a sentence of its own. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Addresses that carry a password, so bad ones are not repeated. */
const SECRET_VARIABLES = ['DATABASE_URL', 'SMTP_URL'];

const DEFAULT_RATES: RateBudgets = {
  read: 600,
  write: 240,
  sizing: 240,
  image: 600,
  mail: 5,
  upload: 1200,
  telemetry: 60,
};

/**
 * Reads the settings of the process.
 *
 * @param env environment variables, such as process.env; empty texts count as not given
 * @throws ConfigError with one sentence for every value that cannot be used
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const shown = SECRET_VARIABLES.includes(name) || given[name] === undefined ? '' : `, not '${given[name]}'`;
      return `${name} must be ${issue.message}${shown}.`;
    });
    throw new ConfigError(sentences.join('\n'));
  }
  const values = parsed.data;
  const showBanner = values.SPECBUILDER_BANNER === '1';
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR === undefined ? path.resolve(ROOM_FOLDER, '../.data') : path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    siteDir: values.SITE_DIR === undefined ? path.resolve(ROOM_FOLDER, '../.site') : path.resolve(values.SITE_DIR),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    embedOrigins: values.EMBED_ORIGINS,
    storeOrigins: values.STORE_ORIGINS,
    externalIdentity: externalIdentity(values),
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    environment: values.ENVIRONMENT,
    // Beside the banner only what went wrong is worth a line.
    logLevel: values.LOG_LEVEL ?? (showBanner ? 'warn' : 'info'),
    trustedProxies: values.TRUSTED_PROXIES,
    rates: { ...DEFAULT_RATES, ...values.RATE_LIMITS },
    mail: values.SMTP_URL === undefined ? null : { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    maps:
      values.MAPS_KEY === undefined
        ? null
        : { key: values.MAPS_KEY, scriptUrl: values.MAPS_SCRIPT_URL, embedUrl: values.MAPS_EMBED_URL },
    translateScriptUrl: values.TRANSLATE_SCRIPT_URL ?? null,
    showBanner,
  };
}

function externalIdentity(values: z.infer<typeof variables>): ExternalIdentity | null {
  const { OIDC_AUTHORITY: authority, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = values;
  if (authority === undefined || clientId === undefined || audience === undefined) return null;
  const tokenType = values.OIDC_TOKEN_TYPE === 'none' ? null : values.OIDC_TOKEN_TYPE;
  return { authority, clientId, audience, scope: values.OIDC_SCOPE, tokenType };
}

/** A text that `parse` understands; undefined means it does not, and `words` says what was wanted. */
function parsed<T>(words: string, parse: (text: string) => T | undefined) {
  return z.pipe(
    z.string(),
    z.transform((text: string, issues): T => {
      const value = parse(text.trim());
      if (value === undefined) issues.issues.push({ code: 'custom', message: words, input: text });
      return value ?? z.NEVER;
    }),
  );
}

function wholeNumber(low: number, high: number) {
  return parsed(`a whole number from ${low} to ${high}`, (text) => {
    const value = Number(text);
    return Number.isInteger(value) && value >= low && value <= high ? value : undefined;
  });
}

/** An origin such as https://shop.example.com, or undefined when the text is none. */
function originOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
}

function origins(text: string): readonly string[] | undefined {
  const found = text.split(',').map((part) => originOf(part.trim()));
  return found.some((one) => one === undefined) ? undefined : found.filter((one) => one !== undefined);
}

/** An address without question mark or fragment, to which parameters can be added. */
function webAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && search === '' && hash === '' ? text : undefined;
}

function postgresAddress(text: string): string | undefined {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : undefined;
}

function smtpAddress(text: string): string | undefined {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) ? text : undefined;
}

function rateLimits(text: string): Partial<RateBudgets> | undefined {
  const entries = text.split(',').map((entry) => entry.split('=').map((part) => part.trim()));
  const isGood = ([name = '', amount = '']: string[]) => name in DEFAULT_RATES && /^[1-9]\d{0,6}$/.test(amount);
  return entries.every(isGood)
    ? Object.fromEntries(entries.map(([name = '', amount]) => [name, Number(amount)]))
    : undefined;
}

const ORIGIN_LIST_WORDS = 'a comma-separated list of http or https origins';
const WEB_ADDRESS_WORDS = 'an http or https address without parameters';
const RATE_WORDS = `a list such as 'read=600,sizing=240' of the names ${Object.keys(DEFAULT_RATES).join(', ')}`;

const variables = z
  .object({
    HOST: z._default(z.string(), 'localhost'),
    PORT: z._default(wholeNumber(0, 65_535), 8080),
    DATA_DIR: z.optional(z.string()),
    DATABASE_URL: z.optional(parsed('a postgres:// address', postgresAddress)),
    SITE_DIR: z.optional(z.string()),
    PUBLIC_URL: z.optional(parsed('an http or https origin such as https://fans.example.com', originOf)),
    EMBED_ORIGINS: z._default(parsed(ORIGIN_LIST_WORDS, origins), []),
    STORE_ORIGINS: z._default(parsed(ORIGIN_LIST_WORDS, origins), []),
    OIDC_AUTHORITY: z.optional(z.url('the https address of an OpenID Connect provider')),
    OIDC_CLIENT_ID: z.optional(z.string()),
    OIDC_AUDIENCE: z.optional(z.string()),
    OIDC_SCOPE: z._default(z.string(), 'openid profile email'),
    OIDC_TOKEN_TYPE: z._default(z.string(), 'at+jwt'),
    ACCESS_TOKEN_SECONDS: z._default(wholeNumber(10, 86_400), 900),
    ENVIRONMENT: z._default(parsed('local, development, staging or production', environmentOf), 'local'),
    LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`)),
    TRUSTED_PROXIES: z._default(wholeNumber(0, 10), 0),
    RATE_LIMITS: z._default(parsed(RATE_WORDS, rateLimits), {}),
    SMTP_URL: z.optional(parsed('an smtp:// or smtps:// address', smtpAddress)),
    MAIL_FROM: z._default(z.email('an e-mail address'), 'specbuilder@localhost.localdomain'),
    MAPS_KEY: z.optional(z.string()),
    MAPS_SCRIPT_URL: z._default(parsed(WEB_ADDRESS_WORDS, webAddress), 'https://maps.googleapis.com/maps/api/js'),
    MAPS_EMBED_URL: z._default(parsed(WEB_ADDRESS_WORDS, webAddress), 'https://www.google.com/maps/embed/v1'),
    TRANSLATE_SCRIPT_URL: z.optional(parsed(WEB_ADDRESS_WORDS, webAddress)),
    SPECBUILDER_BANNER: z.optional(z.string()),
  })
  .check(
    z.superRefine((values, issues) => {
      if (values.OIDC_AUTHORITY === undefined) return;
      for (const name of ['OIDC_CLIENT_ID', 'OIDC_AUDIENCE'] as const) {
        if (values[name] !== undefined) continue;
        const message = 'given when OIDC_AUTHORITY is set';
        issues.addIssue({ code: 'custom', path: [name], message, input: undefined });
      }
    }),
  );

import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import type { MapsSettings } from '@specbuilder/shared-contracts/api';
import { type Environment, environmentOf } from '@specbuilder/shared-contracts/domain';
import * as z from 'zod/mini';
import { PACKAGE_FOLDER } from '../package/package-folder.ts';
import { ConfigError } from './config-error.ts';
import {
  isLoopback,
  languageCodes,
  origins,
  parsed,
  postgresAddress,
  publicKeyFile,
  siteAddress,
  smtpAddress,
  webAddress,
  wholeNumber,
} from './config-values.ts';
import { type DatabaseLimits, databaseLimitsOf, databaseVariables } from './settings/database-settings.ts';
import {
  type DevelopmentSettings,
  developmentOf,
  developmentProblems,
  developmentVariables,
} from './settings/development-settings.ts';
import {
  type ExternalIdentity,
  externalIdentityOf,
  externalIdentityProblems,
  externalIdentityVariables,
} from './settings/external-identity-settings.ts';
import { type FirstAdmin, firstAdminOf, firstAdminProblems, firstAdminVariables } from './settings/first-admin.ts';
import { type HubLimits, hubLimitsOf, hubVariables } from './settings/hub-settings.ts';
import {
  type ObservabilitySettings,
  observabilityOf,
  observabilityVariables,
} from './settings/observability-settings.ts';
import { type PeerSettings, peerProblems, peersOf, peerVariables } from './settings/peer-settings.ts';
import { processProblems, processVariables } from './settings/process-settings.ts';
import { type RateBudgets, ratesOf, rateVariables } from './settings/rate-settings.ts';
import { type RetentionSettings, retentionOf, retentionVariables } from './settings/retention-settings.ts';

export interface MailServer {
  /** Address with user and password, so it is never logged. */
  readonly smtpUrl: string;
  readonly from: string;
}

/** Everything the environment decides, validated once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Number of processes that listen on the port together. */
  readonly processes: number;
  /** Folder of the embedded store and of files; unused parts stay empty when DATABASE_URL is set. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseLimits: DatabaseLimits;
  readonly siteDir: string;
  /** Address under which browsers reach this server, without a closing slash; it may have a path. */
  readonly publicUrl: string;
  /** Foreign pages that may load remotes and call the API. */
  readonly embedOrigins: readonly string[];
  /** Shop pages that may frame the product and call the API. */
  readonly storeOrigins: readonly string[];
  readonly externalIdentity: ExternalIdentity | null;
  /** Life of an access token; the browser renews it by itself before it ends. */
  readonly accessTokenSeconds: number;
  /** Age at which a signing key gets a successor. */
  readonly signingKeyDays: number;
  /** Whether administrators sign in with a second step alone. */
  readonly requiresAdminSecondFactor: boolean;
  readonly environment: Environment;
  /** The administrator that a deployment starts with; null when the environment names none. */
  readonly firstAdmin: FirstAdmin | null;
  readonly logLevel: string;
  /** Proxies between browser and server whose X-Forwarded-* headers count. */
  readonly trustedProxies: number;
  /** How long a request may take to arrive with its body. */
  readonly requestSeconds: number;
  readonly hubLimits: HubLimits;
  readonly rates: RateBudgets;
  /** Origins besides the site's that remotes may lie on. */
  readonly remoteOrigins: readonly string[];
  readonly development: DevelopmentSettings;
  /** Public key that remotes have to be signed with; null lets in what was published. */
  readonly releaseKey: KeyObject | null;
  /** Visits in which a version of a remote has to mount before others fall back to it. */
  readonly knownGoodMounts: number;
  /** Visits of one address that count when versions are judged. */
  readonly visitsPerAddress: number;
  /** Null keeps mails in the outbox instead of sending them. */
  readonly mail: MailServer | null;
  /** Servers of other environments. */
  readonly peers: PeerSettings;
  /** An external maps service; null draws maps without one. */
  readonly maps: MapsSettings | null;
  /** The load calculator's page; null for the one that this server has. */
  readonly loadCalculatorUrl: string | null;
  /** An external translation script for languages without words of ours. */
  readonly translateScriptUrl: string | null;
  /** Codes of the languages that script is offered for. */
  readonly translateLanguages: readonly string[];
  /** How long things are kept. */
  readonly retention: RetentionSettings;
  readonly observability: ObservabilitySettings;
  readonly showBanner: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Passwords, and addresses that carry one, so bad ones are not repeated. */
const SECRET_VARIABLES = ['DATABASE_URL', 'SMTP_URL', 'FIRST_ADMIN_PASSWORD', 'PEER_SECRET', 'METRICS_TOKEN'];

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
    processes: values.WEB_CONCURRENCY,
    dataDir: values.DATA_DIR === undefined ? path.resolve(PACKAGE_FOLDER, '../.data') : path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseLimits: databaseLimitsOf(values),
    siteDir: values.SITE_DIR === undefined ? path.resolve(PACKAGE_FOLDER, '../.site') : path.resolve(values.SITE_DIR),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    embedOrigins: values.EMBED_ORIGINS,
    storeOrigins: values.STORE_ORIGINS,
    externalIdentity: externalIdentityOf(values),
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    signingKeyDays: values.SIGNING_KEY_DAYS,
    requiresAdminSecondFactor: requiresAdminSecondFactor(values),
    environment: values.ENVIRONMENT,
    firstAdmin: firstAdminOf(values),
    // Beside the banner only what went wrong is worth a line.
    logLevel: values.LOG_LEVEL ?? (showBanner ? 'warn' : 'info'),
    trustedProxies: values.TRUSTED_PROXIES,
    requestSeconds: values.REQUEST_SECONDS,
    hubLimits: hubLimitsOf(values),
    rates: ratesOf(values),
    remoteOrigins: values.REMOTE_ORIGINS,
    development: developmentOf(values),
    releaseKey: values.RELEASE_PUBLIC_KEY_FILE ?? null,
    knownGoodMounts: values.KNOWN_GOOD_MOUNTS,
    visitsPerAddress: values.VISITS_PER_ADDRESS,
    peers: peersOf(values),
    mail: values.SMTP_URL === undefined ? null : { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    maps:
      values.MAPS_KEY === undefined
        ? null
        : { key: values.MAPS_KEY, scriptUrl: values.MAPS_SCRIPT_URL, embedUrl: values.MAPS_EMBED_URL },
    loadCalculatorUrl: values.LOAD_CALCULATOR_URL ?? null,
    translateScriptUrl: values.TRANSLATE_SCRIPT_URL ?? null,
    translateLanguages: values.TRANSLATE_LANGUAGES,
    retention: retentionOf(values),
    observability: observabilityOf(values),
    showBanner,
  };
}

/** Demonstration accounts are for looking around; where real people work, an administrator needs two factors. */
function requiresAdminSecondFactor({ REQUIRE_ADMIN_SECOND_FACTOR: given, ENVIRONMENT }: z.infer<typeof variables>) {
  return given === undefined ? ENVIRONMENT !== 'local' && ENVIRONMENT !== 'development' : given === 'true';
}

const ORIGIN_LIST_WORDS = 'a comma-separated list of http or https origins';
const SITE_ADDRESS_WORDS =
  'an http or https address such as https://fans.example.com or https://example.com/tools/fans';
const WEB_ADDRESS_WORDS = 'an http or https address without parameters';

const variables = z
  .object({
    HOST: z._default(z.string(), 'localhost'),
    PORT: z._default(wholeNumber(0, 65_535), 8080),
    DATA_DIR: z.optional(z.string()),
    DATABASE_URL: z.optional(parsed('a postgres:// address', postgresAddress)),
    SITE_DIR: z.optional(z.string()),
    PUBLIC_URL: z.optional(parsed(SITE_ADDRESS_WORDS, siteAddress)),
    EMBED_ORIGINS: z._default(parsed(ORIGIN_LIST_WORDS, origins), []),
    STORE_ORIGINS: z._default(parsed(ORIGIN_LIST_WORDS, origins), []),
    ACCESS_TOKEN_SECONDS: z._default(wholeNumber(10, 86_400), 900),
    SIGNING_KEY_DAYS: z._default(wholeNumber(1, 3650), 90),
    REQUIRE_ADMIN_SECOND_FACTOR: z.optional(z.enum(['true', 'false'], 'true or false')),
    ENVIRONMENT: z._default(parsed('local, development, staging or production', environmentOf), 'local'),
    LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`)),
    TRUSTED_PROXIES: z._default(wholeNumber(0, 10), 0),
    REQUEST_SECONDS: z._default(wholeNumber(1, 3600), 60),
    REMOTE_ORIGINS: z._default(parsed(ORIGIN_LIST_WORDS, origins), []),
    RELEASE_PUBLIC_KEY_FILE: z.optional(parsed('the file of an Ed25519 public key (PEM)', publicKeyFile)),
    KNOWN_GOOD_MOUNTS: z._default(wholeNumber(1, 100_000), 5),
    VISITS_PER_ADDRESS: z._default(wholeNumber(1, 100_000), 10),
    SMTP_URL: z.optional(parsed('an smtp:// or smtps:// address', smtpAddress)),
    MAIL_FROM: z._default(z.email('an email address'), 'specbuilder@localhost.localdomain'),
    MAPS_KEY: z.optional(z.string()),
    MAPS_SCRIPT_URL: z._default(parsed(WEB_ADDRESS_WORDS, webAddress), 'https://maps.googleapis.com/maps/api/js'),
    MAPS_EMBED_URL: z._default(parsed(WEB_ADDRESS_WORDS, webAddress), 'https://www.google.com/maps/embed/v1'),
    LOAD_CALCULATOR_URL: z.optional(parsed(WEB_ADDRESS_WORDS, webAddress)),
    TRANSLATE_SCRIPT_URL: z.optional(parsed(WEB_ADDRESS_WORDS, webAddress)),
    TRANSLATE_LANGUAGES: z._default(
      parsed('a comma-separated list of language codes such as fr,de', languageCodes),
      [],
    ),
    SPECBUILDER_BANNER: z.optional(z.string()),
    ...databaseVariables,
    ...processVariables,
    ...observabilityVariables,
    ...hubVariables,
    ...rateVariables,
    ...externalIdentityVariables,
    ...developmentVariables,
    ...peerVariables,
    ...firstAdminVariables,
    ...retentionVariables,
  })
  .check(
    z.superRefine((values, issues) => {
      const problems = [
        ...demoAccountProblems(values),
        ...externalIdentityProblems(values),
        ...firstAdminProblems(values),
        ...developmentProblems(values),
        ...peerProblems(values),
        ...processProblems(values),
      ];
      for (const [name, message] of problems) {
        issues.addIssue({ code: 'custom', path: [name], message, input: undefined });
      }
    }),
  );

/** Every variable that is read. Those of OpenTelemetry that its libraries read by themselves are not among them. */
export const SETTING_NAMES: readonly string[] = Object.keys(variables.shape);

type Problem = readonly [name: string, message: string];

/** Demonstration accounts have a well-known password, so they are allowed only on machines that others cannot reach. */
function demoAccountProblems({ ENVIRONMENT, HOST, PUBLIC_URL }: DeploymentValues): readonly Problem[] {
  if (ENVIRONMENT !== 'local' && ENVIRONMENT !== 'development') return [];
  const { protocol, hostname } = new URL(PUBLIC_URL ?? 'http://localhost');
  if (protocol === 'http:' && isLoopback(hostname) && isLoopback(HOST)) return [];
  return [['ENVIRONMENT', DEMO_ACCOUNT_WORDS]];
}

interface DeploymentValues {
  readonly ENVIRONMENT: Environment;
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
}

const DEMO_ACCOUNT_WORDS =
  'staging or production where PUBLIC_URL is https or others can reach the server (PUBLIC_URL or HOST is no loopback' +
  ' address), because local and development have demo accounts with a known password';

import { ratingFindings } from '@specbuilder/fan-engine';
import {
  type ConfigurationFinding,
  type FindingCode,
  type FindingData,
  type FindingSeverity,
  type ItemFinding,
  type Message,
  messageOfText,
} from '@specbuilder/shared-contracts/domain';
import type { schema } from '../../core/index.ts';
import { ratingOfToday } from '../../sizing/index.ts';
import { findingText } from './finding-text.ts';
import { changedVersions, type ItemsToday } from './items-today.ts';
import { atAltitude } from './site-altitude.ts';
import { siteFindings } from './site-findings.ts';

type StoredItem = typeof schema.fanItems.$inferSelect;

interface FoundRow extends StoredItem {
  readonly sitePostalCode: string | null;
  readonly siteAltitude: number | null;
}

const WEIGHTS: Readonly<Record<FindingSeverity, number>> = { error: 0, warning: 1, note: 2 };

/** Everything that a reader of an item should know, the most severe first. It takes no run of the engine. */
export function findingsOf(row: FoundRow, today: ItemsToday): ItemFinding[] {
  const configured = configurationFindings(row.snapshot);
  const { site, rated, versions } = measuredFindings(row, today);
  return inWords([
    ...site,
    ...rated.filter(({ code }) => !isAmong(configured, COVERED[code])),
    ...configured.filter(({ code }) => !rated.some((other) => REPLACED[other.code]?.includes(code) === true)),
    ...versions,
  ]);
}

/** The same for a reader who has the messages of the configuration beside them: nothing is said twice. */
export function findingsBesideValidation(row: FoundRow, today: ItemsToday): ItemFinding[] {
  const configured = configurationFindings(row.snapshot);
  const { site, rated, versions } = measuredFindings(row, today);
  const isSaid = (code: FindingCode) => isAmong(configured, COVERED[code]) || isAmong(configured, REPLACED[code]);
  return inWords([...site, ...rated.filter(({ code }) => !isSaid(code)), ...versions]);
}

function measuredFindings(row: FoundRow, today: ItemsToday) {
  const { sitePostalCode, siteAltitude, snapshot } = row;
  const site = atAltitude(today.conditionsAt(sitePostalCode), siteAltitude);
  return {
    site: siteFindings(row, site, sitePostalCode),
    rated: snapshot.rating ? ratingFindings(ratingOfToday(snapshot.rating), snapshot.motor.horsepower) : [],
    versions: versionFindings(row, today),
  };
}

function isAmong(configured: readonly ConfigurationFinding[], codes: readonly Message['code'][] = []): boolean {
  return configured.some(({ code }) => codes.includes(code));
}

function inWords(found: readonly (FindingData | ConfigurationFinding)[]): ItemFinding[] {
  return found
    .map((each): ItemFinding => ({ ...each, message: findingText(each) }))
    .sort((one, other) => WEIGHTS[one.severity] - WEIGHTS[other.severity]);
}

type ByCode = Readonly<Partial<Record<FindingCode, readonly Message['code'][]>>>;

/** Messages of a configuration that a finding says with more figures. */
const REPLACED: ByCode = { 'airflow.below': ['run.slightlyShort'] };
/** Errors of a configuration that say a finding already. */
const COVERED: ByCode = { 'airflow.below': ['run.airflow'], 'stall.thinMargin': ['run.stall', 'run.nearStall'] };

function configurationFindings({ errors, warnings }: StoredItem['snapshot']): ConfigurationFinding[] {
  return [
    ...errors.map((message) => configurationFinding(message, 'error')),
    ...warnings.map((message) => configurationFinding(message, 'warning')),
  ];
}

function configurationFinding(stored: string | Message, severity: 'error' | 'warning'): ConfigurationFinding {
  const { code, parameters } = messageOfText(stored);
  const found = { code, severity, values: parameters, cure: { code: 'changeOptions', values: {} } };
  // Code and values are those of one message, so they belong together.
  return found as ConfigurationFinding;
}

/** The price is what people look at first; another engine is what they know least about. */
const PARTS_BY_WEIGHT = ['priceBook', 'catalogue', 'engine'] as const;

function versionFindings(row: FoundRow, today: ItemsToday): FindingData[] {
  const changed = changedVersions(row, today);
  return PARTS_BY_WEIGHT.flatMap((part) => changed.filter((version) => version.part === part)).map(
    ({ part, rated, current }): FindingData => ({
      code: `version.${part}`,
      severity: 'warning',
      values: { rated, current },
      cure: { code: 'rateAgain', values: { altitudeFt: null } },
    }),
  );
}

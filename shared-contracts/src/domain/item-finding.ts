import type { MessageCode, MessageParameters } from './message.ts';

/** error: the item cannot be supplied like this; warning: someone has to look at it; note: good to know. */
export type FindingSeverity = 'error' | 'warning' | 'note';

/** What is found on an item beside the messages of its configuration: raw values with their unit in the name. */
export interface FindingValues {
  /** Rated for air of another altitude than that of the project's site. */
  readonly 'site.altitude': { readonly ratedFt: number; readonly siteFt: number };
  /** Heater rated for another winter than that of the site. */
  readonly 'site.winter': { readonly ratedF: number; readonly siteF: number };
  /** Cooling rated for another summer than that of the site. */
  readonly 'site.summer': {
    readonly ratedDryBulbF: number;
    readonly ratedWetBulbF: number;
    readonly siteDryBulbF: number;
    readonly siteWetBulbF: number;
  };
  readonly 'airflow.below': DeliveredAirflow;
  readonly 'airflow.above': DeliveredAirflow;
  /** Fan energy index below the limit that energy codes take from ASHRAE 90.1. */
  readonly 'energy.feiBelowLimit': { readonly fei: number; readonly limitFei: number; readonly motorHp: number };
  /** Airflow over the stall airflow on the same system. */
  readonly 'stall.thinMargin': {
    readonly percent: number;
    readonly stallCfm: number;
    readonly recommendedPercent: number;
  };
  readonly 'version.catalogue': OtherVersion;
  readonly 'version.engine': OtherVersion;
  readonly 'version.priceBook': OtherVersion;
}

interface DeliveredAirflow {
  readonly cfm: number;
  readonly requiredCfm: number;
  /** Of the required airflow, without a sign. */
  readonly percent: number;
}

interface OtherVersion {
  /** What the item was worked out with. */
  readonly rated: string;
  readonly current: string;
}

export type FindingCode = keyof FindingValues;

type Nothing = Readonly<Record<never, never>>;

/** What can be done about a finding. */
export type ItemCure =
  /** Rate the item again, at that altitude or, with null, where it was specified for. */
  | { readonly code: 'rateAgain'; readonly values: { readonly altitudeFt: number | null } }
  /** Search for another fan for the same duty. */
  | { readonly code: 'selectAgain'; readonly values: Nothing }
  /** Change motor or options of the item. */
  | { readonly code: 'changeOptions'; readonly values: Nothing };

interface Found<C extends FindingCode> {
  readonly code: C;
  readonly severity: FindingSeverity;
  readonly values: FindingValues[C];
  readonly cure: ItemCure | null;
}

/** A message of the configuration, under its own code. */
interface FoundInConfiguration<C extends MessageCode> {
  readonly code: C;
  readonly severity: 'error' | 'warning';
  readonly values: MessageParameters[C];
  readonly cure: ItemCure | null;
}

/** One of the codes above, as data without words. */
export type FindingData<C extends FindingCode = FindingCode> = { readonly [K in C]: Found<K> }[C];

export type ConfigurationFinding = { readonly [C in MessageCode]: FoundInConfiguration<C> }[MessageCode];

/** Something about an item that its reader should know, with what can be done about it. */
export type ItemFinding = (FindingData | ConfigurationFinding) & {
  /** In the caller's language. */
  readonly message: string;
};

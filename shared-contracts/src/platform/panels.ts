import type { SalesRegion } from '../api/places/regions.ts';
import type { Country } from '../domain/constants.ts';

/** Of a panel that wants nothing of its caller. */
export type NoProps = Readonly<Record<string, never>>;

/** Where a project is built, as far as who opens its form knows. */
export interface KnownSite {
  /** Empty where only the city is known. */
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
  readonly country: Country;
}

/**
 * What a caller passes to a panel. A panel's own frame and owner are in the registry. This interface lists those of the
 * shell; each remote adds its own in its `remote.types.ts`, which all packages see.
 */
export interface PanelProps {
  /** Feedback about the product. */
  feedback: NoProps;
  /** Request for help, about the open project when there is one. */
  'project-help': NoProps;
  'regional-edit': { readonly region: SalesRegion };
  /** The user's sales office, with the way to another one. */
  'sales-office': NoProps;
  'region-searcher': NoProps;
  'release-notes': { readonly versionId?: string };
  /** Themes of the brand. */
  theme: NoProps;
}

/** What a panel returns when it closes with success. */
export interface PanelResults {
  /** Says whether the form was sent. */
  feedback: true;
  'project-help': true;
  'regional-edit': true;
  'sales-office': never;
  /** The region that was chosen. */
  'region-searcher': SalesRegion;
  'release-notes': never;
  theme: never;
}
export type PanelId = keyof PanelProps;

export interface ProjectChoice {
  readonly projectId: string;
  /** Decoded, for the toast that names it. */
  readonly projectName: string;
}

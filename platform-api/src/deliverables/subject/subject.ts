import type { Catalogue } from '@specbuilder/fan-engine';
import type { Product } from '@specbuilder/fan-engine/product';
import type { CurrentRevision, FanItem, ProjectDocument, ProjectFacts } from '@specbuilder/shared-contracts/api';
import type { ItemFinding, OfferedDuty, OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { DocumentTemplate, SalesRegionRow } from '../../accounts/index.ts';
import type { Brand } from '../../brand/index.ts';
import type { AddressRow, DutyRow, FanItemRow } from '../../projects/index.ts';

/** What kind of equipment an item is, by which schedules have their columns and specifications their sections. */
export const EQUIPMENT_KINDS = ['exhaust', 'supply', 'heatedSupply', 'hvacUnit', 'ceilingFan', 'heater'] as const;
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number];

/** A chosen option. */
export interface ChosenOption {
  readonly id: number;
  /** Null where the catalogue no longer has it. */
  readonly code: string | null;
  readonly group: OptionGroup | null;
  /** English name of the catalogue. */
  readonly description: string;
}

/** The item of the base bid that an alternate would replace. */
export interface Replaced {
  readonly tag: string;
  readonly quantity: number;
  /** Of the alternate among those of this item, from 1. */
  readonly place: number;
}

/** An item with what the catalogue it was sized from knows of it. */
export interface DeliverableItem {
  /** Documents have no prices (DLV-016), so fields that contain some, such as snapshot and options, are left out. */
  readonly row: Pick<FanItemRow, 'id' | 'configuration'>;
  readonly item: Omit<FanItem, 'price' | 'motor'> & { readonly motor: Omit<FanItemRow['snapshot']['motor'], 'price'> };
  /** Never empty: an item without a tag is named by its place in the project. */
  readonly tag: string;
  readonly kind: EquipmentKind;
  readonly product: Product | null;
  readonly options: readonly ChosenOption[];
  /** What sets its speed: 'Belt', 'FixedSpeed', 'Vfd', 'Ecm', 'SpeedControl' or 'Hvls'; null for what is not offered any more. */
  readonly variant: string | null;
  readonly catalogue: Catalogue;
  /** The duty that the drawings require under its tag. */
  readonly duty: DutyRow | null;
  /** Of the building that it is in. */
  readonly building: string | null;
  /** What its reader should know, the most severe first; nothing about prices. */
  readonly findings: readonly ItemFinding[];
  /** Null for an item of the base bid. */
  readonly replaces: Replaced | null;
}

/** What an item offers for its tag on the drawings. */
export interface Offer extends OfferedDuty {
  readonly itemId: string;
}

/** Design conditions of the site by its postal code; F and ft. */
export interface SiteConditions {
  readonly elevation: number;
  readonly station: string | null;
  readonly summerDryBulbTemp: number | null;
  readonly summerWetBulbTemp: number | null;
  readonly winterTemp: number | null;
}

/** All content of a project's documents, for every kind of document. */
export interface DeliverableSubject {
  readonly brand: Brand;
  /** Logo of the brand as an SVG document. */
  readonly logo: string;
  /** Of the company of who makes the document, in place of the brand's head; null without one. */
  readonly template: DocumentTemplate | null;
  /** Of the site, where documents lead to. */
  readonly publicUrl: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly referenceId: string;
  readonly site: AddressRow | null;
  readonly conditions: SiteConditions | null;
  /** Office of the caller's sales region. */
  readonly office: SalesRegionRow | null;
  /** Parties, numbers and status of the job; only what is given. */
  readonly facts: ProjectFacts;
  readonly preparedBy: { readonly name: string; readonly company: string | null } | null;
  readonly revision: CurrentRevision | null;
  readonly items: readonly DeliverableItem[];
  /** Those of the items, and those among them: no part of the base bid. */
  readonly alternates: readonly DeliverableItem[];
  /** The whole schedule of the drawings. */
  readonly duties: readonly DutyRow[];
  /** Of every item of the project without alternates, also of those that are not in the document: several share a tag. */
  readonly offers: readonly Offer[];
  /** The items as a project file without prices. */
  readonly itemsFile: () => Promise<ProjectDocument>;
  /** The reader's own date, as printed on documents. */
  readonly date: Date;
}

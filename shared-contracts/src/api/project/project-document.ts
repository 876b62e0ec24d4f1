import * as z from 'zod/mini';
import { AddressType } from '../../domain/enumerations.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { exhaustSupplySpecification, hvlsSpecification } from '../catalogue/specification.ts';
import {
  catalogId,
  finite,
  location,
  notes,
  nullableNumber,
  nullableText,
  operatingCostSettings,
  projectName,
  quantity,
  tag,
  text,
  uuid,
  versions,
} from '../core/fields.ts';
import { says } from '../core/says.ts';
import { configurationChoices, hvlsChoices } from '../items/configuration-choices.ts';
import { projectFacts } from './project-facts.ts';
import { dutyFields } from './scheduled-duties.ts';
import { sizingDefaults } from './sizing-defaults.ts';

/** Version of the format; what a reader of this version would misunderstand makes a new one. */
export const PROJECT_DOCUMENT_VERSION = 1;
/** Address of the JSON Schema on every server. */
export const PROJECT_DOCUMENT_SCHEMA_PATH = '/api/schemas/project-document.json';
const MAX_DOCUMENT_ITEMS = 500;
const MAX_DOCUMENT_BUILDINGS = 200;
const MAX_SCHEDULED_DUTIES = 1000;

const positive = (value: z.ZodMiniNumber) => value.check(z.gt(0));
const place = z.number().check(z.int(), z.gte(0));

/** Design conditions of the site when the document was written; readers look the site up again. */
export const siteClimate = z.object({
  elevation: finite,
  station: nullableText,
  summerDryBulbTemp: nullableNumber,
  summerWetBulbTemp: nullableNumber,
  winterTemp: nullableNumber,
});

export const documentAddress = z.object({
  addressType: numeric(AddressType),
  streetLine1: nullableText,
  streetLine2: nullableText,
  city: nullableText,
  state: nullableText,
  postalCode: nullableText,
  country: nullableText,
});

export const documentBuilding = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  squareFeet: positive(z.number()),
});

/** Values of an item when the document was written; no reader takes a value over from here. */
export const documentValues = z.object({
  cfm: nullableNumber,
  /** Total static pressure, in. w.g. */
  sp: nullableNumber,
  rpm: nullableNumber,
  bhp: nullableNumber,
  motorHorsepower: finite,
  inputKw: finite,
  sones: nullableNumber,
  fei: nullableNumber,
  /** One unit without options, lb. */
  weightLb: nullableNumber,
  /** One unit, USD; absent in documents for people who get no prices. */
  price: z.optional(finite),
});

const itemHeader = {
  /** Id of the item in the project that was written. */
  itemId: z.optional(uuid),
  tag,
  quantity,
  notes,
  /** What it serves or where it is; older documents have none. */
  location: z.optional(location),
  /** Place in `buildings`. */
  building: z.nullable(place),
  /** Index in `items` of the item that this one is an alternate to. */
  alternateTo: z.optional(z.nullable(place)),
  model: text,
  voltage: text,
  options: z.array(z.object({ fanOptionId: catalogId, description: text })),
  figures: documentValues,
  versions,
};

export const documentItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('exhaust-supply'),
    ...itemHeader,
    specification: exhaustSupplySpecification,
    configuration: configurationChoices,
  }),
  z.object({ kind: z.literal('hvls'), ...itemHeader, specification: hvlsSpecification, configuration: hvlsChoices }),
]);
export type ProjectDocumentItem = z.infer<typeof documentItem>;

/** All that a project is, as one JSON document: project file, frozen revision, copy for another server. */
export const projectDocument = z.object({
  $schema: z.optional(text),
  schemaVersion: z.literal(PROJECT_DOCUMENT_VERSION),
  name: projectName,
  /** Of the project that was written. */
  referenceId: z.nullable(z.string().check(z.maxLength(40))),
  manufacturerLabelId: z.number().check(z.int(), z.gte(1)),
  brandName: nullableText,
  operatingCost: operatingCostSettings,
  /** Parties, numbers and status that documents have; older files have none. */
  facts: z.optional(projectFacts),
  /** What searches of the project begin with; absent where nothing is given. */
  sizingDefaults: z.optional(sizingDefaults),
  addresses: z.array(documentAddress).check(z.maxLength(10)),
  climate: z.nullable(siteClimate),
  buildings: z.array(documentBuilding).check(z.maxLength(MAX_DOCUMENT_BUILDINGS)),
  /** In the order of the project. */
  items: z.array(documentItem).check(
    z.maxLength(
      MAX_DOCUMENT_ITEMS,
      says(() => FIELD_MESSAGES.atMost500),
    ),
  ),
  /** What the drawings require, in their order. */
  scheduledDuties: z.optional(z.array(dutyFields).check(z.maxLength(MAX_SCHEDULED_DUTIES))),
});
export type ProjectDocument = z.infer<typeof projectDocument>;

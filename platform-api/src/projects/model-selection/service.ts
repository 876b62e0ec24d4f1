import { type Catalogue, createConfiguration, findModels } from '@specbuilder/fan-engine';
import type { ProjectItem, RatedModels } from '@specbuilder/shared-contracts/api';
import {
  AddressType,
  type Message,
  messageOf,
  plainMessage,
  startingOptionCodes,
} from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { type Catalogues, rejectedByEngine } from '../../catalogue/index.ts';
import {
  type Caller,
  type Database,
  HttpError,
  MODEL_SELECTION_MESSAGES,
  notFound,
  type Write,
} from '../../core/index.ts';
import type { LocationService } from '../../places/index.ts';
import { insertSized, sizeAny } from '../../sizing/index.ts';
import { storeItem } from '../fan-items/create.ts';
import { evaluatedItem } from '../fan-items/evaluated-item.ts';
import { itemsToday } from '../fan-items/items-today.ts';
import { attachItem } from '../project/attach-item.ts';
import { findAddress, findProject } from '../project/store.ts';
import { type Duty, type ModelAtDuty, modelAtDuty } from './rated-model.ts';

export interface ModelSelectionServices {
  readonly db: Database;
  readonly catalogues: Pick<Catalogues, 'asOf' | 'today'>;
  readonly location: Pick<LocationService, 'findPlace' | 'siteConditions'>;
}

export interface RequestedModel {
  readonly projectId: string;
  readonly model: string;
  readonly cfm: number | null;
  readonly sp: number | null;
}

/** How many of the nearest are rated, and how many of them shown. */
const RATED = 12;
const SHOWN = 5;

/**
 * The model of a number at a duty on the project's site. If it does not exist or cannot meet the duty, also the nearest
 * models that can. If it does not exist and none of them can, a few are returned with their reasons.
 */
export async function rateModels(services: ModelSelectionServices, requested: RequestedModel): Promise<RatedModels> {
  const { catalogue, duty, assumptions } = await standing(services, requested);
  const found = findModels(requested.model, catalogue, RATED);
  const exact = found.exact && modelAtDuty(found.exact, duty, catalogue);
  const others = exact?.choice ? [] : found.nearest.map((named) => modelAtDuty(named, duty, catalogue));
  const able = others.filter(({ choice }) => choice !== null);
  // An existing model states why it cannot meet the duty; the same reasons for its neighbors do not help.
  const nearest = (able.length > 0 || exact !== null ? able : others).slice(0, SHOWN);
  return { exact: exact?.result ?? null, nearest: nearest.map(({ result }) => result), assumptions };
}

export interface NewByModel extends RequestedModel {
  readonly tag: string | null;
  readonly qty: number;
  readonly notes: string | null;
}

/**
 * Adds an item of a model to a project, with its recommended motor and default options, and with what the project begins
 * its items with. The search of its category at this duty is stored with it, so that the item can be compared and selected
 * again like any other.
 *
 * @throws HttpError 'invalid' on model when the brand sells none of this number, or it cannot meet the duty
 */
export async function addByModel(
  services: ModelSelectionServices,
  { write, caller }: { readonly write: Write; readonly caller: Caller },
  requested: NewByModel,
): Promise<ProjectItem> {
  const { catalogue, duty, manufacturerLabelId } = await standing(services, requested);
  const { choice, specification } = fitting(requested.model, duty, catalogue);
  const { projectId, qty, tag, notes } = requested;
  const { userId } = caller;
  // The engine runs before the transaction, so that no caller waits for it while the project is locked.
  const sized = sizeAny(specification, catalogue);
  const configuration = rejectedByEngine(() =>
    createConfiguration({
      ...{ specification, catalogue, ...choice, quantity: qty },
      startingOptions: startingOptionCodes(duty.equipment),
    }),
  );
  const values = evaluatedItem(configuration, catalogue, manufacturerLabelId);
  const origin = { userId, guestKeyHash: null };
  return write(async (unit) => {
    const { id: resultId } = await insertSized(unit.tx, sized, { ...origin, manufacturerLabelId });
    const { fanItemId } = await storeItem(unit, { ...values, ...origin, resultId, specification, quantity: qty });
    const attachment = { projectId, itemId: fanItemId, tag, qty, notes, buildingId: null };
    return attachItem(unit, attachment, itemsToday(services));
  });
}

function fitting(model: string, duty: Duty, catalogue: Catalogue) {
  const { exact, nearest } = findModels(model, catalogue, SHOWN);
  if (exact === null) {
    const names = nearest.map((named) => named.model).join(', ');
    throw rejected(MODEL_SELECTION_MESSAGES.unknown({ model, nearest: names }), []);
  }
  const rated = modelAtDuty(exact, duty, catalogue);
  const { choice } = rated;
  if (choice === null) throw rejected(MODEL_SELECTION_MESSAGES.cannotDo({ model }), reasonsOf(rated));
  return { ...rated, choice };
}

function reasonsOf({ result }: ModelAtDuty): string[] {
  return result.reasons.map(({ modelCode, message }) => `${modelCode}: ${messageText(message)}`);
}

function rejected(message: string, reasons: readonly string[]): HttpError {
  return new HttpError('invalid', message, { fields: { model: reasons.length === 0 ? [message] : reasons } });
}

interface Standing {
  readonly manufacturerLabelId: number;
  readonly catalogue: Catalogue;
  readonly duty: Duty;
  readonly assumptions: Message[];
}

/** Today's catalogue of the brand, and the duty at the project's site, with what the project begins its items with. */
async function standing(
  { db, catalogues, location }: ModelSelectionServices,
  { projectId, cfm, sp }: RequestedModel,
): Promise<Standing> {
  const project = await findProject(db, projectId);
  if (project === undefined) throw notFound('project');
  const { manufacturerLabelId, sizingDefaults } = project;
  const zip = (await findAddress(db, projectId, AddressType.Site))?.postalCode ?? null;
  const place = zip === null ? undefined : location.findPlace(zip);
  const known = sizingDefaults.altitude ?? place?.elevation;
  const { soundLevelDistance = null } = sizingDefaults;
  return {
    manufacturerLabelId,
    catalogue: catalogues.today(manufacturerLabelId),
    duty: { cfm, sp, zip, altitude: known ?? 0, soundLevelDistance, equipment: sizingDefaults },
    assumptions: known === undefined ? [seaLevel(zip)] : [],
  };
}

function seaLevel(zip: string | null): Message {
  return zip ? messageOf('batch.seaLevelForUnknown', { postalCode: zip }) : plainMessage('batch.seaLevel');
}

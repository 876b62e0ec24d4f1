import * as z from 'zod/mini';
import { UserActionType } from '../../domain/enumerations.ts';
import { SPECIFICATION_RANGES } from '../../domain/field-ranges.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { endpoint } from '../core/endpoint.ts';
import { fanCategory, finite, inRange, notes, nullableNumber, quantity, tag, text } from '../core/fields.ts';
import { message } from '../core/message.ts';
import { says } from '../core/says.ts';
import { inProject, ofMyProject } from '../project/project-access.ts';
import { projectItem } from './project-items.ts';

const LONGEST_MODEL = 40;
const modelWords = says(() => FIELD_MESSAGES.characters({ most: LONGEST_MODEL }));

/** A model by its number and, but for ceiling fans, the duty that it is for. */
const modelAtDuty = {
  ...inProject,
  /** As people write it: 'KRB245', 'krb-245', 'KRB245B' with its drive. */
  model: z.string(modelWords).check(z.trim(), z.minLength(1, modelWords), z.maxLength(LONGEST_MODEL, modelWords)),
  cfm: z.nullable(inRange(SPECIFICATION_RANGES.cfm)),
  /** External static pressure, in. w.g. */
  sp: z.nullable(inRange(SPECIFICATION_RANGES.sp)),
};

/** What a model is at a duty, with its recommended motor. */
export const offeredModel = z.object({
  /** 'KUB123-II' where the duty needs class II. */
  modelDisplayAs: text,
  driveText: text,
  /** The airflow of the duty, or the rated one of a ceiling fan. */
  cfm: finite,
  rpm: finite,
  /** Null for ceiling fans, which have no shaft power of their own. */
  totalBhp: nullableNumber,
  motorHorsepower: finite,
  /** Null for ceiling fans, whose sound is stated in dBA. */
  soundSones: nullableNumber,
  kilowattHour: finite,
  /** With the recommended motor and every option that a new item begins with, USD. */
  price: finite,
});

export const ratedModel = z.object({
  model: text,
  description: text,
  fanCategoryType: fanCategory,
  subFanCategoryType: finite,
  /** Null where it cannot do the duty, for the reasons beside it. */
  offer: z.nullable(offeredModel),
  reasons: z.array(z.object({ modelCode: text, driveText: text, message })),
});
export type RatedModel = z.infer<typeof ratedModel>;

export const ratedModels = z.object({
  /** The model of exactly this number; null where the brand sells none. */
  exact: z.nullable(ratedModel),
  /** Where there is none or it cannot do the duty: the nearest, those that do the duty before those that cannot. */
  nearest: z.array(ratedModel),
  /** What was assumed: 'Sea level: ...' if the location of the project is not known. */
  assumptions: z.array(message),
});
export type RatedModels = z.infer<typeof ratedModels>;

/** Selection by model number: an item without a search. */
export const modelSelectionContract = {
  rate: endpoint('POST', '/api/projects/{projectId}/models', {
    apiKey: 'projects',
    summary: 'A model by its number at a duty, and the nearest ones where it cannot do it',
    ...ofMyProject,
    rate: 'sizing',
    overlay: false,
  })
    .input(z.object(modelAtDuty))
    .output(ratedModels),
  add: endpoint('POST', '/api/projects/{projectId}/items/by-model', {
    apiKey: 'projects',
    summary: 'Add an item by its model number',
    ...ofMyProject,
    userAction: UserActionType.AddedItemToProject,
  })
    .input(z.object({ ...modelAtDuty, tag, qty: quantity, notes }))
    .output(projectItem),
};

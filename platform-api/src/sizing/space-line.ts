import type { Catalogue } from '@specbuilder/fan-engine';
import {
  type BatchLine,
  type HvlsSpecification,
  hvlsSpecification,
  unknownCriterionText,
} from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { defaultHvls } from '../catalogue/index.ts';
import { fieldTexts, HttpError, SIZING_MESSAGES } from '../core/index.ts';

const KNOWN = Object.keys(hvlsSpecification.shape);

type Entered = BatchLine['specification'];

/** Whether a line requests ceiling fans, which are sized by a space and not by a duty. */
export function isSpaceLine({ fanCategoryType }: Entered): boolean {
  return fanCategoryType === FanCategory.HighVolumeLowSpeed;
}

/**
 * The complete specification of a line of ceiling fans: its own fields and the defaults of the category.
 *
 * @throws HttpError 'invalid' naming each field that no such specification has or can hold
 */
export function readSpaceLine(entered: Entered, catalogue: Catalogue): HvlsSpecification {
  const base = defaultHvls({}, catalogue);
  const unknown = Object.keys(entered).filter((field) => !Object.hasOwn(hvlsSpecification.shape, field));
  const found = hvlsSpecification.safeParse({ ...base, ...entered });
  const wrong = {
    ...Object.fromEntries(unknown.map((field) => [field, [unknownCriterionText(field, KNOWN)]])),
    ...(found.success ? {} : fieldTexts(found.error.issues)),
  };
  if (!found.success || Object.keys(wrong).length > 0) {
    throw new HttpError('invalid', SIZING_MESSAGES.lineInvalid, { fields: wrong });
  }
  return found.data;
}

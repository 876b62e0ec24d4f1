import type { Catalogue } from '@specbuilder/fan-engine';
import {
  ALSO_CALLED,
  type BatchLine,
  type ExhaustSupplySpecification,
  exhaustSupplySpecification,
  sentExhaustSupplySpecification,
  unknownCriterionText,
} from '@specbuilder/shared-contracts/api';
import {
  DesignConditions,
  FanCategory,
  type Message,
  SUB_CATEGORY_FIELDS,
  type SubCategoryField,
  subCategoryField,
} from '@specbuilder/shared-contracts/domain';
import { defaultExhaustSupply, knownCategory } from '../catalogue/index.ts';
import { fieldTexts, HttpError, invalid, SIZING_MESSAGES } from '../core/index.ts';
import { dutyAssumptions, type PlaceFinder, siteOf } from './assumptions.ts';

type LineSpecification = BatchLine['specification'];

/** A line of a schedule as it is sized, with what was assumed where it says nothing. */
export interface ReadLine {
  readonly specification: ExhaustSupplySpecification;
  readonly assumptions: Message[];
}

const SEA_LEVEL_FT = 0;

/**
 * The complete specification of a line. Missing fields get the defaults of its category; missing altitude and design
 * conditions come from the site of its postal code, as in the form.
 *
 * @throws HttpError 'invalid' naming each field that no specification has or can hold, or that contradicts another
 */
export function readLine(entered: LineSpecification, places: PlaceFinder, catalogue: Catalogue): ReadLine {
  const fanCategoryType = categoryOf(entered, catalogue);
  const subFanCategoryType = subCategoryOf(entered, fanCategoryType);
  const base = defaultExhaustSupply({ fanCategoryType, subFanCategoryType }, catalogue);
  const found = sentExhaustSupplySpecification.safeParse({ ...base, ...entered });
  const wrong = { ...unknownFields(entered), ...(found.success ? {} : fieldTexts(found.error.issues)) };
  if (!found.success || Object.keys(wrong).length > 0) {
    throw new HttpError('invalid', SIZING_MESSAGES.lineInvalid, { fields: wrong });
  }
  const specification = withSite(found.data, places);
  return {
    specification: { ...specification, altitude: specification.altitude ?? SEA_LEVEL_FT },
    assumptions: dutyAssumptions(entered, specification, places),
  };
}

const SHAPE = exhaustSupplySpecification.shape;
const SENT_SHAPE = sentExhaustSupplySpecification.def.in.shape;

function unknownFields(entered: LineSpecification): Record<string, string[]> {
  const unknown = Object.keys(entered).filter((field) => !Object.hasOwn(SENT_SHAPE, field));
  return Object.fromEntries(
    unknown.map((field) => [field, [unknownCriterionText(field, Object.keys(SHAPE), ALSO_CALLED)]]),
  );
}

function categoryOf({ fanCategoryType = FanCategory.Exhaust }: LineSpecification, catalogue: Catalogue): FanCategory {
  const found = SHAPE.fanCategoryType.safeParse(fanCategoryType);
  if (!found.success) throw invalid('fanCategoryType', found.error.issues[0]?.message ?? SIZING_MESSAGES.lineInvalid);
  if (knownCategory(catalogue, found.data).sizedBy === 'space')
    throw invalid('fanCategoryType', SIZING_MESSAGES.sizedBySpace);
  return found.data;
}

/** The sub-category that a line means, by the field of its category or the one that all have; 0 is all. */
function subCategoryOf(entered: LineSpecification, category: FanCategory): number {
  const itsField = subCategoryField(category);
  for (const field of SUB_CATEGORY_FIELDS) {
    if (field !== itsField && numberOf(entered, field) !== 0) throw invalid(field, SIZING_MESSAGES.otherCategorys);
  }
  const specific = numberOf(entered, itsField);
  const general = typeof entered['subFanCategoryType'] === 'number' ? entered['subFanCategoryType'] : 0;
  if (specific !== 0 && general !== 0 && specific !== general) {
    throw invalid(itsField, SIZING_MESSAGES.otherSubCategory({ number: general }));
  }
  return specific || general;
}

/** What a line says of a sub-category; 0 where it says nothing, or nothing that a number can be made of. */
function numberOf(entered: LineSpecification, field: SubCategoryField | 'subFanCategoryType'): number {
  const found = SHAPE[field].safeParse(entered[field] ?? 0);
  return found.success ? found.data : 0;
}

function withSite(entered: ExhaustSupplySpecification, places: PlaceFinder): ExhaustSupplySpecification {
  const site = siteOf(entered.zip, places);
  const specification = withDesignConditions(entered, site);
  return { ...specification, altitude: specification.altitude ?? site?.elevation ?? null };
}

/** Those of the nearest station where the line says none at all: two sources in one set fit neither. */
function withDesignConditions(
  specification: ExhaustSupplySpecification,
  site: ReturnType<PlaceFinder['siteConditions']>,
): ExhaustSupplySpecification {
  const { summerDesignTemp, summerWetBulbTemperature, winterTemperature } = specification;
  const isSaid = [summerDesignTemp, summerWetBulbTemperature, winterTemperature].some((each) => each !== null);
  if (isSaid || site === null || site.station === null) return specification;
  return {
    ...specification,
    summerDesignTemp: site.summerDryBulbTemp,
    summerWetBulbTemperature: site.summerWetBulbTemp,
    winterTemperature: site.winterTemp,
    designConditions: DesignConditions.Ashrae,
  };
}

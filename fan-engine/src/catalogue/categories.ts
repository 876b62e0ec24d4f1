import { type CategoryCriteria, FanCategory, HvlsCategory } from '@specbuilder/shared-contracts/domain';
import { hvlsPerformance } from '../hvls/performance.ts';
import { nameOf, SUB_CATEGORIES } from '../product-line/category-names.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Catalogue } from './catalogue.ts';
import { criteriaOfLines, MOVES_AIR_ALONE } from './category-criteria.ts';

export interface AirflowRange {
  /** cfm. */
  readonly minimum: number;
  readonly maximum: number;
}

/** A sub-category that has lines to size. */
export interface SizableSubCategory {
  /** Number within the enumeration of its category. */
  readonly id: number;
  readonly name: string;
  readonly lineCount: number;
  readonly sizeCount: number;
  readonly airflow: AirflowRange;
  /** Application strings of its lines, 'type|subtype|application', without doubles, in the order of the lines. */
  readonly applications: readonly string[];
  readonly criteria: CategoryCriteria;
}

export interface SizableCategory {
  readonly fanCategory: FanCategory;
  readonly name: string;
  readonly lineCount: number;
  readonly sizeCount: number;
  readonly airflow: AirflowRange;
  readonly subCategories: readonly SizableSubCategory[];
  /** What a search of all its sub-categories at once asks. */
  readonly criteria: CategoryCriteria;
}

/** What a catalogue can size: the start page offers no more than this. */
export function sizableCategories(catalogue: Catalogue): SizableCategory[] {
  const shaftFans = [...new Set(catalogue.lines.map((line) => line.category))].sort((a, b) => a - b);
  const categories = shaftFans.map((category) => shaftFanCategory(category, catalogue.lines));
  return catalogue.hvlsLines.length === 0 ? categories : [...categories, hvlsCategory(catalogue)];
}

function shaftFanCategory(category: FanCategory, all: readonly CatalogueLine[]): SizableCategory {
  const lines = all.filter((line) => line.category === category);
  const numbers = [...new Set(lines.map((line) => line.subCategory))].sort((a, b) => a - b);
  return {
    fanCategory: category,
    name: nameOf(FanCategory, category),
    ...summaryOf(lines),
    criteria: criteriaOfLines(lines),
    subCategories: numbers.map((id) => {
      const members = lines.filter((line) => line.subCategory === id);
      const applications = [...new Set(members.flatMap((line) => line.applications))];
      const criteria = criteriaOfLines(members);
      return { id, name: nameOf(SUB_CATEGORIES[category], id), ...summaryOf(members), applications, criteria };
    }),
  };
}

function summaryOf(lines: readonly CatalogueLine[]) {
  return {
    lineCount: lines.length,
    sizeCount: lines.reduce((sum, line) => sum + line.wheelSizesIn.length, 0),
    airflow: {
      minimum: Math.min(...lines.map((line) => line.airflow.minimum)),
      maximum: Math.max(...lines.map((line) => line.airflow.maximum)),
    },
  };
}

function hvlsCategory({ hvlsLines }: Catalogue): SizableCategory {
  const flows = hvlsLines.flatMap((line) => line.sizes.map((size) => hvlsPerformance(line, size).cfm));
  const summary = {
    lineCount: hvlsLines.length,
    sizeCount: flows.length,
    airflow: { minimum: Math.min(...flows), maximum: Math.max(...flows) },
    criteria: MOVES_AIR_ALONE,
  };
  const purposes = [HvlsCategory.Destratification, HvlsCategory.SensibleCooling];
  return {
    fanCategory: FanCategory.HighVolumeLowSpeed,
    name: nameOf(FanCategory, FanCategory.HighVolumeLowSpeed),
    ...summary,
    subCategories: purposes.map((id) => ({ id, name: nameOf(HvlsCategory, id), ...summary, applications: [] })),
  };
}

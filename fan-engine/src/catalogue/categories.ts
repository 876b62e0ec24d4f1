import { applicationLevels, type CategoryCriteria, type FanCategory } from '@specbuilder/shared-contracts/domain';
import { hvlsPerformance } from '../hvls/performance.ts';
import type { Category } from '../product-line/category.ts';
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
  /** Number within its category. */
  readonly id: number;
  /** Its code. */
  readonly name: string;
  readonly lineCount: number;
  readonly sizeCount: number;
  readonly airflow: AirflowRange;
  /** Application strings of its lines, 'type|subtype|application', without doubles: those of one subtype together, else in the order of the lines. */
  readonly applications: readonly string[];
  readonly criteria: CategoryCriteria;
}

export interface SizableCategory {
  readonly fanCategory: FanCategory;
  /** Its code. */
  readonly name: string;
  readonly lineCount: number;
  readonly sizeCount: number;
  readonly airflow: AirflowRange;
  readonly subCategories: readonly SizableSubCategory[];
  /** The criteria of a search through all its sub-categories together. */
  readonly criteria: CategoryCriteria;
}

/** What a catalogue can size: the start page offers no more than this. */
export function sizableCategories(catalogue: Catalogue): SizableCategory[] {
  const { categories, lines, hvlsLines } = catalogue;
  const shaftFans = categories
    .filter(({ number }) => lines.some((line) => line.category === number))
    .map((category) => shaftFanCategory(category, lines));
  const ceilingFans = hvlsLines.length === 0 ? [] : categories.filter(({ sizedBy }) => sizedBy === 'space');
  return [...shaftFans, ...ceilingFans.map((category) => ceilingFanCategory(category, catalogue))];
}

function shaftFanCategory(category: Category, all: readonly CatalogueLine[]): SizableCategory {
  const { number, code, usualHeatBtus = null } = category;
  const lines = all.filter((line) => line.category === number);
  const sold = category.subCategories.filter((sub) => lines.some(({ subCategory }) => subCategory === sub.number));
  return {
    fanCategory: number,
    name: code,
    ...summaryOf(lines),
    criteria: criteriaOfLines(lines, usualHeatBtus),
    subCategories: sold.map(({ number: id, code: name }) => {
      const members = lines.filter((line) => line.subCategory === id);
      const applications = neighbours([...new Set(members.flatMap((line) => line.applications))]);
      const criteria = criteriaOfLines(members, usualHeatBtus);
      return { id, name, ...summaryOf(members), applications, criteria };
    }),
  };
}

/** 'Roof, downblast' and 'Roof, upblast' are listed side by side, whatever other uses a line between them has. */
function neighbours(applications: readonly string[]): readonly string[] {
  const subtypeOf = (application: string) => applicationLevels(application).slice(0, -1).join('|');
  const subtypes = [...new Set(applications.map(subtypeOf))];
  return subtypes.flatMap((subtype) => applications.filter((application) => subtypeOf(application) === subtype));
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

function ceilingFanCategory(category: Category, { hvlsLines }: Catalogue): SizableCategory {
  const flows = hvlsLines.flatMap((line) => line.sizes.map((size) => hvlsPerformance(line, size).cfm));
  const summary = {
    lineCount: hvlsLines.length,
    sizeCount: flows.length,
    airflow: { minimum: Math.min(...flows), maximum: Math.max(...flows) },
    criteria: MOVES_AIR_ALONE,
  };
  return {
    fanCategory: category.number,
    name: category.code,
    ...summary,
    subCategories: category.subCategories.map(({ number: id, code: name }) => ({
      id,
      name,
      ...summary,
      applications: [],
    })),
  };
}

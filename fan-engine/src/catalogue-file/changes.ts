import type { CatalogueDocument, LineEntry } from '../catalogue/catalogue-document.ts';
import { compileCatalogue } from '../catalogue/compile.ts';
import { categoriesOf } from '../catalogue/compile-categories.ts';
import { fanFamily } from '../curve/fan-family.ts';
import { unitPrice, wheelOfLine } from '../product-line/fan-unit.ts';
import { sizeName } from '../product-line/model-names.ts';

/** What another version of a catalogue would change. */
export interface CatalogueChanges {
  /** Models, as 'KUB245', that only the new one has, and that only the old one had. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Curves that moved, with the largest change of pressure and power at one airflow, %. */
  readonly curves: readonly { readonly key: string; readonly pressurePercent: number; readonly powerPercent: number }[];
  /** Models whose list price moved, USD. */
  readonly prices: readonly { readonly model: string; readonly before: number; readonly after: number }[];
  /** Categories by code that came, went or changed. */
  readonly categories: readonly string[];
  /** Options by code that came, went or changed. */
  readonly options: readonly string[];
}

/** Airflow at which prices of packaged units are compared, cfm. */
const COMPARED_CFM = 4000;
const STEPS = 40;

export function catalogueChanges(before: CatalogueDocument, after: CatalogueDocument): CatalogueChanges {
  const [old, now] = [pricesOf(before), pricesOf(after)];
  return {
    added: [...now.keys()].filter((model) => !old.has(model)),
    removed: [...old.keys()].filter((model) => !now.has(model)),
    curves: Object.keys(after.curves).flatMap((key) => curveChange(key, before, after)),
    prices: [...now].flatMap(([model, price]) => {
      const was = old.get(model);
      return was === undefined || was === price ? [] : [{ model, before: was, after: price }];
    }),
    categories: changedCodes(categoriesOf(before), categoriesOf(after)),
    options: changedCodes(before.options, after.options),
  };
}

function pricesOf(document: CatalogueDocument): Map<string, number> {
  return new Map(
    compileCatalogue(document).lines.flatMap((line) =>
      line.wheelSizesIn.map((size) => {
        const wheel = wheelOfLine(line, size);
        return [
          sizeName(line, size),
          unitPrice({ line, wheel, fanClass: line.classes[0] ?? null }, COMPARED_CFM, null),
        ];
      }),
    ),
  );
}

function curveChange(key: string, before: CatalogueDocument, after: CatalogueDocument): CatalogueChanges['curves'] {
  const [old, now] = [before.curves[key], after.curves[key]];
  if (old === undefined || now === undefined) return [];
  const [was, is] = [fanFamily(key, old), fanFamily(key, now)];
  const max = Math.min(was.phiMax, is.phiMax);
  let [pressure, power] = [0, 0];
  for (let step = 1; step < STEPS; step++) {
    const phi = (max * step) / STEPS;
    pressure = larger(pressure, 100 * (is.psiAt(phi) / was.psiAt(phi) - 1));
    power = larger(power, 100 * (is.lambdaAt(phi) / was.lambdaAt(phi) - 1));
  }
  if (pressure === 0 && power === 0) return [];
  return [{ key, pressurePercent: tenth(pressure), powerPercent: tenth(power) }];
}

const larger = (item: number, other: number) => (Math.abs(other) > Math.abs(item) ? other : item);
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Whatever the order of its keys: the store keeps none. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Coded = readonly { readonly code: string }[];

function changedCodes(before: Coded, after: Coded): string[] {
  const texts = (entries: Coded) => new Map(entries.map((entry) => [entry.code, JSON.stringify(entry, inOrder)]));
  const [old, now] = [texts(before), texts(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((code) => old.get(code) !== now.get(code)).sort();
}

/** Models of a line, for a summary. */
export function modelCount(lines: readonly LineEntry[]): number {
  return lines.reduce((sum, { wheelSizesIn }) => sum + wheelSizesIn.length, 0);
}

import type { CatalogueDocument } from '@specbuilder/fan-engine';
import {
  type CatalogueFault,
  type CatalogueNote,
  catalogueChanges,
  faultText,
  modelCount,
} from '@specbuilder/fan-engine/catalogue-file';

/** Longer lists are cut: what a maker wants to see is whether the change is the one they meant. */
const SHOWN = 12;

export function faultReport(faults: readonly CatalogueFault[]): string {
  const header = faults.length === 1 ? 'One fault:' : `${faults.length} faults:`;
  return [header, ...faults.map((fault) => `  ${faultText(fault)}`)].join('\n');
}

/**
 * What a catalogue holds, how its files were read, and what it would change against the one that is active.
 *
 * @param notes every conversion and everything that is not used; never cut
 */
export function changeReport(
  active: CatalogueDocument,
  next: CatalogueDocument,
  notes: readonly CatalogueNote[],
): string {
  const { added, removed, curves, prices, categories, options } = catalogueChanges(active, next);
  const models = modelCount(next.lines);
  const header = `${next.maker} ${next.version}: ${next.lines.length} lines, ${models} models, ${next.options.length} options. ${stateOf(notes)}`;
  return [
    header,
    ...(notes.length === 0 ? [] : ['Read from the files:']),
    ...notes.map(({ file, message, isWarning }) => `  ${file}: ${isWarning === true ? 'WARNING: ' : ''}${message}`),
    `Against version ${active.version}:`,
    ...listed('new models', added),
    ...listed('models that go', removed),
    ...listed(
      'curves that move',
      curves.map(
        ({ key, pressurePercent, powerPercent }) =>
          `${key} (pressure ${signed(pressurePercent)} %, power ${signed(powerPercent)} %)`,
      ),
    ),
    ...listed(
      'prices',
      prices.map(({ model, before, after }) => `${model} $${before} to $${after}`),
    ),
    ...listed('categories that differ', categories),
    ...listed('options that differ', options),
  ].join('\n');
}

function stateOf(notes: readonly CatalogueNote[]): string {
  const count = notes.filter(({ isWarning }) => isWarning === true).length;
  if (count === 0) return 'In order.';
  return `No faults, ${count === 1 ? 'one warning' : `${count} warnings`} to look at before it is activated.`;
}

function listed(what: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [];
  const more = entries.length > SHOWN ? `, and ${entries.length - SHOWN} more` : '';
  return [`  ${entries.length} ${what}: ${entries.slice(0, SHOWN).join(', ')}${more}`];
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));

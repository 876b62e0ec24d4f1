import { type Metric, tableOf } from '../../e2e/bench/value.ts';
import type { ExhaustSupplyConfiguration } from '../../fan-engine/src/configuration/model/configuration.ts';
import { openSession } from '../../fan-engine/src/configuration/sizing/session.ts';
import { sizeFan } from '../../fan-engine/src/configuration/sizing/size-fan.ts';
import {
  applyChange,
  catalogueFor,
  createConfiguration,
  DEMO_CATALOGUE,
  evaluate,
  type MotorListPrice,
  select,
  selectHvls,
  selectListed,
} from '../../fan-engine/src/index.ts';
import { evaluateOptions } from '../../fan-engine/src/options/evaluate-options.ts';
import { ruleBook } from '../../fan-engine/src/options/rules.ts';
import { exhaust, hvls, supply } from '../../fan-engine/test/fixtures/specifications.ts';
import { FanCategory } from '../../shared-contracts/src/domain/index.ts';
import { DUTIES } from './duties.ts';
import { readerMetrics } from './reader.ts';
import { syntheticCatalogue } from './synthetic-catalogue.ts';
import { timed } from './timing.ts';

/** Prints the metrics of the engine and of the reader, as JSON for the whole measurement or as a table when run alone. */
const catalogue = catalogueFor(1, DEMO_CATALOGUE);
const values: Metric[] = [
  ...DUTIES.flatMap(([category, specificationOf]) =>
    timed(`Engine: selection, ${category}`, { warmUp: 100, runs: 400 }, (run) =>
      selectListed(specificationOf(run), catalogue),
    ),
  ),
  ...timed('Engine: selection, HVLS', { warmUp: 100, runs: 400 }, (run) =>
    selectHvls(hvls({ squareFeet: 2000 + 250 * run }), catalogue),
  ),
  ...ofManySizes(3000, { warmUp: 150, runs: 200, p95Limit: 5 }),
  ...ofManySizes(30_000, { warmUp: 15, runs: 40, p95Limit: 50 }),
  ...timed('Engine: a schedule of 40 lines', { warmUp: 3, runs: 20, p95Limit: 400 }, (run) => {
    for (let line = 0; line < 40; line++) {
      const [, specificationOf] = DUTIES[line % DUTIES.length] ?? DUTIES[0] ?? [];
      if (specificationOf !== undefined) select(specificationOf(run * 40 + line), catalogue);
    }
  }),
  ...ofConfiguration(),
  ...readerMetrics(),
];
process.stdout.write(process.argv.includes('--table') ? `${tableOf(values)}\n` : JSON.stringify(values));

function ofManySizes(sizes: number, how: Parameters<typeof timed>[1]): Metric[] {
  const large = syntheticCatalogue(sizes);
  const what = `Engine: selection over a made-up catalogue of ${sizes.toLocaleString('en-US')} sizes`;
  return timed(what, how, (run) =>
    selectListed(exhaust({ cfm: 1000 + ((run * 137) % 15_000), sp: 0.25 + ((run * 7) % 12) * 0.25 }), large),
  );
}

/** The unit with most options: a rooftop unit with gas heat and cooling. */
function ofConfiguration(): Metric[] {
  const configuration = rooftopUnit();
  const { options } = evaluate(configuration, catalogue);
  const { book } = sizeFan(configuration, openSession(catalogue));
  const unit = `of a unit with ${options.length} options`;
  const free = options.filter(({ isDisabled }) => !isDisabled);
  return [
    ...timed(`Engine: rules ${unit}`, { warmUp: 300, runs: 1000, p95Limit: 2 }, () =>
      evaluateOptions(catalogue.priceBook, ruleBook(catalogue.priceBook, book.facts), [...configuration.optionIds]),
    ),
    ...timed(`Engine: figures, prices and rules ${unit}`, { warmUp: 300, runs: 1000 }, () =>
      evaluate(configuration, catalogue),
    ),
    ...timed(`Engine: a choice among the options ${unit}`, { warmUp: 300, runs: 1000 }, (run) => {
      const option = free[run % free.length];
      if (option === undefined) throw new Error('A rooftop unit has options to choose from');
      const changes = [{ optionId: option.fanOptionId, selected: !option.isChecked }];
      return applyChange(configuration, { type: 'options', changes }, catalogue);
    }),
  ];
}

function rooftopUnit(): ExhaustSupplyConfiguration {
  const specification = supply({
    fanCategoryType: FanCategory.HvacUnit,
    cfm: 4000,
    sp: 1,
    temperatureRise: 45,
    nominalCoolingTons: 10,
    maxOutdoorAirPercentage: 30,
  });
  const row = select(specification, catalogue).results.find(({ modelCode }) => modelCode.startsWith('KRG'));
  const motor: MotorListPrice | undefined = row?.motorListPrices[0];
  const motorVoltageId = motor?.voltages[0]?.id;
  if (motor === undefined || motorVoltageId === undefined) throw new Error('A rooftop unit fits 4,000 cfm at 1 in. wg');
  const { id: fanListId, motorId } = motor;
  const configuration = createConfiguration({ specification, catalogue, fanListId, motorId, motorVoltageId });
  if (configuration.kind !== 'exhaust-supply') throw new Error('A rooftop unit is no ceiling fan');
  return configuration;
}

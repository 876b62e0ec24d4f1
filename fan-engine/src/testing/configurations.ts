import type { Catalogue } from '../catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../catalogue/catalogue.ts';
import { applyChange, type ChangeOutcome } from '../configuration/apply-change.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { createConfiguration } from '../configuration/create.ts';
import type { Evaluation } from '../configuration/evaluation.ts';
import { selectHvls } from '../hvls/select-hvls.ts';
import type { FanOption } from '../options/fan-option.ts';
import { motorsOf } from '../selection/motors-of.ts';
import { select } from '../selection/select.ts';
import type { ExhaustSupplySpecification } from '../specification.ts';
import { hvls } from './specifications.ts';

/** A configuration of a model and drive of a selection, with its recommended motor or the n-th of its list. */
export function configured(
  specification: ExhaustSupplySpecification,
  model: string,
  { driveText, motor = 0, voltage }: { driveText?: string; motor?: number; voltage?: string } = {},
  catalogue: Catalogue = DEMO_CATALOGUE,
): Configuration {
  const row = select(specification, catalogue).results.find(
    (candidate) => candidate.modelDisplayAs === model && (driveText === undefined || candidate.driveText === driveText),
  );
  if (row === undefined) throw new Error(`${model} does not fit`);
  const chosen = motorsOf(row.fanUnitId, specification, catalogue)[motor];
  const winding = chosen?.voltages.find(({ display }) => voltage === undefined || display === voltage);
  if (chosen === undefined || winding === undefined) throw new Error(`${model} has no such motor or voltage`);
  return createConfiguration({
    specification,
    catalogue,
    fanListId: chosen.id,
    motorId: chosen.motorId,
    motorVoltageId: winding.id,
  });
}

/** The catalogue with one wheel size in a line, so that nothing better comes first. */
export function withOnlyWheel(code: string, diameterIn: number): Catalogue {
  const lines = DEMO_CATALOGUE.lines.map((line) =>
    line.code === code ? { ...line, wheelSizesIn: [diameterIn] } : line,
  );
  return { ...DEMO_CATALOGUE, lines };
}

/** A configuration of a ceiling fan. */
export function configuredHvls(model: string, quantity = 1): Configuration {
  const specification = hvls();
  const row = selectHvls(specification, DEMO_CATALOGUE).results.find(({ modelDisplayAs }) => modelDisplayAs === model);
  const motor = row?.motorListPrices[0];
  const voltage = motor?.voltages[0];
  if (motor === undefined || voltage === undefined) throw new Error(`No ceiling fan ${model}`);
  return createConfiguration({
    specification,
    catalogue: DEMO_CATALOGUE,
    fanListId: motor.id,
    motorId: motor.motorId,
    motorVoltageId: voltage.id,
    quantity,
  });
}

/** Checks or unchecks options by code, one change after the other. */
export function choosing(
  configuration: Configuration,
  choices: Readonly<Record<string, boolean>>,
  catalogue: Catalogue = DEMO_CATALOGUE,
): ChangeOutcome {
  const changes = Object.entries(choices).map(([code, selected]) => ({
    optionId: catalogue.options.find((option) => option.code === code)?.fanOptionId ?? 0,
    selected,
  }));
  return applyChange(configuration, { type: 'options', changes }, catalogue);
}

export function optionOf(evaluation: Evaluation, code: string): FanOption {
  const option = evaluation.options.find((candidate) => candidate.code === code);
  if (option === undefined) throw new Error(`${code} is not visible`);
  return option;
}

export function checkedCodes(evaluation: Evaluation): string[] {
  return evaluation.options.filter(({ isChecked }) => isChecked).map(({ code }) => code);
}

export function visibleCodes(evaluation: Evaluation): string[] {
  return evaluation.options.map(({ code }) => code);
}

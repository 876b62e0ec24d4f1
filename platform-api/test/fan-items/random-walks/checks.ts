import { isDeepStrictEqual } from 'node:util';
import type { ItemConfiguration, OptionSetResponse } from '@specbuilder/shared-contracts/api';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { applyOptionsDelta, optionsChecksum } from '@specbuilder/shared-contracts/domain';
import type { Step } from './fan-steps.ts';

type Reply = Awaited<ReturnType<Step['send']>>;

/** The comparison of Jest says what differs, and takes ten times as long to find that nothing does. */
export function expectSame(received: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(received, expected)) expect(received).toEqual(expected);
}

/** The page after a change, derived from the response alone. */
export function merged(page: ItemConfiguration, response: Reply): ItemConfiguration {
  const { delta, item, resize, motors, curbs, sections, validation, findings } = response as OptionSetResponse;
  expect(delta.before).toEqual(page.options.current);
  const fanOptions = applyOptionsDelta(page.options.fanOptions, delta);
  expect(optionsChecksum(fanOptions)).toBe(delta.after.checksum);
  if (resize !== null) expect(resize.before).toMatchObject({ rpm: page.item.rating?.rpm });
  return {
    item,
    options: { fanOptions: [...fanOptions], current: delta.after },
    motors: motors ?? page.motors,
    curbs: curbs ?? page.curbs,
    sections: { ...page.sections, ...sections },
    validation,
    findings,
  };
}

/** A rejection states what is wrong and in which field, in the format of A-092. */
export function expectRejection(error: unknown): void {
  if (statusOf(error) !== 400) throw error;
  const { message, errors, modelState } = errorBodyOf(error) ?? {};
  expect(message).toEqual(expect.stringMatching(/\S/));
  expect(errors).toEqual(modelState);
  const texts = Object.values(modelState ?? {}).flat();
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toEqual(expect.stringMatching(/\S/));
}

/** Options shown as available change as requested; others are rejected with their reason. */
export function expectAsShown(before: ItemConfiguration, { option }: Step, after: ItemConfiguration | unknown): void {
  const find = (page: ItemConfiguration) =>
    page.options.fanOptions.find(({ fanOptionId }) => fanOptionId === option?.fanOptionId);
  const shown = find(before);
  if (option === undefined || shown === undefined || shown.isChecked === option.selected) return;
  const { code, isDisabled } = shown;
  const page = isPage(after) ? after : null;
  expect([code, isDisabled]).toEqual([code, page === null]);
  const now = page && find(page);
  if (now) expect([code, now.isChecked]).toEqual([code, option.selected]);
  if (page === null || !option.selected) return;
  const stayed = shown.replacesOptionIds.filter((id) => isChecked(page, id));
  expect([code, stayed]).toEqual([code, []]);
}

function isChecked({ options }: ItemConfiguration, id: number): boolean {
  return options.fanOptions.some((item) => item.fanOptionId === id && item.isChecked);
}

function isPage(after: unknown): after is ItemConfiguration {
  return typeof after === 'object' && after !== null && 'options' in after;
}

/** Unit, motor, each checked option once and what is entered beside options. */
export function expectPriceSum({ item, options, motors, sections }: ItemConfiguration): void {
  const { price } = item;
  const checked = options.fanOptions.filter(({ isChecked }) => isChecked);
  const ofOptions = checked.reduce((sum, entry) => sum + entry.price, 0);
  const { intake, temperatureControl } = sections;
  const filters = intake.intakes.find(({ selected }) => selected)?.extraSetOfFiltersPrice ?? 0;
  const panels = Math.max(0, temperatureControl.spaceHmis.length - 1) * temperatureControl.spaceHmiPrice;
  const extras = (intake.extraSetOfIntakeFilters ? filters : 0) + panels;
  const motor = motors.filter(({ selected }) => selected).map((entry) => entry.price);
  expect({ motor: [price.motor], options: price.options, extras: price.extras ?? 0 }).toEqual({
    ...{ motor, options: ofOptions, extras },
  });
  expect(price.total).toBe(price.unit + price.motor + ofOptions + extras);
}

/** Sections show choices as the options do, and the motor and voltage of the item are among those that it lists. */
export function expectAgreement({ item, options, motors, curbs, sections, validation }: ItemConfiguration): void {
  const shown = new Map(options.fanOptions.map((entry) => [entry.fanOptionId, entry]));
  const ids = new Set(
    options.fanOptions.flatMap(({ fanOptionId, mergedFanOptionIds }) => [fanOptionId, ...mergedFanOptionIds]),
  );
  const choices = [
    ...curbs.curbs,
    ...[...sections.intake.intakes, ...sections.discharges, ...sections.gasPressures],
    ...[...sections.temperatureControl.controls, ...sections.coolingHeatPump.options, ...sections.reheatCoil.options],
    ...[...sections.returnAir.locations, ...sections.returnAir.damperControls, ...sections.returnAir.volumes],
  ];
  for (const { id, selected, price } of choices) {
    const one = shown.get(id);
    expectSame({ id, selected, price }, { id, selected: one?.isChecked, price: one?.price });
  }
  expect(motors.filter(({ selected }) => selected).map(({ motorId }) => motorId)).toEqual([item.motor.motorId]);
  // Where no supply carries the unit, the list is empty and the page says so.
  const voltages = item.motor.voltages.map(({ id }) => id);
  if (voltages.length > 0) expect(voltages).toContain(item.voltage.id);
  else expect(validation.errors).not.toEqual([]);
  for (const { isDisabled, disabledToolTips, replacesOptionIds } of options.fanOptions) {
    expectSame(isDisabled, disabledToolTips.length > 0);
    const named = disabledToolTips.flatMap(({ requiredByOptionId, requiresOptionId, disabledByOptionId }) => [
      ...[requiredByOptionId ?? [], requiresOptionId ?? [], disabledByOptionId ?? []].flat(),
    ]);
    // What a reason names is there to be gone to, on its own or merged with another.
    expectSame(
      [...named, ...replacesOptionIds].filter((id) => !ids.has(id)),
      [],
    );
  }
}

import type { ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import type { Message } from '@specbuilder/shared-contracts/domain';
import { DEFAULT_OPERATING_COST, FanCategory } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { ContractFormView, QuantityField, useContractForm } from '@specbuilder/shared-ui/forms';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { energyResponses } from '../../../test/energy.ts';
import { MOVES_AIR_ALONE } from '../../../test/search-criteria.ts';
import { DUTY, exhaustSpecification } from '../../../test/specifications.ts';
import { firstState } from '../../results/session/sizer-state.ts';
import { createSizerStore } from '../../results/session/sizer-store.ts';
import { useCriteriaForm } from '../../results/session/use-criteria-form.ts';
import { criteriaOf, type ExhaustCriteria, exhaustCriteria, specificationOf } from './criteria-schema.ts';
import { EXHAUST_DEPENDENCIES } from './exhaust-dependencies.ts';
import { useSyncedHeat } from './use-synced-heat.ts';

const HEATED = {
  fanCategoryType: FanCategory.HeatedMakeUpAir,
  heatedMakeUpAirFanCategoryType: 1,
  subFanCategoryType: 1,
} as const;
const FIELDS = { rise: 'Rise', btus: 'Output', kWs: 'Power', cfm: 'Air', winter: 'Winter' } as const;

interface Opened {
  readonly read: () => ExhaustCriteria;
  readonly reset: () => void;
}

const heated = () => ({ ...MOVES_AIR_ALONE, hasHeating: true });
const unheated = () => MOVES_AIR_ALONE;

/** The three fields and the air they depend on, over the hook alone. */
function HeatForm({ values, defaults, onOpen }: Record<'values' | 'defaults', ExhaustCriteria> & OnOpen) {
  const form = useContractForm({ schema: exhaustCriteria, values, submit: async () => undefined });
  const isHeated = Number(values.fanCategoryType) !== FanCategory.MakeUpAir;
  const first = firstState(EXHAUST_DEPENDENCIES, { criteria: values, rows: null });
  const [store] = useState(() => createSizerStore(EXHAUST_DEPENDENCIES, first));
  useCriteriaForm(store, form.methods);
  const heat = useSyncedHeat({ store, methods: form.methods, defaults, criteriaOf: isHeated ? heated : unheated });
  onOpen({ read: () => form.methods.getValues(), reset: () => store.dispatch({ type: 'reset', criteria: defaults }) });
  return (
    <ContractFormView form={form} label="Heat">
      <QuantityField name="temperatureRise" of="temperatureRise" label={FIELDS.rise} />
      <QuantityField name="btus" of="heatOutput" label={FIELDS.btus} />
      <QuantityField name="kWs" of="heatPower" label={FIELDS.kWs} />
      <QuantityField name="cfm" of="airflow" label={FIELDS.cfm} />
      <QuantityField name="winterTemperature" of="temperature" label={FIELDS.winter} />
      <output>{heat.hasFailed ? 'failed' : (textOf(heat.values?.message) ?? heat.values?.dischargeTemperature)}</output>
    </ContractFormView>
  );
}
const textOf = (message: Message | null | undefined) => (message ? messageText(message) : undefined);
interface OnOpen {
  readonly onOpen: (opened: Opened) => void;
}

interface RenderOptions {
  readonly values?: Partial<ExhaustSupplySpecification>;
  readonly defaults?: Partial<ExhaustSupplySpecification>;
  readonly responses?: TestResponses;
}

function renderHeat({ values = {}, defaults = {}, responses = energyResponses() }: RenderOptions = {}) {
  const criteria = (part: Partial<ExhaustSupplySpecification>) =>
    criteriaOf(exhaustSpecification({ ...HEATED, ...part }), DEFAULT_OPERATING_COST);
  let opened: Opened | undefined;
  const { platform } = renderWithPlatform(
    <HeatForm
      values={criteria({ ...DUTY, ...defaults, ...values })}
      defaults={criteria(defaults)}
      onOpen={(next) => {
        opened = next;
      }}
    />,
    { responses },
  );
  return {
    platform,
    calls: () => platform.calls.map(({ path }) => path.split('/').at(-1)),
    lastQuery: () => Object.fromEntries(platform.calls.at(-1)?.query ?? []),
    heat: () => {
      const { temperatureRise, btus, kWs } = opened?.read() ?? {};
      return [temperatureRise, btus, kWs];
    },
    sent: () => specificationOf(opened?.read() as never),
    reset: () => act(() => opened?.reset()),
  };
}

const type = (field: keyof typeof FIELDS, text: string) => {
  const input = screen.getByLabelText(FIELDS[field]);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
const rest = (ms = 200) => act(() => jest.advanceTimersByTimeAsync(ms));
const heatLine = () => screen.getByRole('status').textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('rise, Btu/h and kW', () => {
  it('[SCH-054] a typed rise brings Btu/h and kW, 200 ms after the last key', async () => {
    const { calls, lastQuery, heat } = renderHeat();
    type('rise', '7');
    await rest(150);
    type('rise', '70');
    await rest(199);
    expect(calls()).toEqual([]);
    await rest(1);
    expect(calls()).toEqual(['btu']);
    expect(lastQuery()).toMatchObject({
      temperatureRise: '70',
      cfm: '2000',
      altitude: '594',
      winterTemperature: '1',
      fanCategoryType: '3',
      heatedMakeUpAirFanCategoryType: '1',
    });
    expect(lastQuery()).not.toHaveProperty('btus');
    expect(heat()).toEqual([70, 151_200, 44.3]);
    expect(screen.getByLabelText(FIELDS.btus)).toHaveValue('151,200');
    expect(heatLine()).toBe('71');
  });

  it('[SCH-054] typed Btu/h or kW bring the rise and each other', async () => {
    const { calls, lastQuery, heat } = renderHeat();
    type('btus', '100 MBH');
    await rest();
    expect(calls()).toEqual(['temp-rise']);
    expect(lastQuery()).toMatchObject({ btus: '100000' });
    expect(heat()).toEqual([46.3, 100_000, 29.3]);
    type('kWs', '50');
    await rest();
    expect(calls()).toEqual(['temp-rise', 'temp-rise']);
    expect(lastQuery()).toMatchObject({ kws: '50' });
    expect(lastQuery()).not.toHaveProperty('btus');
    expect(heat()).toEqual([79, 170_607, 50]);
  });

  it('[SCH-054] another airflow or winter keeps the field that was typed last', async () => {
    const { calls, lastQuery, heat } = renderHeat();
    type('btus', '100000');
    await rest();
    type('cfm', '4000');
    await rest();
    expect(calls()).toEqual(['temp-rise', 'btu-temp-rise']);
    expect(lastQuery()).toMatchObject({ btus: '100000', cfm: '4000' });
    expect(heat()).toEqual([23.2, 100_000, 29.3]);
    type('winter', '-10');
    await rest();
    expect(calls().at(-1)).toBe('btu-temp-rise');
    expect(heatLine()).toBe(String(-10 + 100_000 / 4320));
  });

  it('[SCH-054] a typed heat beyond the heater stays as it was typed, the others are its own and the limit is shown', async () => {
    const { calls, heat } = renderHeat({ values: { cfm: 4000 } });
    type('btus', '500000');
    await rest();
    type('cfm', '2000');
    await rest();
    expect(calls()).toEqual(['temp-rise', 'btu-temp-rise', 'temp-rise']);
    expect(heat()).toEqual([231.5, 500_000, 146.5]);
    expect(heatLine()).toBe('Rise above 140 °F');
  });

  it.each([
    ['cfm', { cfm: null }],
    ['altitude', { altitude: null }],
    ['winterTemperature', { winterTemperature: null }],
  ])('[SCH-053] nothing is requested without %s, and nothing stale is left', async (_, missing) => {
    const { calls, heat } = renderHeat({ values: missing });
    type('rise', '70');
    await rest();
    expect(calls()).toEqual([]);
    expect(heat()).toEqual([70, null, null]);
  });

  it('[SCH-053] what was missing brings the others once it is there', async () => {
    const { calls, heat } = renderHeat({ values: { cfm: null } });
    type('rise', '70');
    await rest();
    type('cfm', '1000');
    await rest();
    expect(calls()).toEqual(['btu-temp-rise']);
    expect(heat()).toEqual([70, 75_600, 22.2]);
  });

  it('a failed call keeps what was typed and leaves nothing that follows something else', async () => {
    let isDown = false;
    const healthy = energyResponses()['GET /api/energy/calculate/temp-rise'];
    const responses: TestResponses = {
      ...energyResponses(),
      'GET /api/energy/calculate/temp-rise': (call) => (isDown ? new Response(null, { status: 503 }) : healthy?.(call)),
    };
    const { heat, platform } = renderHeat({ responses });
    type('btus', '100000');
    await rest();
    isDown = true;
    type('btus', '200000');
    await rest();
    expect(heat()).toEqual([null, 200_000, null]);
    expect(heatLine()).toBe('failed');
    expect(platform.shownToasts).toEqual([]);
  });

  it('a response that comes late counts for nothing', async () => {
    const releases: (() => void)[] = [];
    const healthy = energyResponses()['GET /api/energy/calculate/btu'];
    const responses: TestResponses = {
      'GET /api/energy/calculate/btu': async (call) => {
        await new Promise<void>((resolve) => releases.push(resolve));
        return healthy?.(call);
      },
    };
    const { heat } = renderHeat({ responses });
    type('rise', '50');
    await rest();
    type('rise', '80');
    await rest();
    expect(releases).toHaveLength(2);
    releases[1]?.();
    await rest(0);
    releases[0]?.();
    await rest(0);
    expect(heat()).toEqual([80, 172_800, 50.6]);
  });

  it('an emptied field takes along what followed it, and only that', async () => {
    const { heat } = renderHeat();
    type('rise', '70');
    await rest();
    type('kWs', '');
    await rest();
    expect(heat()).toEqual([70, 151_200, null]);
    type('rise', '');
    await rest();
    expect(heat()).toEqual([null, null, null]);
  });

  it('a text that is no number is left to be corrected', async () => {
    const { calls, heat } = renderHeat();
    type('rise', 'plenty');
    await rest();
    type('cfm', '3000');
    await rest();
    expect(calls()).toEqual([]);
    expect(heat()[0]).toBeNaN();
  });

  it('a fan without a heater requests nothing', async () => {
    const { calls } = renderHeat({ values: { fanCategoryType: FanCategory.MakeUpAir, btus: 100_000 } });
    type('cfm', '3000');
    await rest();
    expect(calls()).toEqual([]);
  });
});

describe('heat that was not typed', () => {
  const INDUSTRIAL = {
    fanCategoryType: FanCategory.IndustrialHeater,
    heatedMakeUpAirFanCategoryType: 0,
    industrialHeaterFanCategoryType: 2,
    subFanCategoryType: 2,
    btus: 500_000,
  } as const;

  it('[SCH-048] the default of an industrial heater is brought inside its limits, from the default each time', async () => {
    const { calls, heat, lastQuery, sent } = renderHeat({ defaults: INDUSTRIAL, values: { cfm: null } });
    type('cfm', '2000');
    await rest();
    expect(calls()).toEqual(['btu-temp-rise']);
    expect(heat()).toEqual([140, 302_400, 88.6]);
    expect(sent()).toMatchObject({ temperatureRise: 140, btus: null, kWs: null });
    type('cfm', '20000');
    await rest();
    expect(lastQuery()).toMatchObject({ btus: '500000' });
    expect(heat()).toEqual([23.2, 500_000, 146.5]);
    expect(sent()).toMatchObject({ temperatureRise: null, btus: 500_000, kWs: null });
  });

  it('what a result was sized with is not changed by looking at it', async () => {
    const { calls, heat, sent } = renderHeat({ values: { btus: 160_000 } });
    const before = sent();
    await rest(0);
    expect(calls()).toEqual(['heater-discharge']);
    expect(heat()).toEqual([74.1, 160_000, 46.9]);
    expect(sent()).toEqual(before);
    expect(before).toMatchObject({ temperatureRise: null, btus: 160_000, kWs: null });
  });

  it('the defaults bring back that nothing was typed', async () => {
    const { heat, reset, sent } = renderHeat({ defaults: INDUSTRIAL, values: { cfm: 2000 } });
    type('rise', '30');
    await rest();
    expect(sent()).toMatchObject({ temperatureRise: 30, btus: null, kWs: null });
    reset();
    await rest();
    expect(heat()).toEqual([null, 500_000, null]);
    expect(sent()).toMatchObject({ temperatureRise: null, btus: 500_000, kWs: null });
  });
});

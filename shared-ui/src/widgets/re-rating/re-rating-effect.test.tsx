import type { ReRatedItem, ReRatedValues } from '@specbuilder/shared-contracts/api';
import type { CurrencyState } from '@specbuilder/shared-contracts/platform';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { ReRatingEffect } from './re-rating-effect.tsx';

const PROJECT = '11111111-1111-4111-8111-111111111111';
const [FIRST, SECOND] = [1, 2].map((digit) => `22222222-2222-4222-8222-22222222222${digit}`) as [string, string];
const BEFORE: ReRatedValues = {
  ...{ altitude: 5279, rpm: 1290, bhp: 0.3, motorHorsepower: 0.5, voltage: '115/1', inputKw: 0.5, sones: 9, fei: 1.1 },
  ...{ price: 1072, errors: [] },
};

const rated = (projectItemId: string, after: Partial<ReRatedValues> | null, change: Partial<ReRatedItem> = {}) => ({
  ...{ projectItemId, rowVersion: 4, tag: 'EF-1', modelDisplayAs: 'KRD140', before: BEFORE },
  ...{ after: after && { ...BEFORE, ...after }, reason: null, droppedOptions: [], isChanged: true },
  ...change,
});

const PREVIEW = 'POST /api/projects/:id/items/re-rate/preview';

function open(response: unknown, currency?: CurrencyState, itemIds: readonly string[] = [FIRST], altitudes = [604]) {
  const responses: TestResponses = { [PREVIEW]: () => response };
  return renderWithPlatform(
    altitudes.flatMap((altitudeFt) =>
      itemIds.map((projectItemId) => (
        <p key={`${altitudeFt} ${projectItemId}`} data-testid={projectItemId}>
          <ReRatingEffect
            {...{ projectId: PROJECT, projectItemId, rowVersion: 4, altitudeFt }}
            sentence={(effect) => `Rated again: ${effect}.`}
          />
        </p>
      )),
    ),
    { responses, ...(currency === undefined ? {} : { currency }) },
  );
}

const NO_PRICING = { currencyCode: 'NP', currencySymbol: '', exchangeRate: 1, arePricesHidden: true };

describe('What rating an item again changes', () => {
  it.each([
    [{ motorHorsepower: 0.75, price: 1116 }, {}, 'motor becomes 3/4 hp, +$44.00'],
    [{ price: 1040.5 }, {}, '−$31.50'],
    [{ motorHorsepower: 1, voltage: '208/3' }, {}, 'motor becomes 1.0 hp, voltage becomes 208/3'],
    [{ rpm: 1400 }, {}, 'same motor and price'],
    [{ price: 1000 }, { droppedOptions: ['Bird screen'] }, 'without Bird screen, −$72.00'],
    [{ errors: ['Motor is too small'] }, {}, '1 new error'],
    [null, { reason: 'The fan is not sold any more' }, 'no longer offered: The fan is not sold any more'],
  ] satisfies [Partial<ReRatedValues> | null, Partial<ReRatedItem>, string][])(
    'is said in words (%#)',
    async (after, change, words) => {
      open([rated(FIRST, after, change)]);
      expect(await screen.findByText(`Rated again: ${words}.`)).toBeVisible();
    },
  );

  it('is said without prices where the reader sees none', async () => {
    open([rated(FIRST, { motorHorsepower: 0.75, price: 1116 }), rated(SECOND, { price: 1116 })], NO_PRICING, [
      FIRST,
      SECOND,
    ]);
    expect(await screen.findByText('Rated again: motor becomes 3/4 hp.')).toBeVisible();
    expect(screen.getByText('Rated again: same motor.')).toBeVisible();
  });

  it('comes with one request for all items of a screen, and another for another altitude', async () => {
    const response = [rated(FIRST, { motorHorsepower: 0.75 }), rated(SECOND, { motorHorsepower: 1 })];
    const { platform } = open(response, undefined, [FIRST, SECOND], [604, 0]);
    for (const power of ['3/4', '1.0']) {
      const effects = () => screen.getAllByText(`Rated again: motor becomes ${power} hp.`);
      await waitFor(() => expect(effects()).toHaveLength(2));
    }
    expect(platform.calls.map(({ body }) => body)).toEqual(
      [604, 0].map((altitude) => expect.objectContaining({ projectItemIds: [FIRST, SECOND], altitude })),
    );
  });

  it('is left out where it cannot be calculated', async () => {
    const { platform } = open(new Response(null, { status: 500 }));
    await waitFor(() => expect(platform.calls).toHaveLength(1));
    expect(screen.getByTestId(FIRST)).toBeEmptyDOMElement();
  });
});

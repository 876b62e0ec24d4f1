import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fanOption } from '../../../test/items.ts';
import { ChoiceSets, choiceSetsOf } from './choice-sets.tsx';

const GROUP = OptionGroup.ReturnAirLocationAndDamperControl;
const location = (id: number, name: string, isChecked = false) =>
  fanOption(id, GROUP, name, { select: 'one', choiceSet: 'Return Location', isChecked });
const damper = (id: number, name: string) =>
  fanOption(id, GROUP, name, { select: 'one', choiceSet: 'Intake/Return Damper Control' });
const RETURN_AIR = [
  location(1, 'Bottom', true),
  location(2, 'Side'),
  damper(3, 'Fixed position'),
  damper(4, 'Economizer'),
];

function show(onChoose = jest.fn()) {
  const row = (option: (typeof RETURN_AIR)[number]) => (
    <label key={option.fanOptionId}>
      <input type="radio" value={option.fanOptionId} readOnly /> {option.description}
    </label>
  );
  render(
    <ChoiceSets sets={choiceSetsOf(RETURN_AIR)} title="Return air" isReadOnly={false} onChoose={onChoose} row={row} />,
  );
  return onChoose;
}

describe('several choices in one group', () => {
  test('are distinguished, each with its choice', () => {
    expect(choiceSetsOf(RETURN_AIR).map(({ name, chosen }) => [name, chosen?.description])).toEqual([
      ['Return Location', 'Bottom'],
      ['Intake/Return Damper Control', undefined],
    ]);
  });

  test('have a name each, and a chosen one has its own way back to none', async () => {
    const onChoose = show();
    expect(within(screen.getByRole('radiogroup', { name: 'Return Location' })).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radiogroup', { name: 'Intake/Return Damper Control' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Return Location/ }));
    expect(onChoose).toHaveBeenCalledWith(RETURN_AIR[0], false);
  });
});

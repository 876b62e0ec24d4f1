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
    expect(within(screen.getByRole('radiogroup', { name: 'Return location' })).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radiogroup', { name: 'Intake and return damper control' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Return location/ }));
    expect(onChoose).toHaveBeenCalledWith(RETURN_AIR[0], false);
  });

  test('have a name also where the group is named for something else, as arrangements of a motor are', () => {
    const arrangement = fanOption(5, OptionGroup.FanMotor, 'Arrangement 10', {
      select: 'one',
      choiceSet: 'Arrangement',
    });
    const own = fanOption(6, OptionGroup.FanDischarge, 'Up', { select: 'one', choiceSet: OptionGroup.FanDischarge });
    const common = { isReadOnly: false, onChoose: jest.fn(), row: () => null };
    render(<ChoiceSets {...common} sets={choiceSetsOf([arrangement])} title="Fan motor" />);
    expect(screen.getByRole('heading', { name: 'Arrangement' })).toBeVisible();
    render(<ChoiceSets {...common} sets={choiceSetsOf([own])} title="Fan discharge" />);
    expect(screen.getByRole('radiogroup', { name: 'Fan discharge' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Fan discharge' })).not.toBeInTheDocument();
  });
});

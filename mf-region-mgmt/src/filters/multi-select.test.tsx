import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MultiSelect } from './multi-select.tsx';

const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: index + 1, label: `Region ${index + 1}` }));
const optionsOf = () => screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent);

async function openList(count: number, chosen: readonly number[], onChange = jest.fn()) {
  renderWithPlatform(
    <MultiSelect label="Region" allLabel="All regions" choices={choices(count)} chosen={chosen} onChange={onChange} />,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('combobox', { name: 'Region' }));
  return { person, onChange };
}

describe('a filter of several values', () => {
  it('begins a long list with what is chosen', async () => {
    await openList(40, [24, 30]);
    expect(optionsOf().slice(0, 3)).toEqual(['Region 24', 'Region 30', 'Region 1']);
  });

  it('keeps a value of the address that is not an option, so that it can be removed', async () => {
    const { person, onChange } = await openList(3, [2, 99]);
    expect(optionsOf()).toEqual(['99', 'Region 1', 'Region 2', 'Region 3']);
    await person.click(screen.getByRole('menuitemcheckbox', { name: '99' }));
    await person.keyboard('{Escape}');
    expect(onChange.mock.calls).toEqual([[[2]]]);
  });

  it('says nothing when it closes as it was', async () => {
    const { person, onChange } = await openList(3, [2]);
    await person.click(screen.getByRole('menuitemcheckbox', { name: 'Region 3' }));
    await person.click(screen.getByRole('menuitemcheckbox', { name: 'Region 3' }));
    await person.keyboard('{Escape}');
    expect(onChange).not.toHaveBeenCalled();
  });
});

import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ItemDraft } from '../../item/item-draft/item-draft.ts';
import { ItemFields } from './item-fields.tsx';

const DRAFT: ItemDraft = { tag: '', quantity: 1, notes: '' };

it.each([
  ['12.7a', 12],
  ['3 pcs', 3],
  ['250', 99],
])('[VAL-019] the quantity takes the digits before the decimal point of %s', async (typed, quantity) => {
  const onChange = jest.fn();
  renderWithPlatform(<ItemFields draft={DRAFT} isReadOnly={false} suggestedTag={null} onChange={onChange} />, {});
  const user = userEvent.setup();
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({ quantity });
});

it.each([
  ['100000', 'From 1 to 99. Set to 99.', 99],
  ['0', 'From 1 to 99. Set to 1.', 1],
])('a quantity of %s is brought back into its range, which is said', async (typed, message, quantity) => {
  const onChange = jest.fn();
  renderWithPlatform(<ItemFields draft={DRAFT} isReadOnly={false} suggestedTag={null} onChange={onChange} />, {});
  const user = userEvent.setup();
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({ quantity });
  expect(screen.getByText(message)).toBeVisible();
});

it('a suggested tag is taken with one click, and no more offered once there is a tag', async () => {
  const onChange = jest.fn();
  const fields = (draft: ItemDraft) => (
    <ItemFields draft={draft} isReadOnly={false} suggestedTag="EF-4" onChange={onChange} />
  );
  const { rerender } = renderWithPlatform(fields(DRAFT), {});
  expect(screen.getByLabelText('Tag')).toHaveValue('');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Use EF-4' }));
  expect(onChange).toHaveBeenCalledWith({ tag: 'EF-4' });
  rerender(fields({ ...DRAFT, tag: 'EF-4' }));
  expect(screen.queryByRole('button', { name: 'Use EF-4' })).not.toBeInTheDocument();
});

it('a tag that is in the field already is written over by the first click and key', async () => {
  const onChange = jest.fn();
  const draft: ItemDraft = { ...DRAFT, tag: 'EF-4', isTagSuggested: true };
  renderWithPlatform(<ItemFields draft={draft} isReadOnly={false} suggestedTag="EF-4" onChange={onChange} />, {});
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Tag'));
  await user.keyboard('K');
  expect(onChange).toHaveBeenCalledWith({ tag: 'K' });
});

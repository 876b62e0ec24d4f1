import { Button } from '@specbuilder/shared-ui/core';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { ContractFormView } from '../contract-form.tsx';
import { useContractForm } from '../use-contract-form.ts';
import { QuantityField } from './quantity-field.tsx';

// What reads units comes over the network: it fails first, and comes when it is requested again.
let mockIsReachable = false;
jest.mock('./typed-units.ts', () => {
  if (!mockIsReachable) throw new Error('The network is down');
  return jest.requireActual('./typed-units.ts');
});

const schema = z.object({ pressure: z.nullable(z.number('Enter a number').check(z.minimum(0, 'Enter 0 or more'))) });

function DutyForm({ onSent }: { readonly onSent: (values: unknown) => void }) {
  const form = useContractForm({ schema, values: { pressure: 2 }, submit: async (values) => onSent(values) });
  return (
    <ContractFormView form={form} label="Duty">
      <QuantityField name="pressure" of="staticPressure" label="Static pressure" />
      <Button type="submit">Search</Button>
      <Button onClick={() => form.methods.setValue('pressure', 0.75)}>Back</Button>
    </ContractFormView>
  );
}

const pressure = () => screen.getByLabelText('Static pressure');
const search = () => fireEvent.submit(screen.getByRole('form'));
const type = (text: string) => {
  fireEvent.focus(pressure());
  fireEvent.change(pressure(), { target: { value: text } });
};
const NOT_LOADED = 'Units failed to load. Enter a number alone.';
function renderDuty() {
  const onSent = jest.fn();
  renderWithPlatform(<DutyForm onSent={onSent} />);
  return onSent;
}

describe('a field for a quantity whose units cannot be loaded', () => {
  it('says so, sends nothing half read, and takes plain numbers', async () => {
    const onSent = renderDuty();
    type('125 Pa');
    search();
    expect(await screen.findByText(NOT_LOADED)).toBeVisible();
    expect(pressure()).toHaveValue('125 Pa');
    type('0.5');
    expect(screen.queryByText(NOT_LOADED)).not.toBeInTheDocument();
    search();
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ pressure: 0.5 }));
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('keeps a value that came from elsewhere meanwhile', async () => {
    renderDuty();
    type('125 Pa');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await act(async () => undefined);
    expect(pressure()).toHaveValue('0.75');
    expect(screen.queryByText(NOT_LOADED)).not.toBeInTheDocument();
  });
});

describe('a field for a quantity whose units are on their way', () => {
  it('reads what was typed the moment that they are there, and the form is sent then', async () => {
    const onSent = renderDuty();
    type('125 Pa');
    await screen.findByText(NOT_LOADED);
    mockIsReachable = true;
    fireEvent.focus(pressure());
    fireEvent.blur(pressure());
    search();
    expect(pressure()).toHaveValue('125 Pa');
    expect(onSent).not.toHaveBeenCalled();
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ pressure: 0.501829 }));
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(NOT_LOADED)).not.toBeInTheDocument();
    expect(pressure()).toHaveValue('0.5018');
    expect(pressure()).toHaveAttribute('title', 'Typed as 125 Pa');
  });

  it('reads what a schedule has as well, and a minus breaks the range of the field', async () => {
    const onSent = renderDuty();
    type('1 1/4');
    fireEvent.blur(pressure());
    await waitFor(() => expect(pressure()).toHaveValue('1.25'));
    type('-125 Pa');
    fireEvent.blur(pressure());
    expect(await screen.findByText('Enter 0 or more')).toBeVisible();
    search();
    await act(async () => undefined);
    expect(onSent).not.toHaveBeenCalled();
  });
});

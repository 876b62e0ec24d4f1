import { ContractFormView, QuantityField, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import {
  begin,
  DUTY_DEPENDENCIES,
  type Duty,
  found,
  NO_DUTY,
  type Rows,
  responded,
} from '../../../test/duty-session.ts';
import { createSizerStore } from './sizer-store.ts';
import { useCriteriaForm } from './use-criteria-form.ts';

const schema = z.object({
  cfm: z.number(),
  zip: z.string().check(z.regex(/^\d{5}$/, 'Five digits')),
  altitude: z.nullable(z.number()),
});

function open() {
  const store = createSizerStore<Duty, Duty, Rows>(DUTY_DEPENDENCIES, begin());
  function DutyForm() {
    const form = useContractForm<Duty, Duty>({ schema, values: NO_DUTY, submit: async () => undefined });
    useCriteriaForm(store, form.methods);
    return (
      <ContractFormView form={form} label="Duty">
        <TextField name="zip" label="Code" />
        <QuantityField name="cfm" of="airflow" label="Air" />
        <QuantityField name="altitude" of="length" label="Altitude" />
      </ContractFormView>
    );
  }
  renderWithPlatform(<DutyForm />);
  return {
    store,
    user: userEvent.setup(),
    send: (event: Parameters<typeof store.dispatch>[0]) => act(() => store.dispatch(event)),
  };
}

describe('the form of the criteria', () => {
  it('says every key to the state', async () => {
    const { store, user } = open();
    await user.type(screen.getByLabelText('Code'), '60606');
    expect(store.get()).toMatchObject({ criteria: { zip: '60606' }, place: { status: 'searching', code: '60606' } });
  });

  it('shows what changes there, and loses no digit that is typed meanwhile', async () => {
    const { store, user, send } = open();
    await user.type(screen.getByLabelText('Code'), '60606');
    const air = screen.getByLabelText('Air');
    await user.clear(air);
    await user.type(air, '20');
    send(responded(found('60606', 594)));
    await user.type(air, '00');
    expect(screen.getByLabelText('Altitude')).toHaveValue('594');
    expect(air).toHaveValue('2000');
    expect(store.get().criteria).toEqual({ zip: '60606', cfm: 2000, altitude: 594 });
  });

  it('looks again at a field that was wrong, and calls no other one wrong', async () => {
    const { user, send } = open();
    await user.type(screen.getByLabelText('Code'), '606');
    await user.tab();
    expect(await screen.findByText('Five digits')).toBeVisible();
    send({ type: 'changed', fields: { zip: '80202' } });
    await act(async () => undefined);
    expect(screen.queryByText('Five digits')).not.toBeInTheDocument();
    send({ type: 'changed', fields: { zip: '' } });
    await act(async () => undefined);
    expect(screen.queryByText('Five digits')).not.toBeInTheDocument();
  });

  it('begins with the defaults after a reset, without a complaint', async () => {
    const { store, user, send } = open();
    await user.type(screen.getByLabelText('Code'), '606');
    await user.tab();
    expect(await screen.findByText('Five digits')).toBeVisible();
    send({ type: 'reset', criteria: NO_DUTY });
    expect(screen.queryByText('Five digits')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Code')).toHaveValue('');
    expect(store.get().criteria).toEqual(NO_DUTY);
  });
});

import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { ContractFormView } from './contract-form.tsx';
import { QuantityField } from './quantity/quantity-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { useContractForm } from './use-contract-form.ts';

const schema = z.object({
  projectName: z.string().check(z.minLength(1, 'Enter a project name')),
  cfm: z.nullable(z.number('Enter a number')),
});

function TestForm({ onSaved }: { readonly onSaved: (values: unknown) => void }) {
  const platform = usePlatform();
  const form = useContractForm({
    schema,
    values: { projectName: '', cfm: null },
    submit: async (values) => {
      await platform.api.projects.create({ projectName: values.projectName });
      onSaved(values);
    },
  });
  return (
    <ContractFormView form={form} label="Test">
      <TextField name="projectName" label="Name" hint="A hint" />
      <QuantityField name="cfm" of="airflow" label="Airflow" />
      <Button type="submit">Save</Button>
    </ContractFormView>
  );
}

const rejection = {
  message: 'No',
  errors: { projectName: ['Another project has that name'], owner: ['Who are you?'] },
  modelState: {},
};

function renderForm(response: () => unknown) {
  const onSaved = jest.fn();
  renderWithPlatform(<TestForm onSaved={onSaved} />, { responses: { 'POST /api/projects': response } });
  return { onSaved, user: userEvent.setup() };
}

describe('the form layer', () => {
  it('shows the rule a field breaks in place of its hint and puts the focus there', async () => {
    const { user, onSaved } = renderForm(() => ({}));
    expect(screen.getByText('A hint')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a project name')).toBeVisible();
    expect(screen.queryByText('A hint')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('[SHL-067] Enter in an input does what the button of the form does', async () => {
    const { user, onSaved } = renderForm(() => ({}));
    await user.type(screen.getByLabelText('Name'), 'Harbor');
    await user.type(screen.getByLabelText('Airflow'), '1500{Enter}');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ projectName: 'Harbor', cfm: 1500 }));
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('[VAL-020] [VAL-021] [VAL-022] puts what the server rejects on its fields, keeps the input, clears on the next edit', async () => {
    let isRejecting = true;
    const { user, onSaved } = renderForm(() => (isRejecting ? Response.json(rejection, { status: 400 }) : {}));
    await user.type(screen.getByLabelText('Name'), 'Harbor');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another project has that name')).toBeVisible();
    expect(screen.getByText('Who are you?')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Harbor');
    await user.type(screen.getByLabelText('Name'), ' 2');
    await waitFor(() => expect(screen.queryByText('Another project has that name')).not.toBeInTheDocument());
    isRejecting = false;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ projectName: 'Harbor 2', cfm: null }));
    expect(screen.queryByText('Who are you?')).not.toBeInTheDocument();
  });

  it('says nothing between press and release, so that a button below does not slip away from under the mouse', async () => {
    const { user } = renderForm(() => ({}));
    await user.click(screen.getByLabelText('Name'));
    const elsewhere = screen.getByText('A hint');
    await user.pointer({ keys: '[MouseLeft>]', target: elsewhere });
    expect(screen.getByLabelText('Name')).not.toHaveFocus();
    expect(screen.queryByText('Enter a project name')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: elsewhere });
    expect(await screen.findByText('Enter a project name')).toBeVisible();
  });

  it('shows an error when no server responded', async () => {
    const { user } = renderForm(() => {
      throw new TypeError('Failed to fetch');
    });
    await user.type(screen.getByLabelText('Name'), 'Harbor');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  });
});

const siteSchema = z.object({ projectName: z.string(), address: z.object({ city: z.nullable(z.string()) }) });

function SiteForm() {
  const { api } = usePlatform();
  const values = { projectName: 'Harbor', address: { city: null } };
  const form = useContractForm({ schema: siteSchema, values, submit: (site) => api.projects.create(site) });
  return (
    <ContractFormView form={form} label="Site">
      <TextField name="address.city" label="City" />
      <Button type="submit">Save</Button>
    </ContractFormView>
  );
}

describe('a group of fields', () => {
  it('[VAL-020] has what the server rejects at the field of the group, not above the form', async () => {
    const rejected = { message: 'No', errors: { 'address.city': ['There is no such city'] }, modelState: {} };
    renderWithPlatform(<SiteForm />, {
      responses: { 'POST /api/projects': () => Response.json(rejected, { status: 400 }) },
    });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('There is no such city')).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('There is no such city');
  });
});

describe('a quantity field', () => {
  it('takes arithmetic and shows the number on leaving, with what was typed as its tooltip', async () => {
    const { user, onSaved } = renderForm(() => ({}));
    const airflow = screen.getByLabelText('Airflow');
    await user.type(airflow, '2 x 850');
    await user.tab();
    expect(airflow).toHaveValue('1,700');
    expect(airflow).toHaveAttribute('title', 'Typed as 2 x 850');
    await user.type(screen.getByLabelText('Name'), 'A');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ projectName: 'A', cfm: 1700 }));
  });

  it('keeps what cannot be read and says what would be', async () => {
    const { user } = renderForm(() => ({}));
    const airflow = screen.getByLabelText('Airflow');
    await user.type(airflow, 'plenty');
    await user.tab();
    expect(airflow).toHaveValue('plenty');
    expect(screen.getByText('Enter a number, such as 1,500 or 2 x 750')).toBeVisible();
  });

  it('shows its unit inside the field', () => {
    renderForm(() => ({}));
    expect(screen.getByText('cfm')).toBeVisible();
  });
});

const choice = z.object({ region: z.nullable(z.number()), zone: z.string().check(z.minLength(1, 'Choose a zone')) });

function ChoiceForm({ onTried, onChosen }: { onTried: (values: unknown) => void; onChosen: (value: unknown) => void }) {
  const platform = usePlatform();
  const form = useContractForm({ schema: choice, values: { region: 24, zone: '' }, submit: async () => undefined });
  const tryOut = () =>
    form.submitTo(
      async (values) => {
        await platform.api.projects.create({ projectName: values.zone });
        onTried(values);
      },
      () => void platform.dialogs.alert({ title: 'Rejected', text: '', confirm: 'OK' }),
    );
  const regions = [{ value: 24, label: 'Chicago' }];
  const zones = ['', 'Denver'].map((value) => ({ value, label: value || 'None' }));
  return (
    <ContractFormView form={form} label="Test">
      <SelectField name="region" label="Region" options={regions} emptyLabel="All" isNumeric onChosen={onChosen} />
      <SelectField name="zone" label="Zone" options={zones} />
      <Button onClick={tryOut}>Try</Button>
    </ContractFormView>
  );
}

describe('a form with another purpose beside its own', () => {
  const renderChoice = (response: () => unknown) => {
    const seen = { onTried: jest.fn(), onChosen: jest.fn() };
    const { platform } = renderWithPlatform(<ChoiceForm {...seen} />, {
      responses: { 'POST /api/projects': response },
    });
    return { ...seen, platform, user: userEvent.setup() };
  };

  it('hands its values on once they keep the rules; no choice of a number is null', async () => {
    const { user, onTried, onChosen } = renderChoice(() => ({}));
    await user.selectOptions(screen.getByLabelText('Region'), 'All');
    expect(onChosen).toHaveBeenCalledWith(null);
    await user.click(screen.getByRole('button', { name: 'Try' }));
    expect(await screen.findByText('Choose a zone')).toBeVisible();
    expect(onTried).not.toHaveBeenCalled();
    await user.selectOptions(screen.getByLabelText('Zone'), 'Denver');
    await user.click(screen.getByRole('button', { name: 'Try' }));
    await waitFor(() => expect(onTried).toHaveBeenCalledWith({ region: null, zone: 'Denver' }));
  });

  it('says in its own way what the server rejects', async () => {
    const { user, platform } = renderChoice(() =>
      Response.json({ ...rejection, errors: { zone: ['Too far away'] } }, { status: 400 }),
    );
    await user.selectOptions(screen.getByLabelText('Zone'), 'Denver');
    await user.click(screen.getByRole('button', { name: 'Try' }));
    expect(await screen.findByText('Too far away')).toBeVisible();
    expect(platform.shownDialogs.map(({ title }) => title)).toEqual(['Rejected']);
  });
});

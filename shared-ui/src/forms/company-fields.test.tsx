import { companyDetails } from '@specbuilder/shared-contracts/api';
import { Button } from '@specbuilder/shared-ui/core';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressFields } from './address-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { ContractFormView } from './contract-form.tsx';
import { useContractForm } from './use-contract-form.ts';

const EMPTY_ADDRESS = { streetLine1: '', streetLine2: '', city: '', state: '', country: null, postalCode: '' };
const ROSEMONT = { ...EMPTY_ADDRESS, city: 'Rosemont', state: 'IL', country: 'USA' as const, postalCode: '60018' };
const CHICAGO = { postalCode: '60606', city: 'Chicago', state: 'IL', country: 'USA' };

interface CompanyFormProps {
  onSaved: (values: unknown) => void;
  isAddressAlone: boolean;
  address: typeof EMPTY_ADDRESS | typeof ROSEMONT;
}

function CompanyForm({ onSaved, isAddressAlone, address }: CompanyFormProps) {
  const form = useContractForm({
    schema: companyDetails,
    values: {
      ...{ name: 'Acme', contactName: null, phoneNumber: '', faxNumber: '', tollFreeNumber: '' },
      address,
    },
    submit: async (values) => onSaved(values),
  });
  return (
    <ContractFormView form={form} label="Company">
      {isAddressAlone ? <AddressFields name="address" reportsUnknownCode="as-toast" /> : <CompanyFields />}
      <Button type="submit">Save</Button>
    </ContractFormView>
  );
}

function show({ isKnown = true, isAddressAlone = false, failsWith = 400, address = EMPTY_ADDRESS }: ShowOptions = {}) {
  const onSaved = jest.fn();
  const location = () => {
    if (isKnown) return CHICAGO;
    return Response.json({ message: 'Invalid postal code', errors: {}, modelState: {} }, { status: failsWith });
  };
  const { platform } = renderWithPlatform(
    <CompanyForm onSaved={onSaved} isAddressAlone={isAddressAlone} address={address} />,
    { responses: { 'GET /api/location': location } },
  );
  return { platform, onSaved, user: userEvent.setup() };
}

interface ShowOptions {
  isKnown?: boolean;
  isAddressAlone?: boolean;
  failsWith?: number;
  address?: CompanyFormProps['address'];
}

describe('[WID-006] the company form', () => {
  it('fills the place of a postal code and keeps numbers in one writing', async () => {
    const { user, onSaved } = show();
    await user.type(screen.getByLabelText('Phone'), '1-312.555.0114');
    await user.type(screen.getByLabelText('Postal code'), '60606');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Chicago'));
    expect(screen.getByLabelText('Phone')).toHaveValue('(312) 555-0114');
    expect(screen.getByLabelText('Country')).toHaveValue('USA');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(onSaved.mock.calls[0][0]).toMatchObject({ phoneNumber: '(312) 555-0114', address: CHICAGO });
  });

  it('takes the place away with its code, but not what was written over it', async () => {
    const { user } = show();
    const code = screen.getByLabelText('Postal code');
    const city = screen.getByLabelText('City');
    await user.type(code, '60606');
    await waitFor(() => expect(city).toHaveValue('Chicago'));
    await user.clear(code);
    await waitFor(() => expect(city).toHaveValue(''));
    await user.type(code, '60606');
    await waitFor(() => expect(city).toHaveValue('Chicago'));
    await user.clear(city);
    await user.type(city, 'Oak Park');
    await user.clear(code);
    await waitFor(() => expect(screen.getByLabelText('State or province')).toHaveValue('IL'));
    expect(city).toHaveValue('Oak Park');
  });

  it('keeps the place that was saved with a code, and comes back to it with that code', async () => {
    jest.useFakeTimers();
    const { platform } = show({ address: ROSEMONT });
    const code = screen.getByLabelText('Postal code');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(platform.calls).toEqual([]);
    expect(screen.getByLabelText('City')).toHaveValue('Rosemont');
    jest.useRealTimers();
    fireEvent.change(code, { target: { value: '60606' } });
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Chicago'));
    fireEvent.change(code, { target: { value: '60018' } });
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Rosemont'));
    expect(platform.calls).toHaveLength(1);
  });

  it('[LOC-026] [LOC-027] looks a code up from five characters on, after half a second of rest', async () => {
    jest.useFakeTimers();
    const { platform } = show();
    const write = (value: string) => fireEvent.change(screen.getByLabelText('Postal code'), { target: { value } });
    const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    write('6060');
    await rest(2000);
    expect(platform.calls).toEqual([]);
    write('60606');
    await rest(499);
    expect(platform.calls).toEqual([]);
    await rest(1);
    expect(platform.calls.map(({ query }) => query.get('postalCode'))).toEqual(['60606']);
    jest.useRealTimers();
  });

  it('[ERR-009] shows an error at the field while it contains an unknown code', async () => {
    const { user, platform } = show({ isKnown: false });
    const code = screen.getByLabelText('Postal code');
    await user.type(code, '99999');
    expect(await screen.findByText('Please enter a valid postal code')).toBeVisible();
    expect(code).toHaveAttribute('aria-invalid', 'true');
    await user.tab();
    expect(screen.getByText('Please enter a valid postal code')).toBeVisible();
    await user.clear(code);
    await waitFor(() => expect(screen.queryByText('Please enter a valid postal code')).not.toBeInTheDocument());
    expect(platform.shownToasts).toEqual([]);
  });

  it('accepts a code of Mexico, which is in no table', async () => {
    const { user } = show({ isKnown: false });
    await user.type(screen.getByLabelText('Postal code'), '64000');
    expect(await screen.findByText('Please enter a valid postal code')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Country'), 'Mexico');
    expect(screen.queryByText('Please enter a valid postal code')).not.toBeInTheDocument();
  });

  it('shows no country where none is chosen, and takes a choice back', async () => {
    const { user, onSaved } = show();
    const country = screen.getByLabelText('Country');
    expect(country).toHaveDisplayValue('Not chosen');
    await user.selectOptions(country, 'Canada');
    await user.selectOptions(country, 'Not chosen');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(onSaved.mock.calls[0][0]).toMatchObject({ address: { country: null } });
  });

  it('the address alone says it in a toast of three seconds', async () => {
    const { user, platform } = show({ isKnown: false, isAddressAlone: true });
    await user.type(screen.getByLabelText('Postal code'), '99999');
    await waitFor(() =>
      expect(platform.shownToasts).toEqual([
        expect.objectContaining({ title: 'Invalid postal code', durationMs: 3000 }),
      ]),
    );
  });

  it('says nothing of the code when the look-up itself fails, which is logged', async () => {
    const { user, platform } = show({ isKnown: false, isAddressAlone: true, failsWith: 503 });
    await user.type(screen.getByLabelText('Postal code'), '60606');
    await waitFor(() => expect(platform.problems).toHaveLength(1));
    expect(platform.shownToasts).toEqual([]);
  });

  it('rejects a number that is too short', async () => {
    const { user, onSaved } = show();
    await user.type(screen.getByLabelText('Fax'), '555');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A phone number like (555) 555-5555')).toBeVisible();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

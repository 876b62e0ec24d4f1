import { companyDetails } from '@specbuilder/shared-contracts/api';
import { Button } from '@specbuilder/shared-ui/core';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressFields } from './address-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { ContractFormView } from './contract-form.tsx';
import { useContractForm } from './use-contract-form.ts';

const EMPTY_ADDRESS = { streetLine1: '', streetLine2: '', city: '', state: '', country: null, postalCode: '' };
const CHICAGO = { postalCode: '60606', city: 'Chicago', state: 'IL', country: 'USA' };

function CompanyForm({ onSaved, isAddressAlone }: { onSaved: (values: unknown) => void; isAddressAlone: boolean }) {
  const form = useContractForm({
    schema: companyDetails,
    values: {
      ...{ name: 'Acme', contactName: null, phoneNumber: '', faxNumber: '', tollFreeNumber: '' },
      address: EMPTY_ADDRESS,
    },
    submit: async (values) => onSaved(values),
  });
  return (
    <ContractFormView form={form} label="Company">
      {isAddressAlone ? <AddressFields name="address" tellsUnknownCode="as-toast" /> : <CompanyFields />}
      <Button type="submit">Save</Button>
    </ContractFormView>
  );
}

function show({ isKnown = true, isAddressAlone = false } = {}) {
  const onSaved = jest.fn();
  const location = () => {
    if (isKnown) return CHICAGO;
    return Response.json({ message: 'Invalid postal code', errors: {}, modelState: {} }, { status: 400 });
  };
  const { platform } = renderWithPlatform(<CompanyForm onSaved={onSaved} isAddressAlone={isAddressAlone} />, {
    answers: { 'GET /api/location': location },
  });
  return { platform, onSaved, user: userEvent.setup() };
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

  it('[ERR-009] says at the field that a code leads nowhere', async () => {
    const { user, platform } = show({ isKnown: false });
    await user.type(screen.getByLabelText('Postal code'), '99999');
    expect(await screen.findByText('Please enter a valid postal code')).toBeVisible();
    expect(platform.shownToasts).toEqual([]);
  });

  it('[ERR-008] the address alone says it in a toast of three seconds', async () => {
    const { user, platform } = show({ isKnown: false, isAddressAlone: true });
    await user.type(screen.getByLabelText('Postal code'), '99999');
    await waitFor(() =>
      expect(platform.shownToasts).toEqual([
        expect.objectContaining({ title: 'Invalid postal code', durationMs: 3000 }),
      ]),
    );
  });

  it('refuses a number that is too short', async () => {
    const { user, onSaved } = show();
    await user.type(screen.getByLabelText('Fax'), '555');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A phone number like (555) 555-5555')).toBeVisible();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

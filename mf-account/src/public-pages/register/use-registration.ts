import { type Registration, registration } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useContractForm } from '@specbuilder/shared-ui/forms';
import { rejectionToast } from '../rejection/rejection-toast.ts';

const EMPTY: Registration = {
  username: '',
  password: '',
  passwordConfirm: '',
  email: '',
  companyName: '',
  phoneNumber: '',
  postalCode: '',
  city: null,
  state: null,
  country: null,
};

/** The form of a registration. What went through clears it and signs the user in, without typing where that is offered. */
export function useRegistration() {
  const platform = usePlatform();
  const form = useContractForm({
    schema: registration,
    values: EMPTY,
    submit: async (values) => {
      const { otac } = await platform.api.account.register(values);
      form.methods.reset();
      await platform.session.signIn({
        loginHint: values.username,
        ...(otac === undefined ? {} : { oneTimeCode: otac }),
      });
    },
    onRejected: (error) => void platform.toasts.show(rejectionToast(error)),
  });
  return form;
}

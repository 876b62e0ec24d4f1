import { formatPhone } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { FORM_MESSAGES } from '../messages/form.generated.ts';
import { AddressFields } from './address-fields.tsx';
import { PairOfFields } from './pair-of-fields.tsx';
import { TextField } from './text-field.tsx';

interface CompanyFieldsProps {
  /** Path of the company in the form: 'company', or '' where it is the form. */
  readonly name?: string;
}

/** A company with its numbers and address (WID-006); numbers are written as (555) 555-5555 when their field is left. */
export function CompanyFields({ name = '' }: CompanyFieldsProps) {
  const styles = useStyles();
  const at = (field: string) => (name === '' ? field : `${name}.${field}`);
  const number = (field: string, label: string) => (
    <TextField name={at(field)} label={label} type="tel" autoComplete="tel" maxLength={20} format={formatPhone} />
  );
  return (
    <div className={styles.fields}>
      <PairOfFields>
        <TextField
          name={at('name')}
          label={FORM_MESSAGES.companyName}
          required
          autoComplete="organization"
          maxLength={100}
        />
        <TextField name={at('contactName')} label={FORM_MESSAGES.contactName} autoComplete="name" maxLength={100} />
      </PairOfFields>
      <div className={styles.numbers}>
        {number('phoneNumber', FORM_MESSAGES.phone)}
        {number('faxNumber', FORM_MESSAGES.fax)}
        {number('tollFreeNumber', FORM_MESSAGES.tollFree)}
      </div>
      <AddressFields name={at('address')} reportsUnknownCode="at-field" />
    </div>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalMNudge },
  numbers: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalMNudge,
  },
});

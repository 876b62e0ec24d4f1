import { COUNTRIES, ERRORS, formatPostalCode, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FORM_TEXTS } from '../words/form.generated.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { usePlaceOfPostalCode } from './use-place-of-postal-code.ts';

interface AddressFieldsProps {
  /** Path of the address in the form: 'address'. */
  readonly name: string;
  /** How an unknown postal code is reported: as a toast (ERR-008), or at its field as the company form does (ERR-009). */
  readonly reportsUnknownCode: 'as-toast' | 'at-field';
}

const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({ value, label: FORM_TEXTS.countries[value] }));

/** Address of a company or site: the postal code fills city, state and country, which stay open to be changed. */
export function AddressFields({ name, reportsUnknownCode }: AddressFieldsProps) {
  const styles = useStyles();
  const { toasts } = usePlatform();
  const { setError } = useFormContext();
  const { status } = usePlaceOfPostalCode(name);
  useEffect(() => {
    if (status !== 'unknown') return;
    if (reportsUnknownCode === 'at-field') {
      setError(`${name}.postalCode`, { message: ERRORS.enterValidPostalCode });
    } else {
      void toasts.show({ kind: 'error', title: ERRORS.invalidPostalCode, durationMs: TOAST_MS.postalError });
    }
  }, [status, reportsUnknownCode, name, setError, toasts]);
  return (
    <div className={styles.fields}>
      <TextField
        name={`${name}.streetLine1`}
        label={FORM_TEXTS.streetLine1}
        autoComplete="address-line1"
        maxLength={100}
      />
      <TextField
        name={`${name}.streetLine2`}
        label={FORM_TEXTS.streetLine2}
        autoComplete="address-line2"
        maxLength={100}
      />
      <div className={styles.row}>
        <TextField
          name={`${name}.postalCode`}
          label={FORM_TEXTS.postalCode}
          autoComplete="postal-code"
          maxLength={10}
          format={formatPostalCode}
        />
        <TextField name={`${name}.city`} label={FORM_TEXTS.city} autoComplete="address-level2" maxLength={100} />
      </div>
      <div className={styles.row}>
        <TextField name={`${name}.state`} label={FORM_TEXTS.state} autoComplete="address-level1" maxLength={100} />
        <SelectField name={`${name}.country`} label={FORM_TEXTS.country} options={COUNTRY_OPTIONS} />
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalMNudge },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

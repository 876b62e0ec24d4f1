import { COUNTRIES, ERRORS, formatPostalCode, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { FORM_MESSAGES } from '../messages/form.generated.ts';
import { PairOfFields } from './pair-of-fields.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { usePlaceOfPostalCode } from './use-place-of-postal-code.ts';

interface AddressFieldsProps {
  /** Path of the address in the form: 'address'. */
  readonly name: string;
  /** Where an unknown postal code is reported: as a toast too (ERR-008), or at its field alone as in the company form (ERR-009). */
  readonly reportsUnknownCode: 'as-toast' | 'at-field';
}

/** Address of a company or site: the postal code fills city, state and country, which stay open to be changed. */
export function AddressFields({ name, reportsUnknownCode }: AddressFieldsProps) {
  const styles = useStyles();
  const isUnknown = useIsCodeUnknown(name);
  const { toasts } = usePlatform();
  const isAtField = reportsUnknownCode === 'at-field';
  useEffect(() => {
    if (!isUnknown || isAtField) return;
    void toasts.show({ kind: 'error', title: ERRORS.invalidPostalCode, durationMs: TOAST_MS.postalError });
  }, [isUnknown, isAtField, toasts]);
  const line = (field: string, label: string, autoComplete: string) => (
    <TextField name={`${name}.${field}`} label={label} autoComplete={autoComplete} maxLength={100} />
  );
  return (
    <div className={styles.fields}>
      <PairOfFields>
        {line('streetLine1', FORM_MESSAGES.streetLine1, 'address-line1')}
        {line('streetLine2', FORM_MESSAGES.streetLine2, 'address-line2')}
      </PairOfFields>
      <div className={styles.row}>
        <TextField
          name={`${name}.postalCode`}
          label={FORM_MESSAGES.postalCode}
          autoComplete="postal-code"
          maxLength={10}
          format={formatPostalCode}
          problem={isUnknown ? (isAtField ? ERRORS.enterValidPostalCode : ERRORS.invalidPostalCode) : undefined}
        />
        {line('city', FORM_MESSAGES.city, 'address-level2')}
      </div>
      <div className={styles.row}>
        {line('state', FORM_MESSAGES.state, 'address-level1')}
        <SelectField
          name={`${name}.country`}
          label={FORM_MESSAGES.country}
          options={COUNTRIES.map((value) => ({ value, label: FORM_MESSAGES.countries[value] }))}
          emptyLabel={FORM_MESSAGES.noCountry}
        />
      </div>
    </div>
  );
}

/** No table lists the codes of Mexico, so none of them counts as unknown. */
function useIsCodeUnknown(name: string): boolean {
  const { status } = usePlaceOfPostalCode(name);
  const country: unknown = useWatch({ name: `${name}.country` });
  return status === 'unknown' && country !== 'MEX';
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalMNudge },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalMNudge,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

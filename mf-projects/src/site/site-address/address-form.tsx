import { BuildingRegular } from '@fluentui/react-icons/headless/svg/building';
import { OptionsRegular } from '@fluentui/react-icons/headless/svg/options';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { AddressFields, type ContractForm, ContractFormView } from '@specbuilder/shared-ui/forms';
import type { ReactNode } from 'react';
import { SITE_ADDRESS_MESSAGES } from '../../messages/site-address.generated.ts';
import type { SiteForm } from './use-site-address.ts';

interface AddressFormProps {
  readonly form: ContractForm<SiteForm>;
  readonly onBuildings: () => void;
  readonly onDefaults: () => void;
  /** Shown beside the fields, and reads them. */
  readonly children: ReactNode;
}

/** Fields of the address with what is known of its place beside them. */
export function AddressForm({ form, onBuildings, onDefaults, children }: AddressFormProps) {
  const styles = useStyles();
  const { isDirty, isSubmitting } = form.methods.formState;
  return (
    <ContractFormView form={form} label={SITE_ADDRESS_MESSAGES.form} className={styles.columns}>
      <section className={styles.fields} aria-labelledby="site-address-title">
        <h2 id="site-address-title" className={styles.title}>
          {SITE_ADDRESS_MESSAGES.title}
        </h2>
        <p className={styles.hint}>{SITE_ADDRESS_MESSAGES.hint}</p>
        <AddressFields name="address" reportsUnknownCode="as-toast" />
        <div className={styles.actions}>
          <Button type="submit" appearance="primary" disabledFocusable={!isDirty || isSubmitting}>
            {SITE_ADDRESS_MESSAGES.save}
          </Button>
          <Button icon={<BuildingRegular />} onClick={onBuildings}>
            {SITE_ADDRESS_MESSAGES.buildings}
          </Button>
          <Button icon={<OptionsRegular />} onClick={onDefaults}>
            {SITE_ADDRESS_MESSAGES.defaults}
          </Button>
        </div>
      </section>
      {children}
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalS },
});

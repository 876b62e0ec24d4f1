import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { GRANTED_ROLES, type UserRights } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Checkbox, Field, Select } from '@specbuilder/shared-ui/data';
import { useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { useQuery } from '@specbuilder/shared-ui/query';
import { ADMIN_USER_MESSAGES as MESSAGES } from '../../messages/admin-user.generated.ts';
import { roleText } from './user-texts.ts';

/** All users have 'user', so it is not offered for selection. */
const CHOSEN_ROLES = GRANTED_ROLES.filter((role) => role !== 'user');

/** Roles and sales regions of an account, in a form of either an account or an invitation. */
export function RightsFields() {
  return (
    <>
      <RolesField />
      <RegionsField />
    </>
  );
}

function RolesField() {
  const styles = useStyles();
  const { setValue } = useFormContext();
  const roles = useWatch({ name: 'roles' }) as UserRights['roles'];
  const toggle = (role: UserRights['roles'][number], isOn: boolean) =>
    setValue('roles', isOn ? [...roles, role] : roles.filter((item) => item !== role), { shouldDirty: true });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{MESSAGES.roles}</legend>
      <div className={styles.roles}>
        {CHOSEN_ROLES.map((role) => (
          <Checkbox
            key={role}
            label={roleText(role)}
            checked={roles.includes(role)}
            onChange={(_, { checked }) => toggle(role, checked === true)}
          />
        ))}
      </div>
      <span className={styles.hint}>{MESSAGES.everyone}</span>
    </fieldset>
  );
}

function RegionsField() {
  const styles = useStyles();
  const { setValue, getFieldState, formState } = useFormContext();
  const chosen = useWatch({ name: 'salesRegions' }) as readonly number[];
  const { data = [] } = useQuery(usePlatform().apiQueries.regions.sales.queryOptions());
  const names = new Map(data.map(({ region, description }) => [region, description]));
  const change = (regions: readonly number[]) => setValue('salesRegions', regions, { shouldDirty: true });
  // Regions of other brands, or closed since, have no name here.
  const text = (number: number) => MESSAGES.region({ number, name: names.get(number) ?? '' }).trim();
  return (
    <div className={styles.field}>
      <Field
        label={MESSAGES.regions}
        validationMessage={getFieldState('salesRegions', formState).error?.message ?? null}
      >
        <Select value="" onChange={(_, { value }) => change([...chosen, Number(value)])}>
          <option value="">{MESSAGES.addRegion}</option>
          {data
            .filter(({ region }) => !chosen.includes(region))
            .map(({ region }) => (
              <option key={region} value={region}>
                {text(region)}
              </option>
            ))}
        </Select>
      </Field>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={MESSAGES.regions}>
          {chosen.map((region) => (
            <li key={region}>
              <Button
                size="small"
                icon={<DismissRegular />}
                iconPosition="after"
                aria-label={MESSAGES.removeRegion({ region: text(region) })}
                onClick={() => change(chosen.filter((item) => item !== region))}
              >
                {text(region)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  label: { padding: 0, marginBottom: tokens.spacingVerticalXXS },
  roles: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  field: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  chosen: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

import { AUDIT_ACTIONS } from '@specbuilder/shared-contracts/domain';
import { compareTexts, currentLanguage } from '@specbuilder/shared-contracts/language';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Field, Input, Select } from '@specbuilder/shared-ui/data';
import { ADMIN_AUDIT_MESSAGES as MESSAGES } from '../../messages/admin-audit.generated.ts';
import type { AuditAddress } from './audit-address.ts';
import { actionText } from './audit-texts.ts';
import { PersonFilter } from './person-filter.tsx';

interface AuditFiltersProps {
  readonly address: AuditAddress;
  readonly onChange: (next: Partial<AuditAddress>) => void;
}

/** What of the log is shown. */
export function AuditFilters({ address, onChange }: AuditFiltersProps) {
  const styles = useStyles();
  const { action, userId, from, to } = address;
  const locale = currentLanguage.locale();
  const actions = AUDIT_ACTIONS.map((item) => ({ action: item, text: actionText(item) })).sort((item, other) =>
    compareTexts(locale, item.text, other.text),
  );
  return (
    <div className={styles.filters}>
      <Field label={MESSAGES.action} className={styles.field}>
        <Select
          className={styles.actions}
          value={action ?? ''}
          onChange={(_, { value }) => onChange({ action: AUDIT_ACTIONS.find((item) => item === value) ?? null })}
        >
          <option value="">{MESSAGES.anyAction}</option>
          {actions.map((item) => (
            <option key={item.action} value={item.action}>
              {item.text}
            </option>
          ))}
        </Select>
      </Field>
      <PersonFilter className={styles.field} userId={userId} onChange={(next) => onChange({ userId: next })} />
      <Field label={MESSAGES.from} className={styles.day}>
        <Input type="date" value={from} max={to} onChange={(_, { value }) => onChange({ from: value })} />
      </Field>
      <Field label={MESSAGES.to} className={styles.day}>
        <Input type="date" value={to} min={from} onChange={(_, { value }) => onChange({ to: value })} />
      </Field>
    </div>
  );
}

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  field: {
    flex: '1 1 200px',
    minWidth: 0,
    maxWidth: '320px',
    '@media (max-width: 639.98px)': { flexBasis: '100%', maxWidth: 'none' },
  },
  // Not as wide as the longest action, which is wider than a phone.
  actions: { minWidth: 0 },
  day: { flex: '0 1 160px', minWidth: 0, '@media (max-width: 639.98px)': { flexGrow: 1, flexBasis: '140px' } },
});

import { formatQuantity, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { BY_MODEL_MESSAGES } from '../../messages/by-model.generated.ts';
import type { ModelLine } from './model-line.ts';

/** How the line was understood, so that a slip of the finger is seen before it is bought. */
export function ReadLine({ line }: { readonly line: ModelLine }) {
  const styles = useStyles();
  const { model, cfm, sp, quantity, unread } = line;
  const facts = [
    { label: BY_MODEL_MESSAGES.model, value: model.toUpperCase() },
    { label: BY_MODEL_MESSAGES.airflow, value: cfm === null ? null : formatQuantity(cfm, 'airflow') },
    { label: BY_MODEL_MESSAGES.staticPressure, value: sp === null ? null : formatQuantity(sp, 'dutyPressure') },
    { label: BY_MODEL_MESSAGES.quantity, value: String(quantity) },
  ];
  return (
    <div className={styles.read}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {unread.length > 0 && <p className={styles.unread}>{BY_MODEL_MESSAGES.unread({ words: unread.join(' ') })}</p>}
    </div>
  );
}

const useStyles = makeStyles({
  read: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
  },
  label: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  unread: { margin: 0, color: tokens.colorNeutralForeground2 },
});

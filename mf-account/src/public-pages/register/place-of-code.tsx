import { formatPostalCode } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { TextField, usePlaceOfPostalCode, useWatch } from '@specbuilder/shared-ui/forms';
import { REGISTER_MESSAGES } from '../../messages/register.generated.ts';

const MIN_LENGTH = 5;
const MAX_LENGTH = 7;

/** Which codes a registration looks up: the stated lengths alone decide (ACC-025, A-069). */
export function isLookedUp(code: string): boolean {
  const { length } = code.trim();
  return length >= MIN_LENGTH && length <= MAX_LENGTH;
}

/** The postal code, and its place as it is found. */
export function PlaceOfCode() {
  const styles = useStyles();
  const { status } = usePlaceOfPostalCode('', isLookedUp);
  const [city, state, country]: unknown[] = useWatch({ name: ['city', 'state', 'country'] });
  const place = [city, state, country].filter(Boolean).join(', ');
  return (
    <>
      <TextField
        name="postalCode"
        label={REGISTER_MESSAGES.postalCode}
        hint={REGISTER_MESSAGES.countries}
        required
        autoComplete="postal-code"
        maxLength={10}
        format={formatPostalCode}
      />
      <div>
        <span id="place-of-code" className={styles.label}>
          {REGISTER_MESSAGES.place}
        </span>
        <output className={styles.place} aria-labelledby="place-of-code">
          {place || (status === 'unknown' ? REGISTER_MESSAGES.unknownPlace : REGISTER_MESSAGES.filled)}
        </output>
      </div>
    </>
  );
}

const useStyles = makeStyles({
  label: { display: 'block', marginBottom: tokens.spacingVerticalXXS, paddingBlock: tokens.spacingVerticalXXS },
  /** As high as the fields beside it. */
  place: {
    boxSizing: 'border-box',
    display: 'block',
    minHeight: '32px',
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
  },
});

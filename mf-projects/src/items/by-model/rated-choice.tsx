import { WarningRegular } from '@fluentui/react-icons/headless/svg/warning';
import type { RatedModel } from '@specbuilder/shared-contracts/api';
import { horsepowerName } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import {
  formatQuantity,
  makeStyles,
  mergeClasses,
  moneyText,
  tokens,
  useArePricesShown,
  usePlatform,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { Radio } from '@specbuilder/shared-ui/data';
import { BY_MODEL_MESSAGES } from '../../messages/by-model.generated.ts';

/** A model that can be chosen, with what it is at the duty; or why it cannot be. */
export function RatedChoice({ rated }: { readonly rated: RatedModel }) {
  const styles = useStyles();
  const { model, description, offer, reasons } = rated;
  const values = useValues(offer);
  return (
    <div className={mergeClasses(styles.choice, offer === null && styles.unfit)}>
      <Radio
        value={model}
        disabled={offer === null}
        label={
          <span className={styles.name}>
            <strong translate="no">{offer?.modelDisplayAs ?? model}</strong>
            <span className={styles.description}>{description}</span>
          </span>
        }
      />
      {offer === null ? (
        <ul className={styles.reasons}>
          {reasons.map(({ modelCode, driveText, message }) => (
            <li key={modelCode + driveText} className={styles.reason}>
              <WarningRegular className={styles.icon} aria-hidden />
              <span>{reasonText(driveText, messageText(message))}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.figures}>{values.join(' · ')}</p>
      )}
    </div>
  );
}

function reasonText(drive: string, reason: string): string {
  return drive === '' ? reason : BY_MODEL_MESSAGES.reason({ drive, reason });
}

function useValues(offer: RatedModel['offer']): string[] {
  const currency = useReadable(usePlatform().currency);
  const arePricesShown = useArePricesShown();
  if (offer === null) return [];
  const { cfm, driveText, motorHorsepower, rpm, totalBhp, soundSones, price } = offer;
  return [
    driveText,
    formatQuantity(cfm, 'airflow'),
    BY_MODEL_MESSAGES.motor({ horsepower: horsepowerName(motorHorsepower) }),
    formatQuantity(rpm, 'speed'),
    totalBhp === null ? '' : formatQuantity(totalBhp, 'brakeHorsepower'),
    soundSones === null ? '' : formatQuantity(soundSones, 'sound'),
    arePricesShown ? moneyText(price, currency) : '',
  ].filter((each) => each !== '');
}

const useStyles = makeStyles({
  choice: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  unfit: { backgroundColor: tokens.colorNeutralBackground2 },
  name: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
  description: { color: tokens.colorNeutralForeground2 },
  figures: {
    margin: `0 0 0 ${tokens.spacingHorizontalXXXL}`,
    fontVariantNumeric: 'tabular-nums',
  },
  reasons: { listStyleType: 'none', margin: `0 0 0 ${tokens.spacingHorizontalXXXL}`, padding: 0 },
  reason: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalXS },
  icon: { flexShrink: 0, marginBlockStart: tokens.spacingVerticalXXS, color: tokens.colorStatusWarningForeground1 },
});

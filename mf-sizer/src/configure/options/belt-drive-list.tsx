import type { BeltDrive } from '@specbuilder/shared-contracts/api';
import { LONGEST_BEARING_LIFE } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, decimalNumber, number } from '@specbuilder/shared-contracts/language';
import { formatQuantity, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { ValueLine } from '../value-line/value-line.tsx';

/** Belts, sheaves and bearings of a fan on belts, closed until someone needs them. */
export function BeltDriveList({ drive }: { readonly drive: BeltDrive }) {
  const styles = useStyles();
  const { belts, section, motorSheaveIn, fanSheaveIn, fanRpm, beltSpeed, bearings } = drive;
  const inches = (value: number) => OPTIONS_MESSAGES.inches({ value: shortNumber(value) });
  const lines: readonly (readonly [string, string])[] = [
    [OPTIONS_MESSAGES.belts, OPTIONS_MESSAGES.beltsOf({ count: belts, section })],
    [OPTIONS_MESSAGES.motorSheave, inches(motorSheaveIn)],
    [OPTIONS_MESSAGES.fanSheave, inches(fanSheaveIn)],
    [OPTIONS_MESSAGES.sheaveSpeed, formatQuantity(fanRpm, 'speed')],
    [OPTIONS_MESSAGES.beltSpeed, formatQuantity(beltSpeed, 'velocity')],
    [OPTIONS_MESSAGES.bearingLife, lifeText(bearings.lifeHours)],
  ];
  return (
    <details>
      <summary className={styles.summary}>{OPTIONS_MESSAGES.beltDrive}</summary>
      <dl className={styles.list}>
        {lines.map(([label, value]) => (
          <ValueLine key={label} label={label}>
            {value}
          </ValueLine>
        ))}
      </dl>
    </details>
  );
}

function shortNumber(value: number): string {
  return decimalNumber(currentLanguage.locale(), value, Number.isInteger(value) ? 0 : 1);
}

function lifeText(lifeHours: number): string {
  const hours = number(currentLanguage.locale(), lifeHours);
  return lifeHours < LONGEST_BEARING_LIFE
    ? OPTIONS_MESSAGES.hours({ hours })
    : OPTIONS_MESSAGES.hoursAtLeast({ hours });
}

const useStyles = makeStyles({
  summary: {
    paddingBlock: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  list: { margin: 0, '& > :last-child': { borderBottom: 'none' } },
});

import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import type { SentSpaceHmi } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox, Field, Input, Select } from '@specbuilder/shared-ui/data';
import { SECTIONS_MESSAGES } from '../../../messages/sections.generated.ts';
import { CLEAR_OF_FRAME, useFieldStyles } from './field-styles.ts';

const LONGEST_LOCATION = 50;

interface SpaceHmiFieldsProps {
  readonly hmi: SentSpaceHmi;
  readonly cableLengthsFeet: readonly number[];
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<SentSpaceHmi>) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One panel: where it hangs, on which cable, and what it does. */
export function SpaceHmiFields({ hmi, cableLengthsFeet, isReadOnly, onChange, onRemove }: SpaceHmiFieldsProps) {
  const styles = useStyles();
  const name = SECTIONS_MESSAGES.hmi({ number: hmi.number });
  return (
    <fieldset className={styles.hmi} aria-label={name}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        {onRemove && (
          <Button
            appearance="subtle"
            size="small"
            className={styles.remove}
            icon={<DeleteRegular />}
            aria-label={SECTIONS_MESSAGES.removeHmi({ number: hmi.number })}
            onClick={onRemove}
          />
        )}
      </div>
      <Location hmi={hmi} isReadOnly={isReadOnly} onChange={onChange} />
      <Cable hmi={hmi} cableLengthsFeet={cableLengthsFeet} isReadOnly={isReadOnly} onChange={onChange} />
      <Boxes hmi={hmi} isReadOnly={isReadOnly} onChange={onChange} />
    </fieldset>
  );
}

type PartProps = Pick<SpaceHmiFieldsProps, 'hmi' | 'isReadOnly' | 'onChange'>;

function Location({ hmi, isReadOnly, onChange }: PartProps) {
  const styles = { ...useFieldStyles(), ...useStyles() };
  return (
    <Field label={SECTIONS_MESSAGES.location} className={styles.location}>
      <Input
        value={hmi.location}
        maxLength={LONGEST_LOCATION}
        disabled={isReadOnly}
        className={styles.input}
        onChange={(_, { value }) => onChange({ location: value })}
      />
    </Field>
  );
}

function Cable({
  hmi,
  cableLengthsFeet,
  isReadOnly,
  onChange,
}: PartProps & Pick<SpaceHmiFieldsProps, 'cableLengthsFeet'>) {
  const styles = { ...useFieldStyles(), ...useStyles() };
  const { cableLength, isFieldSupplied } = hmi;
  return (
    <Field label={SECTIONS_MESSAGES.cable} className={styles.cable}>
      <Select
        className={styles.select}
        value={String(cableLength)}
        disabled={isReadOnly || isFieldSupplied}
        onChange={(_, { value }) => onChange({ cableLength: Number(value) })}
      >
        {isFieldSupplied && <option value="0">{SECTIONS_MESSAGES.noCable}</option>}
        {cableLengthsFeet.map((feet) => (
          <option key={feet} value={String(feet)}>
            {SECTIONS_MESSAGES.feet({ feet })}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Boxes({ hmi, isReadOnly, onChange }: PartProps) {
  const styles = useStyles();
  const box = (label: string, field: 'isFieldSupplied' | 'lockScreen' | 'enableTempAveraging') => (
    <Checkbox
      label={label}
      checked={hmi[field]}
      indicator={{ className: styles.indicator }}
      disabled={isReadOnly}
      onChange={(_, { checked }) => onChange({ [field]: checked === true })}
    />
  );
  return (
    <div className={styles.boxes}>
      {box(SECTIONS_MESSAGES.fieldSupplied, 'isFieldSupplied')}
      {box(SECTIONS_MESSAGES.lockScreen, 'lockScreen')}
      {box(SECTIONS_MESSAGES.averaging, 'enableTempAveraging')}
    </div>
  );
}

const useStyles = makeStyles({
  hmi: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
    padding: `0 0 ${tokens.spacingVerticalS}`,
    border: 'none',
    minWidth: 0,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexBasis: '100%',
    minHeight: '28px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  remove: { ...CLEAR_OF_FRAME, '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
  location: { flexGrow: 1, flexBasis: '150px', maxWidth: '280px' },
  cable: { flexBasis: '112px' },
  indicator: { '@media (pointer: coarse)': { alignSelf: 'center' } },
  // Checkboxes bring a margin of their own.
  boxes: {
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: '-8px',
    '& input': CLEAR_OF_FRAME,
    '@media (pointer: coarse)': { '& > *': { minHeight: '44px', alignItems: 'center' } },
  },
});

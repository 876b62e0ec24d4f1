import {
  DEFAULT_SOUND_DISTANCE_FT,
  DEFAULT_THREE_PHASE_V,
  horsepowerName,
  MOTOR_SUPPLIES,
  STANDARD_TAG_PATTERNS,
  STARTING_DISCONNECTS,
  STARTING_ENCLOSURES,
  TAG_KINDS,
} from '@specbuilder/shared-contracts/domain';
import { formatValue, makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { QuantityField, SelectField, TextField, useWatch } from '@specbuilder/shared-ui/forms';
import type { ReactNode } from 'react';
import { SIZING_DEFAULTS_MESSAGES as MESSAGES } from '../../messages/sizing-defaults.generated.ts';
import { supplyName } from './default-texts.ts';
import type { DefaultsForm } from './defaults-form.ts';
import { smallMotorLimits } from './small-motor-limits.ts';

const supplies = () => MOTOR_SUPPLIES.map((value) => ({ value, label: supplyName(value) }));
const sameWords = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** All of it may stay empty: what is empty is as the catalogue has it. */
export function DefaultsFields({ isReadOnly, hasTags }: { readonly isReadOnly: boolean; readonly hasTags: boolean }) {
  const limit = useWatch<DefaultsForm, 'sizingDefaults.smallMotorBelowHp'>({
    name: 'sizingDefaults.smallMotorBelowHp',
  });
  return (
    <>
      <Group title={MESSAGES.site} isReadOnly={isReadOnly}>
        <QuantityField
          name="sizingDefaults.altitude"
          of="length"
          label={MESSAGES.altitude}
          hint={MESSAGES.altitudeHint}
          empty={{ value: null, placeholder: MESSAGES.altitudeOfSite }}
        />
        <QuantityField
          name="sizingDefaults.soundLevelDistance"
          of="length"
          label={MESSAGES.soundDistance}
          empty={{ value: null, placeholder: formatValue(DEFAULT_SOUND_DISTANCE_FT, QUANTITIES.length) }}
        />
        <SelectField
          name="sizingDefaults.installation"
          label={MESSAGES.installation}
          emptyLabel={MESSAGES.anyInstallation}
          options={[
            { value: 'ducted', label: MESSAGES.ducted },
            { value: 'nonDucted', label: MESSAGES.nonDucted },
          ]}
        />
      </Group>
      <Group title={MESSAGES.electrical} hint={MESSAGES.optionHint} isReadOnly={isReadOnly}>
        <SelectField
          name="sizingDefaults.motorSupply"
          label={MESSAGES.motorSupply}
          emptyLabel={MESSAGES.standardSupply({ supply: supplyName(`${DEFAULT_THREE_PHASE_V}/3`) })}
          options={supplies()}
        />
        <SelectField
          name="sizingDefaults.smallMotorSupply"
          label={MESSAGES.smallMotorSupply}
          emptyLabel={MESSAGES.noSmallMotors}
          options={supplies()}
        />
        <SelectField
          name="sizingDefaults.smallMotorBelowHp"
          label={MESSAGES.smallMotorBelow}
          emptyLabel={MESSAGES.noLimit}
          options={smallMotorLimits(limit).map((value) => ({
            value,
            label: MESSAGES.horsepower({ horsepower: horsepowerName(value) }),
          }))}
          isNumeric
        />
        <SelectField
          name="sizingDefaults.enclosure"
          label={MESSAGES.enclosure}
          emptyLabel={MESSAGES.standardEnclosure}
          options={sameWords(STARTING_ENCLOSURES)}
        />
        <SelectField
          name="sizingDefaults.disconnect"
          label={MESSAGES.disconnect}
          emptyLabel={MESSAGES.noDisconnect}
          options={sameWords(STARTING_DISCONNECTS)}
        />
      </Group>
      {hasTags && (
        <Group title={MESSAGES.tags} hint={MESSAGES.tagsHint} isReadOnly={isReadOnly}>
          {TAG_KINDS.map((kind) => (
            <TextField
              key={kind}
              name={`sizingDefaults.tagPatterns.${kind}`}
              label={MESSAGES.tagsOf({ kind })}
              placeholder={STANDARD_TAG_PATTERNS[kind]}
              autoComplete="off"
            />
          ))}
        </Group>
      )}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
}

/** Viewers cannot change the fields. */
function Group({ title, hint, isReadOnly, children }: GroupProps) {
  const styles = useStyles();
  return (
    <fieldset className={styles.group} disabled={isReadOnly}>
      <legend className={styles.title}>{title}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  title: {
    padding: 0,
    marginBottom: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  fields: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

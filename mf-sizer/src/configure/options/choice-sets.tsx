import type { FanOption } from '@specbuilder/shared-contracts/api';
import { Link, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { RadioGroup } from '@specbuilder/shared-ui/data';
import type { ReactNode } from 'react';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';

/** Options of one choice, and the selected one. */
export interface ChoiceSet {
  readonly name: string;
  readonly options: readonly FanOption[];
  readonly chosen: FanOption | undefined;
}

/** The choices among options, in their order; most groups are one choice, return air is two. */
export function choiceSetsOf(options: readonly FanOption[]): readonly ChoiceSet[] {
  const names = [...new Set(options.flatMap(({ choiceSet }) => choiceSet ?? []))];
  return names.map((name) => {
    const members = options.filter(({ choiceSet }) => choiceSet === name);
    return { name, options: members, chosen: members.find(isOn) };
  });
}

interface ChoiceSetsProps {
  readonly sets: readonly ChoiceSet[];
  /** Name of a group that is one choice; several choices go by their own. */
  readonly title: string;
  readonly isReadOnly: boolean;
  readonly onChoose: (option: FanOption, selected: boolean) => void;
  readonly row: (option: FanOption) => ReactNode;
}

/** The choices of a group as radios; several have a heading each, and each its own way back to none. */
export function ChoiceSets({ sets, title, isReadOnly, onChoose, row }: ChoiceSetsProps) {
  const styles = useStyles();
  return sets.map((set) => {
    const { options, chosen } = set;
    const name = headingOf(set, title);
    const hasHeading = sets.length > 1 || name !== title;
    const canClear = chosen !== undefined && !chosen.isDisabled && !isReadOnly;
    return (
      <div key={set.name} className={styles.set}>
        {hasHeading && (
          <div className={styles.head}>
            <h3 className={styles.name}>{name}</h3>
            {canClear && (
              <Link
                as="button"
                type="button"
                className={styles.clear}
                aria-label={OPTIONS_MESSAGES.clearGroup({ group: name })}
                onClick={() => onChoose(chosen, false)}
              >
                {OPTIONS_MESSAGES.clear}
              </Link>
            )}
          </div>
        )}
        <RadioGroup
          aria-label={name}
          value={chosen === undefined ? '' : String(chosen.fanOptionId)}
          onChange={(_, { value }) => {
            const requested = options.find(({ fanOptionId }) => String(fanOptionId) === value);
            if (requested) onChoose(requested, true);
          }}
          style={{ alignItems: 'stretch' }}
        >
          {options.map(row)}
        </RadioGroup>
      </div>
    );
  });
}

/** Names of choices that are not those of their group; one that a catalogue adds goes by its own. */
const HEADINGS: Readonly<Record<string, () => string>> = {
  Rotation: () => OPTIONS_MESSAGES.rotation,
  Arrangement: () => OPTIONS_MESSAGES.arrangement,
  'Return Location': () => OPTIONS_MESSAGES.returnLocation,
  'Intake/Return Damper Control': () => OPTIONS_MESSAGES.returnDamperControl,
  Stand: () => OPTIONS_MESSAGES.stand,
};

/** The choice that the group is named for has its title. */
function headingOf({ name, options }: ChoiceSet, title: string): string {
  return options[0]?.groupDescription === name ? title : (HEADINGS[name]?.() ?? name);
}

function isOn({ isChecked, isTempChecked }: FanOption): boolean {
  return isChecked || isTempChecked;
}

const useStyles = makeStyles({
  set: { display: 'flex', flexDirection: 'column' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '36px',
    paddingInline: tokens.spacingHorizontalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  clear: {
    minHeight: '24px',
    fontSize: tokens.fontSizeBase200,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});

import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { stop } from '@specbuilder/shared-ui/grid';
import type { KeyboardEvent } from 'react';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { useItemActions } from './item-actions.ts';
import { itemName } from './item-values.ts';

/** Supply of the motor; those that the motor is made for can be chosen in place. */
export function VoltageCell({ item }: { readonly item: ProjectItem }) {
  const styles = useStyles();
  const { setVoltage, isReadOnly } = useItemActions();
  const { voltages } = item.motor;
  const shown = nameOf(item.voltage);
  if (isReadOnly || voltages.length < 2) return shown;
  return (
    <select
      className={styles.select}
      aria-label={ITEMS_MESSAGES.voltageOf({ item: itemName(item) })}
      value={item.voltage.id}
      onChange={({ target }) => setVoltage(item, Number(target.value))}
      onKeyDown={keepForTheGrid}
      {...stop('voltage')}
    >
      {voltages.map((voltage) => (
        <option key={voltage.id} value={voltage.id}>
          {nameOf(voltage)}
        </option>
      ))}
    </select>
  );
}

/** Arrow keys go through the grid and would change the voltage on the way; Space and Alt with Down open the list. */
function keepForTheGrid(event: KeyboardEvent): void {
  if (event.altKey && event.key === 'ArrowDown') event.stopPropagation();
}

function nameOf({ display, phase }: ProjectItem['voltage']): string {
  return `${display}/${phase}`;
}

const useStyles = makeStyles({
  select: {
    minHeight: '32px',
    width: '76px',
    paddingInlineStart: tokens.spacingHorizontalXS,
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalXS})`,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '& option': { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
  },
});

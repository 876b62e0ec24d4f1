import { FilterRegular } from '@fluentui/react-icons/headless/svg/filter';
import { currentLanguage, number } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { MenuItemCheckbox } from '@specbuilder/shared-ui/data';
import { Menu, MenuDivider, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@specbuilder/shared-ui/overlay';
import type { Ref } from 'react';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { chosenLines, type ResultLine } from './result-lines.ts';

const LINES = 'lines';
const ALL = 'all';

interface LineFilterProps {
  readonly lines: readonly ResultLine[];
  /** Names of the shown lines; an empty list means all. */
  readonly chosen: readonly string[];
  readonly onChoose: (names: readonly string[]) => void;
  /** Its button, which takes the focus from what leaves with the filter. */
  readonly button: Ref<HTMLButtonElement>;
}

/** Narrows the rows to one or more lines; every line says how many rows it has. */
export function LineFilter({ lines, chosen, onChoose, button }: LineFilterProps) {
  const styles = useStyles();
  if (lines.length < 2) return null;
  return (
    <Menu
      persistOnItemClick
      checkedValues={{ [LINES]: [...chosen], [ALL]: chosen.length === 0 ? [ALL] : [] }}
      onCheckedValueChange={(_, { name, checkedItems }) =>
        onChoose(name === ALL ? [] : chosenLines(lines, checkedItems))
      }
      positioning="below-end"
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance={chosen.length === 0 ? 'subtle' : 'outline'}
          size="small"
          icon={<FilterRegular />}
          ref={button}
          className={styles.button}
        >
          <VisuallyHidden>{RESULTS_MESSAGES.lines} </VisuallyHidden>
          {chosen.length === 0 ? RESULTS_MESSAGES.allLines : RESULTS_MESSAGES.linesChosen({ count: chosen.length })}
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.popover} data-testid="line-filter">
        <MenuList>
          <MenuItemRadio name={ALL} value={ALL} secondaryContent={each(lines)}>
            {RESULTS_MESSAGES.allLines}
          </MenuItemRadio>
          <MenuDivider />
          {lines.map((line) => (
            <MenuItemCheckbox key={line.name} name={LINES} value={line.name} secondaryContent={each([line])}>
              {RESULTS_MESSAGES.line(line)}
            </MenuItemCheckbox>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function each(lines: readonly { readonly count: number }[]): string {
  const sum = lines.reduce((count, line) => count + line.count, 0);
  return number(currentLanguage.locale(), sum);
}

const useStyles = makeStyles({
  button: { whiteSpace: 'nowrap', '@media (pointer: coarse)': { minHeight: '44px' } },
  popover: {
    maxWidth: 'min(420px, calc(100vw - 24px))',
    maxHeight: 'min(480px, 70vh)',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
  },
});

import { FilterRegular } from '@fluentui/react-icons/headless/svg/filter';
import { currentLanguage, number } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import {
  Menu,
  MenuDivider,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@specbuilder/shared-ui/overlay';
import type { Ref } from 'react';
import { RESULTS_TEXTS } from '../words/results.generated.ts';
import type { RankedRow } from './result-column.ts';
import type { LineChoice } from './use-line-choice.ts';

const LINES = 'lines';
const ALL = 'all';

interface LineFilterProps<Row extends RankedRow> {
  readonly choice: LineChoice<Row>;
  /** Its button, which takes the focus from what leaves with the filter. */
  readonly button: Ref<HTMLButtonElement>;
}

/** Narrows the rows to one or more lines; every line says how many rows it has. */
export function LineFilter<Row extends RankedRow>({ choice, button }: LineFilterProps<Row>) {
  const styles = useStyles();
  const { lines, chosen, choose } = choice;
  if (lines.length < 2) return null;
  return (
    <Menu
      persistOnItemClick
      checkedValues={{ [LINES]: [...chosen], [ALL]: chosen.length === 0 ? [ALL] : [] }}
      onCheckedValueChange={(_, { name, checkedItems }) => choose(name === ALL ? [] : checkedItems)}
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
          <VisuallyHidden>{RESULTS_TEXTS.lines} </VisuallyHidden>
          {chosen.length === 0 ? RESULTS_TEXTS.allLines : RESULTS_TEXTS.linesChosen({ count: chosen.length })}
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.popover} data-testid="line-filter">
        <MenuList>
          <MenuItemRadio name={ALL} value={ALL} secondaryContent={figure(choice.lines)}>
            {RESULTS_TEXTS.allLines}
          </MenuItemRadio>
          <MenuDivider />
          {lines.map((line) => (
            <MenuItemCheckbox key={line.name} name={LINES} value={line.name} secondaryContent={figure([line])}>
              {RESULTS_TEXTS.line(line)}
            </MenuItemCheckbox>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function figure(lines: readonly { readonly count: number }[]): string {
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

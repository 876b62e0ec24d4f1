import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { Button, Money, makeStyles, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { useEffect, useRef } from 'react';
import { SECTIONS_MESSAGES } from '../../../messages/sections.generated.ts';
import type { GroupsPage } from '../groups-page.ts';
import { CLEAR_OF_FRAME } from './field-styles.ts';
import { SpaceHmiFields } from './space-hmi-fields.tsx';
import { canAdd, canRemove, withAnother, withChanged, without } from './space-hmi-list.ts';
import { useSpaceHmis } from './use-space-hmis.ts';

/** Panels in the space that show and set its temperature. */
export function SpaceHmis({ page }: { readonly page: GroupsPage }) {
  const styles = useStyles();
  const { cableLengthsFeet, allowZeroHmis } = page.sections.temperatureControl;
  const [hmis, change] = useSpaceHmis(page);
  const { isReadOnly } = page;
  const [addButton, focusAfterRemoval] = useFocusAfterRemoval(hmis.length);
  const remove = (number: number) => {
    focusAfterRemoval();
    change(without(hmis, number));
  };
  return (
    <section className={styles.hmis} aria-label={SECTIONS_MESSAGES.hmis} data-group={OptionGroup.TemperatureControl}>
      <header className={styles.head}>
        <h3 className={styles.title}>{SECTIONS_MESSAGES.hmis}</h3>
        {!isReadOnly && (
          <Button
            ref={addButton}
            size="small"
            icon={<AddRegular />}
            className={styles.add}
            disabled={!canAdd(hmis)}
            onClick={() => change(withAnother(hmis, cableLengthsFeet))}
          >
            <span>
              {SECTIONS_MESSAGES.addHmi} {hmis.length > 0 && <PriceOfAnother page={page} />}
            </span>
          </Button>
        )}
      </header>
      {hmis.map((hmi) => (
        <SpaceHmiFields
          key={hmi.number}
          hmi={hmi}
          cableLengthsFeet={cableLengthsFeet}
          isReadOnly={isReadOnly}
          onChange={(part) => change(withChanged(hmis, hmi.number, part, cableLengthsFeet))}
          onRemove={canRemove(hmis, allowZeroHmis) && !isReadOnly ? () => remove(hmi.number) : undefined}
        />
      ))}
    </section>
  );
}

/** The first belongs to the control. */
function PriceOfAnother({ page }: { readonly page: GroupsPage }) {
  const { spaceHmiPrice } = page.sections.temperatureControl;
  return useArePricesShown() && spaceHmiPrice > 0 ? <Money usd={spaceHmiPrice} signed /> : null;
}

/** The button that was pressed leaves with its panel, and the focus would leave the page with it. */
function useFocusAfterRemoval(count: number) {
  const button = useRef<HTMLButtonElement>(null);
  const isDue = useRef(false);
  const before = useRef(count);
  useEffect(() => {
    if (isDue.current && count < before.current) button.current?.focus();
    before.current = count;
    isDue.current = false;
  }, [count]);
  const request = () => {
    isDue.current = true;
  };
  return [button, request] as const;
}

const useStyles = makeStyles({
  hmis: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '36px' },
  title: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  add: { fontVariantNumeric: 'tabular-nums', ...CLEAR_OF_FRAME, '@media (pointer: coarse)': { minHeight: '44px' } },
});

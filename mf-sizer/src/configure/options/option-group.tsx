import type { CurbSet, FanOption } from '@specbuilder/shared-contracts/api';
import { messageText, sizeText } from '@specbuilder/shared-contracts/messages';
import { formatQuantity, Money, useArePricesShown } from '@specbuilder/shared-ui/core';
import { memo, type ReactNode, useCallback } from 'react';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { changeOfOption } from './change.ts';
import { ChoiceSets, choiceSetsOf } from './choice-sets.tsx';
import { GroupCard } from './group-card.tsx';
import type { GroupsPage } from './groups-page.ts';
import { HingeChoice } from './hinge-choice.tsx';
import { checkedOf, groupTitle, type ShownGroup } from './option-groups.ts';
import { OptionRow } from './option-row.tsx';
import { entriesOf, pictureOf } from './sections/row-parts.tsx';

interface OptionGroupProps {
  readonly group: ShownGroup;
  readonly page: GroupsPage;
  /** Above the options, such as the motors. */
  readonly children?: ReactNode;
  /** Under the options, such as the fields of a section. */
  readonly below?: ReactNode;
  readonly summary?: string;
}

/** Options of a group: one of some as radios, the others as checkboxes, in the order of the price book. */
export function OptionGroupCard({ group, page, children, below, summary }: OptionGroupProps) {
  const { messages, curbIds, change, isReadOnly, isChosenOnly, replaces } = page;
  const shown = group.options.filter((option) => !isChosenOnly || isOn(option));
  const sets = choiceSetsOf(shown);
  const boxes = shown.filter(({ select }) => select === 'many');
  // A choice with a heading of its own has its own way back to none.
  const chosen = sets.length === 1 && sets[0]?.name === group.name ? sets[0].chosen : undefined;
  const canClear = chosen !== undefined && !chosen.isDisabled && !isReadOnly;
  const toggle = useCallback(
    (option: FanOption, selected: boolean) => change(changeOfOption(option, selected, curbIds)),
    [change, curbIds],
  );
  return (
    <GroupCard
      name={group.name}
      summary={summary ?? summaryOf(group)}
      messages={messages.get(group.name)}
      rowCount={shown.length}
      onClear={canClear ? () => toggle(chosen, false) : undefined}
    >
      {children}
      <ChoiceSets
        sets={sets}
        title={groupTitle(group.name)}
        isReadOnly={isReadOnly}
        onChoose={toggle}
        row={(option) => (
          <Row
            key={option.fanOptionId}
            option={option}
            replaces={replaces(option)}
            isReadOnly={isReadOnly}
            isAssumed={page.assumedIds.has(option.fanOptionId)}
            picture={pictureOf(option, page)}
            extra={entriesOf(option, page)}
          />
        )}
      />
      {boxes.map((option) => (
        <Row
          key={option.fanOptionId}
          option={option}
          replaces={replaces(option)}
          isReadOnly={isReadOnly}
          onToggle={toggle}
          isAssumed={page.assumedIds.has(option.fanOptionId)}
          picture={pictureOf(option, page)}
          extra={
            isHingeBase(option, page.curbs) ? <HingeChoice page={page} group={group.name} /> : entriesOf(option, page)
          }
        />
      ))}
      {below}
    </GroupCard>
  );
}

/** Less than this would be shown as nothing, in. w.g. */
const MIN_SHOWN_PRESSURE = 0.005;

interface RowProps {
  readonly option: FanOption;
  /** What leaves when it is chosen, in words; empty where nothing does. */
  readonly replaces: string;
  readonly isReadOnly: boolean;
  readonly onToggle?: (option: FanOption, selected: boolean) => void;
  /** It came with the item without being requested, and the user has not reviewed it yet. */
  readonly isAssumed: boolean;
  readonly picture?: ReactNode;
  /** Under the row while it is chosen. */
  readonly extra: ReactNode;
}

/** Drawn again only when something of it changed: a click moves few of 160 rows. */
const Row = memo(({ option, replaces, isReadOnly, isAssumed, picture, onToggle, extra }: RowProps) => {
  const arePricesShown = useArePricesShown();
  const { fanOptionId, select, description, isDisabled, additionalStaticPressure } = option;
  const reasons = option.disabledToolTips.map(({ message }) => messageText(message));
  return (
    <OptionRow
      kind={select}
      value={String(fanOptionId)}
      name={description}
      isChosen={isOn(option)}
      isPending={option.isTempChecked}
      isAssumed={isAssumed}
      picture={picture}
      isDisabled={isDisabled || isReadOnly}
      lockReason={isDisabled && reasons.length > 0 ? [...new Set(reasons)].join('. ') : null}
      detail={detailOf(option, replaces)}
      effect={
        additionalStaticPressure >= MIN_SHOWN_PRESSURE
          ? `+${formatQuantity(additionalStaticPressure, 'staticPressure')}`
          : null
      }
      price={arePricesShown || isDisabled ? <OptionPrice option={option} /> : null}
      onToggle={onToggle && ((selected) => onToggle(option, selected))}
    >
      {isOn(option) && extra}
    </OptionRow>
  );
});

const BTUH_PER_MBH = 1000;

/** Its size, what it gives back, and in sentences what it is and does. */
function detailOf({ size, reheatCapacity, extendedDescription }: FanOption, replaces: string): string {
  const mbh = reheatCapacity === null ? '' : formatQuantity(reheatCapacity / BTUH_PER_MBH, 'capacity');
  const sentences = [extendedDescription, replaces].filter((text) => text !== '').join('. ');
  return [size === null ? '' : sizeText(size), mbh, sentences].filter((text) => text !== '').join(' · ');
}

function OptionPrice({ option }: { readonly option: FanOption }) {
  const arePricesShown = useArePricesShown();
  if (option.isDisabled && !isOn(option)) return OPTIONS_MESSAGES.locked;
  if (!arePricesShown) return null;
  if (option.price === 0) return isOn(option) ? OPTIONS_MESSAGES.included : OPTIONS_MESSAGES.noCharge;
  return <Money usd={option.price} signed />;
}

function isOn({ isChecked, isTempChecked }: FanOption): boolean {
  return isChecked || isTempChecked;
}

/** The one box of the curb group that is no curb. */
function isHingeBase(option: FanOption, curbs: CurbSet): boolean {
  const isCurb = curbs.curbs.some(({ id }) => id === option.fanOptionId);
  return curbs.hingeOptions.length > 0 && !isCurb && option.groupDescription === 'Fan Curb';
}

function summaryOf(group: ShownGroup): string {
  const count = checkedOf(group).length;
  if (group.options.every(({ select }) => select === 'one')) return count === 0 ? OPTIONS_MESSAGES.one : '';
  return count === 0 ? OPTIONS_MESSAGES.optional : OPTIONS_MESSAGES.chosen({ count });
}

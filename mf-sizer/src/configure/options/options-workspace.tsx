import type { FanItem, ItemConfiguration } from '@specbuilder/shared-contracts/api';
import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { BREAKPOINTS, makeStyles, mergeClasses, tokens, useMediaQuery, usePlatform } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import { memo, useMemo } from 'react';
import { AlternatesCard } from '../../item/alternates/alternates-card.tsx';
import { useAlternateChanges } from '../../item/alternates/use-alternate-changes.ts';
import { useAlternatesOf } from '../../item/alternates/use-alternates-of.ts';
import { givenTag, useItemDraft } from '../../item/item-draft/item-draft.ts';
import { useSuggestedTag } from '../../item/item-draft/use-suggested-tag.ts';
import { ReadOnlyItem } from '../../item/links/read-only-item.tsx';
import { useRememberWork } from '../../item/recent-work/use-remember-work.ts';
import { reselections } from '../../item/reselect/reselection.ts';
import { DefaultChoices } from '../../results/statement/default-choices.tsx';
import { ValuesStatement } from '../../results/statement/values-statement.tsx';
import { useSave } from '../save-to-project/use-save.ts';
import { AnchorMenu } from './anchor-menu.tsx';
import { ConfiguredFindings } from './configured-findings.tsx';
import { CurveCard } from './curve-card.tsx';
import { DutyColumn } from './duty-column.tsx';
import { DutyStrip } from './duty-strip.tsx';
import type { GroupsPage } from './groups-page.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemFields } from './item-fields.tsx';
import { ItemHeader } from './item-header.tsx';
import { ItemStateContext } from './item-state.ts';
import { MotorGroup } from './motor-group.tsx';
import { OptionGroupCard } from './option-group.tsx';
import type { ShownGroup } from './option-groups.ts';
import { PriceFooter } from './price-footer.tsx';
import { RerateNotice } from './rerate-notice.tsx';
import { WHOLE_FAN } from './section-messages.ts';
import { SectionPart } from './sections/section-part.tsx';
import { TemperatureControlGroup } from './sections/temperature-control-group.tsx';
import { firstToFix, useShowGroup } from './show-group.ts';
import { type OptionsPageState, useOptionsPage } from './use-options-page.ts';

/** Header, groups, values and footer of a loaded item. */
export function OptionsWorkspace({ configuration }: { readonly configuration: ItemConfiguration }) {
  const styles = useStyles();
  const { storage } = usePlatform();
  const page = useOptionsPage(configuration);
  const { item, isReadOnly, isProcessing } = page;
  const { rowVersion } = item;
  const itemState = useMemo(() => ({ isProcessing, rowVersion }), [isProcessing, rowVersion]);
  const suggestion = useSuggestedTag(item);
  // Another fan for an item of a project has that one's tag, and what is in a project without one is so by choice. What
  // is only read is not saved.
  const reselect = reselections(storage).ofItem(item.fanItemId);
  const isNew = item.projectId === null && !item.isReadOnly && !reselect?.isReplacement && !reselect?.isAlternate;
  const [draft, changeDraft] = useItemDraft(storage, item.fanItemId, item, isNew ? { tag: suggestion } : null);
  const isOfOthers = item.isReadOnly && item.projectId === null;
  useRememberWork(isOfOthers ? null : workOf(item, givenTag(draft)));
  const { alternates, reread } = useAlternatesOf(item);
  const alternateChanges = useAlternateChanges(item, alternates, reread);
  const showGroup = useShowGroup();
  const save = useSave({ page, draft, showGroup });
  const isNarrow = useMediaQuery(BREAKPOINTS.belowDesktop);
  const isRow = useMediaQuery(BREAKPOINTS.belowLaptop);
  return (
    <div className={styles.page} data-testid="options-page">
      <ItemHeader
        item={item}
        actions={
          <ItemActions
            configuration={configuration}
            page={page}
            draft={draft}
            isCopying={alternateChanges.isCopying}
            onTryAnother={alternateChanges.tryAnother}
          />
        }
      >
        <ItemFields draft={draft} isReadOnly={isReadOnly} suggestedTag={suggestion} onChange={changeDraft} />
      </ItemHeader>
      <div className={mergeClasses(styles.body, isNarrow && styles.narrow, isRow && styles.single)}>
        <AnchorMenu page={page} isRow={isRow} />
        <div className={styles.groups}>
          <Notices page={page} />
          <ConfiguredFindings item={item} findings={configuration.findings} isReadOnly={isReadOnly} />
          {alternates !== null && (
            <AlternatesCard
              configuration={configuration}
              alternates={alternates}
              isReadOnly={isReadOnly}
              isOffering={alternateChanges.isOffering}
              onOffer={alternateChanges.offer}
              onTakeOff={alternateChanges.takeOff}
            />
          )}
          {isNarrow && <DutyStrip page={page} />}
          <ItemStateContext.Provider value={itemState}>
            {page.groups.map((group) => (
              <Group key={group.name} group={group} page={page.inGroups} />
            ))}
          </ItemStateContext.Provider>
          {isNarrow && <CurveCard page={page} />}
          <ValuesStatement />
        </div>
        {!isNarrow && <DutyColumn page={page} quantity={draft.quantity} />}
      </div>
      <PriceFooter
        page={page}
        save={save}
        quantity={draft.quantity}
        onFix={() => {
          const group = firstToFix(page);
          if (group !== null) showGroup(group);
        }}
      />
    </div>
  );
}

interface GroupProps {
  readonly group: ShownGroup;
  readonly page: GroupsPage;
}

/** Drawn again only when something of it, or of what all groups draw, changed. */
const Group = memo(({ group, page }: GroupProps) => {
  const { name } = group;
  if (name === OptionGroup.FanMotor) return <MotorGroup group={group} page={page} />;
  if (name === OptionGroup.TemperatureControl) return <TemperatureControlGroup group={group} page={page} />;
  return <OptionGroupCard group={group} page={page} below={<SectionPart page={page} group={name} />} />;
});

/** The item as the start page leads back to it. */
function workOf({ fanItemId, modelDisplayAs, pictogram, rating, hvls }: FanItem, tag: string) {
  return {
    kind: 'item',
    id: fanItemId,
    href: `/fans/sizer/options/${fanItemId}`,
    name: modelDisplayAs,
    tag,
    pictogram,
    cfm: rating?.requiredCfm ?? null,
    sp: rating?.externalStaticPressure ?? null,
    squareFeet: rating === null ? (hvls?.coveredSquareFootage ?? null) : null,
  } as const;
}

/** Above the groups: read-only, the last re-rating, and messages that belong to no group. */
function Notices({ page }: { readonly page: OptionsPageState }) {
  const { isReadOnly, messages } = page;
  const { errors = [], warnings = [] } = messages.get(WHOLE_FAN) ?? {};
  return (
    <>
      {isReadOnly && <ReadOnlyItem item={page.item} />}
      <RerateNotice page={page} />
      <DefaultChoices choices={page.assumed} onReviewed={page.review} />
      {errors.map((text, index) => (
        <MessageBar
          key={text}
          intent="error"
          layout="multiline"
          id={index === 0 ? WHOLE_FAN_ID : undefined}
          tabIndex={index === 0 ? -1 : undefined}
        >
          <MessageBarBody>{text}</MessageBarBody>
        </MessageBar>
      ))}
      {warnings.map((text) => (
        <MessageBar key={text} intent="warning" layout="multiline">
          <MessageBarBody>{text}</MessageBarBody>
        </MessageBar>
      ))}
    </>
  );
}

/** Where Fix leads when the message belongs to no group. */
const WHOLE_FAN_ID = 'options-options';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  body: {
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    flexGrow: 1,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1680px',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalL} 24px ${tokens.spacingVerticalXXL}`,
    '@media (max-width: 639.98px)': { paddingInline: '12px', gap: tokens.spacingVerticalM },
  },
  narrow: { gridTemplateColumns: '208px minmax(0, 1fr)' },
  single: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: 0, rowGap: tokens.spacingVerticalM },
  groups: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
});

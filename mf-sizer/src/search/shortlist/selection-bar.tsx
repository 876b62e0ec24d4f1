import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, ResettableLazy, tokens, usePlatform, useStickyFooter } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { MAX_SHORTLIST } from '../../item/shortlist/shortlist.ts';
import { type Shortlist, useShortlist } from '../../item/shortlist/use-shortlist.ts';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { SHORTLIST_MESSAGES } from '../../messages/shortlist.generated.ts';
import type { ComparedRows } from '../../results/results/compared-rows.ts';
import { type ComparedResult, fansOf, MIN_COMPARED, namesOf, withFans } from '../compare/compared-result.ts';
import { type ComparedSearch, comparedOf } from './compared-search.ts';
import { loadComparison } from './load-comparison.tsx';
import { loadShortlist } from './load-shortlist.ts';
import { shortlistEntries } from './shortlist-entries.ts';

export interface SelectionBarProps {
  readonly search: ComparedSearch;
  readonly compared: ComparedRows;
  /** False in a result that belongs to another user. */
  readonly canBeKept: boolean;
}

/** What a user ticked among the rows and keeps over searches, at the foot of the window, with the ways to compare it. */
export function SelectionBar({ search, compared, canBeKept }: SelectionBarProps) {
  const styles = useStyles();
  const footer = useStickyFooter();
  const shortlist = useShortlist();
  const [open, setOpen] = useState<'comparison' | 'shortlist' | null>(null);
  const close = () => setOpen(null);
  const result = comparedOf(search);
  const chosen = withFans(result, keysOf(result, compared.ids));
  const keep = useKeep(chosen, compared, shortlist);
  const count = chosen.entries.length;
  const canCompare = count >= MIN_COMPARED;
  const { cost, arePricesShown } = search;
  if (count === 0 && shortlist.entries.length === 0) return null;
  return (
    <section ref={footer} aria-label={SHORTLIST_MESSAGES.bar} className={styles.bar} data-testid="compare-bar">
      <span role="status" className={styles.count}>
        {count === 0
          ? SHORTLIST_MESSAGES.count({ count: shortlist.entries.length })
          : COMPARE_MESSAGES.count({ count })}
      </span>
      <ChosenFans result={chosen} onRemove={compared.toggle} />
      <div className={styles.actions}>
        {count > 0 && (
          <Button appearance="subtle" onClick={compared.clear}>
            {COMPARE_MESSAGES.clear}
          </Button>
        )}
        {count > 0 && canBeKept && <Button onClick={keep}>{SHORTLIST_MESSAGES.add}</Button>}
        {shortlist.entries.length > 0 && (
          <Button onClick={() => setOpen('shortlist')}>
            {count === 0 ? SHORTLIST_MESSAGES.show : SHORTLIST_MESSAGES.open({ count: shortlist.entries.length })}
          </Button>
        )}
        {count > 0 && (
          <Button appearance="primary" disabledFocusable={!canCompare} onClick={() => setOpen('comparison')}>
            {canCompare ? COMPARE_MESSAGES.compare : COMPARE_MESSAGES.oneMore}
          </Button>
        )}
      </div>
      {open === 'comparison' && canCompare && (
        <ResettableLazy
          load={loadComparison}
          props={{ result: chosen, onRemove: (key) => compared.toggle(rowOf(chosen, key)), onClose: close }}
          fallback={null}
          failed={(retry) => <Button onClick={retry}>{COMPARE_MESSAGES.tryAgain}</Button>}
        />
      )}
      {open === 'shortlist' && (
        <ResettableLazy
          load={loadShortlist}
          props={{ shortlist, cost, arePricesShown, onClose: close }}
          fallback={null}
          failed={(retry) => <Button onClick={retry}>{COMPARE_MESSAGES.tryAgain}</Button>}
        />
      )}
    </section>
  );
}

interface ChosenFansProps {
  readonly result: ComparedResult;
  readonly onRemove: (fanUnitId: number) => void;
}

function ChosenFans({ result, onRemove }: ChosenFansProps) {
  const styles = useStyles();
  const fans = fansOf(result);
  const names = namesOf(fans);
  return (
    <div className={styles.models}>
      {fans.map(({ key, fanUnitId }, index) => (
        <Button
          key={key}
          size="small"
          icon={<DismissRegular />}
          iconPosition="after"
          aria-label={COMPARE_MESSAGES.remove({ model: names[index] ?? '' })}
          onClick={() => onRemove(fanUnitId)}
        >
          {names[index]}
        </Button>
      ))}
    </div>
  );
}

/** Moves what is ticked to the shortlist; a full one says so. */
function useKeep(chosen: ComparedResult, compared: ComparedRows, shortlist: Shortlist): () => void {
  const { toasts } = usePlatform();
  return () => {
    if (shortlist.add(shortlistEntries(chosen))) compared.clear();
    else {
      const title = SHORTLIST_MESSAGES.full({ count: String(MAX_SHORTLIST) });
      void toasts.show({ kind: 'info', title, durationMs: TOAST_MS.addFan });
    }
  };
}

function keysOf({ entries }: ComparedResult, ids: readonly number[]): readonly string[] {
  return ids.flatMap((id) => entries.find(({ row }) => row.fanUnitId === id)?.key ?? []);
}

function rowOf(result: ComparedResult, key: string): number {
  return fansOf(result).find((fan) => fan.key === key)?.fanUnitId ?? 0;
}

const useStyles = makeStyles({
  bar: {
    '@media (min-height: 400px)': { position: 'sticky' },
    bottom: 0,
    zIndex: 3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow8,
    '@media (max-width: 639.98px)': { paddingInline: tokens.spacingHorizontalM },
  },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  models: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginInlineStart: 'auto' },
});

import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { Button, makeStyles, ResettableLazy, tokens, useStickyFooter } from '@specbuilder/shared-ui/core';
import { type ComponentType, useState } from 'react';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import type { ComparedRows } from '../../results/results/compared-rows.ts';
import type { CompareDrawerProps } from './compare-drawer.tsx';
import { type ComparedResult, fansOf, namesOf, withRows } from './compared-result.ts';

export interface CompareBarProps {
  /** With all rows that can be compared. */
  readonly result: ComparedResult;
  readonly compared: ComparedRows;
}

/** The comparison and the engine's curves are loaded together, when a user first compares. */
async function loadDrawer(): Promise<{ readonly default: ComponentType<Omit<CompareDrawerProps, 'engine'>> }> {
  const [{ CompareDrawer }, engine] = await Promise.all([
    import(/* webpackChunkName: "details" */ './compare-drawer.tsx'),
    import(/* webpackChunkName: "curve-engine" */ '@specbuilder/fan-engine/live-curve'),
  ]);
  return { default: (props) => <CompareDrawer engine={engine} {...props} /> };
}

const MIN_COMPARED = 2;

/** The fans that are to be compared, at the foot of the window, with the way to the comparison. */
export function CompareBar({ result, compared }: CompareBarProps) {
  const styles = useStyles();
  const footer = useStickyFooter();
  const [isOpen, setOpen] = useState(false);
  const chosen = withRows(result, compared.ids);
  const fans = fansOf(chosen);
  const names = namesOf(fans);
  const canCompare = fans.length >= MIN_COMPARED;
  if (fans.length === 0) return null;
  return (
    <section ref={footer} aria-label={COMPARE_MESSAGES.bar} className={styles.bar} data-testid="compare-bar">
      <span role="status" className={styles.count}>
        {COMPARE_MESSAGES.count({ count: fans.length })}
      </span>
      <div className={styles.models}>
        {fans.map(({ fanUnitId }, index) => (
          <Button
            key={fanUnitId}
            size="small"
            icon={<DismissRegular />}
            iconPosition="after"
            aria-label={COMPARE_MESSAGES.remove({ model: names[index] ?? '' })}
            onClick={() => compared.toggle(fanUnitId)}
          >
            {names[index]}
          </Button>
        ))}
      </div>
      <div className={styles.actions}>
        <Button appearance="subtle" onClick={compared.clear}>
          {COMPARE_MESSAGES.clear}
        </Button>
        <Button appearance="primary" disabledFocusable={!canCompare} onClick={() => setOpen(true)}>
          {canCompare ? COMPARE_MESSAGES.compare : COMPARE_MESSAGES.oneMore}
        </Button>
      </div>
      {isOpen && canCompare && (
        <ResettableLazy
          load={loadDrawer}
          props={{ result: chosen, onRemove: compared.toggle, onClose: () => setOpen(false) }}
          fallback={null}
          failed={(retry) => <Button onClick={retry}>{COMPARE_MESSAGES.tryAgain}</Button>}
        />
      )}
    </section>
  );
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
  actions: { display: 'flex', gap: tokens.spacingHorizontalS, marginInlineStart: 'auto' },
});

import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { currentLanguage, number } from '@specbuilder/shared-contracts/language';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { Button, Link, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { LazyPopover } from '@specbuilder/shared-ui/overlay';
import { useState } from 'react';
import { EXCLUSION_MESSAGES } from '../../messages/exclusion.generated.ts';
import { type ExclusionGroup, exclusionGroups, missName, nearestMisses } from './exclusion-groups.ts';
import { type Relaxable, type Relaxation, relaxations } from './relaxations.ts';

interface WhyNotProps {
  readonly excluded: readonly Exclusion[];
  readonly candidateCount: number;
  /** The requested duty as text. */
  readonly duty: string;
  readonly limits: Relaxable;
  readonly isShort: boolean;
  readonly onRelax: (relaxation: Relaxation) => void;
}

const PLACE = { position: 'below', align: 'start', overflowBoundaryPadding: 12 } as const;
const MAX_MISSES = 8;
const MAX_ACTIONS = 3;

/** Why the other sizes were excluded, by reason and count, with the ways out. */
export function WhyNot({ excluded, candidateCount, duty, limits, isShort, onRelax }: WhyNotProps) {
  const styles = useStyles();
  const [listsMisses, setListsMisses] = useState(false);
  const title = EXCLUSION_MESSAGES.title({ count: excluded.length });
  const misses = nearestMisses(excluded, MAX_MISSES);
  return (
    <LazyPopover
      positioning={PLACE}
      withArrow
      opener={(opener) => (
        <Link {...opener} as="button" type="button" className={styles.link}>
          {isShort ? EXCLUSION_MESSAGES.why : EXCLUSION_MESSAGES.whyNot({ count: excluded.length })}
        </Link>
      )}
      surface={{ 'aria-label': title, className: styles.surface, 'data-testid': 'why-not' }}
    >
      {(close) => (
        <>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.intro}>{EXCLUSION_MESSAGES.intro({ tried: candidateCount, duty })}</p>
          <GroupBars groups={exclusionGroups(excluded, limits)} />
          {listsMisses && <MissList misses={misses} />}
          <div className={styles.actions}>
            {relaxations(excluded, limits)
              .slice(0, MAX_ACTIONS)
              .map((action) => (
                <Button
                  key={action.reason}
                  onClick={() => {
                    close();
                    onRelax(action);
                  }}
                >
                  {action.label}
                </Button>
              ))}
            {misses.length > 0 && (
              <Button appearance="subtle" aria-expanded={listsMisses} onClick={() => setListsMisses(!listsMisses)}>
                {listsMisses ? EXCLUSION_MESSAGES.hideNearest : EXCLUSION_MESSAGES.nearest}
              </Button>
            )}
          </div>
        </>
      )}
    </LazyPopover>
  );
}

/** Reasons with their share of the largest; the bar of a limit that the user can move has the brand's colour. */
function GroupBars({ groups }: { readonly groups: readonly ExclusionGroup[] }) {
  const styles = useStyles();
  const max = Math.max(...groups.map(({ count }) => count));
  return (
    <ul className={styles.list}>
      {groups.map(({ reason, title, detail, count, isMovable }) => (
        <li key={reason}>
          <span className={styles.line}>
            <span className={styles.name}>{title}</span>
            <span className={styles.name}>{number(currentLanguage.locale(), count)}</span>
          </span>
          <span className={styles.detail}>{detail}</span>
          <span className={styles.track}>
            <span
              className={mergeClasses(styles.bar, isMovable && styles.movable)}
              style={{ width: `${(100 * count) / max}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function MissList({ misses }: { readonly misses: readonly Exclusion[] }) {
  const styles = useStyles();
  return (
    <section aria-label={EXCLUSION_MESSAGES.nearestTitle} className={styles.misses}>
      <h3 className={styles.name}>{EXCLUSION_MESSAGES.nearestTitle}</h3>
      <ul className={styles.list}>
        {misses.map((miss) => (
          <li key={miss.modelCode} className={styles.line}>
            <span>
              <span className={styles.name}>{missName(miss)}</span>{' '}
              <span className={styles.detail}>{miss.driveText}</span>
            </span>
            <span className={styles.miss}>
              {messageText(miss.message)}
              {miss.admission && <span className={styles.admission}>{messageText(miss.admission.message)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const useStyles = makeStyles({
  link: { minHeight: '24px', '@media (pointer: coarse)': { minHeight: '44px' } },
  surface: {
    boxSizing: 'border-box',
    width: '440px',
    maxWidth: 'calc(100vw - 48px)',
    maxHeight: 'min(640px, calc(100vh - 24px))',
    overflowY: 'auto',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  intro: {
    margin: `${tokens.spacingVerticalXS} 0 ${tokens.spacingVerticalM}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalMNudge,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  line: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: tokens.spacingHorizontalM },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  detail: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  track: {
    display: 'block',
    height: '4px',
    marginTop: tokens.spacingVerticalXXS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
    overflow: 'hidden',
  },
  bar: {
    display: 'block',
    height: '100%',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke1,
  },
  movable: { backgroundColor: tokens.colorCompoundBrandStroke },
  misses: {
    marginTop: tokens.spacingVerticalM,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  miss: {
    textAlign: 'end',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  admission: { display: 'block', color: tokens.colorNeutralForeground3 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalL,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { currentLanguage, number } from '@specbuilder/shared-contracts/language';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { Button, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { EXCLUSION_MESSAGES } from '../../messages/exclusion.generated.ts';
import { type ExclusionGroup, exclusionGroups, missName, nearestMisses } from './exclusion-groups.ts';
import { type Relaxable, type Relaxation, relaxations } from './relaxations.ts';

export interface WhyNotContentProps {
  readonly excluded: readonly Exclusion[];
  readonly candidateCount: number;
  /** The requested duty as text. */
  readonly duty: string;
  readonly limits: Relaxable;
  readonly onRelax: (relaxation: Relaxation) => void;
}

const MAX_MISSES = 8;
const MAX_ACTIONS = 3;

/** The reasons by count, the nearest misses on request, and the ways out. */
export default function WhyNotContent({ excluded, candidateCount, duty, limits, onRelax }: WhyNotContentProps) {
  const styles = useStyles();
  const [listsMisses, setListsMisses] = useState(false);
  const misses = nearestMisses(excluded, MAX_MISSES);
  return (
    <>
      <p className={styles.intro}>{EXCLUSION_MESSAGES.intro({ tried: candidateCount, duty })}</p>
      <GroupBars groups={exclusionGroups(excluded, limits)} />
      {listsMisses && <MissList misses={misses} />}
      <div className={styles.actions}>
        {relaxations(excluded, limits)
          .slice(0, MAX_ACTIONS)
          .map((action) => (
            <Button key={action.reason} onClick={() => onRelax(action)}>
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

import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { EXCLUSION_MESSAGES } from '../../messages/exclusion.generated.ts';
import { missName, nearestMisses } from './exclusion-groups.ts';
import { noMatchText } from './no-match-text.ts';
import { isSafe, type Relaxable, type Relaxation, relaxations } from './relaxations.ts';
import { isOfSound } from './sound-relaxation.ts';

export interface NoMatchProps {
  readonly excluded: readonly Exclusion[];
  readonly candidateCount: number;
  readonly limits: Relaxable;
  readonly onRelax: (patch: Relaxable) => void;
  /** Searches the whole category; null when that is what was searched. */
  readonly searchAll: { readonly label: string; readonly onClick: () => void } | null;
  /** The nearest rows with their values, if the server rated them. */
  readonly nearestRows: ReactNode;
}

const MAX_MISSES = 10;
const MAX_ACTIONS = 2;
/** Sound falls off with distance, so the same fan may pass where people really are. */
const FARTHER_FT = 10;

/** Nothing fits: which limit it was, actions that relax exactly that limit, and the nearest misses. */
export function NoMatch(props: NoMatchProps) {
  const { excluded, candidateCount, limits, onRelax, searchAll, nearestRows } = props;
  const styles = useStyles();
  const { title, text } = noMatchText(excluded, candidateCount, limits);
  const actions = relaxations(excluded, limits).slice(0, MAX_ACTIONS);
  const isSound = actions.some(({ reason }) => isOfSound(reason));
  const canMoveAway = isSound && (limits.soundLevelDistance ?? FARTHER_FT) < FARTHER_FT;
  return (
    <div className={styles.box} data-testid="no-match">
      <section aria-label={title} className={styles.panel}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <RelaxButton
              key={action.reason}
              action={action}
              isFirst={index === 0 && isSafe(action)}
              onRelax={onRelax}
            />
          ))}
          {searchAll && <Button onClick={searchAll.onClick}>{searchAll.label}</Button>}
          {canMoveAway && (
            <Button appearance="subtle" onClick={() => onRelax({ soundLevelDistance: FARTHER_FT })}>
              {EXCLUSION_MESSAGES.measureAt({ feet: FARTHER_FT })}
            </Button>
          )}
        </div>
      </section>
      <h2 className={styles.heading}>{EXCLUSION_MESSAGES.nearestTitle}</h2>
      {nearestRows ?? <MissTable misses={nearestMisses(excluded, MAX_MISSES)} />}
    </div>
  );
}

interface RelaxButtonProps {
  readonly action: Relaxation;
  readonly isFirst: boolean;
  readonly onRelax: (patch: Relaxable) => void;
}

function RelaxButton({ action, isFirst, onRelax }: RelaxButtonProps) {
  return (
    <Button appearance={isFirst ? 'primary' : 'secondary'} onClick={() => onRelax(action.patch)}>
      {action.label}
    </Button>
  );
}

/** Sizes that ran no duty at all: by how much they missed, in words. */
function MissTable({ misses }: { readonly misses: readonly Exclusion[] }) {
  const styles = useStyles();
  return (
    <table className={styles.table} aria-label={EXCLUSION_MESSAGES.nearestTitle}>
      <tbody>
        {misses.map((miss) => (
          <tr key={miss.modelCode}>
            <th scope="row" className={styles.model}>
              {missName(miss)} <span className={styles.drive}>{miss.driveText}</span>
            </th>
            <td className={styles.miss}>
              {messageText(miss.message)}
              {miss.admission && <span className={styles.admission}>{messageText(miss.admission.message)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    paddingBlockStart: tokens.spacingVerticalM,
  },
  panel: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    marginInline: tokens.spacingHorizontalXL,
    padding: tokens.spacingHorizontalXL,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    '@media (max-width: 639.98px)': { marginInline: tokens.spacingHorizontalM, padding: tokens.spacingHorizontalL },
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: '320px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: 650,
    letterSpacing: '-0.015em',
  },
  text: { margin: `${tokens.spacingVerticalXXS} 0 0`, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  heading: {
    margin: 0,
    paddingInline: tokens.spacingHorizontalXL,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    '@media (max-width: 639.98px)': { paddingInline: tokens.spacingHorizontalM },
  },
  table: { width: '100%', borderCollapse: 'collapse' },
  model: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  drive: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  miss: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    color: tokens.colorNeutralForeground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    fontVariantNumeric: 'tabular-nums',
  },
  admission: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

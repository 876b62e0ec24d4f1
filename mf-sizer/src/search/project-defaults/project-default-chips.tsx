import { Button, formatQuantity, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { equipmentTexts, SizingDefaultsDrawer } from '@specbuilder/shared-ui/widgets';
import { useState } from 'react';
import { PROJECT_DEFAULTS_MESSAGES } from '../../messages/project-defaults.generated.ts';
import { differenceTexts } from './project-differences.ts';
import { type ProjectDefaultsOptions, useProjectDefaults } from './use-project-defaults.ts';

export interface ProjectDefaultChipsProps extends ProjectDefaultsOptions {
  /** In one line, where there is little room. */
  readonly isCompact: boolean;
}

/** What the search has of its project, each a way to change it for this search or for the project. */
export default function ProjectDefaultChips(props: ProjectDefaultChipsProps) {
  const { criteria, isCompact } = props;
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const state = useProjectDefaults(props);
  if (state === null) return null;
  const { defaults, equipment, differences, isOwnEquipment, isEither } = state;
  const isSame = (name: keyof typeof differences) => defaults[name] != null && differences[name] === undefined;
  const ofEquipment = equipmentTexts(equipment);
  const texts = [
    'altitude' in criteria && state.isAtSite && isSame('altitude')
      ? PROJECT_DEFAULTS_MESSAGES.altitudeOf({ altitude: formatQuantity(defaults.altitude ?? null, 'length') })
      : null,
    isEither && isSame('installation') ? PROJECT_DEFAULTS_MESSAGES.ducts({ value: defaults.installation ?? '' }) : null,
    'soundLevelDistance' in criteria && isSame('soundLevelDistance')
      ? PROJECT_DEFAULTS_MESSAGES.soundAt({ distance: formatQuantity(defaults.soundLevelDistance ?? null, 'length') })
      : null,
    ...ofEquipment,
  ].filter((text) => text !== null);
  const changes = differenceTexts(differences, defaults);
  const lead = isOwnEquipment ? PROJECT_DEFAULTS_MESSAGES.thisSearch : PROJECT_DEFAULTS_MESSAGES.ofProject;
  /** Criteria that are the project's are no one's own; in one line they cannot be told apart. */
  const isOwn = (text: string) => isOwnEquipment && (isCompact || ofEquipment.includes(text));
  const shown = isCompact && texts.length > 0 ? [texts.join(' · ')] : texts;
  return (
    <>
      {(shown.length > 0 || isOwnEquipment) && (
        <div className={styles.row}>
          <span className={styles.lead}>{lead}</span>
          {shown.length > 0 && (
            <ul className={styles.list} aria-label={PROJECT_DEFAULTS_MESSAGES.label}>
              {shown.map((text) => (
                <li key={text} className={styles.item}>
                  <button
                    type="button"
                    className={mergeClasses(styles.chip, isOwn(text) && styles.own)}
                    aria-label={PROJECT_DEFAULTS_MESSAGES.change({ text })}
                    onClick={() => setOpen(true)}
                  >
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {isOwnEquipment && <TakeProjects onClick={() => state.takeProjects(defaults)} />}
        </div>
      )}
      {changes.length > 0 && (
        <div className={styles.row} role="status">
          <span>{PROJECT_DEFAULTS_MESSAGES.differs({ changes: changes.join('; ') })}</span>
          {!state.isReadOnly && (
            <Button size="small" disabledFocusable={state.isSaving} onClick={() => void state.save()}>
              {PROJECT_DEFAULTS_MESSAGES.save}
            </Button>
          )}
          <TakeProjects onClick={() => state.takeProjects(defaults)} />
        </div>
      )}
      {isOpen && (
        <SizingDefaultsDrawer
          projectId={state.projectId}
          saved={defaults}
          shown={state.shown}
          started={state.started}
          isReadOnly={state.isReadOnly}
          onThisSearch={state.takeHere}
          onSaved={state.takeProjects}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function TakeProjects({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button size="small" appearance="subtle" onClick={onClick}>
      {PROJECT_DEFAULTS_MESSAGES.back}
    </Button>
  );
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  lead: { color: tokens.colorNeutralForeground3 },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalSNudge,
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  item: { minWidth: 0 },
  chip: {
    boxSizing: 'border-box',
    maxWidth: '100%',
    minHeight: '24px',
    padding: `1px ${tokens.spacingHorizontalMNudge}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  own: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
});

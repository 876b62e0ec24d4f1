import { GLOSSARY } from '@specbuilder/shared-contracts/glossary';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Tooltip } from '@specbuilder/shared-ui/overlay';

interface DefinitionProps {
  readonly term: string;
  readonly target: HTMLElement | null;
  readonly id: string;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/** The meaning of an acronym, above it or where there is space. */
export default function Definition({ term, target, id, onEnter, onLeave }: DefinitionProps) {
  const styles = useStyles();
  const entry = GLOSSARY[term];
  if (entry === undefined) return null;
  return (
    <Tooltip
      visible
      withArrow
      relationship="inaccessible"
      positioning={{ target, position: 'above' }}
      content={{
        id,
        className: styles.surface,
        onPointerEnter: onEnter,
        onPointerLeave: onLeave,
        children: (
          <>
            <strong>{term}</strong> <strong>{entry.name}</strong>
            <span className={styles.text}>{entry.definition}</span>
          </>
        ),
      }}
    />
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: '300px', padding: tokens.spacingHorizontalM },
  text: { display: 'block', marginTop: tokens.spacingVerticalXS },
});

import type { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import type { ImportedLine } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { IMPORT_PROJECT_MESSAGES } from '../../messages/import-project.generated.ts';
import { useNamedChanges } from '../revisions/field-names.ts';

interface ImportLinesProps {
  readonly icon: typeof EditRegular;
  readonly title: string;
  readonly lines: readonly ImportedLine[];
  readonly isOpen: boolean;
}

/** Items of a file that fare alike, under what that is. */
export function ImportLines({ icon: Icon, title, lines, isOpen }: ImportLinesProps) {
  const styles = useStyles();
  if (lines.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary className={styles.title}>
        <Icon aria-hidden /> {title}
      </summary>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.index} className={styles.line}>
            <LineOf line={line} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function LineOf({ line }: { readonly line: ImportedLine }) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const { ofItem } = useNamedChanges();
  const { tag, model, quantity, reason, droppedOptions } = line;
  const values = line.changes.filter(({ field }) => field !== 'optionRemoved' && (arePricesShown || field !== 'price'));
  return (
    <>
      <span className={styles.head}>
        <strong>{tag ?? ''}</strong> <span>{IMPORT_PROJECT_MESSAGES.line({ quantity, model })}</span>
      </span>
      {reason !== null && <span className={styles.quiet}>{reason}</span>}
      {droppedOptions.length > 0 && (
        <span className={styles.quiet}>{IMPORT_PROJECT_MESSAGES.dropped({ options: droppedOptions.join(', ') })}</span>
      )}
      {values.map(ofItem).map(({ key, label, before, after }) => (
        <span key={key} className={styles.quiet}>
          {label}: {before === '' ? after : `${before} → ${after}`}
        </span>
      ))}
    </>
  );
}

const useStyles = makeStyles({
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

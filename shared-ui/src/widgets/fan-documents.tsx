import { DocumentTextRegular } from '@fluentui/react-icons/headless/svg/document-text';
import type { FanInfoItem } from '@specbuilder/shared-contracts/api';
import { FanInfoTypeKey } from '@specbuilder/shared-contracts/domain';
import { EmptyState, Link, LoadFailure, makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import { DOCUMENTS_MESSAGES } from '../messages/documents.generated.ts';
import { useServerAddress } from './use-server-address.ts';

interface FanDocumentsProps {
  readonly items: readonly FanInfoItem[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

const groupsOfDocuments = () => [
  { key: FanInfoTypeKey.Drawing, title: DOCUMENTS_MESSAGES.drawings },
  { key: FanInfoTypeKey.Manuals, title: DOCUMENTS_MESSAGES.manuals },
];

/** Drawings and manuals of a fan. */
export function FanDocuments({ items, hasFailed, onRetry }: FanDocumentsProps) {
  const styles = useStyles();
  const addressOf = useServerAddress();
  if (hasFailed) return <LoadFailure title={DOCUMENTS_MESSAGES.failed} onRetry={onRetry} />;
  if (items === undefined) return <SkeletonRows rows={2} rowHeightPx={36} />;
  const groups = groupsOfDocuments()
    .map(({ key, title }) => ({
      title,
      lines: items.filter(({ typeKey }) => typeKey === key).flatMap(({ includeLines }) => includeLines),
    }))
    .filter(({ lines }) => lines.length > 0);
  if (groups.length === 0) {
    return <EmptyState title={DOCUMENTS_MESSAGES.none} text={DOCUMENTS_MESSAGES.noneText} />;
  }
  return (
    <div className={styles.groups}>
      {groups.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.list}>
            {lines.map((line) => (
              <li key={line.url}>
                <Link href={addressOf(line.url)} target="_blank" rel="noopener noreferrer" className={styles.link}>
                  <DocumentTextRegular aria-hidden /> {line.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { listStyle: 'none', margin: `${tokens.spacingVerticalS} 0 0`, padding: 0 },
  link: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '30px' },
});

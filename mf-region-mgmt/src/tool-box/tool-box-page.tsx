import { OpenRegular } from '@fluentui/react-icons/headless/svg/open';
import type { ToolboxItem } from '@specbuilder/shared-contracts/api';
import { referenceOf } from '@specbuilder/shared-contracts/domain';
import {
  EmptyState,
  LoadFailure,
  makeStyles,
  SkeletonRows,
  tokens,
  usePlatform,
  VisuallyHidden,
} from '@specbuilder/shared-ui/core';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen } from '@specbuilder/shared-ui/router';
import { TOOL_BOX_MESSAGES } from '../messages/tool-box.generated.ts';

/** Tools of others that the brand points to. */
export function ToolBoxPage() {
  const tools = useQuery(usePlatform().apiQueries.toolbox.list.queryOptions());
  return (
    <Screen state="app.toolBox" isReady={!tools.isPending}>
      <PageFrame title={TOOL_BOX_MESSAGES.title} lead={TOOL_BOX_MESSAGES.lead}>
        {tools.isError ? (
          <LoadFailure
            title={TOOL_BOX_MESSAGES.failed}
            {...referenceOf(tools.error)}
            onRetry={() => void tools.refetch()}
          />
        ) : tools.data === undefined ? (
          <SkeletonRows rows={4} rowHeightPx={96} />
        ) : tools.data.length === 0 ? (
          <EmptyState title={TOOL_BOX_MESSAGES.empty} text={TOOL_BOX_MESSAGES.emptyText} />
        ) : (
          <Tools tools={tools.data} />
        )}
      </PageFrame>
    </Screen>
  );
}

function Tools({ tools }: { readonly tools: readonly ToolboxItem[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={TOOL_BOX_MESSAGES.list}>
      {tools.map((tool) => (
        <li key={tool.id} className={styles.item}>
          <ToolCard tool={tool} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card opens its tool in a new window, which learns nothing of this page (TBX-003). */
function ToolCard({ tool: { title, description, url, imageUrl } }: { readonly tool: ToolboxItem }) {
  const styles = useStyles();
  return (
    <a className={styles.card} href={url} target="_blank" rel="noopener noreferrer">
      {imageUrl !== null && <img src={imageUrl} alt="" className={styles.image} loading="lazy" />}
      <span className={styles.title}>
        {title}
        <OpenRegular className={styles.icon} aria-hidden />
        <VisuallyHidden>{TOOL_BOX_MESSAGES.newWindow}</VisuallyHidden>
      </span>
      <span className={styles.description}>{description}</span>
      <span className={styles.host}>{new URL(url).host}</span>
    </a>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex' },
  card: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  image: { maxHeight: '48px', alignSelf: 'flex-start' },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  description: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  host: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

import { FolderRegular } from '@fluentui/react-icons/headless/svg/folder';
import type { ProjectStub } from '@specbuilder/shared-contracts/api';
import { decodeProjectName } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens, useReadable } from '@specbuilder/shared-ui/core';
import { Switch } from '@specbuilder/shared-ui/data';
import { useQuery } from '@specbuilder/shared-ui/query';
import type { Ports } from '../../feature/ports.ts';
import { ASSISTANCE_MESSAGES } from '../../messages/assistance.generated.ts';

/** The open project of a signed-in user, from the cache that every remote shares. */
export function useOpenProject({
  apiQueries,
  currentProject,
  session,
}: Pick<Ports, 'apiQueries' | 'currentProject' | 'session'>): ProjectStub | null {
  const projectId = useReadable(currentProject);
  const user = useReadable(session.user);
  const isEnabled = projectId !== null && user !== null;
  const { data } = useQuery({
    ...apiQueries.projectStubs.read.queryOptions({ input: { projectId: projectId ?? '' } }),
    enabled: isEnabled,
  });
  return isEnabled ? (data ?? null) : null;
}

interface AttachedProjectProps {
  readonly project: ProjectStub;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function AttachedProject({ project, isOn, onChange }: AttachedProjectProps) {
  const styles = useStyles();
  const name = decodeProjectName(project.displayName);
  return (
    <div className={styles.row}>
      <FolderRegular fontSize={20} aria-hidden />
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.items}>{ASSISTANCE_MESSAGES.itemsGoAlong({ count: project.itemCount })}</span>
      </span>
      <Switch
        checked={isOn}
        aria-label={ASSISTANCE_MESSAGES.project({ name })}
        onChange={(_, { checked }) => onChange(checked)}
      />
    </div>
  );
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingInline: `${tokens.spacingHorizontalM} ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    '& > svg': { flexShrink: 0 },
  },
  words: {
    display: 'flex',
    alignItems: 'baseline',
    flexGrow: 1,
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalSNudge,
    minWidth: 0,
  },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
  },
  items: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

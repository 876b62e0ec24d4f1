import { decodeProjectName, PANEL_LOAD_DELAY_MS, referenceOf } from '@specbuilder/shared-contracts/domain';
import type { PanelProps } from '@specbuilder/shared-contracts/platform';
import {
  LoadFailure,
  makeStyles,
  SkeletonRows,
  tokens,
  useIsDue,
  usePlatform,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { NEW_FAN_MESSAGES } from '../../messages/new-fan.generated.ts';
import { dutyParams } from '../../search/search/search-address.ts';
import { NewFanCategory } from './new-fan-category.tsx';

/** As many as most brands have categories. */
const SKELETON_ROWS = 6;

/** The start page's tree in a panel; the open project stays open. */
export function NewFanPanel({ panelProps }: { readonly panelProps: PanelProps['new-fan'] }) {
  const styles = useStyles();
  const platform = usePlatform();
  const isDue = useIsDue(PANEL_LOAD_DELAY_MS);
  const categories = useQuery({ ...platform.apiQueries.catalog.topCategories.queryOptions(), enabled: isDue });
  const [openId, setOpenId] = useState<string | null>(null);
  const projectName = useProjectName();
  const open = openId ?? categories.data?.[0]?.id ?? null;
  return (
    <div className={styles.panel}>
      <p className={styles.note}>
        {projectName === null ? NEW_FAN_MESSAGES.noProject : NEW_FAN_MESSAGES.goesInto({ project: projectName })}
      </p>
      {categories.isPending && <SkeletonRows rows={SKELETON_ROWS} rowHeightPx={52} />}
      {categories.isError && (
        <LoadFailure
          title={NEW_FAN_MESSAGES.notLoaded}
          {...referenceOf(categories.error)}
          onRetry={() => void categories.refetch()}
        />
      )}
      {categories.data?.map((category) => (
        <NewFanCategory
          key={category.id}
          category={category}
          duty={panelProps.duty === undefined ? {} : dutyParams(panelProps.duty)}
          isOpen={category.id === open}
          onToggle={() => setOpenId(category.id === open ? '' : category.id)}
        />
      ))}
    </div>
  );
}

function useProjectName(): string | null {
  const platform = usePlatform();
  const projectId = useReadable(platform.currentProject);
  const { data } = useQuery({
    ...platform.apiQueries.projectStubs.read.queryOptions({ input: { projectId: projectId ?? '' } }),
    enabled: projectId !== null,
  });
  return projectId !== null && data ? decodeProjectName(data.displayName) : null;
}

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column' },
  note: { margin: `0 0 ${tokens.spacingVerticalM}`, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

import { BookmarkRegular } from '@fluentui/react-icons/headless/svg/bookmark';
import type { LogView } from '@specbuilder/shared-contracts/api';
import { Button, LoadFailure, ResettableLazy, usePlatform } from '@specbuilder/shared-ui/core';
import { MenuItemCheckbox } from '@specbuilder/shared-ui/data';
import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@specbuilder/shared-ui/overlay';
import type { ShowList } from '@specbuilder/shared-ui/paging';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { LOG_VIEWS_MESSAGES } from '../messages/log-views.generated.ts';
import type { LogAddress } from './log-query.ts';
import { useRemoveView } from './use-remove-view.ts';
import { viewChange, viewQuery } from './view-query.ts';

interface ViewMenuProps {
  readonly address: LogAddress;
  readonly onChange: ShowList<LogAddress>;
}

const VIEW = 'view';

/** The user's saved views of the log: one is opened, saved from what is shown, or deleted while it is shown. */
export function ViewMenu({ address, onChange }: ViewMenuProps) {
  const { apiQueries } = usePlatform();
  const [isSaving, setSaving] = useState(false);
  const { data, isError } = useQuery(apiQueries.logViews.list.queryOptions());
  const views = data?.views ?? [];
  const query = viewQuery(address);
  const shown = views.find((view) => view.query === query);
  const remove = useRemoveView();
  return (
    <>
      <Menu checkedValues={{ [VIEW]: shown ? [shown.id] : [] }} positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<BookmarkRegular />}>
            {shown?.name ?? LOG_VIEWS_MESSAGES.views}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {views.map((view) => (
              <MenuItemCheckbox
                key={view.id}
                name={VIEW}
                value={view.id}
                onClick={() => onChange(viewChange(view.query))}
              >
                {view.name}
              </MenuItemCheckbox>
            ))}
            {views.length === 0 && (
              <MenuItem disabled>{isError ? LOG_VIEWS_MESSAGES.failed : LOG_VIEWS_MESSAGES.none}</MenuItem>
            )}
            <MenuDivider />
            <MenuItem disabled={data === undefined} onClick={() => setSaving(true)}>
              {LOG_VIEWS_MESSAGES.saveAs}
            </MenuItem>
            {shown && (
              <MenuItem onClick={() => void remove(shown)}>{LOG_VIEWS_MESSAGES.remove({ name: shown.name })}</MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {isSaving && <SaveDialog query={query} views={views} onClose={() => setSaving(false)} />}
    </>
  );
}

interface SaveDialogProps {
  readonly query: string;
  readonly views: readonly LogView[];
  readonly onClose: () => void;
}

/** Its code comes when it is opened. */
function SaveDialog(props: SaveDialogProps) {
  return (
    <ResettableLazy
      load={() => import('./save-view-dialog.tsx')}
      props={props}
      fallback={null}
      failed={(retry) => <LoadFailure title={LOG_VIEWS_MESSAGES.dialogFailed} onRetry={retry} />}
    />
  );
}

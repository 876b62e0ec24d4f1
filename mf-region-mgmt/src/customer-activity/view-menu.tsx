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
import { savedQuery, viewChange, viewQuery } from './view-query.ts';

interface ViewMenuProps {
  readonly address: LogAddress;
  readonly onChange: ShowList<LogAddress>;
}

const VIEW = 'view';

/** The user's saved views of the log: one is opened, saved from what is shown, or deleted. */
export function ViewMenu({ address, onChange }: ViewMenuProps) {
  const { apiQueries } = usePlatform();
  const [isSaving, setSaving] = useState(false);
  const { data, isError } = useQuery(apiQueries.logViews.list.queryOptions());
  const views = data?.views ?? [];
  const query = viewQuery(address);
  // Of views that show the same, the one that was opened names it.
  const [openedId, setOpenedId] = useState<string | null>(null);
  const same = views.filter((view) => savedQuery(address, view) === query);
  const shown = same.find(({ id }) => id === openedId) ?? same[0];
  const others = views.filter((view) => view !== shown);
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
                onClick={() => {
                  setOpenedId(view.id);
                  onChange(viewChange(view.query));
                }}
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
            {others.length > 0 && <RemoveMenu views={others} onRemove={(view) => void remove(view)} />}
          </MenuList>
        </MenuPopover>
      </Menu>
      {isSaving && <SaveDialog query={query} views={views} onClose={() => setSaving(false)} />}
    </>
  );
}

interface RemoveMenuProps {
  readonly views: readonly LogView[];
  readonly onRemove: (view: LogView) => void;
}

/** Views that are not shown can be deleted too. */
function RemoveMenu({ views, onRemove }: RemoveMenuProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuItem>{LOG_VIEWS_MESSAGES.removeOther}</MenuItem>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {views.map((view) => (
            <MenuItem key={view.id} onClick={() => onRemove(view)}>
              {view.name}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
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

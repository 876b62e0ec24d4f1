import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { BREAKPOINTS, Button, useMediaQuery, usePlatform } from '@specbuilder/shared-ui/core';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@specbuilder/shared-ui/overlay';
import { GRID_TOOLS_MESSAGES } from '../../messages/grid-tools.generated.ts';
import type { ResultColumn } from './result-column.ts';
import type { SheetKind } from './save-rows.ts';

interface ExportMenuProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ResultColumn<Row>[];
}

/** Saves the rows that are shown, in the columns that are shown. */
export function ExportMenu<Row>({ rows, columns }: ExportMenuProps<Row>) {
  const { toasts, log } = usePlatform();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const save = async (kind: SheetKind) => {
    try {
      // The workbook packer is loaded only when a user exports one.
      const { saveRows } = await import('./save-rows.ts');
      saveRows(kind, rows, columns);
    } catch (error) {
      log.error('Rows could not be saved', error);
      void toasts.show({ kind: 'warning', title: GRID_TOOLS_MESSAGES.exportFailed, durationMs: TOAST_MS.addFan });
    }
  };
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          size="small"
          icon={<ArrowDownloadRegular />}
          aria-label={GRID_TOOLS_MESSAGES.exportRows}
        >
          {!isPhone && GRID_TOOLS_MESSAGES.exportRows}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => void save('xlsx')}>{GRID_TOOLS_MESSAGES.workbook}</MenuItem>
          <MenuItem onClick={() => void save('csv')}>{GRID_TOOLS_MESSAGES.csv}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

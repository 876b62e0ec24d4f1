import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import type { ItemRow } from './item-row.ts';
import { DASHBOARD_TEXTS } from './texts.ts';

interface ItemActionsProps {
  readonly row: ItemRow;
  readonly onRemove: () => void;
}

export function ItemActions({ row: { item, figures }, onRemove }: ItemActionsProps) {
  const platform = usePlatform();
  const edit = () => platform.navigate('app.fans.sizer.options', { fanItemId: item.fanItemId });
  return (
    <>
      <Button
        appearance="subtle"
        icon={<EditRegular />}
        aria-label={DASHBOARD_TEXTS.edit(figures.name)}
        title={DASHBOARD_TEXTS.edit(figures.name)}
        onClick={edit}
      />
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={DASHBOARD_TEXTS.remove(figures.name)}
        title={DASHBOARD_TEXTS.remove(figures.name)}
        onClick={onRemove}
      />
    </>
  );
}

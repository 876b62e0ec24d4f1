import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { DASHBOARD_TEXTS } from '../words/dashboard.generated.ts';
import type { ItemRow } from './item-row.ts';

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
        aria-label={DASHBOARD_TEXTS.edit({ item: figures.name })}
        title={DASHBOARD_TEXTS.edit({ item: figures.name })}
        onClick={edit}
      />
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={DASHBOARD_TEXTS.remove({ item: figures.name })}
        title={DASHBOARD_TEXTS.remove({ item: figures.name })}
        onClick={onRemove}
      />
    </>
  );
}

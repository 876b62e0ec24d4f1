import type { ItemConfiguration } from '@specbuilder/shared-contracts/api';
import { ResettableLazy } from '@specbuilder/shared-ui/core';
import type { ItemDraft } from '../../item/item-draft/item-draft.ts';
import { checkedOf, groupTitle } from './option-groups.ts';
import { setpointsInWords } from './sections/shown-setpoints.ts';
import { siteValues } from './site-values.ts';
import { useDutyValues } from './use-duty-values.ts';
import type { OptionsPageState } from './use-options-page.ts';

/** The sheet is loaded when a user prints. */
const loadPrinted = async () => ({
  default: (await import('../print/printed-configuration.tsx')).PrintedConfiguration,
});

interface PrintedItemProps {
  readonly configuration: ItemConfiguration;
  readonly page: OptionsPageState;
  readonly draft: ItemDraft;
  readonly onPrinted: () => void;
}

/** The item in print, as shown on the page. */
export function PrintedItem({ configuration, page, draft, onPrinted }: PrintedItemProps) {
  const duty = useDutyValues(page, draft.quantity);
  const { item, sections } = configuration;
  const values = [...siteValues(item), ...duty];
  const setpointsOf = (fanOptionId: number) =>
    sections.setpoints.find((item) => item.fanOptionId === fanOptionId)?.setpoints ?? [];
  const groups = page.allGroups
    .map((group) => ({
      title: groupTitle(group.name),
      options: checkedOf(group).map((option) => {
        return { ...option, setTo: setpointsInWords(setpointsOf(option.fanOptionId)) };
      }),
    }))
    .filter(({ options }) => options.length > 0);
  return (
    <ResettableLazy
      load={loadPrinted}
      props={{ configuration, draft, groups, values, onPrinted }}
      fallback={null}
      failed={() => null}
    />
  );
}

import { ArrowResetRegular } from '@fluentui/react-icons/headless/svg/arrow-reset';
import { Button } from '@specbuilder/shared-ui/core';
import { Spinner } from '@specbuilder/shared-ui/data';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import type { OptionsPageState } from './use-options-page.ts';
import { useReload } from './use-reload.ts';

/** Begins the configuration again; an item of a project stays the one it is. */
export function ReloadButton({ page: { item, isReadOnly } }: { readonly page: OptionsPageState }) {
  const { reload, isReloading } = useReload(item);
  if (isReadOnly) return null;
  return (
    <Button
      appearance="subtle"
      icon={isReloading ? <Spinner size="extra-tiny" /> : <ArrowResetRegular />}
      disabledFocusable={isReloading}
      onClick={reload}
    >
      {OPTIONS_MESSAGES.reload}
    </Button>
  );
}

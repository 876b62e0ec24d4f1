import { LoadFailure } from '@specbuilder/shared-ui/core';
import { Screen, useParams } from '@specbuilder/shared-ui/router';
import { useClosedItem } from '../../item/links/use-closed-item.ts';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { OptionsSkeleton } from './options-skeleton.tsx';
import { OptionsWorkspace } from './options-workspace.tsx';
import { useConfiguration } from './use-configuration.ts';

/** Options of one item; another item is another page. */
export default function OptionsPage() {
  const { fanItemId = '' } = useParams();
  return <ItemPage key={fanItemId} fanItemId={fanItemId} />;
}

function ItemPage({ fanItemId }: { readonly fanItemId: string }) {
  const { configuration, retry, error } = useConfiguration(fanItemId);
  useClosedItem(error);
  return (
    <Screen
      state="app.fans.sizer.options"
      isReady={configuration !== undefined || retry !== null}
      // What is on the screen stays there when only a refresh of it fails.
      error={configuration === undefined ? error : null}
    >
      {configuration ? (
        <OptionsWorkspace configuration={configuration} />
      ) : retry !== null && error === null ? (
        <LoadFailure title={OPTIONS_MESSAGES.optionsFailed} onRetry={retry} />
      ) : (
        <OptionsSkeleton />
      )}
    </Screen>
  );
}

import { LoadFailure } from '@specbuilder/shared-ui/core';
import { Screen, useParams } from '@specbuilder/shared-ui/router';
import { useFanItemHub } from '../hub/use-fan-item-hub.ts';
import { useClosedItem } from '../links/use-closed-item.ts';
import { useLinkToken } from '../links/use-link-token.ts';
import { OPTIONS_TEXTS } from '../words/options.generated.ts';
import { OptionsSkeleton } from './options-skeleton.tsx';
import { OptionsWorkspace } from './options-workspace.tsx';
import { useItem } from './use-item.ts';

/** Options of one item; another item is another page. */
export default function OptionsPage() {
  const { fanItemId = '' } = useParams();
  return <ItemPage key={fanItemId} fanItemId={fanItemId} />;
}

function ItemPage({ fanItemId }: { readonly fanItemId: string }) {
  const state = useItem(fanItemId);
  const link = useLinkToken();
  const { queries, item, options, motors, curbs, isUnchecked, isLoaded, retry, error } = state;
  // The hub knows users and guests, and no links.
  useFanItemHub(fanItemId, queries.motors.queryKey, isLoaded && (link === null || item?.isReadOnly === false));
  useClosedItem(error);
  const isThere = item && options && motors && curbs && isLoaded;
  return (
    <Screen state="app.fans.sizer.options" isReady={Boolean(isThere) || retry !== null} error={error}>
      {isThere ? (
        <OptionsWorkspace
          loaded={{
            queries,
            item,
            options,
            motors,
            curbs,
            isUnchecked,
            validation: state.validation ?? NOT_CHECKED,
          }}
        />
      ) : retry !== null && error === null ? (
        <LoadFailure title={OPTIONS_TEXTS.optionsFailed} onRetry={retry} />
      ) : (
        <OptionsSkeleton />
      )}
    </Screen>
  );
}

const NOT_CHECKED = { errors: [], warnings: [], messages: { errors: [], warnings: [] } };

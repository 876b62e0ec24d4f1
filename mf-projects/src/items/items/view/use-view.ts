import { useSearchParams } from '@specbuilder/shared-ui/router';

/** How the items are shown: by themselves, or against the schedule of the drawings. */
export type ItemsView = 'items' | 'scheduled';

/** The view of the address (`?view=`), so that a link opens it. */
export function useView(): readonly [ItemsView, (view: ItemsView) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (view: ItemsView) =>
    setQuery(
      (before) => {
        if (view === 'items') before.delete('view');
        else before.set('view', view);
        return before;
      },
      { replace: true },
    );
  return [query.get('view') === 'scheduled' ? 'scheduled' : 'items', choose];
}

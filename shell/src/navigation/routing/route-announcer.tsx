import type { Readable } from '@specbuilder/shared-contracts/platform';
import { useReadable, VisuallyHidden } from '@specbuilder/shared-ui/core';

/** Says the title of the new screen to screen readers; the focus itself goes to the main landmark. */
export function RouteAnnouncer({ title }: { readonly title: Readable<string> }) {
  return (
    <div aria-live="polite" aria-atomic="true" data-testid="route-announcer">
      <VisuallyHidden>{useReadable(title)}</VisuallyHidden>
    </div>
  );
}

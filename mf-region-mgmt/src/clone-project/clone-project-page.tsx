import { PageFrame } from '@specbuilder/shared-ui/page';
import { Screen } from '@specbuilder/shared-ui/router';
import { CLONE_PROJECT_MESSAGES } from '../messages/clone-project.generated.ts';
import { CloneUtility } from './clone-utility.tsx';

/** The clone utility as a page of region management. */
export function CloneProjectPage() {
  return (
    <Screen state="app.region-mgmt.clone-project">
      <PageFrame title={CLONE_PROJECT_MESSAGES.title} lead={CLONE_PROJECT_MESSAGES.lead}>
        <CloneUtility />
      </PageFrame>
    </Screen>
  );
}

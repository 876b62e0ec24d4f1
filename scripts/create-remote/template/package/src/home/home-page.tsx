import { AppsRegular } from '@fluentui/react-icons/headless/svg/apps';
import { EmptyState } from '@specbuilder/shared-ui/core';
import { Screen } from '@specbuilder/shared-ui/router';
import { HOME_MESSAGES } from '../messages/home.generated.ts';

/** The first screen of the area. */
export function HomePage() {
  return (
    <Screen state="app.example.home">
      <EmptyState
        picture={<AppsRegular fontSize={72} />}
        titleAs="h1"
        title={HOME_MESSAGES.title}
        text={HOME_MESSAGES.nothingYet}
      />
    </Screen>
  );
}

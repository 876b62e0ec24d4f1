import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { UTILITIES_MESSAGES } from '../../messages/utilities.generated.ts';
import { TabLead } from './tab-lead.tsx';

/** Region management owns the utility and publishes it as a panel, so that it is one in two places. */
export function CloneTab() {
  const { panels } = usePlatform();
  return (
    <>
      <TabLead text={UTILITIES_MESSAGES.cloneLead} />
      <Button appearance="primary" onClick={() => void panels.open('clone-project', {})}>
        {UTILITIES_MESSAGES.openClone}
      </Button>
    </>
  );
}

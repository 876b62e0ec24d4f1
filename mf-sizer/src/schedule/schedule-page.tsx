import { PageFrame } from '@specbuilder/shared-ui/page';
import { Screen } from '@specbuilder/shared-ui/router';
import { useState } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { Intake } from './intake.tsx';
import { RememberedNotice } from './memory/remembered-notice.tsx';
import { useRememberedColumns } from './memory/use-remembered-columns.ts';
import { useProjectSite } from './project-site.ts';
import { ScheduleSheet } from './schedule-sheet.tsx';
import type { Sheet } from './sheet.ts';
import { useSheet } from './use-sheet.ts';

/** A schedule of a drawing becomes fans: pasted, checked, sized and added to a project. */
export default function SchedulePage() {
  const own = useSheet();
  const columns = useRememberedColumns(own);
  const state = { ...own, change: columns.change };
  const { sheet, change } = state;
  const site = useProjectSite();
  // The sheet stays until another one was read.
  const [isPasting, setPasting] = useState(false);
  const [wasTaken, setTaken] = useState(false);
  const leave = () => {
    setPasting(false);
    setTaken(true);
  };
  const take = (next: Sheet) => {
    change({ ...next, postalCode: sheet?.postalCode ?? site.postalCode });
    leave();
  };
  return (
    <Screen state="app.fans.sizer.schedule">
      <PageFrame
        title={SCHEDULE_MESSAGES.title}
        fillsWindow={sheet !== null}
        lead={sheet === null ? SCHEDULE_MESSAGES.lead : SCHEDULE_MESSAGES.checkRows}
      >
        {sheet === null || isPasting ? (
          <Intake hasFocus={isPasting} onSheet={take} onCancel={sheet === null ? null : leave} />
        ) : (
          <>
            <RememberedNotice columns={columns} />
            <ScheduleSheet
              state={state}
              sheet={sheet}
              site={site}
              isNew={wasTaken}
              onPasteAgain={() => setPasting(true)}
            />
          </>
        )}
      </PageFrame>
    </Screen>
  );
}

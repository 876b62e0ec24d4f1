import type { Visit } from '@specbuilder/shared-contracts/api';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';

/** What happened in a visit, action by action: 'Sized 27 fans', 'added 12 items'; the first begins a sentence. */
export function actionTexts({ actions }: Visit): readonly string[] {
  const texts = actions.map(({ eventType, count }) => ACTIVITY_MESSAGES.did[eventType]({ count }));
  return texts.map((text, index) =>
    index === 0 ? text.charAt(0).toLocaleUpperCase(currentLanguage.locale()) + text.slice(1) : text,
  );
}

/** The whole visit in one line, with its projects, for a spreadsheet. */
export function visitText(visit: Visit): string {
  const texts = actionTexts(visit);
  const parts = visit.actions.map(({ project }, index) => {
    const what = texts[index] ?? '';
    return project === null ? what : ACTIVITY_MESSAGES.into({ what, project: project.name });
  });
  return parts.join(', ');
}

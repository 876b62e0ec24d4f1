import type { FanItem } from '@specbuilder/shared-contracts/api';
import type { ItemCure, ItemFinding } from '@specbuilder/shared-contracts/domain';
import { Button, ResettableLazy, usePlatform } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarActions, MessageBarBody } from '@specbuilder/shared-ui/data';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';

interface ConfiguredFindingsProps {
  readonly item: FanItem;
  readonly findings: readonly ItemFinding[];
  readonly isReadOnly: boolean;
}

/**
 * What the site, the values at the duty and the versions say of the item, each with what can be done about it. Notes are
 * left to the project: more airflow than required is said beside the values.
 */
export function ConfiguredFindings({ item, findings, isReadOnly }: ConfiguredFindingsProps) {
  const warnings = findings.filter(({ severity }) => severity !== 'note');
  return warnings.map(({ code, message, cure }) => (
    <MessageBar key={code} intent="warning" layout="multiline">
      <MessageBarBody>
        {message}{' '}
        {cure?.code === 'rateAgain' && !isReadOnly && (
          <ResettableLazy
            load={() => import('./rating-effect.tsx')}
            props={{ item, ...cure.values }}
            fallback={null}
            failed={() => null}
          />
        )}
      </MessageBarBody>
      {cure !== null && !isReadOnly && <CureAction item={item} cure={cure} />}
    </MessageBar>
  ));
}

/** Rating again and choosing another fan need the project of the item; before it is saved, the results are the way. */
function CureAction({ item, cure }: { readonly item: FanItem; readonly cure: ItemCure }) {
  const { navigate } = usePlatform();
  const { fanItemId, projectId, fanCategoryType, subFanCategoryType } = item;
  if (projectId === null) return null;
  const place = { category: String(fanCategoryType), sub: String(subFanCategoryType), replace: fanItemId };
  if (cure.code === 'rateAgain') {
    return (
      <MessageBarActions>
        <Button size="small" onClick={() => navigate('app.projects.dashboard', { projectId })}>
          {OPTIONS_MESSAGES.rateInProject}
        </Button>
      </MessageBarActions>
    );
  }
  if (cure.code !== 'selectAgain') return null;
  return (
    <MessageBarActions>
      <Button size="small" onClick={() => navigate('app.fans.sizer.search', place)}>
        {OPTIONS_MESSAGES.anotherFan}
      </Button>
    </MessageBarActions>
  );
}

import { FolderAddRegular } from '@fluentui/react-icons/headless/svg/folder-add';
import { Button } from '@specbuilder/shared-ui/core';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { SHORTLIST_MESSAGES } from '../../messages/shortlist.generated.ts';
import { areOfOneSearch, type ComparedResult, fansOf } from './compared-result.ts';
import { useAddCompared } from './use-add-compared.ts';

interface AddComparedProps {
  readonly result: ComparedResult;
  readonly appearance?: 'primary' | 'secondary';
}

/** Adds the compared fans to a project: those of one search as alternates, those of several as items. */
export function AddCompared({ result, appearance = 'secondary' }: AddComparedProps) {
  const { add, isAdding, isGuest, isOffered } = useAddCompared(result);
  if (!isOffered) return null;
  const [ofUser, ofGuest] = labels(result);
  return (
    <Button appearance={appearance} icon={<FolderAddRegular />} disabledFocusable={isAdding} onClick={() => void add()}>
      {isGuest ? ofGuest : ofUser}
    </Button>
  );
}

function labels(result: ComparedResult): readonly [ofUser: string, ofGuest: string] {
  return result.entries.length > 1 && areOfOneSearch(fansOf(result))
    ? [COMPARE_MESSAGES.add, COMPARE_MESSAGES.signInToAdd]
    : [SHORTLIST_MESSAGES.addItems, SHORTLIST_MESSAGES.signInToAddItems];
}

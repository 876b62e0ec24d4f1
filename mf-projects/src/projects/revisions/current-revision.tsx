import { HistoryRegular } from '@fluentui/react-icons/headless/svg/history';
import type { Project } from '@specbuilder/shared-contracts/api';
import { Button } from '@specbuilder/shared-ui/core';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';

interface CurrentRevisionProps {
  readonly project: Project;
  readonly className: string;
  readonly onOpen: () => void;
}

/** The revision that the project is of, and whether it was changed since; opens all of them. */
export function CurrentRevision({ project: { currentRevision }, className, onOpen }: CurrentRevisionProps) {
  if (currentRevision === null) return null;
  const { number, changedSince } = currentRevision;
  const text = changedSince ? HEADER_MESSAGES.revisionChanged({ number }) : HEADER_MESSAGES.revision({ number });
  return (
    <Button
      appearance="transparent"
      size="small"
      className={className}
      icon={<HistoryRegular />}
      aria-label={HEADER_MESSAGES.showRevisions({ revision: text })}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {text}
    </Button>
  );
}

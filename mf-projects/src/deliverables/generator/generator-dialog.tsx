import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { MAX_DELIVERABLE_ITEMS, type Project, type ProjectItem } from '@specbuilder/shared-contracts/api';
import {
  type FileFormat,
  type GeneratedDeliverable,
  PageSize,
  PdfOrientation,
} from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox, Field, Radio, RadioGroup, Spinner } from '@specbuilder/shared-ui/data';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { useState } from 'react';
import { COLUMN_CHOICE_MESSAGES } from '../../messages/column-choice.generated.ts';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';
import { useMayChange } from '../../project-data/project-role/use-may-change.ts';
import type { DeliverableChoice } from '../request.ts';
import { ColumnChoice } from './column-choice.tsx';
import { ItemChoice } from './item-choice.tsx';
import { OpenPoints } from './open-points.tsx';
import { PageChoice, type Pages } from './page-choice.tsx';
import { QuotedTerms } from './terms-fields.tsx';
import type { ProjectTerms } from './use-terms.ts';

export type GeneratorChoice = Pick<
  DeliverableChoice,
  'deliverable' | 'format' | 'orientation' | 'pageSize' | 'itemIds'
>;

interface GeneratorDialogProps {
  readonly project: Project;
  readonly deliverable: GeneratedDeliverable;
  /** Of which some can be chosen. */
  readonly items: readonly ProjectItem[];
  /** Chosen at first. */
  readonly selectedIds: readonly string[];
  /** Items that can be in it; null for all. */
  readonly possibleIds: readonly string[] | null;
  readonly isBusy: boolean;
  /** Why nothing can be generated now. */
  readonly outage: string | null;
  readonly prewire: readonly [boolean, (isIncluded: boolean) => void];
  /** Whether equal units share their pages, and the way to change it. */
  readonly sharing: readonly [boolean, (isShared: boolean) => void];
  /** Of those with prices. */
  readonly quoted: ProjectTerms;
  readonly onDownload: (choice: GeneratorChoice) => void;
  readonly onClose: () => void;
}

/** Which items, as which file, how it lies (DLV-002). */
export function GeneratorDialog(props: GeneratorDialogProps) {
  const { deliverable, items, selectedIds, possibleIds, isBusy, outage, prewire, quoted } = props;
  const { project, sharing, onDownload, onClose } = props;
  const mayChange = useMayChange(project);
  const styles = useStyles();
  const formats: readonly FileFormat[] = deliverable.formats;
  const [ids, setIds] = useState(() => new Set(selectedIds));
  const [format, setFormat] = useState<FileFormat>(deliverable.formats[0]);
  const [pages, setPages] = useState<Pages>({ orientation: PdfOrientation.None, pageSize: PageSize.Letter });
  const [areTermsPossible, setTermsPossible] = useState(true);
  const [areColumnsOpen, setColumnsOpen] = useState(false);
  const [isPrewired, setPrewired] = prewire;
  const [isShared, setShared] = sharing;
  const itemIds = items.map(({ projectItemId }) => projectItemId).filter((id) => ids.has(id));
  const isTooMany = itemIds.length > MAX_DELIVERABLE_ITEMS;
  const tooMany = isTooMany ? DELIVERABLES_MESSAGES.tooManyText({ most: MAX_DELIVERABLE_ITEMS }) : null;
  // A file would have the columns of before.
  const hindrance = tooMany ?? outage ?? (areColumnsOpen ? COLUMN_CHOICE_MESSAGES.open : null);
  const areTermsKnown = quoted.terms !== null || !('hasPrices' in deliverable);
  const isPossible = itemIds.length > 0 && hindrance === null && areTermsKnown && areTermsPossible && !isBusy;
  return (
    <ClosableDialog
      title={deliverable.label()}
      closeLabel={DELIVERABLES_MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={onClose}>{DELIVERABLES_MESSAGES.close}</Button>
          <Button
            appearance="primary"
            icon={isBusy ? <Spinner size="tiny" /> : <ArrowDownloadRegular />}
            disabledFocusable={!isPossible}
            onClick={() => {
              if ('hasPrices' in deliverable) quoted.keep();
              onDownload({ deliverable, format, ...pages, itemIds });
            }}
          >
            {isBusy ? DELIVERABLES_MESSAGES.generating : DELIVERABLES_MESSAGES.download({ format: format.name })}
          </Button>
        </>
      }
    >
      <ItemChoice items={items} chosen={ids} possibleIds={possibleIds} onChange={setIds} />
      <Field label={DELIVERABLES_MESSAGES.format}>
        <RadioGroup
          layout="horizontal"
          className={styles.formats}
          value={format.name}
          onChange={(_, { value }) => setFormat(formats.find(({ name }) => name === value) ?? format)}
        >
          {formats.map(({ name }) => (
            <Radio key={name} value={name} label={name} />
          ))}
        </RadioGroup>
      </Field>
      {format.hasOrientation && <PageChoice deliverable={deliverable} pages={pages} onChange={setPages} />}
      {'hasColumns' in deliverable && mayChange && (
        <ColumnChoice projectId={project.projectId} isOpen={areColumnsOpen} onOpen={setColumnsOpen} />
      )}
      {'hasPrices' in deliverable && <QuotedTerms quoted={quoted} onPossible={setTermsPossible} />}
      {deliverable.hasPreWire && (
        <Checkbox
          checked={isPrewired}
          onChange={(_, { checked }) => setPrewired(checked === true)}
          label={DELIVERABLES_MESSAGES.prewire}
        />
      )}
      {'canSharePages' in deliverable && (
        <Checkbox
          checked={isShared}
          onChange={(_, { checked }) => setShared(checked === true)}
          label={DELIVERABLES_MESSAGES.sharePages}
        />
      )}
      <OpenPoints items={items.filter(({ projectItemId }) => ids.has(projectItemId))} />
      {hindrance !== null && (
        <p role="status" className={styles.outage}>
          {hindrance}
        </p>
      )}
    </ClosableDialog>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: 'min(34rem, 100%)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  formats: { flexWrap: 'wrap' },
  outage: { margin: 0, color: tokens.colorPaletteRedForeground1 },
});

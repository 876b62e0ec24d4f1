import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { SendRegular } from '@fluentui/react-icons/headless/svg/send';
import { MAX_DELIVERABLE_ITEMS, type Project } from '@specbuilder/shared-contracts/api';
import type { FileFormat, GeneratedDeliverable } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox, Field, Radio, RadioGroup, Spinner } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import { COLUMN_CHOICE_MESSAGES } from '../../messages/column-choice.generated.ts';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';
import { GENERATOR_MESSAGES } from '../../messages/generator.generated.ts';
import { OWN_TERMS_MESSAGES } from '../../messages/own-terms.generated.ts';
import { useMayChange } from '../../project-data/project-role/use-may-change.ts';
import { FactsLine } from '../project-facts/facts-line.tsx';
import { StatusChoice } from '../project-facts/status-choice.tsx';
import type { DeliverableChoice } from '../request.ts';
import { ColumnChoice } from './column-choice.tsx';
import { CompanyTemplateLink } from './company-template-link.tsx';
import { GeneratorFrame } from './generator-frame.tsx';
import { ItemChoice } from './item-choice.tsx';
import { OpenPoints } from './open-points.tsx';
import { OptionalPages } from './optional-pages.tsx';
import { PageChoice } from './page-choice.tsx';
import { QuotedTerms } from './terms-fields.tsx';
import type { Choices } from './use-choices.ts';

export type GeneratorChoice = Pick<DeliverableChoice, 'deliverable' | 'format'>;

interface GeneratorDialogProps {
  readonly project: Project;
  readonly deliverable: GeneratedDeliverable;
  readonly choices: Choices;
  /** Items that can be in it; null for all. */
  readonly possibleIds: readonly string[] | null;
  readonly isBusy: boolean;
  /** Why nothing can be generated now. */
  readonly outage: string | null;
  readonly onDownload: (choice: GeneratorChoice) => void;
  /** Opens the dialog that keeps and mails it. */
  readonly onIssue: (choice: GeneratorChoice) => void;
  readonly onClose: () => void;
}

/** Which items, as which file, how it lies (DLV-002). */
export function GeneratorDialog(props: GeneratorDialogProps) {
  const { project, deliverable, choices, possibleIds, isBusy, outage, onDownload, onIssue, onClose } = props;
  const { selection, quoted } = choices;
  const mayChange = useMayChange(project);
  const styles = useStyles();
  const [format, setFormat] = useState<FileFormat>(deliverable.formats[0]);
  const [areTermsPossible, setTermsPossible] = useState(true);
  const [areColumnsOpen, setColumnsOpen] = useState(false);
  const own = useState(false);
  const hindrance = tooMany(selection.ids.length) ?? outage ?? openText({ areColumnsOpen, areTermsOpen: own[0] });
  const areTermsKnown = quoted.terms !== null || !('hasPrices' in deliverable);
  const isPossible = selection.ids.length > 0 && hindrance === null && areTermsKnown && areTermsPossible && !isBusy;
  const take = (use: (choice: GeneratorChoice) => void) => () => {
    if ('hasPrices' in deliverable) quoted.keep();
    use({ deliverable, format });
  };
  return (
    <GeneratorFrame
      title={deliverable.label()}
      onClose={onClose}
      actions={
        <>
          {mayChange && (
            <Button icon={<SendRegular />} disabledFocusable={!isPossible} onClick={take(onIssue)}>
              {GENERATOR_MESSAGES.issue}
            </Button>
          )}
          <Button
            appearance="primary"
            icon={isBusy ? <Spinner size="tiny" /> : <ArrowDownloadRegular />}
            disabledFocusable={!isPossible}
            onClick={take(onDownload)}
          >
            {isBusy ? DELIVERABLES_MESSAGES.generating : DELIVERABLES_MESSAGES.download({ format: format.name })}
          </Button>
        </>
      }
    >
      <CompanyTemplateLink />
      <FactsLine project={project} />
      <StatusChoice project={project} />
      <ItemChoice selection={selection} possibleIds={possibleIds} />
      <FormatChoice deliverable={deliverable} format={format} onChange={setFormat} />
      <Contents deliverable={deliverable} choices={choices} hasOrientation={format.hasOrientation} />
      {'hasColumns' in deliverable && mayChange && (
        <ColumnChoice projectId={project.projectId} isOpen={areColumnsOpen} onOpen={setColumnsOpen} />
      )}
      {'hasPrices' in deliverable && (
        <QuotedTerms project={project} quoted={quoted} onPossible={setTermsPossible} own={own} />
      )}
      <OpenPoints items={selection.items.filter(({ projectItemId }) => selection.chosen.has(projectItemId))} />
      {hindrance !== null && (
        <p role="status" className={styles.outage}>
          {hindrance}
        </p>
      )}
    </GeneratorFrame>
  );
}

interface FormatChoiceProps extends Pick<GeneratorDialogProps, 'deliverable'> {
  readonly format: FileFormat;
  readonly onChange: (format: FileFormat) => void;
}

function FormatChoice({ deliverable, format, onChange }: FormatChoiceProps) {
  const styles = useStyles();
  const formats: readonly FileFormat[] = deliverable.formats;
  return (
    <Field label={DELIVERABLES_MESSAGES.format}>
      <RadioGroup
        layout="horizontal"
        className={styles.formats}
        value={format.name}
        onChange={(_, { value }) => onChange(formats.find(({ name }) => name === value) ?? format)}
      >
        {formats.map(({ name }) => (
          <Radio key={name} value={name} label={name} />
        ))}
      </RadioGroup>
    </Field>
  );
}

interface ContentsProps extends Pick<GeneratorDialogProps, 'deliverable' | 'choices'> {
  /** Whether the pages of the file lie as the user chooses. */
  readonly hasOrientation: boolean;
}

/** Which pages there are, how they lie, and what is on them. */
function Contents({ deliverable, choices, hasOrientation }: ContentsProps) {
  const [pages, setPages] = choices.pages;
  const [isPrewired, setPrewired] = choices.prewire;
  const [isShared, setShared] = choices.sharing;
  return (
    <>
      {hasOrientation && <PageChoice deliverable={deliverable} pages={pages} onChange={setPages} />}
      {'hasOptionalPages' in deliverable && (
        <OptionalPages leftOut={pages.leaveOut} onChange={(leaveOut) => setPages({ ...pages, leaveOut })} />
      )}
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
    </>
  );
}

function tooMany(count: number): string | null {
  return count > MAX_DELIVERABLE_ITEMS ? DELIVERABLES_MESSAGES.tooManyText({ most: MAX_DELIVERABLE_ITEMS }) : null;
}

/** A file would have the previous columns or terms. */
function openText({ areColumnsOpen, areTermsOpen }: { areColumnsOpen: boolean; areTermsOpen: boolean }): string | null {
  if (areColumnsOpen) return COLUMN_CHOICE_MESSAGES.open;
  return areTermsOpen ? OWN_TERMS_MESSAGES.open : null;
}

const useStyles = makeStyles({
  formats: { flexWrap: 'wrap' },
  outage: { margin: 0, color: tokens.colorPaletteRedForeground1 },
});

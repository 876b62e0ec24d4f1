import {
  MAX_FREIGHT,
  MAX_MULTIPLIER,
  MAX_TAX_PERCENT,
  MAX_VALID_DAYS,
  type Project,
} from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { Checkbox, Field, Input, Spinner } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';
import { useMayChange } from '../../project-data/project-role/use-may-change.ts';
import { OwnTermsChoice } from '../own-terms/own-terms.tsx';
import type { Terms } from '../request.ts';
import type { ProjectTerms } from './use-terms.ts';

type Amount = Exclude<keyof Terms, 'hasAlternates' | 'freightCurrency'>;

interface TermsFieldsProps {
  readonly terms: Terms;
  /** Null while one of the fields has no possible value. */
  readonly onChange: (terms: Terms | null) => void;
}

/** Least and most that a field takes, and its step. */
const LIMITS: Readonly<Record<Amount, readonly [least: number, most: number, step: number | 'any']>> = {
  multiplier: [0.001, MAX_MULTIPLIER, 'any'],
  freight: [0, MAX_FREIGHT, 'any'],
  taxPercent: [0, MAX_TAX_PERCENT, 'any'],
  validDays: [1, MAX_VALID_DAYS, 1],
};
const AMOUNTS = Object.keys(LIMITS) as readonly Amount[];

interface QuotedTermsProps {
  readonly project: Project;
  /** Whether the project's own terms are open, and the way to open and close them. */
  readonly own: readonly [boolean, (isOpen: boolean) => void];
  readonly quoted: Pick<ProjectTerms, 'terms' | 'change'>;
  /** Whether each field has a possible value. */
  readonly onPossible: (arePossible: boolean) => void;
}

/** The fields, once it is known what they begin with. */
export function QuotedTerms({
  project,
  quoted: { terms, change },
  onPossible,
  own: [isOpen, onOpen],
}: QuotedTermsProps) {
  const mayChange = useMayChange(project);
  if (terms === null) return <Spinner size="tiny" label={DELIVERABLES_MESSAGES.loadingTerms} />;
  const onChange = (changed: Terms | null) => {
    onPossible(changed !== null);
    if (changed !== null) change(changed);
  };
  return (
    <>
      <TermsFields terms={terms} onChange={onChange} />
      {mayChange && <OwnTermsChoice projectId={project.projectId} isOpen={isOpen} onOpen={onOpen} />}
    </>
  );
}

/** What a quotation is made with; what is empty is not stated in it. */
function TermsFields({ terms, onChange }: TermsFieldsProps) {
  const styles = useStyles();
  const { currencyCode } = useReadable(usePlatform().currency);
  const [texts, setTexts] = useState(() => textsOf(terms));
  const { hasAlternates = true, freightCurrency } = terms;
  const change = (next: Readonly<Record<Amount, string>>, areListed: boolean) => {
    setTexts(next);
    const isPossible = AMOUNTS.every((name) => isPossibleText(name, next[name]));
    // What is typed into the field once it is empty is of the currency of the prices.
    const ofFreight = freightCurrency === undefined || next.freight.trim() === '' ? {} : { freightCurrency };
    onChange(isPossible ? { ...amountsOf(next), ...ofFreight, hasAlternates: areListed } : null);
  };
  const freightHint =
    freightCurrency === undefined
      ? DELIVERABLES_MESSAGES.freightHint({ currency: currencyCode })
      : DELIVERABLES_MESSAGES.otherFreightHint({ currency: freightCurrency, prices: currencyCode });
  const labels = {
    multiplier: [DELIVERABLES_MESSAGES.multiplier, DELIVERABLES_MESSAGES.multiplierHint],
    freight: [DELIVERABLES_MESSAGES.freight, freightHint],
    taxPercent: [DELIVERABLES_MESSAGES.tax, DELIVERABLES_MESSAGES.taxHint],
    validDays: [DELIVERABLES_MESSAGES.validDays, DELIVERABLES_MESSAGES.validDaysHint],
  } as const;
  return (
    <fieldset className={styles.terms}>
      <legend className={styles.title}>{DELIVERABLES_MESSAGES.terms}</legend>
      {AMOUNTS.map((name) => {
        const [least, most, step] = LIMITS[name];
        const [label, hint] = labels[name];
        const isBad = !isPossibleText(name, texts[name]);
        return (
          <Field
            key={name}
            label={label}
            hint={hint}
            {...(isBad ? { validationMessage: DELIVERABLES_MESSAGES.badNumber({ least, most }) } : {})}
          >
            <Input
              type="number"
              min={least}
              max={most}
              step={step}
              value={texts[name]}
              onChange={(_, { value }) => change({ ...texts, [name]: value }, hasAlternates)}
            />
          </Field>
        );
      })}
      <Checkbox
        className={styles.wide}
        checked={hasAlternates}
        onChange={(_, { checked }) => change(texts, checked === true)}
        label={DELIVERABLES_MESSAGES.alternates}
      />
    </fieldset>
  );
}

function textsOf(terms: Terms): Readonly<Record<Amount, string>> {
  const text = (name: Amount) => (terms[name] === undefined ? '' : String(terms[name]));
  return {
    multiplier: text('multiplier'),
    freight: text('freight'),
    taxPercent: text('taxPercent'),
    validDays: text('validDays'),
  };
}

function amountsOf(texts: Readonly<Record<Amount, string>>): Terms {
  const stated = AMOUNTS.filter((name) => texts[name].trim() !== '');
  return Object.fromEntries(stated.map((name) => [name, Number(texts[name])]));
}

function isPossibleText(name: Amount, text: string): boolean {
  if (text.trim() === '') return true;
  const [least, most, step] = LIMITS[name];
  const value = Number(text);
  return value >= least && value <= most && (step === 'any' || Number.isInteger(value));
}

const useStyles = makeStyles({
  terms: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    gap: tokens.spacingHorizontalM,
    // A hint of two lines must not stretch the field beside it.
    alignItems: 'start',
    margin: 0,
    padding: 0,
    border: 0,
  },
  title: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  wide: { gridColumn: '1 / -1' },
});

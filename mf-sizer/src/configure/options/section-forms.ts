import { useCallback, useState } from 'react';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { groupTitle } from './option-groups.ts';

/** A field of a section that holds what cannot be sent. */
export interface FormError {
  /** The section's group, letter for letter. */
  readonly group: string;
  /** Distinguishes the fields of a section. */
  readonly field: string;
  /** What the screen calls the field; null where the section as a whole is wrong. */
  readonly label: string | null;
}

/** 'Fix {field} errors (Section: {section})', or 'Fix {section} errors' (OPT-048). */
export function formErrorText({ group, label }: FormError): string {
  const section = groupTitle(group);
  return label === null
    ? OPTIONS_MESSAGES.fixSection({ section })
    : OPTIONS_MESSAGES.fixField({ field: label, section });
}

/** Says that a field is wrong, or with a label of undefined that it is right again or gone. */
export type ReportField = (group: string, field: string, label: string | null | undefined) => void;

/** Fields that were typed into and cannot be sent (OPT-049); each keeps its place until it is right or gone. */
export function useSectionForms(): readonly [readonly FormError[], ReportField] {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const report = useCallback<ReportField>((group, field, label) => {
    setErrors((before) => {
      const known = before.find((error) => error.group === group && error.field === field);
      if (known?.label === label) return before;
      const others = before.filter((error) => error !== known);
      return label === undefined ? others : [...others, { group, field, label }];
    });
  }, []);
  return [errors, report];
}

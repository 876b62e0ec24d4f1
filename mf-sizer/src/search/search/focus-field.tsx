import { useFormContext } from '@specbuilder/shared-ui/forms';
import { useEffect } from 'react';

interface FocusFieldProps {
  readonly field: string | null;
  readonly onFocused: () => void;
}

/** Moves the focus to a field once it is in the form. */
export function FocusField({ field, onFocused }: FocusFieldProps) {
  const { setFocus } = useFormContext();
  useEffect(() => {
    if (field === null) return;
    setFocus(field, { shouldSelect: true });
    onFocused();
  }, [field, setFocus, onFocused]);
  return null;
}

import { COMPANY_TEMPLATE_LIMITS } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Field } from '@specbuilder/shared-ui/data';
import { useRef, useState } from 'react';
import { COMPANY_TEMPLATE_MESSAGES as MESSAGES } from '../../messages/company-template.generated.ts';

interface LogoFieldProps {
  /** Address of the picture; null for none. */
  readonly source: string | null;
  readonly company: string;
  readonly error: string | null;
  readonly onChange: (source: string | null) => void;
}

const { logoBytes } = COMPANY_TEMPLATE_LIMITS;
const KILO = 1000;

/** A picture from a file, as it will be printed: on white in any theme. */
export function LogoField({ source, company, error, onChange }: LogoFieldProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const take = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (input.current) input.current.value = '';
    if (file === undefined) return;
    const isTooLarge = file.size > logoBytes;
    setTooLarge(isTooLarge ? MESSAGES.tooLarge({ kilobytes: logoBytes / KILO }) : null);
    if (!isTooLarge) onChange(await addressOf(file));
  };
  const message = tooLarge ?? error;
  return (
    <Field
      label={MESSAGES.logo}
      hint={message === null ? MESSAGES.logoHint({ kilobytes: logoBytes / KILO }) : null}
      validationMessage={message}
    >
      <div className={styles.row}>
        {source !== null && <img className={styles.logo} src={source} alt={MESSAGES.logoOf({ company })} />}
        <Button onClick={() => input.current?.click()}>
          {source === null ? MESSAGES.choose : MESSAGES.chooseAnother}
        </Button>
        {source !== null && (
          <Button
            appearance="subtle"
            onClick={() => {
              setTooLarge(null);
              onChange(null);
            }}
          >
            {MESSAGES.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".png,.jpg,.jpeg,image/png,image/jpeg"
          aria-label={MESSAGES.file}
          onChange={(event) => void take(event.currentTarget.files)}
        />
      </div>
    </Field>
  );
}

/** The content of a file as an address (data:). */
function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  logo: {
    maxWidth: '240px',
    maxHeight: '56px',
    padding: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralForegroundOnBrand,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

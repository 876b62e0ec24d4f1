import type { OptionalPage } from '@specbuilder/shared-contracts/api';
import { type GeneratedDeliverable, PageSize, PdfOrientation } from '@specbuilder/shared-contracts/domain';
import { Field, Radio, RadioGroup } from '@specbuilder/shared-ui/data';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';

/** How pages lie, the sheet that they are laid out for, and which of them are left out. */
export interface Pages {
  readonly orientation: PdfOrientation;
  readonly pageSize: PageSize;
  readonly leaveOut: readonly OptionalPage[];
}

export const DEFAULT_PAGES: Pages = { orientation: PdfOrientation.None, pageSize: PageSize.Letter, leaveOut: [] };

interface PageChoiceProps {
  readonly deliverable: GeneratedDeliverable;
  readonly pages: Pages;
  readonly onChange: (pages: Pages) => void;
}

const ORIENTATIONS = [PdfOrientation.None, PdfOrientation.Portrait, PdfOrientation.Landscape] as const;

export function PageChoice({ deliverable, pages, onChange }: PageChoiceProps) {
  return (
    <>
      {'hasPageSizes' in deliverable && (
        <Field label={DELIVERABLES_MESSAGES.pageSize}>
          <RadioGroup
            layout="horizontal"
            value={String(pages.pageSize)}
            onChange={(_, { value }) => onChange({ ...pages, pageSize: Number(value) as PageSize })}
          >
            {Object.values(PageSize).map((size) => (
              <Radio key={size} value={String(size)} label={DELIVERABLES_MESSAGES.pageSizes({ size: String(size) })} />
            ))}
          </RadioGroup>
        </Field>
      )}
      <Field label={DELIVERABLES_MESSAGES.orientation}>
        <RadioGroup
          layout="horizontal"
          value={String(pages.orientation)}
          onChange={(_, { value }) => onChange({ ...pages, orientation: Number(value) as PdfOrientation })}
        >
          {ORIENTATIONS.map((item) => (
            <Radio
              key={item}
              value={String(item)}
              label={DELIVERABLES_MESSAGES.orientations({ orientation: String(item) })}
            />
          ))}
        </RadioGroup>
      </Field>
    </>
  );
}

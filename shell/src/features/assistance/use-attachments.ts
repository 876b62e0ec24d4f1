import { createUploader } from '@specbuilder/shared-contracts/upload';
import { SITE_PATH } from '@specbuilder/shared-ui/browser';
import { useReadable } from '@specbuilder/shared-ui/core';
import { useEffect, useRef, useState } from 'react';
import type { Ports } from '../../feature/ports.ts';
import { Attachments } from './attachments/attachments.ts';

/** The files of a request; uploads end with the panel unless its draft is saved. */
export function useAttachments(
  { bus, conventions }: Pick<Ports, 'bus' | 'conventions'>,
  draft: Attachments | undefined,
) {
  const [attachments] = useState(() => {
    return draft ?? new Attachments(createUploader({ ...conventions, bus, serverUrl: SITE_PATH }).start);
  });
  const isSaved = useRef(false);
  const list = useReadable(attachments.list);
  useEffect(
    () => () => {
      if (!isSaved.current) attachments.removeAll();
    },
    [attachments],
  );
  const saveForDraft = () => {
    isSaved.current = true;
  };
  return { attachments, hasAttachments: list.length > 0, saveForDraft };
}

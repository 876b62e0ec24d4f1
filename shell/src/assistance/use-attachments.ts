import { createUploader } from '@specbuilder/shared-contracts/upload';
import { useReadable } from '@specbuilder/shared-ui/core';
import { useEffect, useRef, useState } from 'react';
import type { OwnHost } from '../own-area/own-host.ts';
import { Attachments } from './attachments/attachments.ts';

/** The files of a request; uploads end with the panel unless its draft is kept. */
export function useAttachments({ services }: OwnHost, kept: Attachments | undefined) {
  const [attachments] = useState(() => {
    const { bus, conventions } = services;
    return kept ?? new Attachments(createUploader({ ...conventions, bus, serverUrl: '' }).start);
  });
  const isKept = useRef(false);
  const list = useReadable(attachments.list);
  useEffect(
    () => () => {
      if (!isKept.current) attachments.removeAll();
    },
    [attachments],
  );
  const keep = () => {
    isKept.current = true;
  };
  return { attachments, hasAttachments: list.length > 0, keep };
}

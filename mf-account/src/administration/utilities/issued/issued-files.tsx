import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import type { IssuedDocument } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { DELIVERABLES, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, useArePricesShown, usePlatform } from '@specbuilder/shared-ui/core';
import { saveFile } from '@specbuilder/shared-ui/data';
import { useMutation } from '@specbuilder/shared-ui/query';
import { ADMIN_ISSUED_MESSAGES as MESSAGES } from '../../../messages/admin-issued.generated.ts';

/** The files of an issue, each as it was issued. */
export function IssuedFiles({ documents }: { readonly documents: readonly IssuedDocument[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.documentId}>
          <FileButton document={document} />
        </li>
      ))}
    </ul>
  );
}

function FileButton({ document: { documentId, name, type, contentHash } }: { readonly document: IssuedDocument }) {
  const styles = useStyles();
  const { api, toasts } = usePlatform();
  const arePricesShown = useArePricesShown();
  const { mutate, isPending } = useMutation({
    retry: false,
    mutationFn: async () => saveFile(await api.deliverables.issuedFileOfDeleted({ documentId }), name),
    onError: (error) => {
      const text = errorMessageOf(error);
      void toasts.show({ kind: 'error', title: MESSAGES.notOpened({ name }), text, durationMs: TOAST_MS.failure });
    },
  });
  const hasPrices = DELIVERABLES.some((deliverable) => deliverable.type === type && 'hasPrices' in deliverable);
  if (hasPrices && !arePricesShown) return <span>{MESSAGES.hidden}</span>;
  return (
    <Button
      appearance="subtle"
      size="small"
      className={styles.file}
      icon={<ArrowDownloadRegular />}
      disabledFocusable={isPending}
      title={MESSAGES.hash({ hash: contentHash })}
      onClick={() => mutate()}
    >
      {name}
    </Button>
  );
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  file: {
    justifyContent: 'flex-start',
    paddingLeft: 0,
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
});

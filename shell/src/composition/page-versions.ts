import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { createAbandonedVersions } from './abandoned.ts';
import { RemoteLoadError } from './load-errors.ts';
import { newReportId, recordOf } from './loader.ts';
import { BEAT_MS, createStartWatch } from './start-watch.ts';

interface PageVersionsPorts {
  readonly storage: StorageService;
  readonly report: (record: RemoteRecord) => void;
}

/** What this page and earlier ones of its browser learnt of versions: which failed for good, which froze their page. */
export function createPageVersions({ storage, report }: PageVersionsPorts) {
  const watch = createStartWatch({
    storage,
    now: () => Date.now(),
    beat: (call) => {
      const timer = setInterval(call, BEAT_MS);
      return () => clearInterval(timer);
    },
    pageId: String(Math.random()),
  });
  window.addEventListener('pagehide', watch.leave);
  for (const { remote, version } of watch.unreported) {
    const error = new RemoteLoadError('froze');
    report(recordOf(remote, version, { tries: 1, error }, newReportId(remote, Math.random), 0));
  }
  const abandoned = createAbandonedVersions(watch.frozen.map(({ remote, version }) => [remote, version]));
  return { abandoned, began: watch.began };
}

import { contentTypeOf, FILE_LIMITS } from '@specbuilder/shared-contracts/api';
import { type Readable, writable } from '@specbuilder/shared-contracts/platform';
import type { Upload, UploadState } from '@specbuilder/shared-contracts/upload';
import { ATTACHMENT_MESSAGES } from '../../../messages/attachment.generated.ts';

/** A file that was added to the request. */
export interface Attachment {
  readonly key: number;
  readonly name: string;
  readonly sizeBytes: number;
  /** Null for a rejected file. */
  readonly upload: Upload | null;
  /** Why it is rejected. */
  readonly rejection: string;
}

/** Files of a request; they go up as soon as they are added, whether or not their panel is on screen. */
export class Attachments {
  private readonly start: (file: File) => Upload;
  private readonly all = writable<readonly Attachment[]>([]);
  private counter = 0;

  constructor(start: (file: File) => Upload) {
    this.start = start;
  }

  get list(): Readable<readonly Attachment[]> {
    return this.all;
  }

  add(files: readonly File[]): void {
    for (const file of files) {
      const rejection = this.rejectionOf(file);
      const upload = rejection === '' ? this.start(file) : null;
      const added = { key: ++this.counter, name: file.name, sizeBytes: file.size, upload, rejection };
      this.all.set([...this.all.get(), added]);
    }
  }

  remove(key: number): void {
    this.all
      .get()
      .find((attachment) => attachment.key === key)
      ?.upload?.abort();
    this.all.set(this.all.get().filter((attachment) => attachment.key !== key));
  }

  removeAll(): void {
    for (const { key } of this.all.get()) this.remove(key);
  }

  /** How many files are on their way. */
  underWay(): number {
    return this.all.get().filter(({ upload }) => upload?.state.get().status === 'sending').length;
  }

  /** Settles when no upload is in progress any more. */
  async ready(): Promise<void> {
    await Promise.all(this.all.get().map(({ upload }) => upload && untilStill(upload)));
  }

  fileIds(): string[] {
    return this.all.get().flatMap(({ upload }) => upload?.state.get().file?.fileId ?? []);
  }

  /** Names of the files that did not arrive. */
  missing(): string[] {
    return this.all
      .get()
      .filter(({ upload }) => upload?.state.get().status !== 'done')
      .map(({ name }) => name);
  }

  private rejectionOf({ name, size }: File): string {
    const accepted = this.all.get().filter(({ upload }) => upload !== null);
    if (accepted.length >= FILE_LIMITS.maxFiles) return ATTACHMENT_MESSAGES.tooMany({ most: FILE_LIMITS.maxFiles });
    if (contentTypeOf(name) === undefined) return ATTACHMENT_MESSAGES.notThisKind;
    if (size > FILE_LIMITS.maxFileBytes) return ATTACHMENT_MESSAGES.tooLarge;
    return size === 0 ? ATTACHMENT_MESSAGES.empty : '';
  }
}

function untilStill({ state }: Upload): Promise<void> {
  return new Promise((resolve) => {
    const isStill = ({ status }: UploadState) => status !== 'sending';
    if (isStill(state.get())) return resolve();
    const stop = state.subscribe((next) => {
      if (!isStill(next)) return;
      stop();
      resolve();
    });
  });
}

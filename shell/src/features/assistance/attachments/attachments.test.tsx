import { FILE_LIMITS } from '@specbuilder/shared-contracts/api';
import { writable } from '@specbuilder/shared-contracts/platform';
import type { UploadState } from '@specbuilder/shared-contracts/upload';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPage, renderInPage } from '../../../../test/test-ports.tsx';
import { Attachments } from './attachments.ts';
import { AttachmentsField } from './attachments-field.tsx';

function showField() {
  const states: ReturnType<typeof writable<UploadState>>[] = [];
  const calls: string[] = [];
  const attachments = new Attachments(() => {
    const state = writable<UploadState>({
      ...{ status: 'sending', sentParts: 0, partCount: 4, progress: 0, secondsLeft: null, failure: null, file: null },
    });
    states.push(state);
    return {
      state,
      pause: () => calls.push('pause'),
      resume: () => calls.push('resume'),
      abort: () => calls.push('abort'),
    };
  });
  renderInPage(createTestPage(), <AttachmentsField attachments={attachments} onSignIn={null} />);
  const change = (next: Partial<UploadState>, at = 0) =>
    act(() => states[at]?.set({ ...(states[at]?.get() as UploadState), ...next }));
  return { attachments, calls, change, user: userEvent.setup() };
}
const pdf = (name = 'plan.pdf', bytes = 2_516_582) => new File([new Uint8Array(bytes)], name);

describe('The files of a request', () => {
  it('are chosen or dropped, and go up at once', async () => {
    const { attachments, user } = showField();
    await user.upload(screen.getByTestId('file-chooser'), [pdf()]);
    fireEvent.drop(screen.getByRole('button', { name: /choose files/ }), { dataTransfer: { files: [pdf('b.pdf')] } });
    expect(attachments.list.get().map(({ name }) => name)).toEqual(['plan.pdf', 'b.pdf']);
    expect(attachments.underWay()).toBe(2);
    expect(screen.getAllByText('2.4 MB')).toHaveLength(2);
  });

  it('show how far they are, announced at each quarter, and can be paused', async () => {
    const { attachments, calls, change, user } = showField();
    act(() => attachments.add([pdf()]));
    change({ progress: 0.3, sentParts: 1, secondsLeft: 200 });
    expect(screen.getByText('30%, 1 of 4 parts, about 3 min left')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Upload of plan.pdf' })).toHaveAttribute('aria-valuenow', '0.3');
    expect(screen.getByRole('status')).toHaveTextContent('plan.pdf: 25%');
    await user.click(screen.getByRole('button', { name: 'Pause plan.pdf' }));
    change({ status: 'paused' });
    expect(screen.getByText('Paused at 30%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resume plan.pdf' }));
    expect(calls).toEqual(['pause', 'resume']);
  });

  it('keep their parts when the line breaks, and offer another try', async () => {
    const { attachments, calls, change, user } = showField();
    act(() => attachments.add([pdf()]));
    change({ status: 'failed', sentParts: 3, failure: { kind: 'lost' } });
    expect(screen.getByText('Connection lost. 3 of 4 parts kept')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(calls).toEqual(['resume']);
  });

  it('[ERR-010] offer none when the server said no', () => {
    const { attachments, change } = showField();
    act(() => attachments.add([pdf()]));
    change({ status: 'failed', failure: { kind: 'rejected', status: 409, message: 'Another file is being sent.' } });
    expect(screen.getByText('Not accepted. Another file is being sent.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('that are not accepted say why, without being sent', () => {
    const { attachments } = showField();
    const large = Object.defineProperty(pdf('big.pdf', 1), 'size', { value: FILE_LIMITS.maxFileBytes + 1 });
    act(() => attachments.add([pdf('run.exe', 5), large, pdf('nothing.pdf', 0)]));
    expect(screen.getByText('Not accepted. Files of this type are not accepted.')).toBeVisible();
    expect(screen.getByText('Not accepted. Files may be up to 50 MB.')).toBeVisible();
    expect(screen.getByText('Not accepted. The file is empty.')).toBeVisible();
    expect(attachments.underWay()).toBe(0);
    expect(attachments.missing()).toEqual(['run.exe', 'big.pdf', 'nothing.pdf']);
  });

  it('are ten at most', () => {
    const { attachments } = showField();
    act(() => attachments.add(Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`, 1))));
    expect(attachments.underWay()).toBe(10);
    expect(screen.getByText('Not accepted. Up to 10 files per request.')).toBeVisible();
  });

  it('can be removed, which ends their upload', async () => {
    const { attachments, calls, user } = showField();
    act(() => attachments.add([pdf()]));
    await user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(calls).toEqual(['abort']);
    expect(attachments.list.get()).toEqual([]);
  });
});

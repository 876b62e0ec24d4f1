import { saveFile } from './save-file.ts';

describe('A file that is saved', () => {
  it('has the name it is given, and its address until the browser has read it', () => {
    jest.useFakeTimers();
    const revoked = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: revoked });
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} of ${this.href}`);
    });
    saveFile(new Blob(['PK']), 'papers.zip');
    expect(clicked).toEqual(['papers.zip of blob:one']);
    jest.advanceTimersByTime(9_999);
    expect(revoked).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(revoked).toHaveBeenCalledWith('blob:one');
    jest.useRealTimers();
  });
});

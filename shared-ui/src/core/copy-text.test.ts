import { copyText } from './copy-text.ts';

describe('Copying a text', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(document, 'execCommand');
    document.body.replaceChildren();
  });

  /** What a browser would put on the clipboard: the selected part of the field that has the focus. */
  function selectionIsCopied(response: boolean): () => string | undefined {
    let copied: string | undefined;
    Object.assign(document, {
      execCommand: () => {
        const field = document.activeElement as HTMLTextAreaElement;
        copied = field.value.slice(field.selectionStart, field.selectionEnd);
        return response;
      },
    });
    return () => copied;
  }

  it('goes to the clipboard where there is one', async () => {
    const writeText = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await copyText('KRB245');
    expect(writeText).toHaveBeenCalledWith('KRB245');
  });

  it('copies a selection on a page over plain http, and leaves page and focus as they were', async () => {
    const copied = selectionIsCopied(true);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await copyText('KRB245');
    expect(copied()).toBe('KRB245');
    expect(document.activeElement).toBe(button);
    expect(document.body.children).toHaveLength(1);
  });

  it('says when the browser rejects', async () => {
    selectionIsCopied(false);
    await expect(copyText('KRB245')).rejects.toThrow('copied nothing');
  });
});

import { usesBeyond } from './uses.mjs';

const LINE = { chrome: '120', firefox: '124', safari: '17.4' };

describe('What browsers of the line lack', () => {
  it.each([
    ['a class', 'new ClipboardItem({})', ['ClipboardItem (firefox)']],
    ['a function', 'window.requestIdleCallback(f)', ['requestIdleCallback (safari)']],
    ['a function of a class', 'Promise.try(f)', ['Promise.try (chrome, firefox, safari)']],
    ['a member of a request', 'const f = (request: Request) => request.body === null', ['request.body (firefox)']],
    [
      'a property of a style',
      "makeStyles({ a: { fieldSizing: 'content' } })",
      ['fieldSizing (chrome, firefox, safari)'],
    ],
    [
      'a selector of a style',
      "makeStyles({ a: { '::details-content': { top: 0 } } })",
      ['::details-content (chrome, firefox, safari)'],
    ],
  ])('%s is found', (_kind, text, expected) => {
    expect(usesBeyond(text, LINE)).toEqual(expected);
  });

  it.each([
    ['a method that all have', '[1].toSorted()'],
    ['a class function that all have', "URL.canParse('x')"],
    ['one since a version with a fault that was fixed later', 'AbortSignal.timeout(5)'],
    ['a selector that all have', "makeStyles({ a: { ':has(> b)': { top: 0 } } })"],
    ['a class of a style with the name of a property', 'makeStyles({ fieldSizing: { top: 0 } })'],
    ['a property of something else', "const x = { fieldSizing: 'content' };"],
    ['a function of ours', 'const { restore } = useRestore(); restore();'],
    ['a type', 'type A = ClipboardItem; let b: A;'],
    ['a word in a text', "say('ClipboardItem'); // new ClipboardItem()"],
  ])('%s is none', (_kind, text) => {
    expect(usesBeyond(text, LINE)).toEqual([]);
  });

  it('is read in files with and without elements', () => {
    expect(usesBeyond('<T>(a: T) => new ClipboardItem({})', LINE, false)).toEqual(['ClipboardItem (firefox)']);
    expect(usesBeyond('const a = <b>{new ClipboardItem({})}</b>;', LINE)).toEqual(['ClipboardItem (firefox)']);
  });
});

// @ts-check
// A part of the rendering process, which runs without compilation.

/** The list of a specification: a section starts it again, PART 1, 1.1, A., 1., a. */
const LIST = 'csi';
/** Style of each level of the list; that of a section has no number to be seen. */
export const STYLE_OF_LEVEL = /** @type {const} */ (['Heading1', 'Heading2', 'Heading3', 'PR1', 'PR2', 'PR3']);

/** Twips. */
const TEXT = 864;
const STEP = 576;
const LEVELS = /** @type {const} */ ([
  { format: 'none', text: '', left: 0, hanging: 0 },
  { format: 'decimal', text: '%2 -', left: 0, hanging: 0 },
  { format: 'decimal', text: '%2.%3', left: TEXT, hanging: TEXT },
  { format: 'upperLetter', text: '%4.', left: TEXT, hanging: STEP },
  { format: 'decimal', text: '%5.', left: TEXT + STEP, hanging: STEP },
  { format: 'lowerLetter', text: '%6.', left: TEXT + 2 * STEP, hanging: STEP },
]);
const PART_LEVEL = 1;

/**
 * @param {typeof import('docx')} docx
 * @param {string} part before its number
 */
export function numberingOf({ AlignmentType, LevelFormat, LevelSuffix }, part) {
  const formats = /** @type {const} */ ({
    none: LevelFormat.NONE,
    decimal: LevelFormat.DECIMAL,
    upperLetter: LevelFormat.UPPER_LETTER,
    lowerLetter: LevelFormat.LOWER_LETTER,
  });
  const suffixes = [LevelSuffix.NOTHING, LevelSuffix.SPACE];
  const levels = LEVELS.map(({ format, text, left, hanging }, level) => ({
    level,
    format: formats[format],
    text: level === PART_LEVEL ? `${part} ${text}` : text,
    alignment: AlignmentType.LEFT,
    suffix: suffixes[level] ?? LevelSuffix.TAB,
    style: { paragraph: { indent: { left, hanging } } },
  }));
  return { config: [{ reference: LIST, levels }] };
}

const FONT = 'Arial';
/** Sizes in half points, spaces in twips; black, as specifications are printed. */
const BODY = { font: FONT, size: 20, color: '000000' };
const SMALL = { font: FONT, size: 16, color: '000000' };

/** @param {typeof import('docx')} docx */
export function stylesOf({ AlignmentType }) {
  /** @param {number} level @param {number} before @param {object} [more] */
  const numbered = (level, before, more = {}) => ({
    spacing: { before, after: 0 },
    numbering: { reference: LIST, level, instance: 0 },
    ...more,
  });
  const heading = { run: { ...BODY, bold: true } };
  const title = { keepNext: true };
  const style = { basedOn: 'Normal', quickFormat: true };
  return {
    default: {
      document: { run: BODY },
      heading1: { ...heading, paragraph: numbered(0, 0, { ...title, alignment: AlignmentType.CENTER }) },
      heading2: { ...heading, next: 'Heading3', paragraph: numbered(1, 360, title) },
      heading3: { ...heading, next: 'PR1', paragraph: numbered(2, 240, title) },
    },
    paragraphStyles: [
      { ...style, id: 'PR1', name: 'PR1', paragraph: numbered(3, 120) },
      { ...style, id: 'PR2', name: 'PR2', paragraph: numbered(4, 40) },
      { ...style, id: 'PR3', name: 'PR3', paragraph: numbered(5, 40) },
      {
        ...{ ...style, id: 'SpecifierNote', name: 'Specifier Note' },
        ...{ run: { italics: true }, paragraph: { spacing: { before: 120, after: 0 } } },
      },
      {
        ...{ ...style, id: 'ScheduleTitle', name: 'Schedule Title', run: { bold: true } },
        paragraph: { spacing: { before: 120, after: 60 }, keepNext: true },
      },
      { ...style, id: 'ScheduleNote', name: 'Schedule Note', run: SMALL, paragraph: { spacing: { after: 20 } } },
      {
        ...{ ...style, id: 'EndOfSection', name: 'End of Section', run: { bold: true } },
        paragraph: { spacing: { before: 360 }, alignment: AlignmentType.CENTER },
      },
    ],
    characterStyles: [{ id: 'Choice', name: 'Choice', basedOn: 'DefaultParagraphFont', run: { bold: true } }],
  };
}

/**
 * Names the style of each level in the list, from which Word finds the level of a paragraph. The library writes only the
 * reference from styles to the list.
 *
 * @param {Uint8Array} file
 */
export async function withLinkedLevels(file) {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const files = unzipSync(file);
  const name = 'word/numbering.xml';
  const numbering = strFromU8(files[name] ?? new Uint8Array());
  const lists = numbering.split('<w:abstractNum ').map((list) => (list.includes('"%2.%3"') ? linked(list) : list));
  return zipSync({ ...files, [name]: strToU8(lists.join('<w:abstractNum ')) });
}

/** @param {string} list */
function linked(list) {
  return list.replace(/<w:lvl w:ilvl="(\d)".*?<w:numFmt [^>]*\/>/g, (start, level) => {
    const style = STYLE_OF_LEVEL[Number(level)];
    return style === undefined ? start : `${start}<w:pStyle w:val="${style}"/>`;
  });
}

import type { OutlineBlock } from '../layout/printed-document.ts';

/** A paragraph with its subparagraphs. */
export interface Paragraph {
  readonly text: string;
  readonly below: readonly Paragraph[];
}

export interface Article {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A part of a section: general, products, execution. */
export interface Part {
  readonly title: string;
  readonly articles: readonly Article[];
}

export function paragraph(text: string, below: readonly (Paragraph | string)[] = []): Paragraph {
  return { text, below: below.map((item) => (typeof item === 'string' ? paragraph(item) : item)) };
}

/** An article of plain paragraphs; what is null is not said. */
export function article(title: string, paragraphs: readonly (Paragraph | string | null)[]): Article {
  const said = paragraphs.filter((item) => item !== null);
  return { title, paragraphs: said.map((item) => (typeof item === 'string' ? paragraph(item) : item)) };
}

/** Parts in the numbering of construction specifications: PART 1, 1.1, A., 1., a. Articles that say nothing have no number. */
export function numbered(parts: readonly Part[], partName: string): OutlineBlock[] {
  return parts.flatMap(({ title, articles }, index) => [
    { kind: 'outline' as const, level: 1 as const, label: `${partName} ${index + 1} -`, text: title },
    ...articles
      .filter(({ paragraphs }) => paragraphs.length > 0)
      .flatMap((item, number) => [
        { kind: 'outline' as const, level: 2 as const, label: `${index + 1}.${number + 1}`, text: item.title },
        ...below(item.paragraphs, 3),
      ]),
  ]);
}

type ParagraphLevel = 3 | 4 | 5;

function below(paragraphs: readonly Paragraph[], level: ParagraphLevel): OutlineBlock[] {
  return paragraphs.flatMap(({ text, below: inner }, index) => [
    { kind: 'outline' as const, level, label: `${labelOf(index, level)}.`, text },
    ...(level < 5 ? below(inner, (level + 1) as ParagraphLevel) : []),
  ]);
}

const CHARACTERS = 26;

function labelOf(place: number, level: ParagraphLevel): string {
  if (level === 4) return String(place + 1);
  const letter = String.fromCharCode('A'.charCodeAt(0) + (place % CHARACTERS)).repeat(
    Math.floor(place / CHARACTERS) + 1,
  );
  return level === 3 ? letter : letter.toLowerCase();
}

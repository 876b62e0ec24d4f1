import { currentLanguage, separators } from '@specbuilder/shared-contracts/language';

/** '1-1/4' and '1 1/4' are written fractions, as a schedule has them; '10 - 6/2' has no proper one and is a sum. */
const MIXED_FRACTION = /\d(?:\s*-\s*|\s+)(\d\d?)\s?\/\s?(\d+)/;

export function hasMixedFraction(text: string): boolean {
  const [, top, bottom] = MIXED_FRACTION.exec(text) ?? [];
  return Number(top) < Number(bottom);
}

/** Sum of products with brackets, in numbers as the reader's language writes them; × and x multiply. Null for anything else. */
export function calculate(text: string): number | null {
  if (hasMixedFraction(text)) return null;
  const tokens = withPoint(text)
    // A digit inserted into '2,000' makes '2,0000'; '0,125' is a decimal comma, which is rejected and not read as 125.
    .replace(/\b(?!0)\d+(?:,\d{3,})+\b/g, (grouped) => grouped.replaceAll(',', ''))
    .replace(/−/g, '-')
    .match(/\d+\.?\d*|\.\d+|[-+*/()x×]|\S/gi);
  if (tokens === null) return null;
  let at = 0;
  const next = () => tokens[at];

  const factor = (): number | null => {
    const token = tokens[at++];
    if (token === '-') return negated(factor());
    if (token === '+') return factor();
    if (token === '(') {
      const inner = sum();
      return tokens[at++] === ')' ? inner : null;
    }
    return token !== undefined && /^[\d.]+$/.test(token) ? Number(token) : null;
  };
  const product = (): number | null => {
    let value = factor();
    while (value !== null && next() !== undefined && /^[*/x×]$/i.test(next() as string)) {
      const operator = tokens[at++];
      const right = factor();
      if (right === null) return null;
      value = operator === '/' ? value / right : value * right;
    }
    return value;
  };
  const sum = (): number | null => {
    let value = product();
    while (value !== null && (next() === '+' || next() === '-')) {
      const operator = tokens[at++];
      const right = product();
      if (right === null) return null;
      value = operator === '-' ? value - right : value + right;
    }
    return value;
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : null;
}

/** Points for decimals and commas for thousands, whichever way the reader's language has them. */
function withPoint(text: string): string {
  const { decimal, thousands } = separators(currentLanguage.locale());
  return [...text].map((sign) => (sign === decimal ? '.' : sign === thousands ? ',' : sign)).join('');
}

function negated(value: number | null): number | null {
  return value === null ? null : -value;
}

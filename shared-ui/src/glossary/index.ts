export { GlossaryText } from './glossary-text.tsx';

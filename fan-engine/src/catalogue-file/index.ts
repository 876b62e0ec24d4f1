export { catalogueJsonSchema } from './catalogue-schema.ts';
export { type CatalogueChanges, catalogueChanges, modelCount } from './changes.ts';
export { contentText } from './content-text.ts';
export { type CatalogueFault, type CatalogueNote, faultText } from './fault.ts';
export { checkedDocument, type FilesBeside, type ReadCatalogue, readCatalogue } from './read-catalogue.ts';
export type { Cells } from './table-cells.ts';

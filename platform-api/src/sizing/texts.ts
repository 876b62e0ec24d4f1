export const SIZING_TEXTS = {
  sizedBySpace: 'Ceiling fans are sized at /api/sizefan/hvls',
  lineInvalid: 'This line cannot be sized',
  unknownField: 'A specification has no such field',
  otherCategorys: 'This is a sub-category of another category',
  otherSubCategory: (number: number) => `subFanCategoryType says ${number}`,
  doubleLine: 'Another line has the same lineId',
  seaLevel: 'Sea level: the line has neither altitude nor postal code',
  seaLevelForUnknown: (zip: string) => `Sea level: the postal code ${zip} is not known`,
  sizedByDuty: 'Only ceiling fans are sized for a space',
} as const;

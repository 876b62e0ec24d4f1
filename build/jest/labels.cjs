const FIELDS = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * jsdom looks for the labels of a field by walking the page once for each label on it, and a query by label looks at every
 * field: half the time of a form with eighty fields (the load calculator's suite: 96 s of processor time, 47 s so).
 */
exports.labelFields = function labelFields() {
  for (const field of FIELDS) {
    Object.defineProperty(globalThis[`HTML${field}Element`].prototype, 'labels', {
      configurable: true,
      get() {
        return this.type === 'hidden' ? null : labelsOf(this);
      },
    });
  }
};

/** Labels that name a field by its id, and the one around it where that names none. */
function labelsOf(field) {
  const around = field.closest('label');
  return [...field.ownerDocument.querySelectorAll('label')].filter((label) => {
    if (label.hasAttribute('for')) return field.id !== '' && label.htmlFor === field.id;
    return label === around && label.control === field;
  });
}

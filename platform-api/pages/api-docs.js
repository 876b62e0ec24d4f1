/** The page's first script brings it. */
const { SwaggerUIBundle } = /** @type {{ SwaggerUIBundle: (options: object) => void }} */ (
  /** @type {unknown} */ (window)
);

SwaggerUIBundle({ url: 'openapi.json', dom_id: '#api', deepLinking: true, tryItOutEnabled: true });

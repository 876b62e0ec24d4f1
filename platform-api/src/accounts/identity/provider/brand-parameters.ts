/** Extra parameters of a sign-in request that name the brand whose page sends the user here. */
export const BRAND_PARAMETERS = ['manufacturerLabelId', 'brand'] as const;

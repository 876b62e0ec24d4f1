/** Most items of one deliverable: a package of more is handed over by building or system anyway. */
export const MAX_DELIVERABLE_ITEMS = 200;

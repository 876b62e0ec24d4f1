/** Manufacturer label id of a brand; which there are is data of the server. */
export type Brand = number;

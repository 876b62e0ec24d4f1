/** A quantity that can be sent: above 0, else 1 (RES-014). */
export function itemQuantity(quantity: number | null | undefined): number {
  return typeof quantity === 'number' && quantity > 0 ? Math.round(quantity) : 1;
}

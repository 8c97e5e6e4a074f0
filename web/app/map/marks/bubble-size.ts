/** Width in pixels of the bubble of so many locations: four sizes, each with room for its digits. */
export function bubbleSize(count: number): number {
  if (count < 5) return 42
  if (count < 10) return 44
  return count < 100 ? 48 : 52
}

/** The branches that are chosen and the one that is pointed at, on the list and on the map alike. */
export type LocationSelection = {
  chosen: readonly string[]
  pointed: string | null
  onPoint: (id: string | null) => void
  toggle: (id: string) => void
}

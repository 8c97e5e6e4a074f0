/** The chosen branches and the highlighted one, the same on the list and on the map. */
export type LocationSelection = {
  chosen: readonly string[]
  pointed: string | null
  onPoint: (id: string | null) => void
  toggle: (id: string) => void
}

/** Data of a private page that the browser loads. */
export type Loaded<Data> = {
  /** The loaded data; stays while it is loaded again. */
  data: Data | null
  /** Why it did not arrive, in words that stay on the page; null while nothing is wrong. */
  failure: string | null
  reload: () => void
  /** Replaces it with the answer of a later call. */
  replace: (data: Data) => void
}

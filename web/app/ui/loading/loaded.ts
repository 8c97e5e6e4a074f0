/** Data of a private page that the browser loads. */
export type Loaded<Data> = {
  /** What has arrived; stays while it is loaded again. */
  data: Data | null
  /** Why it did not arrive, in words that stay on the page; null while nothing is wrong. */
  failure: string | null
  reload: () => void
  /** Takes what a later call has answered in its place. */
  replace: (data: Data) => void
}

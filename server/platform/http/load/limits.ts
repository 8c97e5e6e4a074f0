/** Bounds of the size and the duration of requests. */
export const limits = {
  /** Bytes of a body. */
  bodyBytes: 64 * 1024,
  /** Levels of nested objects and arrays in a body. */
  jsonDepth: 32,
  /** Query parameters of one request. */
  queryParameters: 60,
  /** The most problems in one answer. */
  problems: 50,
  /** Milliseconds until the headers have to be there. */
  headersMs: 5_000,
  /** Milliseconds until the whole request has to be there, unless it brings a file. */
  requestMs: 10_000,
  /** The same for one that does; an upload that is cut off goes on from where it stopped. */
  uploadMs: 10 * 60_000,
  /** Forms with a file that are open at a time, in all and of one network: each is held in memory. */
  formsAtOnce: 24,
  formsOfNetwork: 6,
  /** Milliseconds without progress after which such a form is ended. */
  formStallMs: 30_000,
  /** How often Node looks for requests that are too slow, in milliseconds. Without it the two limits above have no effect. */
  checkEveryMs: 1_000,
  /** Longer than the idle time of the usual load balancers (60 s), so that they and not we end idle connections. */
  keepAliveMs: 65_000,
  /** Requests that are worked on at a time; the others wait in line. */
  placesAtOnce: 64,
  /** Milliseconds that a request may wait in line, or that the process may lag, before it is refused. */
  waitMs: 2_000,
  /** Bytes of remembered answers. */
  memoryBytes: 16 * 1024 * 1024,
  /** Milliseconds that the log's line of a request may wait for others; 0 to write each at once. */
  logEveryMs: 250,
} as const

export type Limits = { [Name in keyof typeof limits]: number }

/** Refusals about the blog, with their HTTP status. */
export const blogErrors = {
  /** The signature of a hook is missing, wrong or too old. */
  'blog.wrongSignature': 403,
} as const

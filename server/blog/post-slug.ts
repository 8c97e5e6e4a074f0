/** A name in addresses: small Latin or Arabic letters, digits and single hyphens. */
export const postSlug = /^(?=.{1,200}$)[a-z0-9\u0621-\u064A]+(?:-[a-z0-9\u0621-\u064A]+)*$/

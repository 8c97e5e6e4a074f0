type Setting = false | number | string[]

/**
 * The proxies whose forwarded addresses Fastify trusts. Fastify treats a bare number as "trust none", since
 * a client that reaches the server directly could invent as many hops. An operator who sets a number rules that out.
 */
export const toTrustProxy = (
  setting: Setting,
): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof setting === 'number' ? (_address, hop) => hop < setting : setting

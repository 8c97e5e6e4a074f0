type Setting = false | number | string[]

/**
 * Whom Fastify believes when it says from where a request came. Fastify takes a bare number for "nobody", since
 * somebody who reaches us directly could invent as many hops; whoever sets a number vouches that nobody can.
 */
export const toTrustProxy = (
  setting: Setting,
): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof setting === 'number' ? (_address, hop) => hop < setting : setting

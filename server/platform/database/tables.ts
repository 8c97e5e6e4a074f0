// Written by `npm run generate:tables` from the migrated database. Do not edit.

export type Tables = Record<never, never>

/** Refusals about files, with their HTTP status. */
export const fileErrors = {
  'file.notFound': 404,
  /** An address of a file that was not given out by us, whose time has passed, or that was used. */
  'file.addressInvalid': 403,
  'file.tooLarge': 413,
  'file.empty': 400,
  'file.wrongType': 400,
  'file.unsafe': 400,
  /** Opening it needs a password. */
  'file.locked': 400,
  'file.damaged': 400,
  'file.notUploaded': 409,
  /** A piece of an upload that does not go on where the last one ended; `HEAD` tells where that was. */
  'file.wrongOffset': 409,
  'file.inQuarantine': 409,
  'file.infected': 409,
} as const

import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. `import.meta.dirname` is missing in the oldest Node 20. */
export const checkout = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** A program that npm installed. @param {string} name */
export const installed = (name) => path.join(checkout, 'node_modules/.bin', name)

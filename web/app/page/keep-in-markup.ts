/**
 * Leaves a value out of the data that travels to the browser, because the markup of the page already holds it: React
 * Router sends enumerable properties only. Rendering on the server reads the value as before.
 */
export function keepInMarkup<T extends object>(owner: T, key: keyof T): void {
  Object.defineProperty(owner, key, { enumerable: false })
}

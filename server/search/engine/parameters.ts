/** The parameters of a statement that is being composed. A value is added under a name and stands there once. */
export class Parameters {
  /** In the order of their placeholders. */
  readonly values: unknown[] = []
  readonly #placeholders = new Map<string, string>()

  /** Gives the placeholder of a value, with its type of PostgreSQL: `$3::float8`. */
  add(name: string, type: string, value: unknown): string {
    const known = this.#placeholders.get(name)
    if (known !== undefined) return known
    const placeholder = `$${this.values.push(value)}::${type}`
    this.#placeholders.set(name, placeholder)
    return placeholder
  }
}

import { useSearchParams } from 'react-router'

/** The filters of a list, which stand in the address of its page. */
export function useFilters() {
  const [filters, setFilters] = useSearchParams()
  return {
    read: (name: string) => filters.get(name) ?? undefined,
    /** Changes the named filters; empty ones leave the address. */
    change(changes: Record<string, string | undefined>) {
      const next = new URLSearchParams(filters)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      setFilters(next, { preventScrollReset: true })
    },
  }
}

/** The value of an address if it is an allowed value; otherwise undefined. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  written: string | undefined,
): Value | undefined => values.find((value) => value === written)

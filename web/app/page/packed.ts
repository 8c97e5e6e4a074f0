import { useMemo } from 'react'

declare const content: unique symbol

/**
 * A value as one text of JSON. React Router writes each object of a page's data as a table of numbers, which hardly
 * compresses: a list of cards weighs a third less as a text.
 */
export type Packed<Value> = string & { readonly [content]?: Value }

/** Packs data of a page. Values that JSON does not have, such as a promise, stay outside. */
export const pack = <Value>(value: Value): Packed<Value> => swapQuotes(JSON.stringify(value))

/** The value again; made by `pack` from a value of this very type. */
export const unpack = <Value>(packed: Packed<Value>): Value => JSON.parse(swapQuotes(packed)) as Value

/** Inside two more texts, each double quote of JSON would take four letters. */
const swapQuotes = (text: string) => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))

/** The value of a page's data, the same one at each rendering. */
export const usePacked = <Value>(packed: Packed<Value>): Value => useMemo(() => unpack(packed), [packed])

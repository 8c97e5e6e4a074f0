import { z } from 'zod'
import { isolated } from '../deliveries/wording.ts'

const mailRow = z.object({ label: z.string(), texts: z.array(z.string()), url: z.string() })

/** A row of a mail: a name that leads to a page, and sentences of `content` after it. */
export type MailRow = z.output<typeof mailRow>

/** Rows as the value `rows` of a mail, which holds texts and numbers alone. */
export const writeRows = (rows: readonly MailRow[]): string => JSON.stringify(rows)

/** Reads rows from such a value. People have written the labels, so each one is isolated: see `isolated`. */
export const readRows = (value: string | number | undefined): MailRow[] =>
  z
    .array(mailRow)
    .parse(JSON.parse(String(value)))
    .map((row) => ({ ...row, label: isolated(row.label) }))

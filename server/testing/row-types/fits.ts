/**
 * `unknown` when the columns of a statement match the row type; otherwise the differences. The row type `unknown`
 * skips the check.
 */
export type Fits<Row, Columns> = unknown extends Row
  ? unknown
  : [Difference<Row, Columns>] extends [never]
    ? unknown
    : Listed<Difference<Row, Columns>>

type Listed<Found> = Found extends [...infer Words] ? { differs: Words } : never

/** A column as PostgreSQL describes it: its type, and whether it is known that it holds null or never does. */
type Described = [type: unknown, nulls: 'known' | 'unknown']

type Difference<Row, Columns> = {
  [Name in keyof Row & string]-?: Name extends keyof Columns
    ? Columns[Name] extends Described
      ? Suits<Columns[Name], Row[Name]> extends true
        ? never
        : [Name, 'is', Columns[Name][0], 'in PostgreSQL and', Row[Name], 'in the row type']
      : never
    : undefined extends Row[Name]
      ? never
      : [Name, 'is no column of the statement']
}[keyof Row & string]

type Suits<Column extends Described, Field> = unknown extends Column[0]
  ? true
  : Column[1] extends 'unknown'
    ? SuitsValue<NonNullable<Column[0]>, NonNullable<Field>>
    : null extends Column[0]
      ? null extends Field
        ? SuitsValue<NonNullable<Column[0]>, NonNullable<Field>>
        : false
      : SuitsValue<Column[0], NonNullable<Field>>

/** A column may be narrower than its field. Text also fits a field of few words: no description lists them. */
type SuitsValue<Value, Field> = [Value] extends [Field]
  ? true
  : [string] extends [Value]
    ? IsWithin<Field, string>
    : [string[]] extends [Value]
      ? IsWithin<Field, string[]>
      : false

type IsWithin<Field, Wide> = [Field] extends [Wide] ? true : false

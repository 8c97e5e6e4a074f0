import { namesAt, propertyOf } from './names.ts'
import { textsOf } from './statement-text.ts'
import { type Node, parse, walk } from './syntax.ts'

/** One call of `query` in a file. */
export type Query = {
  file: string
  line: number
  /** Where the name of the function stands, e.g. `db.query`. */
  callee: { start: number; end: number }
  /** The statement; several when it depends on conditions, undefined when it is known only at run time. */
  texts: string[] | undefined
  /** False for a call whose answer is dropped. */
  isRead: boolean
}

/** Every call of `….query(statement)` in a file. */
export function findQueries(file: string): Query[] {
  const { source, program } = parse(file)
  const found: Query[] = []
  walk(program, (node, around) => {
    const { callee } = node
    if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return
    const [statement, ...more] = node.arguments ?? []
    if (callee.property?.name !== 'query' || !statement || more.length > 0) return
    found.push({
      file,
      line: source.slice(0, callee.start).split('\n').length,
      callee,
      texts: textsOf(propertyOf(statement, 'text'), namesAt(file, around)),
      isRead: !isDropped(around),
    })
  })
  return found
}

const isDropped = ([parent, outer]: readonly Node[]) =>
  parent?.type === 'ExpressionStatement' ||
  (parent?.type === 'AwaitExpression' && outer?.type === 'ExpressionStatement')

import fs from 'node:fs'
import { parseSync } from 'oxc-parser'

type Child =
  | 'alternate'
  | 'argument'
  | 'body'
  | 'callee'
  | 'consequent'
  | 'declaration'
  | 'expression'
  | 'id'
  | 'imported'
  | 'init'
  | 'key'
  | 'left'
  | 'local'
  | 'object'
  | 'property'
  | 'right'
  | 'source'

type Children =
  | 'arguments'
  | 'declarations'
  | 'elements'
  | 'expressions'
  | 'params'
  | 'properties'
  | 'specifiers'

/** The inspected parts of a syntax tree. */
export type Node = { type: string; start: number; end: number; name?: string; operator?: string } & {
  [name in Child]?: Node
} & { [name in Children]?: Node[] } & { value?: unknown; quasis?: { value: { cooked: string } }[] }

const parsed = new Map<string, { source: string; program: Node }>()

/** The text and the syntax tree of a file. */
export function parse(file: string) {
  const known = parsed.get(file)
  if (known) return known
  const source = fs.readFileSync(file, 'utf8')
  // The parser's own types are one for each of some two hundred kinds of nodes.
  const result = { source, program: parseSync(file, source).program as unknown as Node }
  parsed.set(file, result)
  return result
}

/** The statements of a program or block. */
export const statementsOf = (block: Node | undefined): Node[] =>
  // A program, a block and a class have a list here, a function has one node.
  Array.isArray(block?.body) ? block.body : []

/** The expression of a function that does nothing but return it. */
export function returnedBy(called: Node): Node | undefined {
  if (called.body?.type !== 'BlockStatement') return called.body
  const [statement, ...more] = statementsOf(called.body)
  return statement?.type === 'ReturnStatement' && more.length === 0 ? statement.argument : undefined
}

/** Visits a node and all below it, with the nodes around each, the nearest first. */
export function walk(
  node: unknown,
  visit: (node: Node, around: readonly Node[]) => void,
  around: Node[] = [],
) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit, around)
  else if (typeof node === 'object' && node !== null) {
    const isNode = 'type' in node
    if (isNode) visit(node as Node, around)
    for (const child of Object.values(node)) walk(child, visit, isNode ? [node as Node, ...around] : around)
  }
}

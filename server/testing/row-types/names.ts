import path from 'node:path'
import { type Node, parse, statementsOf, walk } from './syntax.ts'

/** An expression, and the names known where it is written. */
export type Value = { node: Node; names: Names }

/** The values that a name may have; none when they are known only at run time. */
export type Names = (name: string) => Value[]

/** Names that a file declares at its top or imports from a file of ours. */
export function namesOfFile(file: string): Names {
  return (name) => {
    for (const statement of statementsOf(parse(file).program)) {
      const declared = statement.type.startsWith('Export') ? statement.declaration : statement
      const node = declaredIn(declared, name)
      if (node) return [{ node, names: namesOfFile(file) }]
      const imported = statement.specifiers?.find(({ local }) => local?.name === name)?.imported?.name
      const from = statement.source?.value
      if (imported && typeof from === 'string' && from.startsWith('.'))
        return namesOfFile(path.join(path.dirname(file), from))(imported)
    }
    return []
  }
}

/** Names known at a place of a file: constants of the blocks around it, loops over lists, parameters, then the file's. */
export function namesAt(file: string, around: readonly Node[]): Names {
  return (name) => {
    for (const [index, outer] of around.entries()) {
      const names = namesAt(file, around.slice(index + 1))
      for (const statement of statementsOf(outer)) {
        const node = declaredIn(statement, name)
        if (node) return [{ node, names }]
      }
      if (outer.type === 'ForOfStatement' && outer.left?.declarations?.[0]?.id?.name === name)
        return (outer.right?.elements ?? []).map((node) => ({ node, names }))
      const isParameter = outer.params?.some((one) => one.name === name || propertyOf(one, name))
      if (isParameter) return listArguments(file, outer, name)
    }
    return namesOfFile(file)(name)
  }
}

/** The arguments for a parameter in the calls of a function in its own file. */
function listArguments(file: string, called: Node, name: string): Value[] {
  const place = called.params?.findIndex((one) => one.name === name || propertyOf(one, name)) ?? -1
  const found: Value[] = []
  walk(parse(file).program, (node, around) => {
    if (node.type !== 'CallExpression' || !called.id?.name || node.callee?.name !== called.id.name) return
    const given = node.arguments?.[place]
    const value = called.params?.[place]?.name === name ? given : given && propertyOf(given, name)
    if (value) found.push({ node: value, names: namesAt(file, around) })
  })
  return found
}

/** The value of a property in an object literal or pattern. */
export const propertyOf = (object: Node, name: string) =>
  // The value of a property is a node, that of a literal is text or a number.
  object.properties?.find(({ key }) => key?.name === name)?.value as Node | undefined

function declaredIn(statement: Node | undefined, name: string): Node | undefined {
  if (statement?.type === 'FunctionDeclaration' && statement.id?.name === name) return statement
  return statement?.declarations?.find(({ id }) => id?.name === name)?.init
}

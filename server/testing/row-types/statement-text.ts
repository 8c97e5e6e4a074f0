import { type Names, propertyOf, type Value } from './names.ts'
import { type Node, returnedBy } from './syntax.ts'

/** A statement with more alternatives than these is not described. */
const mostTexts = 16

/**
 * The texts that an expression of SQL may have: one for each way through its conditions.
 * @returns undefined when a part of it is known only at run time
 */
export function textsOf(node: Node | undefined, names: Names): string[] | undefined {
  switch (node?.type) {
    case 'Literal':
      return isText(node.value) ? [String(node.value)] : undefined
    case 'TemplateLiteral':
      return joined(partsOf(node, names))
    case 'ConditionalExpression':
      return oneOf([textsOf(node.consequent, names), textsOf(node.alternate, names)])
    case 'Identifier':
      return textsOfValues(names(node.name ?? ''))
    case 'MemberExpression':
      return textsOfProperty(node, names)
    case 'CallExpression':
      return textsOfCall(node, names)
    default:
      return undefined
  }
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const partsOf = (node: Node, names: Names) =>
  (node.quasis ?? []).flatMap((quasi, index) => {
    const expression = node.expressions?.[index]
    return expression ? [[quasi.value.cooked], textsOf(expression, names)] : [[quasi.value.cooked]]
  })

const textsOfValues = (values: readonly Value[]) =>
  oneOf(values.map((value) => textsOf(value.node, value.names)))

/** `by.sql`, where `by` is an object literal. */
const textsOfProperty = (node: Node, names: Names) =>
  oneOf(
    valuesOf(node.object, names).map((value) =>
      textsOf(propertyOf(value.node, node.property?.name ?? ''), value.names),
    ),
  )

/** Follows names to their expressions. */
const valuesOf = (node: Node | undefined, names: Names): Value[] =>
  node?.type === 'Identifier'
    ? names(node.name ?? '').flatMap((value) => valuesOf(value.node, value.names))
    : node
      ? [{ node, names }]
      : []

/** A call of a function that returns one expression. Conditions that are joined by `and` change no column. */
function textsOfCall(node: Node, names: Names): string[] | undefined {
  const isJoin = node.callee?.property?.name === 'join'
  if (isJoin) return node.arguments?.[0]?.value === ' and ' ? ['true'] : undefined
  const [found] = node.callee?.name ? names(node.callee.name) : []
  const called = found?.node
  if (!found || !called?.params) return undefined
  return textsOf(returnedBy(called), (name) => {
    const place = called.params?.findIndex((parameter) => parameter.name === name) ?? -1
    const argument = node.arguments?.[place]
    return place < 0 ? found.names(name) : argument ? [{ node: argument, names }] : []
  })
}

function oneOf(alternatives: readonly (string[] | undefined)[]): string[] | undefined {
  const known = alternatives.filter((texts) => texts !== undefined)
  const texts = [...new Set(known.flat())]
  return known.length === alternatives.length && texts.length > 0 && texts.length <= mostTexts
    ? texts
    : undefined
}

function joined(parts: readonly (string[] | undefined)[]): string[] | undefined {
  let texts = ['']
  for (const part of parts) {
    if (!part || texts.length * part.length > mostTexts) return undefined
    texts = texts.flatMap((text) => part.map((next) => text + next))
  }
  return texts
}

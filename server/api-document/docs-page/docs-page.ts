import type { OpenApiDocument, Operation } from '../../platform/http/openapi/document.ts'
import type { Parameter } from '../../platform/http/openapi/parameters.ts'
import { escapeHtml } from '../../platform/http/refusals/escape-html.ts'
import { shapeOf } from './shape.ts'
import { docsStyle } from './style.ts'

type Call = { method: string; path: string; operation: Operation }

/** The API document as one page: no script, so the browser's own search finds everything in it. */
export function docsPage({ info, paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  const schemas = Object.entries(components.schemas)
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title>
<style>${docsStyle}</style>
</head>
<body>
<nav aria-label="Calls">
<ul>${calls.map(({ method, path, operation }) => `<li><a href="#${operation.operationId}">${badge(method)}<code>${escapeHtml(path.replace('/api/v1', '') || '/')}</code></a></li>`).join('')}</ul>
<ul class="parts">${schemas.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul>
</nav>
<main>
<h1>${escapeHtml(info.title)}</h1>
${info.description
  .split('\n\n')
  .map((part) => `<p class="lead">${escapeHtml(part)}</p>`)
  .join('\n')}
<p class="lead">For programs: <a href="/api/v1/openapi.json">openapi.json</a>, OpenAPI 3.1.</p>
${calls.map(callSection).join('\n')}
${schemas.map(([name, schema]) => `<section id="${name}"><h2>${name}</h2><pre tabindex="0">${shapeOf(schema)}</pre></section>`).join('\n')}
</main>
</body>
</html>
`
}

const badge = (method: string) => `<span class="method">${method}</span>`

function callSection({ method, path, operation }: Call): string {
  return `<section id="${operation.operationId}">
<h2>${escapeHtml(operation.summary)}</h2>
<div class="address">${badge(method)}<code>${escapeHtml(path)}</code></div>
${needsSession(operation)}
${parameterTable(operation.parameters)}
${body(operation)}
${answers(operation.responses)}
${refusalTable(operation.responses)}
</section>`
}

const needsSession = ({ security }: Operation) =>
  security.length > 0 ? '<p>Needs a session: <code>Authorization: Bearer …</code></p>' : ''

const body = ({ requestBody }: Operation) =>
  Object.entries(requestBody?.content ?? {})
    .map(
      ([type, { schema }]) => `<h3>Body</h3>
<p><code>${escapeHtml(type)}</code> ${escapeHtml(requestBody?.description ?? '')}</p>
<pre tabindex="0">${shapeOf(schema)}</pre>`,
    )
    .join('')

function parameterTable(parameters: Parameter[]): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, description = '', required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code>${required ? ' <span class="needed">needed</span>' : ''}</td><td>${escapeHtml(description)}</td><td><code>${shapeOf(schema)}</code></td></tr>`,
  )
  return `<h3>Parameters</h3>
<table><thead><tr><th>Name</th><th>What</th><th>Values</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

type Responses = Operation['responses']

const answers = (responses: Responses): string =>
  Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(answer)
    .join('\n')

function answer([status, { description, content = {} }]: [string, Responses[string]]): string {
  const said = `<h3>Answer</h3>
<p>${status}. ${escapeHtml(description)}</p>`
  const shapes = Object.entries(content).map(
    ([type, { schema, example }]) => `${typeOf(type)}
<pre tabindex="0">${shapeOf(schema)}</pre>
${exampleOf(example)}`,
  )
  return [said, ...shapes].join('\n')
}

/** JSON is the rule; another media type is named. */
const typeOf = (type: string) =>
  type === 'application/json' ? '' : `<p><code>${escapeHtml(type)}</code></p>`

const exampleOf = (example: unknown) =>
  example === undefined
    ? ''
    : `<details><summary>Example</summary><pre tabindex="0">${escapeHtml(JSON.stringify(example, null, 2))}</pre></details>`

function refusalTable(responses: Responses): string {
  const rows = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { description }]) =>
      description.split('\n\n').map((line) => ({ status, line: line.split(': ') })),
    )
    .map(
      ({ status, line: [code = '', ...sentence] }) =>
        `<tr><td>${status}</td><td>${inCode(code)}</td><td>${escapeHtml(sentence.join(': '))}</td></tr>`,
    )
  return `<details><summary>Refusals</summary><table><tbody>${rows.join('')}</tbody></table></details>`
}

const inCode = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

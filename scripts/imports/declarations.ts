import type { Import } from './list-imports.ts'

/** A kind of declaration: the files in which nouns make it, and the list that imports them all. */
export type Declaration = { files: RegExp; list: string }

/** Everything that a noun declares beside its code. */
export const declarations = {
  errorCodes: { files: /^contract\/[a-z-]+\/errors\.ts$/, list: 'contract/errors.ts' },
  auditActions: { files: /^contract\/[a-z-]+\/audit-actions\.ts$/, list: 'contract/audit.ts' },
  routes: { files: /^server\/.+\/routes\.ts$/, list: 'server/app.ts' },
  tasks: { files: /^server\/(?!platform\/tasks\/).+\/tasks\.ts$/, list: 'server/tasks.ts' },
  mails: { files: /^server\/(?!platform\/).+\/mails\.ts$/, list: 'server/mails.ts' },
  examples: { files: /^server\/.+\/examples\.ts$/, list: 'server/api-document/examples.ts' },
  authorizationCases: {
    files: /^server\/.+\/authorization-cases\.ts$/,
    list: 'server/testing/authorization/cases.ts',
  },
} satisfies Record<string, Declaration>

/** Files with declarations that their list does not import, as `file is not in list`. */
export function findUnlisted(files: readonly string[], imports: readonly Import[]): string[] {
  const pairs = new Set(imports.map(({ file, target }) => `${file} ${target}`))
  return Object.values<Declaration>(declarations).flatMap((kind) =>
    files
      .filter((file) => kind.files.test(file) && file !== kind.list && !pairs.has(`${kind.list} ${file}`))
      .map((file) => `${file} is not in ${kind.list}`),
  )
}

import type { Database } from '../../platform/database/database.ts'
import { listOwnNames } from '../queries/list-own-names.ts'
import type { Problem } from '../rules.ts'

/**
 * Finds the problems of an ad. The names of the company and its branches, in which no word is refused, are read only for
 * an ad with problems: a company may have hundreds of branches.
 * @param find a rule, by those names
 */
export async function findProblems(
  db: Database,
  organizationId: string,
  find: (names: readonly string[]) => Problem[],
): Promise<Problem[]> {
  const problems = find([])
  return problems.length === 0 ? [] : find(await listOwnNames(db, organizationId))
}

import type { Database } from '../database/database.ts'

/** Marks a solved challenge as used, and deletes those that are too old to pass. False when it was used before. */
export async function takeSolution(
  db: Database,
  solution: { signature: string; validUntil: Date },
  now: Date,
): Promise<boolean> {
  const used = await db.query({
    name: 'captcha_solution_use',
    text: `
      with forgotten as (delete from captcha_solution where valid_until < $3)
      insert into captcha_solution (signature, valid_until) values ($1, $2)
      on conflict do nothing returning signature`,
    values: [solution.signature, solution.validUntil, now],
  })
  return used.length === 1
}

import type { Database } from '../../platform/database/database.ts'

type BulkSeed = { organizationId: string; jobAdId: string; actorId: string; candidateId: string }

/** Adds a rejection of one candidate that waits for its turn. Takes the owner's connection. @returns its id */
export async function addCandidateBulk(owner: Database, seed: BulkSeed): Promise<string> {
  const { organizationId, jobAdId, actorId, candidateId } = seed
  const id = crypto.randomUUID()
  await owner.transaction(
    async (db) => {
      await db.query({
        text: `
          insert into candidate_bulk (id, organization_id, job_ad_id, actor_id, action, state, reason, request_hash,
            created_at, leaves_at)
          values ($1, $2, $3, $4, 'move', 'rejected', 'none', sha256('x'), now(), now() + interval '1 hour')`,
        values: [id, organizationId, jobAdId, actorId],
      })
      await db.query({
        text: `
          insert into candidate_bulk_item (organization_id, bulk_id, candidate_id, version) values ($1, $2, $3, 1)`,
        values: [organizationId, id, candidateId],
      })
    },
    { organizationId },
  )
  return id
}

/** Adds a template for messages. Takes the owner's connection. @returns its id */
export async function addTemplate(
  owner: Database,
  { organizationId, name }: { organizationId: string; name: string },
): Promise<string> {
  const id = crypto.randomUUID()
  await owner.transaction(
    (db) =>
      db.query({
        text: `
          insert into message_template (id, organization_id, name, use, text_en, changed_at)
          values ($1, $2, $3, 'message', 'Hello {name}', now())`,
        values: [id, organizationId, name],
      }),
    { organizationId },
  )
  return id
}

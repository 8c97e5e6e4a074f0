import type { TemplateUse } from '@qareeb/contract/candidates/bulk'
import type { Bilingual } from '@qareeb/contract/locale'
import type { Database, Transaction } from '../../platform/database/database.ts'

export type TemplateRow = { id: string; name: string; use: TemplateUse; texts: Bilingual }

/** The templates of the company of the scope, by name. */
export const listTemplates = (db: Database, organizationId: string): Promise<TemplateRow[]> =>
  db.query<TemplateRow>({
    name: 'list_message_templates',
    text: `
    select id, name, use::text as use, bilingual(text_ar, text_en) as texts from message_template
    where organization_id = $1 order by lower(name), id limit 100`,
    values: [organizationId],
  })

export async function countTemplates(db: Database, organizationId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'count_message_templates',
    text: 'select count(*)::int as count from message_template where organization_id = $1',
    values: [organizationId],
  })
  return row?.count ?? 0
}

export type NewTemplate = {
  organizationId: string
  name: string
  use: TemplateUse
  texts: Bilingual
  at: Date
}

/** Adds a template. @returns its id, or undefined when the company has one of this name */
export async function insertTemplate(db: Transaction, template: NewTemplate): Promise<string | undefined> {
  const { organizationId, name, use, texts, at } = template
  const [row] = await db.query<{ id: string }>({
    name: 'insert_message_template',
    text: `
    insert into message_template (organization_id, name, use, text_ar, text_en, changed_at)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    values: [organizationId, name, use, texts.ar, texts.en, at],
  })
  return row?.id
}

/** Whether another template of the company has this name. */
export async function isNameTaken(
  db: Database,
  { id, organizationId, name, use }: Omit<NewTemplate, 'texts' | 'at'> & { id: string },
): Promise<boolean> {
  const found = await db.query({
    name: 'is_message_template_name_taken',
    text: `
    select from message_template
    where organization_id = $1 and use = $2 and lower(name) = lower($3) and id <> $4`,
    values: [organizationId, use, name, id],
  })
  return found.length > 0
}

/** @returns false when the company has no such template */
export async function updateTemplate(
  db: Transaction,
  { id, organizationId, name, use, texts, at }: NewTemplate & { id: string },
): Promise<boolean> {
  const changed = await db.query({
    name: 'update_message_template',
    text: `
    update message_template set name = $3, use = $4, text_ar = $5, text_en = $6, changed_at = $7
    where id = $1 and organization_id = $2 returning id`,
    values: [id, organizationId, name, use, texts.ar, texts.en, at],
  })
  return changed.length > 0
}

/** @returns false when the company has no such template */
export async function deleteTemplate(
  db: Transaction,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<boolean> {
  const gone = await db.query({
    name: 'delete_message_template',
    text: 'delete from message_template where id = $1 and organization_id = $2 returning id',
    values: [id, organizationId],
  })
  return gone.length > 0
}

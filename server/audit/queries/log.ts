import type { AuditAction, CompanyAuditEntry } from '@qareeb/contract/audit'
import type { Place } from '../../platform/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { namedStatements } from '../../platform/database/named-statements.ts'

/** The filter of entries of the log; fields that are left out do not filter. */
export type LogFilter = {
  actions?: readonly AuditAction[] | undefined
  /** Actions that are left out. */
  exceptActions?: readonly AuditAction[] | undefined
  /** The person who acted, or on whom somebody acted. */
  person?: string | undefined
  organizationId?: string | undefined
  /** The object of the action. */
  subject?: string | undefined
  outcome?: 'done' | 'refused' | undefined
  /** The bounds of the time: not before, and before. */
  from?: Date | undefined
  until?: Date | undefined
  requestId?: string | undefined
  after?: Place | undefined
  /** How many at most. */
  most: number
}

export type LogRow = {
  id: string
  happenedAt: Date
  action: AuditAction
  outcome: 'done' | 'refused'
  actorId: string | null
  /** Present names; null for erased people and companies. */
  actorName: string | null
  actorIsPlatform: boolean
  organizationId: string | null
  organizationName: { ar: string | null; en: string | null } | null
  subject: string | null
  subjectName: string | null
  subjectIsPlatform: boolean
  /** The address of the invitation that the entry is about. */
  invitedEmail: string | null
  /** The branch or the job ad of the company that the entry is about. */
  object: CompanyAuditEntry['object']
  network: string | null
  requestId: string | null
  details: Record<string, string | number | boolean>
  /** Why a platform administrator began to work inside the company, rejected it or disabled an account. */
  reason: string | null
}

/**
 * Entries of the log, the latest first. The statement holds only the conditions that were asked for, so that an index
 * serves each of them.
 */
export function listLog(db: Database, filter: LogFilter): Promise<LogRow[]> {
  const { entries, values } = entriesOf(filter)
  return db.query<LogRow>(prepared('page', `${columns} from (${entries}) as event ${names}`, values))
}

const prepared = namedStatements('audit_log')

const columns = `
  select event.id, event.happened_at as "happenedAt", event.action, event.outcome, event.actor_id as "actorId",
    ${nameOf('actor')} as "actorName", actor.user_type is not distinct from 'admin' as "actorIsPlatform",
    event.organization_id as "organizationId",
    case when company.id is not null then bilingual(company.name_ar, company.name_en) end as "organizationName",
    event.subject, ${nameOf('person')} as "subjectName",
    person.user_type is not distinct from 'admin' as "subjectIsPlatform",
    invitation.email as "invitedEmail", event.network,
    case
      when ad.id is not null
        then json_build_object('kind', 'jobAd', 'id', ad.id, 'name', bilingual(ad.title_ar, ad.title_en))
      when branch.id is not null
        then json_build_object('kind', 'location', 'id', branch.id, 'name', bilingual(branch.name_ar, branch.name_en))
    end as object,
    event.request_id as "requestId", event.details,
    coalesce(impersonation.reason, decision.reason) as reason`

/** The names for one page of entries, found by keys: the limits keep the planner from reading whole tables. */
const names = `
  left join lateral (select * from user_account where id = event.actor_id limit 1) as actor on true
  left join lateral (select * from organization where id = event.organization_id limit 1) as company on true
  cross join lateral (select case
    when event.subject ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then event.subject::uuid end as id) as subject
  left join lateral (select * from user_account where id = subject.id limit 1) as person on true
  left join lateral (select * from impersonation where id = subject.id limit 1) as impersonation on true
  ${ofCompany('organization_invitation', 'invitation')}
  ${ofCompany('organization_location', 'branch', 'id = subject.id and removed_at is null')}
  ${ofCompany('candidate', 'candidate')}
  ${ofCompany('candidate_bulk', 'bulk')}
  ${ofCompany('job_ad', 'ad', 'id = coalesce(candidate.job_ad_id, bulk.job_ad_id, subject.id)')}
  left join lateral (select * from audit_reason where event_id = event.id limit 1) as decision on true
  order by event.happened_at desc, event.id`

/** Joins the row of the company that the entry is about. */
function ofCompany(table: string, row: string, condition = 'id = subject.id') {
  return `left join lateral (
    select * from ${table} where ${condition} and organization_id = event.organization_id limit 1) as ${row} on true`
}

/** Accounts made by a command have no names yet. */
function nameOf(account: string) {
  return `coalesce(nullif(btrim(${account}.first_name || ' ' || ${account}.last_name), ''), ${account}.email)`
}

/** Makes a value a parameter of the statement. @returns its place in it */
type Bind = (value: unknown) => string

/** A scan of the log from the latest entry on, under the conditions of the page and more. */
type Scan = (...more: string[]) => string

function entriesOf(filter: LogFilter): { entries: string; values: unknown[] } {
  const values: unknown[] = [filter.most]
  const bind: Bind = (value) => `$${values.push(value)}`
  const conditions = conditionsOf(filter, bind)
  const scan: Scan = (...more) => `
    (select * from audit_event as event where ${['true', ...conditions, ...more].join(' and ')}
    order by happened_at desc, id limit $1)`
  return { entries: scansOf(filter, scan, bind), values }
}

/**
 * One scan, or one for each of the two ways in which a person comes into an entry, or one for each of several actions:
 * no index brings these together in the order of the log.
 */
function scansOf({ person, actions }: LogFilter, scan: Scan, bind: Bind): string {
  if (person !== undefined) {
    const ofActions = actions ? [`action = any(${bind(actions)}::text[])`] : []
    const does = scan(`actor_id = ${bind(person)}::uuid`, ...ofActions)
    const isMeant = scan(`subject = ${bind(person)}::text`, ...ofActions)
    return inOrder(`(${does} union ${isMeant})`)
  }
  const [action, ...more] = actions ?? []
  if (action === undefined) return scan()
  if (more.length === 0) return scan(`action = ${bind(action)}`)
  const wanted = `unnest(${bind([action, ...more])}::text[]) as wanted (action)`
  return inOrder(`${wanted} cross join lateral ${scan('event.action = wanted.action')}`)
}

const inOrder = (scans: string) => `
    select entry.* from ${scans} as entry order by happened_at desc, id limit $1`

function conditionsOf(filter: LogFilter, bind: Bind): string[] {
  const { exceptActions, outcome, organizationId, subject, requestId, from, until, after } = filter
  const conditions: string[] = []
  // The condition of a partial index has to stand there as it is.
  if (outcome !== undefined) conditions.push(`outcome = '${outcome}'`)
  if (organizationId !== undefined) conditions.push(`organization_id = ${bind(organizationId)}`)
  if (exceptActions) conditions.push(`action <> all (${bind(exceptActions)}::text[])`)
  if (subject !== undefined) conditions.push(`subject = ${bind(subject)}`)
  if (requestId !== undefined) conditions.push(`request_id = ${bind(requestId)}`)
  if (from !== undefined) conditions.push(`happened_at >= ${bind(from)}`)
  if (until !== undefined) conditions.push(`happened_at < ${bind(until)}`)
  if (after) {
    const [at, id] = [bind(after.at), bind(after.id)]
    conditions.push(`happened_at <= ${at}`, `(happened_at < ${at} or id > ${id})`)
  }
  return conditions
}

import crypto from 'node:crypto'
import fs from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../testing/database.ts'
import { migrations, migrationsBefore } from '../../testing/migrations-before.ts'
import { migrate } from './migrate.ts'

// A login that owns its database and has no other power: row-level security hides rows of companies from it too.
const login = `qareeb_owner_${crypto.randomBytes(6).toString('hex')}`

let database: TestDatabase
let before: string
let url: string
beforeAll(async () => {
  database = await emptyDatabase()
  await database.owner.query({ text: `create role ${login} login password 'plain'` })
  await database.owner.query({ text: `grant qareeb_app to ${login}` })
  const address = new URL(database.ownerUrl)
  await database.owner.query({ text: `alter database "${address.pathname.slice(1)}" owner to ${login}` })
  url = Object.assign(address, { username: login, password: 'plain' }).href
  before = migrationsBefore('0027')
})
afterAll(async () => {
  fs.rmSync(before, { recursive: true })
  await database.owner.query({ text: `reassign owned by ${login} to current_user` })
  await database.owner.query({ text: `drop owned by ${login}` })
  await database.owner.query({ text: `drop role ${login}` })
  await database.drop()
})

const sara = crypto.randomUUID()
const oasis = crypto.randomUUID()

/** A CV, a registration and a logo in use, and an unclaimed upload. */
const files = `
  insert into user_account (id, identity_subject, email) values ('${sara}', 'sara', 'sara@qareeb.example');
  insert into file (key, purpose, owner_id, company_held, name, media_type, size, sha256, state, created_at, stored_at, claimed_at)
    select md5(name), purpose::file_purpose, owner::uuid, held, name, 'application/pdf', 1, sha256('x'), state::file_state, now(), now(),
      case when state = 'claimed' then now() end
    from (values ('cv', 'cv', '${sara}', false, 'claimed'), ('registration', 'registration', null, true, 'claimed'),
      ('logo', 'logo', null, true, 'claimed'), ('upload', 'cv', '${sara}', false, 'stored')) as given (name, purpose, owner, held, state);
  insert into organization (id, slug, name_en, logo_file) values ('${oasis}', 'oasis', 'Oasis Group', md5('logo'));
  insert into organization_private (organization_id, registration_file_id)
    select '${oasis}', id from file where name = 'registration';`

test('every file that was in use before attachments is attached to its holder, and no other', async () => {
  await migrate(url, before)
  await database.owner.query({ text: files })
  await migrate(url, migrations)
  const attached = await database.owner.query({
    text: `
      select file.name, attachment.purpose, person_id as person, organization_id as organization
      from attachment join file on file.id = file_id order by file.name`,
  })
  expect(attached).toEqual([
    { name: 'cv', purpose: 'cv', person: sara, organization: null },
    { name: 'logo', purpose: 'logo', person: null, organization: oasis },
    { name: 'registration', purpose: 'registration', person: null, organization: oasis },
  ])
})

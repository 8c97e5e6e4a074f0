import { deliveryStates } from '@qareeb/contract/administration'
import { auditActions, auditOutcomes } from '@qareeb/contract/audit'
import { candidateStates } from '@qareeb/contract/candidates'
import { candidateEventKinds } from '@qareeb/contract/candidates/candidate-details'
import { exportCandidate } from '@qareeb/contract/candidates/candidate-export'
import { matchVerdicts } from '@qareeb/contract/candidates/match-weights'
import { fileScans } from '@qareeb/contract/files'
import { listSessions } from '@qareeb/contract/identity'
import { locales } from '@qareeb/contract/locale'
import { consentKinds, getOwnProfile, userTypes } from '@qareeb/contract/users'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadArchiveWords } from './archive-words.ts'
import { readableData } from './readable-data.ts'

const texts = { title: 'Data', intro: 'All of it.' }
const free = 'Some words'
const at = '2026-11-20T08:00:00.000Z'
const on = '2026-11-21'
const bilingual = { ar: free, en: free }

type Schema = {
  format?: string
  enum?: string[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  type?: string
}

/** A value of each field of an answer; for an enumeration, all of its values. */
function sampleOf(schema: Schema): unknown {
  const { anyOf, items, properties, type } = schema
  if (anyOf) return sampleOf(anyOf.find((one) => one.type !== 'null') ?? {})
  if (schema.enum) return schema.enum
  if (items) return [sampleOf(items)]
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, sampleOf(one)]))
  if (type === 'boolean') return true
  if (type === 'string')
    return (
      { uuid: '4b7f3c52-9d1e-4f0a-8a67-2f6f1f0c9b13', date: on, 'date-time': at }[schema.format ?? ''] ?? free
    )
  return 1
}

// The schemas of answers are objects without anything that JSON cannot say.
const fieldsOf = (schema: z.ZodMiniType) =>
  sampleOf(z.toJSONSchema(schema) as Schema) as Record<string, Record<string, unknown>>

/** A candidate as `ExportCandidate` packs them. */
function candidateData() {
  const { candidate, notes } = fieldsOf(exportCandidate.response)
  const { toldAt: _toldAt, file: _file, ...facts } = candidate ?? {}
  return {
    candidate: facts,
    notes,
    files: [{ name: free, mediaType: 'application/pdf', size: 1, path: free }],
  }
}

/** Own data with the fields that the server lists, see `downloadOwnData` there. */
function ownData() {
  const profile = fieldsOf(getOwnProfile.response)
  const file = { name: free, mediaType: 'application/pdf', size: 1, scan: fileScans, path: free }
  const sent = {
    to: free,
    name: 'applicationInProgress',
    locale: locales,
    state: deliveryStates,
    createdAt: at,
    finishedAt: at,
  }
  const text = { at, on, text: free }
  return {
    madeAt: at,
    account: {
      ...Object.fromEntries(
        [
          'email',
          'firstName',
          'lastName',
          'phone',
          'candidateMails',
          'description',
          'lastSignInAt',
          'createdAt',
        ].map((key) => [key, profile[key]]),
      ),
      providerId: free,
      userType: userTypes,
      emailVerifiedAt: at,
      locale: locales,
    },
    consents: [{ kind: consentKinds, version: on, givenAt: at, withdrawnAt: at }],
    emailChanges: [
      {
        oldEmail: free,
        newEmail: free,
        askedAt: at,
        sentAgainAt: at,
        cancelledAt: at,
        confirmedAt: at,
        undoUntil: at,
      },
    ],
    sessions: fieldsOf(listSessions.response)['items'],
    signIn: {
      passwordChangedAt: at,
      devices: [{ device: free, lastUsedAt: at }],
      google: { subject: free, linkedAt: at },
      secondFactor: {
        phone: { phone: free, enrolledAt: at },
        authenticator: { enrolledAt: at },
        passkeys: [{ name: free, createdAt: at, lastUsedAt: at }],
      },
    },
    files: [
      {
        purpose: ['cv', 'registration', 'avatar'],
        ...file,
        state: ['awaiting', 'stored', 'claimed'],
        createdAt: at,
      },
    ],
    memberships: [{ company: bilingual, role: ['ADMIN', 'HR'], joinedAt: at }],
    invitations: [
      {
        company: bilingual,
        firstName: free,
        lastName: free,
        role: ['ADMIN', 'HR'],
        createdAt: at,
        expiresAt: at,
        acceptedAt: at,
        cancelledAt: at,
      },
    ],
    applications: [
      {
        jobTitle: bilingual,
        company: bilingual,
        name: free,
        email: free,
        phone: free,
        message: free,
        locale: locales,
        distanceKm: 1,
        consentVersion: on,
        confirmedAt: at,
        appliedAt: at,
        openedAt: at,
        withdrawnAt: at,
        toldAt: at,
        state: candidateStates,
        promisedOn: on,
        timeline: [{ kind: candidateEventKinds, ...text }],
        commentsOfTheCompany: [text],
        notesOfTheCompany: [text],
        match: [{ verdict: matchVerdicts, text: free }],
      },
    ],
    applicationFiles: [file],
    favorites: [{ title: bilingual, location: bilingual, savedAt: at }],
    mails: [sent],
    textMessages: [{ ...sent, name: 'verificationCode' }],
    events: [
      {
        happenedAt: at,
        action: auditActions,
        outcome: auditOutcomes,
        network: free,
        reason: free,
        details: { role: ['HR'] },
      },
    ],
  }
}

/** Names and values that the page shows as they are in the API. */
async function rawIn(data: Record<string, unknown>, locale: 'ar' | 'en', reader: 'person' | 'team') {
  const words = await loadArchiveWords(locale, reader, texts)
  const raw = new Set<string>()
  readableData(data, {
    ...words,
    nameOf: (key) => {
      const name = words.nameOf(key)
      if (name === undefined) raw.add(key)
      return name
    },
    valueOf: (key, value) => {
      const word = words.valueOf(key, value)
      if (word === undefined && value !== free) raw.add(`${key}: ${value}`)
      return word
    },
  })
  return [...raw]
}

test.each(locales)('every field and value of the archives has a word (%s)', async (locale) => {
  expect(await rawIn(ownData(), locale, 'person')).toEqual([])
  expect(await rawIn(candidateData(), locale, 'team')).toEqual([])
})

test('a person reads about a rejection in other words than the team', async () => {
  const [person, team] = await Promise.all([
    loadArchiveWords('ar', 'person', texts),
    loadArchiveWords('ar', 'team', texts),
  ])
  expect(person.valueOf('state', 'rejected')).toBe('لم يُقبل')
  expect(team.valueOf('state', 'rejected')).toBe('مرفوض')
})

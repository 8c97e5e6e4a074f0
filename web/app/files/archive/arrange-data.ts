type Fields = Record<string, unknown>

/** Lists of messages, each of which has the name of its text. */
const listsOfMessages = ['mails', 'textMessages'] as const

/** The data in the order of the page: files stand in their application, and the name of a sent message has the key `letter`. */
export function arrangeData(data: Fields): Fields {
  const { applicationFiles, ...arranged } = data
  for (const key of listsOfMessages)
    if (key in data) arranged[key] = listOf(data[key]).map(({ name, ...sent }) => ({ letter: name, ...sent }))
  if (applicationFiles === undefined) return arranged
  const applications = listOf(data['applications'])
  const files = listOf(applicationFiles)
  arranged['applications'] = applications.map((application) => ({
    ...application,
    files: files.filter(({ candidateId }) => candidateId === application['id']),
  }))
  const ids = new Set(applications.map(({ id }) => id))
  const others = files.filter(({ candidateId }) => !ids.has(candidateId))
  return others.length === 0 ? arranged : { ...arranged, applicationFiles: others }
}

// The server lists own data so, see `downloadOwnData` there.
const listOf = (value: unknown) => (value ?? []) as Fields[]

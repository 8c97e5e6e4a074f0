import { expect, it } from 'vitest'
import { matching, mentionedIn, piecesWith, typedMention, withMention } from './mentions.ts'

const team = [
  { id: '1', name: 'Khalid Al-Otaibi' },
  { id: '2', name: 'هدى الراشد' },
]

it('finds the name that is typed after an @, and no e-mail address', () => {
  expect(typedMention('Ask @Kha', 8)).toBe('Kha')
  expect(typedMention('@', 1)).toBe('')
  expect(typedMention('khalid@oasis', 12)).toBeNull()
  expect(typedMention('Ask @Kha to look', 16)).toBeNull()
})

it('offers colleagues by the beginning of a word, in either spelling', () => {
  expect(matching(team, 'kha').map(({ id }) => id)).toEqual(['1'])
  expect(matching(team, 'هدي').map(({ id }) => id)).toEqual(['2'])
  expect(matching(team, '').length).toBe(2)
})

it('inserts the whole name and lists the people who are still named', () => {
  const { text, cursor } = withMention('Ask @Kha please', 8, 'Khalid Al-Otaibi')
  expect(text).toBe('Ask @Khalid Al-Otaibi please')
  expect(cursor).toBe(22)
  expect(withMention('Ask @Kha', 8, 'Khalid Al-Otaibi')).toEqual({ text: 'Ask @Khalid Al-Otaibi ', cursor })
  expect(mentionedIn(text, team, []).map(({ id }) => id)).toEqual(['1'])
  expect(mentionedIn('Ask @Kha please', team, [])).toEqual([])
})

it('mentions the longest name alone', () => {
  const sisters = [
    { id: '1', name: 'Sara' },
    { id: '2', name: 'Sara Ahmed' },
  ]
  const ids = (text: string) => mentionedIn(text, sisters, []).map(({ id }) => id)
  expect(ids('Ask @Sara Ahmed')).toEqual(['2'])
  expect(ids('Ask @Sara, she knows')).toEqual(['1'])
  expect(ids('Ask @Sara and @Sara Ahmed')).toEqual(['1', '2'])
  expect(ids('Ask @Sarah')).toEqual([])
})

it('mentions those of one name who were picked', () => {
  const namesakes = [
    { id: '1', name: 'Huda' },
    { id: '2', name: 'Huda' },
  ]
  const ids = (text: string, picked: string[]) => mentionedIn(text, namesakes, picked).map(({ id }) => id)
  expect(ids('Ask @Huda', ['2'])).toEqual(['2'])
  expect(ids('Ask @Huda', ['2', '1'])).toEqual(['1'])
  expect(ids('Ask @Huda or @Huda', ['1', '2'])).toEqual(['1', '2'])
  expect(ids('Ask @Huda', [])).toEqual(['1', '2'])
  expect(ids('Ask somebody', ['1'])).toEqual([])
})

it('shows names apart from words', () => {
  expect(piecesWith('Ask @هدى الراشد now', team)).toEqual([
    { text: 'Ask ', isName: false },
    { text: '@هدى الراشد', isName: true },
    { text: ' now', isName: false },
  ])
})

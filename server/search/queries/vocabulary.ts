import type { Database } from '../../platform/database/database.ts'
import { stripAffixes } from '../../vocabulary/fold.ts'
import { swappedNeighbours } from '../../vocabulary/spelling.ts'

export type UnknownWord = {
  /** Folded, as typed. */
  word: string
  /** Whether more letters may follow: the last word while typing. */
  isOpen: boolean
}

export type KnownWord = {
  /** Which of the unknown words this is about. */
  asked: string
  /** It is a word of the vocabulary itself, one that begins like it, or one that is spelt like it. */
  kind: 'same' | 'completion' | 'similar'
  word: string
  lexeme: string
  uses: number
}

/**
 * The vocabulary's matches for words: themselves, by word or lexeme; else, for an open one, up to 200 completions;
 * else up to 40 words of similar spelling. Most used first. Swapped neighbouring letters leave too few trigrams in
 * common in a short word, so these spellings are looked up as well.
 */
export const findInVocabulary = (db: Database, unknown: readonly UnknownWord[]): Promise<KnownWord[]> =>
  db.query<KnownWord>({
    name: 'search_vocabulary',
    text: `
      with asked as (
        select word, lexeme, is_open, swapped
        from jsonb_to_recordset($1::jsonb) as list (word text, lexeme text, is_open boolean, swapped jsonb)
      ), same as materialized (
        select asked.word as asked, found.*
        from asked cross join lateral (
          (select word, lexeme, uses from search_vocabulary where word = asked.word collate "C" limit 1)
          union all
          (select word, lexeme, uses from search_vocabulary where lexeme = asked.lexeme collate "C" limit 1)
        ) as found
      ), completion as materialized (
        select asked.word as asked, found.*
        from asked cross join lateral (
          select word, lexeme, uses from search_vocabulary
          where word > asked.word collate "C" and word < (asked.word || U&'\\+10FFFF') collate "C"
          order by uses desc, word limit 200
        ) as found
        where asked.is_open and not exists (select from same where same.asked = asked.word)
      ), similarly as (
        select asked.word as asked, found.*
        from asked cross join lateral (
          (select word, lexeme, uses from search_vocabulary
          where word % asked.word order by similarity(word, asked.word) desc, uses desc limit 40)
          union all
          (select word, lexeme, uses from search_vocabulary
          where word = any (array(select jsonb_array_elements_text(asked.swapped))))
        ) as found
        where not exists (select from same where same.asked = asked.word)
          and not exists (select from completion where completion.asked = asked.word)
      )
      select 'same' as kind, * from same
      union all select 'completion', * from completion
      union all select 'similar', * from similarly`,
    values: [JSON.stringify(unknown.map(asRow))],
  })

/** Any number; it only has to be the same for all processes. */
const countLock = 4_971_502_319

/** Counts how often words are used, which takes a moment; while another process does so it does nothing. */
export async function countWordUses(db: Database): Promise<void> {
  await db.query({
    name: 'search_count_word_uses',
    text: 'select case when pg_try_advisory_xact_lock($1) then count_word_uses() end',
    values: [countLock],
  })
}

const asRow = ({ word, isOpen }: UnknownWord) => ({
  word,
  lexeme: stripAffixes(word),
  is_open: isOpen,
  swapped: swappedNeighbours(word),
})

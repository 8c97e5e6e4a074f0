import { phrases as arabic } from '@qareeb/content/ar/phrases/organizations/organization-location-import'
import { phrases as english } from '@qareeb/content/en/phrases/organizations/organization-location-import'
import { locationColumns } from '@qareeb/contract/organization-locations/import'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../ground/errors.ts'
import { columnNames } from './column-names.ts'
import { findColumns } from './find-columns.ts'
import { compareRows, type CompareOptions, readFile } from './read-file.ts'

type Options = CompareOptions & Parameters<typeof readFile>[1]

const read = (text: string, options: Parameters<typeof readFile>[1]) =>
  readFile(new TextEncoder().encode(text), options)

const check = (
  text: string,
  { existing = [], correctsSwapped = false, locale = 'en' }: Partial<Options> = {},
) => compareRows(read(text, { correctsSwapped, locale }).rows, { existing, locale })

const header = 'name,address,short address,city,district,lat,lng'

/** The errors of one row, as `column problem`. */
const problemsIn = (row: string) =>
  check(`${header}\n${row}`)[0]?.problems.map(({ column, problem }) => `${column} ${problem}`)

describe('a row', () => {
  test('is read with all of its columns', () => {
    const [row] = check(`${header}\n Olaya  branch ,King Fahd Road,rrrd ٢٩٢٩,,,"24,6911",46.6853`)
    expect(row).toEqual({
      line: 2,
      state: 'good',
      name: { ar: null, en: 'Olaya branch' },
      address: { ar: null, en: 'King Fahd Road' },
      shortNationalAddress: 'RRRD2929',
      position: { lat: 24.6911, lng: 46.6853 },
      problems: [],
      notices: [],
      sameAsLine: null,
    })
  })

  test.each([
    [',King Road,,,,24,46', ['null nameMissing']],
    ['A,,,,,24,46', ['null addressMissing']],
    ['A,K,,,,24,46', ['addressEn tooShort']],
    [`${'A'.repeat(101)},King Road,,,,24,46`, ['nameEn tooLong']],
    ['A,King\ufffdRoad,,,,24,46', ['addressEn unreadable']],
    ['\u200b\u202e,King Road,,,,24,46', ['null nameMissing']],
    ['A,\u202eK\u200b,,,,24,46', ['addressEn tooShort']],
    ['A,King Road,RRR2929,,,24,46', ['shortNationalAddress shortAddress']],
    ['A,King Road,,,,24.7° N,46', ['lat notANumber']],
    ['A,King Road,,,,x,y', ['lat notANumber', 'lng notANumber']],
    ['A,King Road,,,,91,10', ['lat outOfRange']],
    ['A,King Road,,,,10,181', ['lng outOfRange']],
    ['A,King Road,,,,46.68,24.69', ['lat swapped']],
    ['A,King Road,,,,24,', ['lng positionHalf']],
    ['A,King Road,,,,,', ['lat positionMissing']],
    ['A,King Road,,Atlantis,,,', ['city cityUnknown']],
    ['A,King Road,,Riyadh,Atlantis,,', ['district districtUnknown']],
    ['A,King Road, second floor,,,,24,46', ['null cellsTooMany']],
    [
      ',,RRR,,,x,46',
      ['null nameMissing', 'null addressMissing', 'shortNationalAddress shortAddress', 'lat notANumber'],
    ],
  ])('%j is refused with the columns and reasons', (row, problems) => {
    expect(problemsIn(row)).toEqual(problems)
  })

  test('quotes the wrong cell, shortened', () => {
    const [row] = check(`${header}\nA,King Road,,,,24.7° N,46`)
    expect(row?.problems).toMatchObject([{ column: 'lat', value: '24.7° N' }])
    const [other] = check(`${header}\nA,King Road,,${'Atlantis '.repeat(20)},,,`)
    expect(other?.problems[0]?.value).toBe(`${'Atlantis '.repeat(4)}Atla…`)
  })

  test('names its errors in the language of the reader', () => {
    const sentences = (['ar', 'en'] as const).map(
      (locale) => check(`${header}\nA,K,,,,24,46`, { locale })[0]?.problems[0]?.message,
    )
    expect(sentences).toEqual(['أقصر من 3 أحرف.', 'Shorter than 3 characters.'])
  })

  test('with its coordinates swapped is put right when that is asked', () => {
    const [row] = check(`${header}\nA,King Road,,,,46.68,24.69`, { correctsSwapped: true })
    expect(row).toMatchObject({
      state: 'good',
      position: { lat: 24.69, lng: 46.68 },
      notices: ['swapCorrected'],
    })
  })

  test.each([
    ['A,King Road,,Riyadh,,,', 'approximate'],
    ['A,King Road,,مدينة الرياض,حي العليا,,', 'approximate'],
    ['A,Strand,,,,51.5,-0.12', 'farAway'],
  ])('%j is good, with a remark', (row, notice) => {
    expect(check(`${header}\n${row}`)[0]).toMatchObject({ state: 'good', notices: [notice] })
  })

  test('with Arabic text in the only name column has an Arabic name', () => {
    expect(check(`${header}\nفرع العليا,طريق الملك فهد,,,,24.7,46.7`)[0]).toMatchObject({
      name: { ar: 'فرع العليا', en: null },
      address: { ar: 'طريق الملك فهد', en: null },
    })
  })

  test('is kept without marks that would turn the words around it', () => {
    expect(check(`${header}\nOlaya \u202ebranch,King\u200b Road,,,,24,46`)[0]).toMatchObject({
      state: 'good',
      name: { en: 'Olaya branch' },
      address: { en: 'King Road' },
    })
  })

  test('that looks like a formula stays text', () => {
    const formula = '=HYPERLINK(1)'
    expect(check(`${header}\n${formula},@SUM(A1),,,,24,46`)[0]).toMatchObject({
      state: 'good',
      name: { en: formula },
      address: { en: '@SUM(A1)' },
    })
  })
})

describe('the same branch', () => {
  const states = (rows: string, existing: CompareOptions['existing'] = []) =>
    check(`${header}\n${rows}`, { existing }).map(({ state, sameAsLine }) => [state, sameAsLine])

  test('within 50 metres under one name is reported, in any spelling', () => {
    expect(states('فرع الإدارة,طريق,,,,24.7,46.7\nفرع الاداره,شارع,,,,24.7003,46.7')).toEqual([
      ['good', null],
      ['duplicate', 2],
    ])
  })

  test.each(['B,Road,,,,24.7,46.7', 'A,Road,,,,24.701,46.7'])(
    'is not %s: another name, or another place',
    (row) => {
      expect(states(`A,Road,,,,24.7,46.7\n${row}`)).toEqual([
        ['good', null],
        ['good', null],
      ])
    },
  )

  test('is known when the company has it', () => {
    const existing = [
      {
        name: { ar: null, en: 'a' },
        address: { ar: null, en: 'R' },
        shortNationalAddress: null,
        lat: 24.7,
        lng: 46.7,
        isApproximate: false,
      },
    ]
    expect(states('A,Road,,,,24.7001,46.7', existing)).toEqual([['duplicate', null]])
  })

  test('of which only the city is known is one by its address too', () => {
    expect(states('A,Road 1,,Riyadh,,,\nA,Road 2,,Riyadh,,,\nA,Road 1,,Riyadh,,,')).toEqual([
      ['good', null],
      ['good', null],
      ['duplicate', 2],
    ])
  })
})

describe('a row beside another branch', () => {
  const noticesIn = (rows: string, existing: CompareOptions['existing'] = []) =>
    check(`${header}\n${rows}`, { existing }).map(({ notices }) => notices)
  const olaya = { lat: 24.7, lng: 46.7, isApproximate: false }
  const kiosk = {
    name: { ar: null, en: 'Kiosk' },
    address: { ar: null, en: 'Road' },
    shortNationalAddress: null,
  }

  test('under another name is good with a notice, whether a row or a branch stands there', () => {
    // 24.70042 is 47 metres further north, 46.70047 as far east, into the next cells.
    const rows = 'A,Road,,,,24.69999,46.69999\nB,Road,,,,24.70042,46.69999\nC,Road,,,,24.69999,46.70047'
    expect(noticesIn(rows)).toEqual([[], ['nearOther'], ['nearOther']])
    expect(noticesIn('A,Road,,,,24.7004,46.7', [{ ...kiosk, ...olaya }])).toEqual([['nearOther']])
    expect(check(`${header}\n${rows}`).map(({ state }) => state)).toEqual(['good', 'good', 'good'])
  })

  test.each(['24.7005,46.7', '24.7,46.7006', '24.6995,46.7', '24.7,46.6994'])(
    'is not at %s, more than 50 metres away',
    (position) => {
      expect(noticesIn(`A,Road,,,,${position}`, [{ ...kiosk, ...olaya }])).toEqual([[]])
    },
  )

  test('of its name and short address is good with a notice, also half a kilometre away', () => {
    const rows = 'A,Road,RRRD2929,,,24.7,46.7\na,Road,rrrd 2929,,,24.7045,46.7\nB,Road,RRRD2929,,,24.71,46.7'
    expect(noticesIn(rows)).toEqual([[], ['sameShortAddress'], []])
    const existing = [{ ...kiosk, ...olaya, shortNationalAddress: 'RRRD2929' }]
    expect(noticesIn('Kiosk,Road,RRRD2929,,,24.7045,46.7', existing)).toEqual([['sameShortAddress']])
    expect(noticesIn('Kiosk,Road,,,,24.7045,46.7', [{ ...kiosk, ...olaya }])).toEqual([[]])
  })

  test('is not one of which the city alone is known', () => {
    expect(noticesIn('A,Road 1,,Riyadh,,,\nB,Road 2,,Riyadh,,,')).toEqual([['approximate'], ['approximate']])
    const [riyadh] = check(`${header}\nA,Road,,Riyadh,,,`)
    const inTheMiddle = { ...olaya, ...riyadh?.position }
    expect(noticesIn('A,Road,,Riyadh,,,', [{ ...kiosk, ...inTheMiddle }])).toEqual([['approximate']])
    const guessed = { ...kiosk, ...inTheMiddle, isApproximate: true }
    expect(noticesIn(`A,Road,,,,${inTheMiddle.lat},${inTheMiddle.lng}`, [guessed])).toEqual([[]])
  })

  test('is reported near the poles too, where degrees of longitude are short', () => {
    const north = 'A,Road,,,,80,10\nB,Road,,,,80,10.0025\nC,Road,,,,80,10.006'
    expect(noticesIn(north)).toEqual([['farAway'], ['farAway', 'nearOther'], ['farAway']])
  })
})

describe('a file', () => {
  const refusal = (text: string) => {
    try {
      check(text)
      return undefined
    } catch (error) {
      return error instanceof AppError ? error.code : error
    }
  }

  test.each([
    ['', 'file.empty'],
    ['a sentence', 'organizationLocation.notCsv'],
    ['name,lat,lng\nA,1,2', 'organizationLocation.columnsMissing'],
    ['name,address\nA,Road', 'organizationLocation.columnsMissing'],
    [`${header}\n`, 'organizationLocation.noRows'],
    [`${header}\n,,,,,,\n`, 'organizationLocation.noRows'],
    [header + '\nA,Road,,,,24,46'.repeat(1_001), 'organizationLocation.tooManyRows'],
  ])('%.40j is refused as a whole', (text, code) => {
    expect(refusal(text)).toBe(code)
  })

  test.each([
    [
      'en',
      'branch,Notes,lat\nA,b,1',
      {
        missing: 'address and place (city, or latitude with longitude)',
        unknown: ' We do not know what is meant by “\u2068Notes\u2069”.',
      },
    ],
    ['ar', 'Name,City\nA,Riyadh', { missing: 'العنوان', unknown: '' }],
  ] as const)(
    'in %s is told which columns it lacks and which of its own say nothing',
    (locale, text, details) => {
      expect(() => check(text, { locale })).toThrow(expect.objectContaining({ details }))
    },
  )

  test('with hundreds of unknown columns is refused with the first of their names', () => {
    const headers = Array.from({ length: 300 }, (_, no) => `${no} ${'long '.repeat(20)}`).join(',')
    expect(() => check(`${headers}\nA`)).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({ unknown: expect.stringMatching(/^.{100,300}$/) }),
      }),
    )
  })

  test('may have a thousand rows', () => {
    expect(check(header + '\nA,Road,,,,24,46'.repeat(1_000))).toHaveLength(1_000)
  })

  test('with a quote left open is read up to there', () => {
    expect(check(`${header}\nA,Road,,,,24,46\n"B,Road,,,,24,46\nC,Road,,,,24,46`)).toMatchObject([
      { line: 2, state: 'good' },
      { line: 3, state: 'bad', problems: [{ column: null, problem: 'quoteOpen' }] },
    ])
  })

  test('is refused or understood, and never breaks anything', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ maxLength: 8 }), { maxLength: 9 })), (table) => {
        const text = `${header}\n${table.map((cells) => cells.join(',')).join('\n')}`
        expect([undefined, 'organizationLocation.noRows']).toContain(refusal(text))
      }),
    )
  })
})

describe('columns', () => {
  test.each([
    ['ar', arabic],
    ['en', english],
  ] as const)('of the template in %s are all known', (_locale, phrases) => {
    const columns = findColumns(locationColumns.map((column) => phrases[`column.${column}`]))
    expect([...columns.keys()]).toEqual([...locationColumns])
  })

  test.each([
    ['الاسم (عربي)', 'nameAr'],
    ['اسم الفرع [عربي]', 'nameAr'],
    ['Name (Arabic)', 'nameAr'],
    ['Name in Arabic', 'nameAr'],
    ['name_ar', 'nameAr'],
    ['name.ar', 'nameAr'],
    ['nameAr', 'nameAr'],
    ['NAME-EN', 'nameEn'],
    ['الاسم (إنجليزي)', 'nameEn'],
    ['الاسم - الانجليزية', 'nameEn'],
    ['العنوان (عربي)', 'addressAr'],
    ['Address (Arabic)', 'addressAr'],
    ['English address', 'addressEn'],
    ['address_en', 'addressEn'],
    ['العنوان بالإنجليزي', 'addressEn'],
  ])('called %j are known', (header, column) => {
    expect([...findColumns([header]).keys()]).toEqual([column])
  })

  test('have unique names', () => {
    for (const column of locationColumns)
      for (const name of columnNames[column])
        expect([name, ...findColumns([name]).keys()]).toEqual([name, column])
  })
})

test('unknown columns are named as they are written', () => {
  const { unknownColumns } = read('name,Phone,address,lat,lng,,رقم الهاتف\nA,1,King Road,24,46', {
    correctsSwapped: false,
    locale: 'en',
  })
  expect(unknownColumns).toEqual(['Phone', 'رقم الهاتف'])
})

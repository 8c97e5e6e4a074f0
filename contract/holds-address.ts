/**
 * Endings of domains that are read as an address. Left out are those that follow a full stop in names of companies and
 * people (Co.Ltd, St.John, Dr.Li, Najd.Services), and single letters, which are initials.
 */
const endings =
  'com|net|org|info|biz|online|site|website|xyz|shop|store|app|dev|io|ai|me|link|click|club|live|top|page|jobs|work|' +
  'cloud|tech|digital|agency|group|gov|edu|mil|int|pro|mobi|icu|space|vip|host|win|fun|cyou|buzz|monster|bid|loan|' +
  'men|review|stream|download|quest|sbs|cfd|bond|lol|blog|news|world|today|email|chat|bot|zip|mov|money|sale|web|' +
  'wiki|gdn|asia|arab|' +
  'sa|ae|eg|kw|qa|bh|om|jo|lb|iq|ye|sy|ps|sd|ly|tn|dz|ma|mr|tr|ir|uk|us|ca|de|fr|es|it|nl|be|ch|at|se|pl|ru|ua|cn|' +
  'in|pk|bd|ph|id|au|za|ng|br|eu|tv|cc|co|gl|gg|to|ws|tk|ml|ga|cf|gq|dk|ie|pt|gr|cz|sk|ro|bg|hr|rs|lt|lv|ee|' +
  'jp|kr|hk|tw|sg|vn|th|nz|mx|ar|cl|pe|ke|gh|et|kz|uz|az|ge|il|cy|mt|pw|sh|gy|vc|fm|' +
  'السعودية|امارات|مصر|قطر|عمان|الاردن|شبكة|موقع|بازار'

const domain = new RegExp(`[\\p{L}\\p{N}]\\.(?:${endings})(?![\\p{L}\\p{N}])`, 'iu')

/** Whether mail programs would make a link of something in a text: a scheme, `www.` or a domain. */
export function holdsAddress(text: string): boolean {
  // Full stops of other scripts and marks that are not seen count as they are read.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。۔]/g, '.')
  return /:\/\//.test(plain) || /(?:^|[^\p{L}\p{N}])www\./iu.test(plain) || domain.test(plain)
}

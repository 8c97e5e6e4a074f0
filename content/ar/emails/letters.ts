import { source } from '../../phrase.ts'

/** Prepared texts for answers to candidates. Placeholders are filled for each of them; the mail greets by name. */
export const letters = source({
  'reject.none':
    'شكرًا على تقديمك لوظيفة {jobAd} في {branch}. لم يُقبل طلبك هذه المرة.\nتبقى بياناتك لدينا حتى {keptUntil}، ويمكنك سحب الطلب قبل ذلك. نتمنى لك التوفيق.',
  'reject.other-candidate':
    'شكرًا على تقديمك لوظيفة {jobAd} في {branch}. اخترنا هذه المرة من كانت خبرته أقرب إلى مهام الوظيفة.\nتبقى بياناتك لدينا حتى {keptUntil}، ويمكنك سحب الطلب قبل ذلك.',
  'reject.requirements':
    'شكرًا على تقديمك لوظيفة {jobAd} في {branch}. لا تتطابق الخبرة أو المؤهلات في طلبك مع ما تتطلبه هذه الوظيفة.\nقد تناسبك وظيفة أخرى من وظائف {company}.',
  'reject.location':
    'شكرًا على تقديمك لوظيفة {jobAd}. موقع العمل في {branch} بعيد عما جاء في الطلب، فاخترنا من يسكن أقرب إليه.\nقد تجد لدى {company} وظيفة أقرب إليك.',
  'reject.filled':
    'شكرًا على تقديمك لوظيفة {jobAd} في {branch}. شُغلت الوظيفة.\nتبقى بياناتك لدينا حتى {keptUntil}، ويمكنك سحب الطلب قبل ذلك.',
  message: 'شكرًا على تقديمك لوظيفة {jobAd} في {branch}. ما زلنا نراجع الطلبات، ويصلك ردنا فور انتهائنا.',
})

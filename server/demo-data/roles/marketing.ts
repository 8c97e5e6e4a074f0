import { rolesOf } from '../role.ts'

export const marketingRoles = rolesOf('marketing', [
  {
    titles: [
      ['أخصائي تسويق رقمي', 'Digital marketing specialist'],
      ['أخصائي تسويق', 'Marketing specialist'],
      ['أخصائي إعلانات ممولة', 'Performance marketing specialist'],
      ['أخصائي تحسين محركات البحث', 'SEO specialist'],
      ['أخصائي تجارة إلكترونية', 'E-commerce specialist'],
    ],
    hasSeniorTitle: true,
    pay: [5500, 7000, 10000, 15000],
    week: 'office',
    remote: 'often',
    employers: ['marketing', 'retail', 'tech', 'hospital', 'restaurant', 'holding', 'property'],
    experience: ['في التسويق', 'in marketing'],
    about: [
      [
        'نقيس كل حملة بما بيع لا بما شوهد، ونوقف ما لا ينفع سريعًا.',
        'We judge a campaign by what it sold, not by who saw it, and stop quickly what does not work.',
      ],
      [
        'فريق التسويق من ستة أشخاص، وميزانيته تُراجع كل شهر بشفافية.',
        'Marketing is a team of six, and its budget is reviewed openly every month.',
      ],
      [
        'نطلق متجرًا إلكترونيًا جديدًا بعد العيد، والتجهيز له بدأ الآن.',
        'A new online shop opens after Eid, and the preparations start now.',
      ],
    ],
    duties: [
      [
        'تخطيط الحملات وتنفيذها على سناب شات وإنستغرام وجوجل',
        'Plan and run campaigns on Snapchat, Instagram and Google',
      ],
      ['إدارة الميزانية الإعلانية وتحسين العائد', 'Manage the advertising budget and improve its return'],
      ['تحليل الأداء وإعداد التقارير الأسبوعية', 'Analyse performance and report weekly'],
      ['كتابة موجزات العمل للمصممين والكتّاب', 'Write briefs for designers and writers'],
      ['تحسين صفحات الموقع لمحركات البحث', 'Improve pages for search engines'],
      ['متابعة المنافسين واتجاهات السوق', 'Follow competitors and market trends'],
    ],
    requirements: [
      ['معرفة عملية بمديري الإعلانات', 'Hands-on knowledge of ad managers'],
      ['إجادة تحليلات جوجل', 'Good Google Analytics'],
      ['بكالوريوس تسويق أو ما يعادله', "Bachelor's degree in marketing or similar"],
      ['نماذج من حملات سابقة بأرقامها', 'Examples of past campaigns with their figures'],
      ['إنجليزية جيدة', 'Good English'],
    ],
  },
  {
    titles: [
      ['كاتب محتوى', 'Content writer'],
      ['أخصائي تواصل اجتماعي', 'Social media specialist'],
      ['أخصائي علاقات عامة', 'Public relations specialist'],
    ],
    hasSeniorTitle: false,
    pay: [5000, 6200, 8500, 12000],
    week: 'office',
    remote: 'often',
    employers: ['marketing', 'tech', 'holding', 'consulting', 'hotel', 'training'],
    experience: ['في كتابة المحتوى أو الإعلام', 'in content or media'],
    about: [
      [
        'نبحث عن قلم يعرف متى يصمت، ويكتب العربية كما تُقال لا كما تُترجم.',
        'We want a pen that knows when to be silent and writes Arabic as it is spoken, not as it is translated.',
      ],
      [
        'ندير حسابات ثمانية عملاء، ولكل حساب صوته الخاص.',
        'We run the channels of eight clients, each with a voice of its own.',
      ],
      [
        'لا نقيس الكتابة بعدد الكلمات، ونراجع النصوص معًا قبل نشرها.',
        'We do not count words, and we read every text together before it goes out.',
      ],
    ],
    duties: [
      ['كتابة نصوص الحملات والمواقع والتطبيقات', 'Write for campaigns, websites and apps'],
      ['إعداد تقويم المحتوى الشهري', 'Prepare the monthly content calendar'],
      ['النشر والرد على التعليقات', 'Publish and answer comments'],
      ['تحرير النصوص وتدقيقها لغويًا', 'Edit and proofread texts'],
      ['كتابة البيانات الصحفية والتواصل مع الإعلام', 'Write press releases and speak with the media'],
      ['تحليل التفاعل واقتراح أفكار جديدة', 'Analyse response and suggest new ideas'],
    ],
    requirements: [
      ['لغة عربية سليمة وأسلوب خفيف', 'Correct Arabic and a light style'],
      ['نماذج كتابة منشورة', 'Published writing samples'],
      ['معرفة بمنصات التواصل في السعودية', 'Knowledge of social media in Saudi Arabia'],
      ['التزام بمواعيد التسليم', 'Respect for deadlines'],
    ],
  },
  {
    titles: [
      ['مدير تسويق', 'Marketing manager'],
      ['مدير علامة تجارية', 'Brand manager'],
      ['مدير محتوى', 'Content manager'],
    ],
    pay: [10000, 12000, 16000, 23000],
    week: 'office',
    remote: 'sometimes',
    employers: ['marketing', 'retail', 'tech', 'restaurant', 'property', 'hotel', 'holding'],
    experience: ['في إدارة التسويق', 'in marketing management'],
    about: [
      [
        'العلامة معروفة في مدينتها، ونريدها معروفة في المملكة كلها.',
        'The brand is well known in its city; we want the whole Kingdom to know it.',
      ],
      [
        'تقود الوظيفة فريقًا من خمسة وميزانية سنوية معتمدة.',
        'The role leads a team of five with an approved annual budget.',
      ],
    ],
    duties: [
      ['وضع خطة التسويق السنوية', 'Set the annual marketing plan'],
      ['قيادة الفريق والوكالات المتعاونة', 'Lead the team and the agencies'],
      ['بناء هوية العلامة والمحافظة عليها', 'Build the brand identity and protect it'],
      ['إدارة الميزانية وقياس العائد', 'Manage the budget and measure the return'],
      ['إطلاق المنتجات الجديدة', 'Launch new products'],
    ],
    requirements: [
      ['سجل واضح في نمو العلامات', 'A clear record of growing brands'],
      ['خبرة في قيادة فريق', 'Experience in leading a team'],
      ['إتقان العربية والإنجليزية', 'Fluent Arabic and English'],
      ['فهم للسوق السعودي', 'Understanding of the Saudi market'],
    ],
  },
  {
    titles: [
      ['مترجم', 'Translator'],
      ['مدقق لغوي', 'Proofreader'],
      ['محرر محتوى', 'Content editor'],
    ],
    pay: [5000, 6200, 8500, 12000],
    week: 'office',
    remote: 'often',
    employers: ['marketing', 'consulting', 'law', 'training'],
    experience: ['في الترجمة أو التحرير', 'in translation or editing'],
    about: [
      [
        'نترجم العقود والمواقع والكتيبات، ويراجع كل نص زميل آخر قبل تسليمه.',
        'We translate contracts, websites and brochures, and a second colleague reads each text before it leaves.',
      ],
      [
        'نحفظ مصطلحات كل عميل في مسرد خاص به، فلا نبدأ من الصفر أبدًا.',
        'Every client has a glossary of their own, so we never start from nothing.',
      ],
    ],
    duties: [
      ['ترجمة النصوص من العربية وإليها', 'Translate from and into Arabic'],
      ['مراجعة ترجمات الزملاء', "Revise colleagues' translations"],
      ['تدقيق النصوص قبل النشر', 'Proofread before publication'],
      ['بناء مسارد المصطلحات وتحديثها', 'Build glossaries and keep them current'],
      ['التواصل مع العميل عند غموض المعنى', 'Ask the client when a meaning is unclear'],
    ],
    requirements: [
      ['بكالوريوس ترجمة أو لغات', "Bachelor's degree in translation or languages"],
      ['إتقان العربية والإنجليزية كتابة', 'Excellent written Arabic and English'],
      ['معرفة بإحدى ذاكرات الترجمة', 'Knowledge of a translation memory tool'],
      ['دقة والتزام بالمواعيد', 'Accuracy and respect for deadlines'],
    ],
  },
])

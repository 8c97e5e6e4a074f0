import { rolesOf } from '../role.ts'

export const marketingRoles = rolesOf('marketing', [
  {
    titles: [
      ['أخصائي تسويق رقمي', 'Digital marketing specialist'],
      ['أخصائي تسويق', 'Marketing specialist'],
      ['أخصائي إعلانات ممولة', 'Performance marketing specialist'],
      ['أخصائي تحسين محركات البحث', 'SEO specialist'],
      ['أخصائي تجارة إلكترونية', 'E-commerce specialist', { at: ['marketing', 'retail', 'tech'] }],
    ],
    hasSeniorTitle: true,
    pay: [5500, 7000, 10000, 15000],
    week: 'office',
    remote: 'often',
    employers: ['marketing', 'tech', 'retail', 'hospital', 'restaurant', 'holding', 'property'],
    experience: ['في التسويق', 'in marketing'],
    about: [
      [
        'نقيس كل حملة بما بيع لا بما شوهد، ونوقف ما لا ينفع سريعًا.',
        'We judge a campaign by what it sold, not by how many saw it, and quickly drop what does not work.',
      ],
      [
        'فريق التسويق من ستة أشخاص، ونراجع ميزانيته معًا كل شهر.',
        'Marketing is a team of six, and we review the budget together every month.',
      ],
      [
        'نطلق متجرًا إلكترونيًا جديدًا بعد العيد، والتجهيز له بدأ الآن.',
        'We are opening a new online shop after Eid, and the preparations start now.',
        { at: ['retail'] },
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
      ['متابعة المنافسين واتجاهات السوق', 'Keep an eye on competitors and market trends'],
    ],
    requirements: [
      ['معرفة عملية بمنصات الإعلانات', 'Hands-on experience with ad platforms'],
      ['إجادة تحليلات جوجل', 'Proficient in Google Analytics'],
      ['بكالوريوس تسويق أو ما يعادله', "Bachelor's degree in marketing or similar"],
      [
        'نماذج من حملات سابقة بأرقامها',
        'Examples of past campaigns and their results',
        { isExperienced: true },
      ],
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
        'نبحث عن قلم يعرف متى يوجز، ويكتب عربية لا تشبه الترجمة.',
        'We want a writer who keeps it short and whose Arabic never sounds translated.',
        { as: ['Content writer', 'Social media specialist'] },
      ],
      [
        'ندير حسابات ثمانية عملاء، ولكل حساب أسلوبه.',
        'We run the channels of eight clients, each with a voice of its own.',
        { at: ['marketing'] },
      ],
      [
        'لا نقيس الكتابة بعدد الكلمات، ونراجع النصوص معًا قبل نشرها.',
        'We do not count words, and we go over every text together before it is published.',
      ],
    ],
    duties: [
      ['كتابة نصوص الحملات والمواقع والتطبيقات', 'Write copy for campaigns, websites and apps'],
      ['إعداد تقويم المحتوى الشهري', 'Prepare the monthly content calendar'],
      ['النشر والرد على التعليقات', 'Publish posts and answer comments'],
      ['تحرير النصوص وتدقيقها لغويًا', 'Edit and proofread texts'],
      ['كتابة البيانات الصحفية والتواصل مع الإعلام', 'Write press releases and deal with the media'],
      ['تحليل التفاعل واقتراح أفكار جديدة', 'Track engagement and suggest new ideas'],
    ],
    requirements: [
      ['لغة عربية سليمة وأسلوب سلس', 'Excellent Arabic and a light touch'],
      ['نماذج كتابة منشورة', 'Published writing samples', { isExperienced: true }],
      ['معرفة بمنصات التواصل في السعودية', 'Knowledge of social media in Saudi Arabia'],
      ['التزام بمواعيد التسليم', 'Reliable with deadlines'],
      ['حس جيد بما يهم الناس', 'A good sense of what interests people'],
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
        'Our brand is well known in its home city, and we want the whole Kingdom to know it.',
      ],
      [
        'معك فريق من خمسة، ولك ميزانية سنوية معتمدة.',
        'You lead a team of five and have your own annual budget.',
      ],
    ],
    duties: [
      ['وضع خطة التسويق السنوية', 'Set the annual marketing plan'],
      ['قيادة الفريق والوكالات المتعاونة', 'Lead the team and our agencies'],
      ['بناء هوية العلامة والمحافظة عليها', 'Build the brand identity and protect it'],
      ['إدارة الميزانية وقياس العائد', 'Manage the budget and measure the return'],
      ['إطلاق المنتجات الجديدة', 'Launch new products'],
    ],
    requirements: [
      ['نجاحات سابقة واضحة في تنمية العلامات التجارية', 'A proven record of growing brands'],
      ['خبرة في قيادة فريق', 'Experience in leading a team'],
      ['إتقان العربية والإنجليزية', 'Fluent Arabic and English'],
      ['فهم جيد للسوق السعودي', 'A good understanding of the Saudi market'],
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
        'We translate contracts, websites and brochures, and a colleague reviews every text before it goes out.',
        { as: ['Translator', 'Proofreader'] },
      ],
      [
        'نحفظ مصطلحات كل عميل في مسرد خاص به، فلا نبدأ من الصفر أبدًا.',
        'Every client has their own glossary, so we never start from scratch.',
      ],
    ],
    duties: [
      ['ترجمة النصوص من العربية وإليها', 'Translate from and into Arabic', { as: ['Translator'] }],
      ['مراجعة ترجمات الزملاء', "Revise colleagues' translations", { as: ['Translator', 'Proofreader'] }],
      ['تدقيق النصوص قبل النشر', 'Proofread before publication'],
      ['توحيد الأسلوب والمصطلحات', 'Keep style and terms consistent'],
      [
        'اختيار العناوين والملخصات',
        'Write headlines and summaries',
        { as: ['Content editor', 'Proofreader'] },
      ],
      ['بناء مسارد المصطلحات وتحديثها', 'Build glossaries and keep them current'],
      ['الرجوع إلى الكاتب عند غموض المعنى', 'Check with the author when the meaning is unclear'],
    ],
    requirements: [
      ['بكالوريوس ترجمة أو لغات', "Bachelor's degree in translation or languages"],
      ['إتقان العربية والإنجليزية كتابة', 'Excellent written Arabic and English'],
      ['معرفة بإحدى ذاكرات الترجمة', 'Knowledge of a translation memory tool', { as: ['Translator'] }],
      ['دقة والتزام بالمواعيد', 'Accurate and reliable with deadlines'],
      ['حس لغوي مرهف', 'A fine feel for language'],
    ],
  },
])

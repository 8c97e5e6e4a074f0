import { rolesOf } from '../role.ts'

export const legalRoles = rolesOf('legal', [
  {
    titles: [
      ['محامٍ', 'Lawyer', { at: ['law', 'holding', 'bank', 'building', 'property'] }],
      ['مستشار قانوني', 'Legal counsel'],
      ['أخصائي عقود', 'Contracts specialist'],
    ],
    focuses: [
      ['القضايا التجارية', 'commercial litigation'],
      ['العقارات والإنشاءات', 'real estate and construction'],
      ['أنظمة العمل', 'employment law'],
      ['الشركات', 'corporate'],
    ],
    focusedTitles: 2,
    pay: [7000, 9500, 14000, 23000],
    week: 'office',
    remote: 'sometimes',
    employers: ['law', 'holding', 'bank', 'building', 'property', 'consulting'],
    experience: ['في المحاماة أو الاستشارات القانونية', 'in legal practice'],
    about: [
      [
        'مكتب من اثني عشر محاميًا، معظم عملائه شركات متوسطة تثق بنا منذ سنوات.',
        'A firm of twelve lawyers whose clients are mostly mid-sized companies that have trusted us for years.',
        { at: ['law'] },
      ],
      [
        'نكتب المذكرات بلغة واضحة، ونرى أن الإيجاز احترام للقاضي والعميل.',
        'We write plainly: being brief shows respect for the judge and the client.',
      ],
      [
        'تدعم الإدارة القانونية أقسام الشركة كلها، ولا يُوقَّع عقد قبل أن تراجعه.',
        'The legal department supports the whole company, and no contract is signed until it has reviewed it.',
        { at: ['holding', 'bank', 'building', 'property', 'consulting'] },
      ],
    ],
    duties: [
      ['صياغة العقود ومراجعتها', 'Draft and review contracts'],
      [
        'إعداد المذكرات والترافع أمام المحاكم',
        'Prepare pleadings and appear before the courts',
        { as: ['Lawyer'], isRemote: false, isExperienced: true },
      ],
      ['تقديم الرأي القانوني', 'Give advice on legal questions'],
      [
        'متابعة القضايا عبر منصة ناجز',
        'Track cases on the Najiz platform',
        { as: ['Lawyer', 'Legal counsel'] },
      ],
      ['التفاوض على التسويات', 'Negotiate settlements'],
      ['متابعة ما يستجد من الأنظمة واللوائح', 'Keep up with new laws and regulations'],
      ['تنظيم ملفات العقود والقضايا', 'Keep contract and case files in order'],
    ],
    requirements: [
      ['بكالوريوس شريعة أو أنظمة', "Bachelor's degree in law or sharia"],
      ['رخصة محاماة سارية', 'Valid law licence', { as: ['Lawyer'], isExperienced: true }],
      ['صياغة قانونية متينة بالعربية', 'Sound legal drafting in Arabic'],
      ['إنجليزية جيدة للعقود الدولية', 'Good English for international contracts'],
      ['حضور وقدرة على الإقناع', 'Confident and persuasive'],
    ],
  },
  {
    titles: [
      ['باحث قانوني', 'Legal researcher'],

      ['سكرتير قانوني', 'Legal secretary'],
      ['مترجم قانوني', 'Legal translator', { at: ['law', 'bank'] }],
    ],
    pay: [4500, 5800, 7800, 11000],
    week: 'office',
    remote: 'sometimes',
    employers: ['law', 'bank', 'holding'],
    experience: ['في بيئة قانونية', 'in a legal setting'],
    about: [
      ['نخصص وقتًا للبحث قبل كل رأي نقدمه.', 'We set aside time for research before every opinion we give.'],
      ['مكتبتنا القانونية ورقية وإلكترونية.', 'Our legal library is both on paper and online.'],
    ],
    duties: [
      ['البحث في الأنظمة والسوابق القضائية', 'Research laws and precedents'],
      ['تلخيص القضايا وتجهيز ملفاتها', 'Summarise cases and prepare case files'],
      ['متابعة مواعيد الجلسات والمهل', 'Track hearings and deadlines'],
      [
        'مراجعة ترجمة العقود والمذكرات',
        'Check translations of contracts and pleadings',
        { as: ['Legal translator', 'Legal secretary'] },
      ],
      ['كتابة الخطابات والمذكرات ومراجعتها لغويًا', 'Write and proofread letters and memos'],
      ['أرشفة المستندات بسرية', 'File documents in confidence'],
    ],
    requirements: [
      ['بكالوريوس شريعة أو أنظمة أو ترجمة', "Bachelor's degree in law, sharia or translation"],

      ['إتقان اللغة ودقة في الصياغة', 'An excellent command of language'],
      ['إجادة أدوات البحث', 'Skilled in using research tools'],
      ['كتمان وترتيب', 'Discreet and well organised'],
    ],
  },
  {
    titles: [
      ['أخصائي التزام', 'Compliance specialist'],
      ['أخصائي حوكمة', 'Corporate governance specialist'],
      ['مسؤول حماية بيانات', 'Data protection officer'],
    ],
    hasSeniorTitle: false,
    pay: [8000, 10000, 14000, 20000],
    week: 'office',
    remote: 'sometimes',
    employers: ['bank', 'holding', 'tech', 'hospital', 'energy'],
    experience: ['في الالتزام أو الحوكمة', 'in compliance or governance'],
    about: [
      [
        'تعمل الإدارة باستقلال وترفع تقاريرها إلى لجنة المراجعة.',
        'The department works independently and reports to the audit committee.',
      ],
      [
        'نظام حماية البيانات الشخصية يمس كل ما نعمله، ونحتاج إلى من يرشدنا فيه.',
        'The personal data protection law touches everything we do, and we need someone to guide us in it.',
        { as: ['Data protection officer', 'Compliance specialist'] },
      ],
    ],
    duties: [
      ['متابعة المتطلبات التنظيمية وتطبيقها', 'Keep track of regulatory requirements and apply them'],
      ['تقييم مخاطر عدم الالتزام', 'Assess the risks of non-compliance'],
      ['إعداد السياسات وتدريب الموظفين عليها', 'Write policies and train staff to follow them'],
      ['الإجابة عن طلبات الجهات الرقابية', 'Answer requests from regulators'],
      ['التحقيق في المخالفات ورفع التوصيات', 'Investigate breaches and recommend action'],
    ],
    requirements: [
      ['بكالوريوس أنظمة أو إدارة أو مالية', "Bachelor's degree in law, business or finance"],
      ['شهادة مهنية في الالتزام ميزة إضافية', 'A professional compliance certificate is a plus'],
      ['معرفة بأنظمة الجهات الرقابية السعودية', "Knowledge of Saudi regulators' rules"],
      ['استقلال في الرأي ونزاهة', 'Independent judgement and integrity'],
    ],
  },
  {
    titles: [['محامٍ متدرب', 'Trainee lawyer', { hasGraduated: true }]],
    pay: [6000, 6500, 7000, 8000],
    week: 'office',
    isTraining: true,
    employers: ['law'],
    experience: ['في بيئة قانونية', 'in a legal setting'],
    about: [
      [
        'يتعلم المتدربون عندنا بحضور الجلسات لا بتصوير الأوراق.',
        'Our trainees learn by attending hearings, not by copying papers.',
      ],
      [
        'يشرف على كل متدرب محامٍ مرخص، ويراجع معه ما يكتبه.',
        'A licensed lawyer supervises every trainee and goes through their drafts with them.',
      ],
    ],
    duties: [
      ['البحث في الأنظمة والسوابق القضائية', 'Research laws and precedents'],
      ['حضور الجلسات وتدوين وقائعها', 'Attend hearings and take notes'],
      ['إعداد مسودات العقود والمذكرات', 'Prepare first drafts of contracts and pleadings'],
      ['تلخيص القضايا وتجهيز ملفاتها', 'Summarise cases and prepare case files'],
      ['متابعة مواعيد الجلسات والمهل', 'Track hearings and deadlines'],
    ],
    requirements: [
      ['بكالوريوس شريعة أو أنظمة', "Bachelor's degree in law or sharia"],
      ['قيد في سجل المحامين المتدربين', 'Entry in the register of trainee lawyers'],
      ['دقة في الصياغة العربية', 'Careful drafting in Arabic'],
      ['رغبة صادقة في التعلم', 'A real desire to learn'],
    ],
  },
])

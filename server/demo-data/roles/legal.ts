import { rolesOf } from '../role.ts'

export const legalRoles = rolesOf('legal', [
  {
    titles: [
      ['محامٍ', 'Lawyer'],
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
      ],
      [
        'نكتب المذكرات بلغة واضحة، ونرى أن الإيجاز احترام للقاضي والعميل.',
        'We write plainly; brevity, to us, is respect for judge and client.',
      ],
      [
        'تدعم الإدارة القانونية كل أقسام الشركة، ولا يُوقَّع عقد قبل مرورها به.',
        'The legal department supports the whole company, and no contract is signed before it has passed through it.',
      ],
    ],
    duties: [
      ['صياغة العقود ومراجعتها', 'Draft and review contracts'],
      ['إعداد المذكرات والترافع أمام المحاكم', 'Prepare pleadings and appear before the courts'],
      ['تقديم الرأي القانوني للإدارات', 'Advise departments on legal questions'],
      ['متابعة القضايا عبر منصة ناجز', 'Follow cases on the Najiz platform'],
      ['التفاوض على التسويات', 'Negotiate settlements'],
      ['متابعة ما يستجد من الأنظمة واللوائح', 'Follow new laws and regulations'],
    ],
    requirements: [
      ['بكالوريوس شريعة أو أنظمة', "Bachelor's degree in law or sharia"],
      ['رخصة محاماة سارية', 'Valid law licence'],
      ['صياغة قانونية متينة بالعربية', 'Sound legal drafting in Arabic'],
      ['إنجليزية جيدة للعقود الدولية', 'Good English for international contracts'],
      ['حضور وقدرة على الإقناع', 'Presence and persuasiveness'],
    ],
  },
  {
    titles: [
      ['باحث قانوني', 'Legal researcher'],
      ['محامٍ متدرب', 'Trainee lawyer'],
      ['سكرتير قانوني', 'Legal secretary'],
      ['مترجم قانوني', 'Legal translator'],
    ],
    pay: [4500, 5800, 7800, 11000],
    week: 'office',
    remote: 'sometimes',
    employers: ['law', 'holding', 'consulting'],
    experience: ['في بيئة قانونية', 'in a legal setting'],
    about: [
      [
        'يتعلم المتدربون عندنا بحضور الجلسات لا بتصوير الأوراق.',
        'Our trainees learn by attending hearings, not by copying papers.',
      ],
      [
        'في المكتب مكتبة قانونية ورقية وإلكترونية، ووقت مخصص للبحث.',
        'The firm has a library on paper and online, and sets time aside for research.',
      ],
    ],
    duties: [
      ['البحث في الأنظمة والسوابق القضائية', 'Research laws and precedents'],
      ['تلخيص القضايا وتجهيز ملفاتها', 'Summarise cases and prepare their files'],
      ['متابعة مواعيد الجلسات والمهل', 'Track hearings and deadlines'],
      ['مراجعة ترجمة العقود والمذكرات', 'Check translations of contracts and pleadings'],
      ['أرشفة المستندات بسرية', 'File documents in confidence'],
    ],
    requirements: [
      ['بكالوريوس شريعة أو أنظمة أو ترجمة', "Bachelor's degree in law, sharia or translation"],
      ['قيد في سجل المتدربين للتدريب المهني', "Entry in the trainees' register for trainee posts"],
      ['دقة لغوية عالية', 'A fine sense of language'],
      ['إجادة أدوات البحث', 'Skilled with research tools'],
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
        'نطبق نظام حماية البيانات الشخصية على كل ما نبنيه، ونحتاج إلى من يقود ذلك.',
        'We apply the personal data protection law to everything we build and need someone to lead it.',
      ],
    ],
    duties: [
      ['متابعة المتطلبات التنظيمية وتطبيقها', 'Follow regulatory requirements and apply them'],
      ['تقييم مخاطر عدم الالتزام', 'Assess the risks of non-compliance'],
      ['إعداد السياسات وتدريب الموظفين عليها', 'Write policies and train staff in them'],
      ['الإجابة عن طلبات الجهات الرقابية', 'Answer requests from regulators'],
      ['التحقيق في المخالفات ورفع التوصيات', 'Investigate breaches and recommend action'],
    ],
    requirements: [
      ['بكالوريوس أنظمة أو إدارة أو مالية', "Bachelor's degree in law, business or finance"],
      ['شهادة مهنية في الالتزام ميزة إضافية', 'A professional compliance certificate is a plus'],
      ['معرفة بأنظمة الجهات الرقابية السعودية', "Knowledge of Saudi regulators' rules"],
      ['استقلال في الرأي وأمانة', 'Independent judgement and integrity'],
    ],
  },
])

import { rolesOf } from '../role.ts'

export const customerServiceRoles = rolesOf('customer-service', [
  {
    titles: [
      ['ممثل خدمة عملاء', 'Customer service representative'],
      ['موظف مركز اتصال', 'Call centre agent'],
      ['موظف خدمة عملاء', 'Customer service agent'],
      ['موظف دردشة مباشرة', 'Live chat agent'],
    ],
    pay: [4200, 4800, 5800, 7500],
    week: 'shifts',
    remote: 'often',
    wage: 'hourly',
    employers: ['contact-centre', 'tech', 'bank', 'logistics', 'retail', 'hospital'],
    experience: ['في خدمة العملاء', 'in customer service'],
    about: [
      [
        'نقيس نجاحنا برضا العميل لا بقصر المكالمة، ولذلك لا نضع حدًا لمدتها.',
        "We measure success by the customer's satisfaction, not by short calls, so there is no time limit.",
      ],
      [
        'يتلقى الفريق نحو ألف استفسار في اليوم بين الهاتف والدردشة.',
        'The team handles about a thousand enquiries a day by phone and chat.',
      ],
      [
        'أسبوعان من التدريب المدفوع قبل أول مكالمة، ثم زميل مرافق في الشهر الأول.',
        'Two weeks of paid training before the first call, then a buddy for the first month.',
      ],
      [
        'جدول الورديات ثابت شهريًا، والعطلة يومان متتاليان.',
        'The rota is fixed for the month, with two days off in a row.',
      ],
    ],
    duties: [
      ['الرد على مكالمات العملاء ورسائلهم', 'Answer calls and messages'],
      ['حل المشكلة من أول تواصل ما أمكن', 'Solve the problem at first contact wherever possible'],
      ['تسجيل الطلبات والشكاوى في النظام', 'Record requests and complaints in the system'],
      [
        'متابعة الشكوى مع القسم المختص حتى إغلاقها',
        'Follow a complaint with the right department until it is closed',
      ],
      ['إبلاغ العميل بالنتيجة في الموعد الذي وُعد به', 'Tell the customer the outcome when promised'],
      ['اقتراح تحسينات على الأسئلة المتكررة', 'Suggest improvements for recurring questions'],
    ],
    requirements: [
      ['صوت واضح ولغة عربية سليمة', 'A clear voice and correct Arabic'],
      ['إنجليزية متوسطة', 'Intermediate English'],
      ['سرعة في الكتابة على الحاسب', 'Fast typing'],
      ['سعة صدر وقدرة على احتواء الغضب', 'Patience and the ability to calm an angry caller'],
      ['ثانوية عامة أو دبلوم', 'Secondary school or diploma'],
    ],
  },
  {
    titles: [
      ['مشرف خدمة عملاء', 'Customer service supervisor'],
      ['مدير خدمة عملاء', 'Customer service manager'],
      ['أخصائي تجربة العميل', 'Customer experience specialist'],
    ],
    pay: [6500, 8000, 10500, 15000],
    week: 'office',
    remote: 'sometimes',
    employers: ['contact-centre', 'tech', 'bank', 'logistics', 'retail', 'hotel'],
    experience: ['في خدمة العملاء', 'in customer service'],
    about: [
      [
        'يضم القسم خمسة وعشرين موظفًا في ورديتين، ونريد لهم قيادة تسمع قبل أن تحاسب.',
        'The department has twenty-five people in two shifts who deserve leadership that listens before it judges.',
      ],
      [
        'نعيد رسم رحلة العميل من أول زيارة للموقع حتى ما بعد الشراء.',
        'We are redrawing the customer journey from the first visit to long after the purchase.',
      ],
    ],
    duties: [
      [
        'متابعة مؤشرات الخدمة يوميًا وعلاج أسباب التأخر',
        'Watch service indicators daily and remove causes of delay',
      ],
      [
        'الاستماع إلى عينة من المكالمات وتقييمها مع أصحابها',
        'Listen to a sample of calls and review them with the agents',
      ],
      ['إعداد جداول الورديات', 'Prepare rotas'],
      ['معالجة الشكاوى المصعدة', 'Settle escalated complaints'],
      ['تدريب الموظفين الجدد', 'Train new staff'],
      ['رفع تقرير أسبوعي بأبرز أسباب التواصل', 'Report weekly on the main reasons for contact'],
    ],
    requirements: [
      ['خبرة في الإشراف على فريق', 'Experience in supervising a team'],
      ['معرفة بأنظمة إدارة علاقات العملاء', 'Knowledge of CRM systems'],
      ['قدرة على قراءة البيانات واتخاذ القرار', 'Able to read data and decide'],
      ['إتقان العربية والإنجليزية', 'Fluent Arabic and English'],
    ],
  },
  {
    titles: [
      ['موظف استعلامات', 'Information desk officer'],
      ['موظف حجوزات', 'Reservation agent'],
      ['موظف خدمات مرضى', 'Patient services officer'],
    ],
    pay: [4200, 4800, 5800, 7200],
    week: 'shifts',
    employers: ['hospital', 'clinic', 'hotel', 'pilgrims', 'gym', 'beauty'],
    experience: ['في استقبال الجمهور', 'in dealing with the public'],
    about: [
      [
        'موظفو هذا القسم أول من يراه المراجع، وكلمة طيبة منهم تهوّن نصف الانتظار.',
        'You are the first person visitors see, and a kind word takes away half the wait.',
      ],
      [
        'المواعيد إلكترونية بالكامل، فالعمل منظم والازدحام قليل.',
        'Appointments are fully electronic, so the work is orderly and queues are short.',
      ],
    ],
    duties: [
      ['استقبال المراجعين وتوجيههم', 'Receive visitors and direct them'],
      ['حجز المواعيد وتأكيدها وتعديلها', 'Book, confirm and change appointments'],
      ['التحقق من بيانات التأمين', 'Check insurance details'],
      ['تحصيل الرسوم وإصدار الفواتير', 'Collect fees and issue invoices'],
      ['الرد على الاستفسارات هاتفيًا', 'Answer enquiries by phone'],
    ],
    requirements: [
      ['لباقة وهدوء', 'Courteous and calm'],
      ['إجادة استخدام الحاسب', 'Good computer skills'],
      ['إنجليزية أساسية', 'Basic English'],
      ['استعداد للعمل بالورديات', 'Willing to work shifts'],
    ],
  },
])

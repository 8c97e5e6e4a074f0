import { rolesOf } from '../role.ts'

export const customerServiceRoles = rolesOf('customer-service', [
  {
    titles: [
      ['ممثل خدمة عملاء', 'Customer service representative', { worksAtDesk: true }],
      ['موظف مركز اتصال', 'Call centre agent', { worksAtDesk: true }],
      ['موظف خدمة عملاء', 'Customer service agent', { worksAtDesk: true }],
      ['موظف دردشة مباشرة', 'Live chat agent', { worksAtDesk: true }],
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
        'We measure success by satisfied customers, not by short calls, so calls have no time limit.',
      ],
      [
        'يتلقى الفريق نحو ألف استفسار في اليوم بين الهاتف والدردشة.',
        'The team handles about a thousand enquiries a day by phone and chat.',
      ],
      [
        'أسبوعان من التدريب المدفوع قبل أول مكالمة، ثم زميل يرافقك في الشهر الأول.',
        'Two weeks of paid training before the first call, then a buddy for the first month.',
      ],
      [
        'جدول الورديات ثابت شهريًا، والعطلة يومان متتاليان.',
        'The rota is fixed for the month, with two days off in a row.',
        { daysOff: 2, rota: 'fixed', week: 'whole' },
      ],
    ],
    duties: [
      ['الرد على مكالمات العملاء ورسائلهم', 'Answer calls and messages'],
      ['حل المشكلة من أول تواصل ما أمكن', 'Solve the problem at first contact wherever possible'],
      ['تسجيل الطلبات والشكاوى في النظام', 'Record requests and complaints in the system'],
      [
        'متابعة الشكوى مع القسم المختص حتى إغلاقها',
        'Pursue complaints with the right department until they are closed',
      ],
      ['إبلاغ العميل بالنتيجة في الموعد الذي وُعد به', 'Tell customers the outcome when we said we would'],
      ['اقتراح تحسينات على الأسئلة المتكررة', 'Suggest improvements for recurring questions'],
    ],
    requirements: [
      ['صوت واضح ولغة عربية سليمة', 'A clear voice and good Arabic'],
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
        'يضم القسم خمسة وعشرين موظفًا في ورديتين، ويحتاج إلى من يقوده وينصت إليه.',
        'The department has twenty-five people in two shifts and needs a leader who listens first.',
        { leads: true, hasPast: true },
      ],
      [
        'نعيد رسم رحلة العميل من أول زيارة إلى ما بعد الشراء.',
        'We are redesigning the customer journey, from the first visit to after the purchase.',
      ],
      [
        'نقرأ كل شكوى ونعالج سببها قبل أن تتكرر.',
        'We read every complaint and fix its cause before it comes up again.',
      ],
    ],
    duties: [
      [
        'متابعة مؤشرات الخدمة يوميًا وعلاج أسباب التأخر',
        'Monitor service indicators daily and remove the causes of delay',
      ],
      [
        'الاستماع إلى عينة من المكالمات وتقييمها مع أصحابها',
        'Listen to a sample of calls and review them with the agents',
      ],
      ['إعداد جداول الورديات', 'Prepare rotas', { leads: true }],
      ['معالجة الشكاوى المحالة من الفريق', 'Resolve escalated complaints'],
      ['تدريب الموظفين الجدد', 'Train new staff', { leads: true }],
      ['رفع تقرير أسبوعي بأبرز أسباب التواصل', 'Report weekly on the main reasons for contact'],
      ['قياس رضا العملاء بعد كل خدمة', 'Measure customer satisfaction after every service'],
    ],
    requirements: [
      ['خبرة في الإشراف على فريق', 'Experience in supervising a team', { leads: true, isExperienced: true }],
      ['معرفة بأنظمة إدارة علاقات العملاء', 'Knowledge of CRM systems'],
      ['قدرة على قراءة البيانات واتخاذ القرار', 'Able to read data and act on it'],
      ['إتقان العربية والإنجليزية', 'Fluent Arabic and English'],
      ['كتابة واضحة وهادئة', 'Clear, calm writing'],
    ],
  },
  {
    titles: [
      ['موظف استعلامات', 'Information desk officer', { at: ['hospital', 'hotel', 'pilgrims'] }],
      [
        'موظف حجوزات',
        'Reservation agent',
        { at: ['clinic', 'dental', 'hotel', 'pilgrims', 'gym', 'beauty', 'travel'] },
      ],
      ['موظف خدمات مرضى', 'Patient services officer', { at: ['hospital', 'clinic', 'dental'] }],
    ],
    pay: [4200, 4800, 5800, 7200],
    week: 'shifts',
    employers: ['hospital', 'clinic', 'dental', 'hotel', 'pilgrims', 'gym', 'beauty', 'travel'],
    experience: ['في استقبال الجمهور', 'in dealing with the public'],
    about: [
      [
        'موظف هذا القسم أول من يقابله المراجع، والكلمة الطيبة تهوّن الانتظار.',
        'You are the first person visitors meet, and a kind word makes the wait feel shorter.',
        { at: ['hospital', 'clinic', 'dental'] },
      ],
      [
        'الحجوزات كلها إلكترونية، فالعمل منظم والازدحام قليل.',
        'All bookings are made online, so the work is orderly and queues are short.',
      ],
    ],
    duties: [
      ['استقبال الزوار وتوجيههم', 'Receive visitors and direct them'],
      ['حجز المواعيد وتأكيدها وتعديلها', 'Book, confirm and change appointments'],
      ['التحقق من بيانات التأمين', 'Check insurance details', { at: ['hospital', 'clinic', 'dental'] }],
      ['تحصيل الرسوم وإصدار الفواتير', 'Collect fees and issue invoices'],
      ['الرد على الاستفسارات هاتفيًا', 'Answer enquiries by phone'],
      ['تسجيل الشكاوى والاقتراحات', 'Record complaints and suggestions'],
    ],
    requirements: [
      ['لباقة وهدوء', 'A courteous and calm manner'],
      ['إجادة استخدام الحاسب', 'Good computer skills'],
      ['إنجليزية أساسية', 'Basic English'],
      ['استعداد للعمل بالورديات', 'Willing to work shifts'],
      ['ثانوية عامة على الأقل', 'Secondary school or higher'],
    ],
  },
])

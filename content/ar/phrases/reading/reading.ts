import { source } from '../../../phrase.ts'

/** Pages of text: about us, deleting an account. */
export const phrases = source({
  aboutDescription: 'من وراء {name}، ولماذا بنيناها، وما نلتزم به مع الباحثين عن عمل والشركات.',
  searchJobs: 'البحث عن وظائف',
  forCompanies: 'للشركات',
  joinTitle: 'من أين تبدأ؟',
  joinText: 'تصفّح الوظائف القريبة منك، أو انشر أول إعلان لشركتك.',

  deletionDescription: 'خطوات حذف حسابك بنفسك، وما الذي يُمحى ومتى، وحذف حساب الشركة.',
  'picture.delete-account': 'قسم «حذف الحساب» في آخر صفحة الحساب',
  'picture.confirm-deletion': 'سؤال التأكيد قبل حذف الحساب',
  openProfile: 'فتح حسابي',
})

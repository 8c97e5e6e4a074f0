/**
 * Common given names and companies that differ by one letter from other words: «منيرة» is not «مديرة». Search does not
 * correct them, even when no ad contains them. Written for this project.
 */
export const names: readonly string[] = `
  منيرة · فاطمة · عائشة · سلمان · سليمان · عثمان · سلطان · عبدالله · عبدالرحمن · إبراهيم · حسناء ·
  أرامكو · المراعي · الراجحي · الإنماء · هنقرستيشن · مرسول · أمازون · السعودية · موبايلي · القدية ·
  Salem · Salim · Salman · Sultan · Hassan · Hussain · Majed · Mariam · Noura · Fatima · Aisha ·
  Careem · Aramco · Sabic · Almarai · Jarir · Panda · Amazon · Saudia · Flynas · Mobily · Roshn`
  .split('·')
  .map((name) => name.trim())

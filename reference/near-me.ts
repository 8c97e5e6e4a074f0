/**
 * Phrases that ask for jobs nearby, separated by dots. Spelling, vowel signs, hyphens and punctuation do not
 * matter: phrases and typed words are folded before they are compared.
 */
export const nearMePhrases = `
  near me · nearby · near by · close by · close to me · closest to me · nearest to me · nearest · closest · around me ·
  next to me · near here · around here · in my area · in my neighborhood · in my neighbourhood · near my location ·
  near my place · near my home · near my house · close to home · close to my home · around my location
  قريب · قريبة · القريب · القريبة · قريبين · قريب مني · قريبة مني · القريب مني · القريبة مني · قريبين مني · قريبات مني ·
  قريب منا · قريبة منا · قريب لي · قريبة لي · قريب علي · قريبة علي · قريب من موقعي · قريبة من موقعي · القريبة من موقعي ·
  قريب من مكاني · قريبة من مكاني · قريب من بيتي · قريبة من بيتي · القريبة من بيتي · قريب من منزلي · قريبة من منزلي ·
  القريبة من منزلي · قريب من سكني · قريبة من سكني · قريب من البيت · قريبة من البيت · قرب البيت · قرب بيتي ·
  بالقرب مني · بالقرب منا · بالقرب من موقعي · بالقرب من مكاني · بالقرب من بيتي · بالقرب من منزلي · بالقرب من سكني ·
  بالقرب · بقربي · قربي · حولي · من حولي · حولنا · حول موقعي · جنبي · بجنبي · بجانبي · جنب بيتي · جنب البيت ·
  في منطقتي · بمنطقتي · منطقتي · في حيي · اقرب وظيفة · اقرب وظائف · اقرب الوظائف · اقرب شغل · اقرب عمل · اقرب دوام ·
  الاقرب · الاقرب لي · الاقرب الي · الاقرب مني · اقرب لي`

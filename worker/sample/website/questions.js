const questions = [
  ['Do you take new patients?', 'Yes. Call us or send the form; most people get a first appointment within ten days.'],
  ['Can I pay in instalments?', 'Yes, for treatments over £300: up to ten monthly payments without interest.'],
  [
    'I am afraid of the dentist. What can you do?',
    'Tell us when you book. Mina keeps an hour for a first talk in which nothing is done, and you can stop any treatment by raising a hand. We do not offer sedation.',
  ],
  [
    'Is there parking?',
    'Alder Street has paid parking for two hours. The bus lines 9 and 72 stop at Redland Green, four minutes on foot.',
  ],
  ['Do you treat NHS patients?', 'No. We are a private practice.'],
  ['How soon can you see me when I am in pain?', 'The same day when you call before 10 in the morning.'],
];
document.getElementById('questions').innerHTML = questions
  .map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`)
  .join('');

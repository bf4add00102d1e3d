const reviews = [
  ['They found me an appointment the same morning and the pain was gone by noon.', 'Leah M., May 2026'],
  ['Tom explained every step of my implant. Two years on I forget which tooth it is.', 'Graham P., January 2026'],
  ['My daughter asks when we can go back.', 'Sunita R., September 2025'],
];
document.getElementById('reviews').innerHTML = reviews
  .map(([text, who]) => `<blockquote><p>${text}</p><footer>${who}</footer></blockquote>`)
  .join('');

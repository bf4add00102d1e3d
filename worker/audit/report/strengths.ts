/** What is well already and was measured; what pages say is praised nowhere. `isOpen`: no main search assistant is turned away from the home page. */
export const strengths = (isOpen: boolean): string[] =>
  isOpen ? ['None of the main search assistants is turned away from your home page.'] : [];

import ts from '@typescript/typescript6';

/** A function and how often its way parts. */
interface Branching {
  /** '' where it has none. */
  name: string;
  line: number;
  branches: number;
}

/** Parts the way by itself: a condition, a round, a case, a fault caught. */
const PARTS = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.ForInStatement,
  ts.SyntaxKind.ForOfStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.CaseClause,
  ts.SyntaxKind.CatchClause,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.QuestionDotToken,
]);

/** Whatever is written so may part the way: files with few of them need no closer look. */
const LIKE_PART = /\?|&&|\|\||\b(?:if|for|while|do|case|catch)\b/g;

/** The functions of a file of TypeScript that branch more often than `most`; what a function holds within counts as its own. */
export function branchingFunctions(text: string, most: number): Branching[] {
  if ((text.match(LIKE_PART) ?? []).length <= most) return [];
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const found: Branching[] = [];
  /** Every node once: how often the way parts below it. */
  const visit = (node: ts.Node): number => {
    let branches = PARTS.has(node.kind) ? 1 : 0;
    ts.forEachChild(node, (child) => {
      branches += visit(child);
    });
    if (ts.isFunctionLike(node) && branches > most)
      found.push({ name: nameOf(node), line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, branches });
    return branches;
  };
  visit(file);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent)
    ? node.parent.name.getText()
    : '';
}

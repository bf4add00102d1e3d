import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from '@typescript/typescript6';

const require = createRequire(import.meta.url);

/** @returns {{types: Record<string, string[]>, properties: Record<string, string[]>}} sorted, so that a rebuild is a readable diff */
export function buildVocabulary() {
  const file = require.resolve('schema-dts').replace(/schema\.js$/, 'schema.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const typeNames = namesByDeclaration(source);
  return {
    types: sorted(parentsByType(source, typeNames)),
    properties: sorted(definersByProperty(source, typeNames)),
  };
}

/**
 * The `@type` of every declaration: `interface _3DModelLeaf { "@type": "3DModel" }`. Types of other vocabularies, which the
 * package lists as equivalents, carry full addresses and are left out.
 * @param {ts.SourceFile} source
 */
function namesByDeclaration(source) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) continue;
    if (!statement.name.text.endsWith('Leaf')) continue;
    for (const member of membersOf(statement)) {
      if (!ts.isPropertySignature(member) || !member.type || propertyName(member) !== '@type') continue;
      if (!ts.isLiteralTypeNode(member.type) || !ts.isStringLiteral(member.type.literal)) continue;
      const name = member.type.literal.text;
      if (!name.includes(':')) names.set(statement.name.text.replace(/Leaf$/, ''), name);
    }
  }
  return names;
}

/**
 * A type is declared as the union of its own leaf and its subtypes. The interfaces' `extends` would lose parents that add no
 * property of their own.
 * @param {ts.SourceFile} source @param {Map<string, string>} typeNames
 */
function parentsByType(source, typeNames) {
  /** @type {Map<string, Set<string>>} */
  const parents = new Map([...typeNames.values()].map((name) => [name, new Set()]));
  for (const statement of source.statements) {
    if (!ts.isTypeAliasDeclaration(statement) || !ts.isUnionTypeNode(statement.type)) continue;
    const parent = typeNames.get(statement.name.text);
    if (!parent) continue;
    for (const member of statement.type.types) {
      const child =
        ts.isTypeReferenceNode(member) && ts.isIdentifier(member.typeName) ? typeNames.get(member.typeName.text) : null;
      if (child) parents.get(child)?.add(parent);
    }
  }
  return parents;
}

/** @param {ts.SourceFile} source @param {Map<string, string>} typeNames */
function definersByProperty(source, typeNames) {
  /** @type {Map<string, Set<string>>} */
  const definers = new Map();
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const type = typeNames.get(statement.name.text.replace(/(?:Base|Leaf)$/, ''));
    if (!type) continue;
    for (const member of statement.members) {
      const property = ts.isPropertySignature(member) ? propertyName(member) : '@';
      if (property.startsWith('@') || property.includes(':')) continue;
      definers.set(property, (definers.get(property) ?? new Set()).add(type));
    }
  }
  return definers;
}

/**
 * Roles are declared as `type RoleLeaf<...> = Omit<...> & { "@type": "Role" }`.
 * @param {ts.InterfaceDeclaration | ts.TypeAliasDeclaration} declaration
 * @returns {readonly ts.TypeElement[]}
 */
function membersOf(declaration) {
  if (ts.isInterfaceDeclaration(declaration)) return declaration.members;
  if (!ts.isIntersectionTypeNode(declaration.type)) return [];
  return declaration.type.types.flatMap((part) => (ts.isTypeLiteralNode(part) ? [...part.members] : []));
}

/** @param {ts.PropertySignature} member */
const propertyName = (member) =>
  ts.isStringLiteral(member.name) || ts.isIdentifier(member.name) ? member.name.text : '@';

/** @param {Map<string, Set<string>>} map */
const sorted = (map) =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, values]) => [key, [...values].sort()]));

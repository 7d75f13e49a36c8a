type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasOf = (value: unknown) => (Array.isArray(value) ? value.filter(isSchema) : []);
const literal = (value: unknown) => JSON.stringify(value);

function objectText(schema: Schema, indent: string): string {
  const { properties, required, additionalProperties } = schema;
  const inner = `${indent}  `;
  const needed = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(isSchema(properties) ? properties : {}).map(
    ([name, value]) => `${inner}${name}${needed.has(name) ? '' : '?'}: ${typeText(value, inner)}`,
  );
  if (fields.length > 0) return `{\n${fields.join('\n')}\n${indent}}`;
  return isSchema(additionalProperties) && Object.keys(additionalProperties).length > 0
    ? `{ [name]: ${typeText(additionalProperties, indent)} }`
    : '{ … }';
}

function nameOf(type: unknown) {
  if (Array.isArray(type)) return type.map(String).join(' | ');
  return typeof type === 'string' ? type : 'anything';
}

// Narrower than what every JSON number keeps to.
const isOwn = (bound: unknown) => typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function plainText({ type, format, minimum, maximum, minLength, maxLength }: Schema) {
  const named = typeof format === 'string' ? format : nameOf(type);
  const [low, high] = [minimum ?? minLength, maximum ?? maxLength];
  if (!isOwn(low) && !isOwn(high)) return named;
  const unit = type === 'string' ? ' characters' : '';
  if (low === high) return `${named} (${String(low)}${unit})`;
  return `${named} (${isOwn(low) ? String(low) : ''}…${isOwn(high) ? String(high) : ''}${unit})`;
}

function listText(schema: Schema, indent: string) {
  const item = typeText(schema['items'], indent);
  return item.includes(' | ') && !item.endsWith('}') ? `(${item})[]` : `${item}[]`;
}

// A JSON schema as people read types: `{ id: integer, name?: string }`, a field a line.
export function typeText(schema: unknown, indent = ''): string {
  if (!isSchema(schema)) return 'anything';
  const either = schemasOf(schema['anyOf'] ?? schema['oneOf']);
  if (either.length > 0) return either.map((one) => typeText(one, indent)).join(' | ');
  if ('const' in schema) return literal(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(literal).join(' | ');
  if (schema['type'] === 'array') return listText(schema, indent);
  return schema['type'] === 'object' ? objectText(schema, indent) : plainText(schema);
}

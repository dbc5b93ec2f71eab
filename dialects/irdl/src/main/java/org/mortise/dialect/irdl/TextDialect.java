// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;

/**
 * A dialect defined by a text. Immutable; it can be part of any number of contexts. Types of different versions of a
 * text are unrelated.
 */
public final class TextDialect extends Dialect {
  private final String namespace;
  private final String source;
  private final Map<String, ParameterizedDefinition> types;
  private final Map<String, ParameterizedDefinition> attributes;
  private final Map<String, OpDefinition> operations;

  TextDialect(
      String namespace, String source, Map<String, ParameterizedDefinition> types,
      Map<String, ParameterizedDefinition> attributes, Map<String, OpDefinition> operations) {
    this.namespace = namespace;
    this.source = source;
    this.types = types;
    this.attributes = attributes;
    this.operations = operations;
  }

  @Override
  public String namespace() {
    return namespace;
  }

  @Override
  public String source() {
    return source;
  }

  @Override
  public List<String> operationNames() {
    return List.copyOf(operations.keySet());
  }

  @Override
  public @Nullable OpSchema operation(String name) {
    return operations.get(name);
  }

  /** Returns the definition of a type, or null. */
  public @Nullable ParameterizedDefinition type(String name) {
    return types.get(name);
  }

  /** Returns the definition of an attribute, or null. */
  public @Nullable ParameterizedDefinition attribute(String name) {
    return attributes.get(name);
  }

  @Override
  public List<String> typeNames() {
    return List.copyOf(types.keySet());
  }

  @Override
  public List<String> attributeNames() {
    return List.copyOf(attributes.keySet());
  }

  @Override
  public Type parseType(AsmParser parser) {
    int position = parser.position();
    ParameterizedDefinition definition = types.get(parser.parseKeyword());
    if (definition == null) {
      throw parser.error(position, "expected dynamic type");
    }
    return DynamicType.of(parser.context(), definition, definition.parse(parser, position));
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, @Nullable Type type) {
    int position = parser.position();
    ParameterizedDefinition definition = attributes.get(parser.parseKeyword());
    if (definition == null) {
      throw parser.error(position, "expected dynamic attribute");
    }
    return DynamicAttr.of(parser.context(), definition, definition.parse(parser, position));
  }
}

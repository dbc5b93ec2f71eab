// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.types.PlainType;

/**
 * A dialect whose operations, types and attributes are declared by annotations; see {@link
 * org.mortise.ir.definition.DialectOperations}. The generated class between this one and the dialect has their tables.
 */
public abstract class AnnotatedDialect extends Dialect {
  /** Returns the enumerations whose values are attributes of the dialect. */
  public List<DialectEnum> enumerations() {
    return List.of();
  }

  /** Returns the declarations of types, for listings. Loads their classes. */
  public List<ParametricForm<?>> typeDeclarations() {
    return List.of();
  }

  /** Returns the declarations of attributes, for listings. Loads their classes. */
  public List<ParametricForm<?>> attributeDeclarations() {
    return List.of();
  }

  /** Returns the mnemonics of the types without parameters that have no class; see {@link PlainType}. */
  protected List<String> plainTypes() {
    return List.of();
  }

  /** Returns the mnemonics of the declared types. */
  protected List<String> declaredTypes() {
    return List.of();
  }

  /** Returns the mnemonics of the declared attributes. */
  protected List<String> declaredAttributes() {
    return List.of();
  }

  /**
   * Parses the text of a declared type after its mnemonic. Returns null if there is no such type.
   *
   * @param start the position of the mnemonic
   */
  protected @Nullable Type parseDeclaredType(AsmParser parser, String mnemonic, int start) {
    return null;
  }

  /**
   * Parses the text of a declared attribute after its mnemonic. Returns null if there is no such attribute.
   *
   * @param type the type implied by the context, or null
   * @param start the position of the mnemonic
   */
  protected @Nullable Attribute parseDeclaredAttribute(
      AsmParser parser, String mnemonic, @Nullable Type type, int start) {
    return null;
  }

  /** Returns the error of an unknown mnemonic of a type at {@code start}. */
  protected ParseError unknownType(AsmParser parser, String mnemonic, int start) {
    return parser.error(start, "unknown  type `" // with two blanks, as in MLIR
        + mnemonic + "` in dialect `" + namespace() + "`");
  }

  /** Returns the error of an unknown mnemonic of an attribute at {@code start}. */
  protected ParseError unknownAttribute(AsmParser parser, String mnemonic, int start) {
    return parser.error(start, "unknown attribute `" + mnemonic + "` in dialect `" + namespace() + "`");
  }

  @Override
  public final List<String> typeNames() {
    List<String> names = new ArrayList<>(declaredTypes());
    names.addAll(plainTypes());
    return names;
  }

  @Override
  public final List<String> attributeNames() {
    List<String> names = new ArrayList<>(declaredAttributes());
    enumerations().forEach(enumeration -> names.add(enumeration.mnemonic()));
    return names;
  }

  @Override
  public Type parseType(AsmParser parser) {
    if (declaredTypes().isEmpty() && plainTypes().isEmpty()) {
      return super.parseType(parser);
    }
    int start = parser.position();
    String mnemonic = parser.parseKeyword();
    Type type = parseDeclaredType(parser, mnemonic, start);
    if (type == null && plainTypes().contains(mnemonic)) {
      type = PlainType.of(parser.context(), namespace(), mnemonic);
    }
    if (type == null) {
      throw unknownType(parser, mnemonic, start);
    }
    return type;
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, @Nullable Type type) {
    if (declaredAttributes().isEmpty() && enumerations().isEmpty()) {
      return super.parseAttribute(parser, type);
    }
    int start = parser.position();
    String mnemonic = parser.parseKeyword();
    Attribute attribute = parseDeclaredAttribute(parser, mnemonic, type, start);
    if (attribute != null) {
      return attribute;
    }
    for (DialectEnum each : enumerations()) {
      if (each.mnemonic().equals(mnemonic)) {
        return each.parse(parser);
      }
    }
    throw unknownAttribute(parser, mnemonic, start);
  }
}

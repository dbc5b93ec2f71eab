// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Type;

/** Parses a structure after its mnemonic. */
final class StructTypeParser {
  private final AsmParser parser;
  private final LlvmTypeParser types;

  StructTypeParser(AsmParser parser, LlvmTypeParser types) {
    this.parser = parser;
    this.types = types;
  }

  Type parse() {
    int start = parser.position();
    parser.parsePunctuation("<");
    String name = parser.parseOptionalString();
    return name == null ? parseLiteral(start) : parseIdentified(name);
  }

  private Type parseLiteral(int start) {
    int bodyStart = parser.position();
    if (parser.parseOptionalKeyword("opaque")) {
      throw parser.error(bodyStart, "only identified structs can be opaque");
    }
    boolean packed = parser.parseOptionalKeyword("packed");
    parser.parsePunctuation("(");
    StructBody body = StructBody.of(parseElements(), packed);
    parser.parsePunctuation(">");
    check(start, body.verify());
    return LiteralStructType.of(parser.context(), body.elementTypes(), packed);
  }

  private Type parseIdentified(String name) {
    IdentifiedStructType type = IdentifiedStructType.of(parser.namedTypes(), name);
    boolean isInside = !parser.namedTypes().begin(type);
    int end = parser.position();
    if (parser.parseOptionalPunctuation(">")) {
      check(end, isInside ? null : "struct without a body only allowed in a recursive struct");
      return type;
    }
    parser.parsePunctuation(",");
    if (isInside) {
      throw parser.error("identifier already used for an enclosing struct");
    }
    parseBody(type);
    parser.namedTypes().end(type);
    return type;
  }

  private void parseBody(IdentifiedStructType type) {
    int start = parser.position();
    if (parser.parseOptionalKeyword("opaque")) {
      parser.parsePunctuation(">");
      define(type, StructBody.OPAQUE, start, "redeclaring defined struct as opaque");
      return;
    }
    boolean packed = parser.parseOptionalKeyword("packed");
    parser.parsePunctuation("(");
    int elements = parser.position();
    StructBody body = StructBody.of(parseElements(), packed);
    parser.parsePunctuation(">");
    check(elements, body.verify());
    define(type, body, body.elementTypes().isEmpty() ? start : elements,
        "identified type already used with a different body");
  }

  private void define(IdentifiedStructType type, StructBody body, int position, String conflict) {
    check(position, parser.namedTypes().define(type, body) ? null : conflict);
  }

  /** Parses the elements and the parenthesis after them. */
  private List<Type> parseElements() {
    List<Type> elements = new ArrayList<>();
    if (parser.parseOptionalPunctuation(")")) {
      return elements;
    }
    do {
      elements.add(types.parseNested());
    } while (parser.parseOptionalPunctuation(","));
    parser.parsePunctuation(")");
    return elements;
  }

  private void check(int position, @Nullable String problem) {
    if (problem != null) {
      throw parser.error(position, problem);
    }
  }
}

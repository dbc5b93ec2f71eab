// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;

/**
 * The text of a type or attribute after its mnemonic, kept as it is written. Bodies that differ in the blanks beside
 * punctuation are equal: which of them is printed is arbitrary.
 */
final class Body {
  static final Body EMPTY = new Body(List.of());

  /** Texts, types and attributes. */
  private final List<Object> parts;
  /** The parts without the blanks that mean nothing. */
  private final List<Object> key;

  private Body(List<Object> parts) {
    this.parts = parts;
    this.key = new ArrayList<>(parts.size());
    for (Object part : parts) {
      key.add(part instanceof String text ? withoutBlanks(text) : part);
    }
  }

  /** Parses a text in angle brackets, or returns the empty one. */
  static Body parse(AsmParser parser) {
    List<Object> parts = parser.parseOptionalBody();
    return parts == null ? EMPTY : new Body(parts.stream().map(Body::tidied).toList());
  }

  /** Removes a blank after an opening and before a closing angle bracket. */
  private static Object tidied(Object part) {
    return part instanceof String text && text.indexOf('"') < 0 ? text.replace("< ", "<").replace(" >", ">") : part;
  }

  void print(AsmPrinter printer) {
    for (Object part : parts) {
      if (part instanceof Type type) {
        printer.printType(type);
      } else if (part instanceof Attribute attribute) {
        printer.printAttribute(attribute);
      } else {
        printer.print((String) part);
      }
    }
  }

  private static String withoutBlanks(String text) {
    StringBuilder kept = new StringBuilder(text.length());
    boolean inString = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (inString && c == '\\' && i + 1 < text.length()) {
        kept.append(c).append(text.charAt(++i));
        continue;
      }
      inString ^= c == '"';
      boolean separatesWords =
          i > 0 && i + 1 < text.length() && isWord(text.charAt(i - 1)) && isWord(text.charAt(i + 1));
      if (c != ' ' || inString || separatesWords) {
        kept.append(c);
      }
    }
    return kept.toString();
  }

  private static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '$';
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Body body && key.equals(body.key);
  }

  @Override
  public int hashCode() {
    return key.hashCode();
  }

  @Override
  public String toString() {
    return parts.toString();
  }
}

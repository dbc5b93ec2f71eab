// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.text.parser.SymbolText;

/**
 * Types and attributes of dialects that Java declares, without their prefix and mnemonic in formats of operations:
 * {@code <7>} for {@code !llvm.ptr<7>}. A text with nothing after the mnemonic is written in full.
 *
 * @param prefix the text before the angle bracket, such as {@code !llvm.ptr}
 */
record ForeignText(String prefix) {
  /** Returns the text after the mnemonic if it comes next, or null. */
  private @Nullable String parse(AsmParser parser) {
    List<Object> parts = parser.parseOptionalBody();
    if (parts == null) {
      return null;
    }
    StringBuilder text = new StringBuilder(prefix);
    parts.forEach(text::append);
    return text.toString();
  }

  /** Prints a type or attribute by its text. */
  private static void print(AsmPrinter printer, String prefix, Object value) {
    String text = value.toString();
    printer.print(text.startsWith(prefix + "<") ? text.substring(prefix.length()) : text);
  }

  /** Returns the syntax of types. */
  TypeConstraint.Form ofTypes() {
    return new TypeConstraint.Form() {
      @Override
      public Type parse(AsmParser parser) {
        int start = parser.position();
        String text = ForeignText.this.parse(parser);
        try {
          return text == null ? parser.parseType() : SymbolText.parseType(parser.context(), text);
        } catch (ParseError wrong) {
          throw text == null ? wrong : parser.error(start, "expected the rest of a type " + prefix);
        }
      }

      @Override
      public void print(AsmPrinter printer, Type type) {
        ForeignText.print(printer, prefix, type);
      }
    };
  }

  /** Returns the syntax of attributes. */
  AttributeConstraint.Form ofAttributes() {
    return new AttributeConstraint.Form() {
      @Override
      public boolean isStripped() {
        return true;
      }

      @Override
      public Attribute parse(AsmParser parser) {
        int start = parser.position();
        String text = ForeignText.this.parse(parser);
        try {
          return text == null ? parser.parseAttribute()
              : SymbolText.parseAttribute(parser.context(), text, AttributeConstraints.ANY);
        } catch (ParseError wrong) {
          throw text == null ? wrong : parser.error(start, "expected the rest of an attribute " + prefix);
        }
      }

      @Override
      public @Nullable Attribute parseOptional(AsmParser parser) {
        Attribute whole = parser.parseOptionalExtendedAttribute();
        if (whole != null) {
          return whole;
        }
        String text = ForeignText.this.parse(parser);
        return text == null ? null : SymbolText.parseAttribute(parser.context(), text, AttributeConstraints.ANY);
      }

      @Override
      public void print(AsmPrinter printer, Attribute attribute) {
        printer.printAliasOr(attribute, () -> ForeignText.print(printer, prefix, attribute));
      }
    };
  }
}

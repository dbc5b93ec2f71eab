// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code $attribute}. */
final class AttributeElement extends Element {
  private final int slot;
  private final AttributeSpec spec;
  private final AttributeConstraint<?> constraint;
  private final DefaultValue defaultValue;
  /** The first token of an optional attribute; computed lazily, because that needs a context. */
  private @Nullable Beginning beginning;

  private enum Beginning {
    SYMBOL, STRING, ARRAY, OTHER;

    static Beginning of(AttributeConstraint<?> constraint, Context context) {
      boolean string = constraint.storage().test(StringAttr.of(context, ""));
      boolean symbol = constraint.storage().test(SymbolRefAttr.of(context, ""));
      if (symbol != string) {
        return symbol ? SYMBOL : STRING;
      }
      boolean array = constraint.storage().test(ArrayAttr.of(context, List.of()));
      return array && !constraint.storage().test(DictionaryAttr.empty(context)) ? ARRAY : OTHER;
    }
  }

  AttributeElement(AttributeSpec spec, int slot) {
    this.slot = slot;
    this.spec = spec;
    this.constraint = spec.constraint();
    this.defaultValue = new DefaultValue(spec);
  }

  @Override
  void parse(FormatParseState state) {
    if (spec.optional() && constraint.form() == null) {
      parseOptional(state);
    } else {
      parseInGroup(state);
    }
  }

  @Override
  void parseInGroup(FormatParseState state) {
    state.operation().setProperty(slot, parseValue(state));
  }

  private Attribute parseValue(FormatParseState state) {
    if (constraint.form() != null) {
      return constraint.form().parse(state.parser());
    }
    int position = state.parser().position();
    state.parser().beginAttribute(slot);
    return checked(state, position, state.parser().parseAttribute(impliedType(state)));
  }

  private @Nullable Type impliedType(FormatParseState state) {
    return constraint.impliedType() == null ? null : constraint.impliedType().apply(state.parser().context());
  }

  private Attribute checked(FormatParseState state, int position, Attribute value) {
    if (value != null && !constraint.storage().test(value)) {
      throw state.parser().error(position, "invalid kind of attribute specified");
    }
    return value;
  }

  @Override
  boolean canBegin() {
    return true;
  }

  @Override
  boolean parseOptional(FormatParseState state) {
    Attribute value = parseOptionalValue(state);
    if (value != null) {
      state.operation().setProperty(slot, value);
    }
    return value != null;
  }

  /**
   * Parses an optional attribute. A symbol, string or array is recognized by its first character; otherwise any
   * attribute, also a dictionary, is parsed and checked.
   */
  private @Nullable Attribute parseOptionalValue(FormatParseState state) {
    AsmParser parser = state.parser();
    state.parser().beginAttribute(slot);
    if (constraint.form() != null) {
      return constraint.form().parseOptional(parser);
    }
    Beginning first = beginning;
    if (first == null) {
      first = Beginning.of(constraint, parser.context());
      beginning = first; // the same in all threads
    }
    int position = parser.position();
    return switch (first) {
      case SYMBOL -> parseOptionalSymbol(parser);
      case STRING -> {
        String text = parser.parseOptionalString();
        yield text == null ? null : StringAttr.of(parser.context(), text);
      }
      case ARRAY -> checked(state, position, parser.parseOptionalArray(impliedType(state)));
      case OTHER -> checked(state, position, parser.parseOptionalAttribute(impliedType(state)));
    };
  }

  private static @Nullable Attribute parseOptionalSymbol(AsmParser parser) {
    String root = parser.parseOptionalSymbolName();
    if (root == null) {
      return null;
    }
    List<String> nested = new ArrayList<>(0);
    while (parser.parseOptionalPunctuation("::")) {
      nested.add(parser.parseSymbolName());
    }
    return SymbolRefAttr.of(parser.context(), root, nested);
  }

  @Override
  void addTo(SyntaxTemplate template) {
    if (!spec.optional()) {
      List<String> words = constraint.form() == null ? List.of() : constraint.form().words();
      template.hole(constraint.isSymbolName() ? "@" + spec.name() : spec.name(), words);
    }
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    Attribute value = op.property(slot);
    if (value == null) {
      return;
    }
    if (constraint.form() != null) {
      constraint.form().print(printer, value);
    } else if (constraint.impliedType() != null) {
      printer.printAttributeWithoutType(value);
    } else {
      printer.printAttribute(value);
    }
  }

  @Override
  boolean canAnchor() {
    return spec.optional() || defaultValue.exists();
  }

  @Override
  boolean isPresent(Operation op) {
    return defaultValue.isOverridden(op.property(slot));
  }
}

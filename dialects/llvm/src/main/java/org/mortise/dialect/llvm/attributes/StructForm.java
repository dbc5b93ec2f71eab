// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;

/**
 * The syntax of an attribute with named parameters.
 *
 * @param mnemonic the keyword after {@code #llvm.}
 * @param name the attribute name in errors
 * @param constructor creates the attribute from its parameter values; null for absent ones
 */
record StructForm<A extends StructAttr>(
    String mnemonic, String name, BiFunction<Context, Object[], A> constructor, List<Parameter<?>> parameters) {
  static <A extends StructAttr> StructForm<A> of(
      String mnemonic, String name, BiFunction<Context, Object[], A> constructor, Parameter<?>... parameters) {
    return new StructForm<>(mnemonic, name, constructor, List.of(parameters));
  }

  int indexOf(Parameter<?> parameter) {
    int index = parameters.indexOf(parameter);
    if (index < 0) {
      throw new IllegalArgumentException("#llvm." + mnemonic + " has no parameter '" + parameter.name() + "'");
    }
    return index;
  }

  // ---- parsing -----------------------------------------------------------------------------------------------------

  /** Parses {@code <name = value, ...>}. */
  A parse(AsmParser parser) {
    parser.parsePunctuation("<");
    return parseRest(parser);
  }

  /** Parses the parameters and the bracket after them. */
  A parseRest(AsmParser parser) {
    @Nullable Object[] values = new Object[parameters.size()];
    if (parameters.stream().allMatch(Parameter::isRequired)) {
      parseAll(parser, values);
    } else {
      parseSome(parser, values);
    }
    parser.parsePunctuation(">");
    return make(parser.context(), values);
  }

  private void parseAll(AsmParser parser, @Nullable Object[] values) {
    for (int i = 0; i < values.length; i++) {
      if (i > 0) {
        parser.parsePunctuation(",");
      }
      parseParameter(parser, parseName(parser), values);
    }
  }

  private void parseSome(AsmParser parser, @Nullable Object[] values) {
    boolean mayBeEmpty = parameters.stream().noneMatch(Parameter::isRequired);
    String name = mayBeEmpty ? parser.parseOptionalKeyword() : parseName(parser);
    while (name != null) {
      parseParameter(parser, name, values);
      name = parser.parseOptionalPunctuation(",") ? parseName(parser) : null;
    }
    for (int i = 0; i < values.length; i++) {
      if (parameters.get(i).isRequired() && values[i] == null) {
        throw parser.error("struct is missing required parameter: " + parameters.get(i).name());
      }
    }
  }

  private static String parseName(AsmParser parser) {
    String name = parser.parseOptionalKeyword();
    if (name == null) {
      throw parser.error("expected valid keyword").then(parser.error("expected a parameter name in struct"));
    }
    return name;
  }

  private void parseParameter(AsmParser parser, String word, @Nullable Object[] values) {
    parser.parsePunctuation("=");
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null && parameters.get(i).name().equals(word)) {
        values[i] = parameters.get(i).parse(parser, name);
        return;
      }
    }
    throw parser.error("duplicate or unknown struct parameter name: " + word);
  }

  /** Creates the attribute, replacing null values by defaults. */
  A make(Context context, @Nullable Object[] values) {
    Object[] all = Arrays.copyOf(values, values.length);
    for (int i = 0; i < all.length; i++) {
      if (all[i] == null) {
        all[i] = parameters.get(i).absent();
      }
    }
    return context.unique(constructor.apply(context, all));
  }

  // ---- printing ----------------------------------------------------------------------------------------------------

  void print(AsmPrinter printer, @Nullable Object[] values) {
    printer.print('<');
    String separator = "";
    for (int i = 0; i < values.length; i++) {
      Parameter<?> parameter = parameters.get(i);
      if (values[i] == null || values[i].equals(parameter.absent())) {
        continue;
      }
      printer.print(separator).print(parameter.name()).print(" = ");
      parameter.print(printer, values[i]);
      separator = ", ";
    }
    printer.print('>');
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test.types;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;

/** The syntax of the types and attributes that MLIR's test dialect defines at run time. */
public final class Dynamic {
  private static final String CUSTOM = "dynamic_custom_assembly_format";

  private Dynamic() {}

  /**
   * Parses the parameters after the mnemonic, and checks their number.
   *
   * @param kind the kind of the parameters in errors
   */
  public static List<Object> parse(AsmParser parser, String mnemonic, String kind, Supplier<?> parameter) {
    int start = parser.position();
    List<Object> parameters = new ArrayList<>();
    if (mnemonic.equals(CUSTOM)) {
      parser.parsePunctuation("<");
      parameters.add(parameter.get());
      parser.parsePunctuation(":");
      parameters.add(parameter.get());
      parser.parsePunctuation(">");
      return parameters;
    }
    parser.parseCommaSeparatedList(
        AsmParser.Delimiter.OPTIONAL_LESS_GREATER, () -> parameters.add(parameter.get()));
    int expected = mnemonic.equals("dynamic_singleton") ? 0 : 2;
    if (parameters.size() != expected) {
      throw parser.error(start - mnemonic.length(),
          "expected " + expected + " " + kind + " arguments, but had " + parameters.size());
    }
    return parameters;
  }

  /** Prints the parameters between the angle brackets. */
  public static void print(List<Object> parameters, String mnemonic, AsmPrinter printer, Consumer<Object> print) {
    String separator = "";
    for (Object parameter : parameters) {
      printer.print(separator);
      print.accept(parameter);
      separator = mnemonic.equals(CUSTOM) ? ":" : ", ";
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.types.FunctionType;

/** The long form of types, which several directives abbreviate. */
final class FunctionTypes {
  private FunctionTypes() {}

  /** Sets the types of single operands and of a result, which is the last argument. */
  static void set(OpAsmParser parser, int start, ParsedArguments arguments, FunctionType type) {
    int operands = arguments.count() - 1;
    if (type.inputs().size() != operands || type.results().size() != 1) {
      throw parser.error(start, "expected the types of " + operands + " operands and of one result");
    }
    for (int i = 0; i < operands; i++) {
      arguments.types(i).add(type.inputs().get(i));
    }
    arguments.types(operands).add(type.results().get(0));
  }
}

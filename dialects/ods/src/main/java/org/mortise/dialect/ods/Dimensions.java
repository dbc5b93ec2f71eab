// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.ShapedType;

/** Dimensions such as {@code 2x?x4}: an array of integers, or several 32-bit integers of known size. */
final class Dimensions implements CustomDirective {
  private final boolean isArray;

  Dimensions(boolean isArray) {
    this.isArray = isArray;
  }

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    int start = parser.position();
    long[] dimensions = parser.parseDimensionList(isArray, false);
    if (isArray) {
      arguments.setAttribute(0, DenseI64ArrayAttr.of(parser.context(), dimensions));
      return;
    }
    if (dimensions.length != arguments.count()) {
      throw parser.error(start, "expected " + arguments.count() + " dimensions");
    }
    for (int i = 0; i < dimensions.length; i++) {
      arguments.setAttribute(i, IntegerAttr.i32(parser.context(), (int) dimensions[i]));
    }
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (isArray) {
      DenseI64ArrayAttr dimensions = (DenseI64ArrayAttr) arguments.attribute(0);
      for (int i = 0; i < dimensions.size(); i++) {
        long dimension = dimensions.get(i);
        printer.print(i == 0 ? "" : "x").print(ShapedType.isDynamic(dimension) ? "?" : Long.toString(dimension));
      }
      return;
    }
    for (int i = 0; i < arguments.count(); i++) {
      printer.print(i == 0 ? "" : "x").print(((IntegerAttr) arguments.attribute(i)).longValue());
    }
  }
}

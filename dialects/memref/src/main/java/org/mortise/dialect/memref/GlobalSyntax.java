// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;

/**
 * {@code type}, {@code type = uninitialized} or {@code type = elements}; the type of the elements follows from {@code
 * type}.
 */
final class GlobalSyntax implements CustomDirective {
  private static final int TYPE = 0;
  private static final int VALUE = 1;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Type type = parser.parseType();
    if (!(type instanceof MemRefType memref) || !memref.hasStaticShape()) {
      throw parser.error(
          parser.namePosition(), "type should be static shaped memref, but got '" + type + "'");
    }
    arguments.setAttribute(TYPE, TypeAttr.of(type));
    if (!parser.parseOptionalPunctuation("=")) {
      return;
    }
    if (parser.parseOptionalKeyword("uninitialized")) {
      arguments.setAttribute(VALUE, UnitAttr.of(parser.context()));
      return;
    }
    RankedTensorType tensor = RankedTensorType.of(memref.shape(), memref.elementType());
    Attribute value = parser.parseAttribute(tensor);
    if (!(value instanceof ElementsAttr)) {
      throw parser.error(parser.namePosition(), "initial value should be a unit or elements attribute");
    }
    arguments.setAttribute(VALUE, value);
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.printType(((TypeAttr) arguments.attribute(TYPE)).value());
    Attribute value = arguments.attribute(VALUE);
    if (value == null) {
      return;
    }
    printer.print(" = ");
    if (value instanceof UnitAttr) {
      printer.print("uninitialized");
    } else {
      printer.printAttributeWithoutType(value);
    }
  }
}

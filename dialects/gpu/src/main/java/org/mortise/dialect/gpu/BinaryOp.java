// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Holds a compiled module, as one object for each target. */
@Op(name = "gpu.binary",
    attributes = {"sym_name: SYMBOL_NAME", "offloadingHandler: OFFLOADING_HANDLER?", "objects: OBJECTS"},
    traits = "SYMBOL",
    format = "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects")
public final class BinaryOp extends BinaryOpBase {
  BinaryOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("OffloadingHandler", new OffloadingHandler());
  }

  /** {@code <#handler>}; the handler that selects the first object is omitted. */
  private static final class OffloadingHandler implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      Attribute handler = SelectObjectAttr.of(parser.context(), null);
      if (parser.parseOptionalPunctuation("<")) {
        handler = parser.parseAttribute();
        parser.parsePunctuation(">");
      }
      arguments.setAttribute(0, handler);
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      Attribute handler = arguments.attribute(0);
      if (handler != null && handler != SelectObjectAttr.of(op.context(), null)) {
        printer.print('<').printAttribute(handler).print('>');
      }
    }
  }
}

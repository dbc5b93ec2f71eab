// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** The value of a length parameter of the type of a global variable. */
@Op(name = "fir.global_len",
    attributes = {"lenparam: STRING", "intval: ANY_INTEGER_VALUE"})
public final class GlobalLenOp extends GlobalLenOpBase {
  GlobalLenOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** {@code name, 10 : i32}. */
  private static final class Assembly implements OpAssembly {
    private static final String PARAMETER = "lenparam";
    private static final String VALUE = "intval";

    @Override
    public String template() {
      return " $parameter, $value : $i32";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      state.addAttribute(PARAMETER, StringAttr.of(parser.context(), parser.parseKeyword()));
      parser.parsePunctuation(",");
      state.addAttribute(VALUE, parser.parseAttribute(IntegerAttr.class, null));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      // Flang prints the name in quotes but parses it without.
      printer.print(' ').printAttribute(op.getAttr(PARAMETER));
      printer.print(", ").printAttribute(op.getAttr(VALUE));
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** The procedure of a binding of a derived type. */
@Op(name = "fir.dt_entry",
    attributes = {"method: STRING", "proc: SYMBOL_REF", "deferred: UNIT? since 22.1"},
    parents = "fir.type_info")
public final class DTEntryOp extends DTEntryOpBase {
  DTEntryOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** {@code "name", @procedure}. */
  private static final class Assembly implements OpAssembly {
    private static final String METHOD = "method";
    private static final String PROCEDURE = "proc";
    private static final String DEFERRED = "deferred";

    @Override
    public String template() {
      return " \"$method\", $@procedure";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      state.addAttribute(METHOD, StringAttr.of(parser.context(), parser.parseString()));
      parser.parsePunctuation(",");
      state.addAttribute(PROCEDURE, parser.parseAttribute(SymbolRefAttr.class, null));
      if (parser.parseOptionalKeyword(DEFERRED)) {
        state.addAttribute(DEFERRED, UnitAttr.of(parser.context()));
      }
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ').printAttribute(op.getAttr(METHOD));
      printer.print(", ").printAttribute(op.getAttr(PROCEDURE));
      if (op.getAttr(DEFERRED) != null) {
        printer.print(' ').print(DEFERRED);
      }
    }
  }
}

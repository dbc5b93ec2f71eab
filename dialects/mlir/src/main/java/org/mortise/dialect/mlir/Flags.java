// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Words of symbols of {@code wasmssa} that set an attribute. */
final class Flags {
  static final String EXPORTED = "exported";
  static final String MUTABLE = "mutable";
  static final String IS_MUTABLE = "isMutable";

  private Flags() {}

  static void parse(OpAsmParser parser, OperationState state, String word, String attribute) {
    if (parser.parseOptionalKeyword(word)) {
      state.addAttribute(attribute, UnitAttr.of(state.context()));
    }
  }

  static void print(Operation op, OpAsmPrinter printer, String word, String attribute) {
    if (op.getAttr(attribute) != null) {
      printer.print(' ').print(word);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code %selector : t [1, ^bb1, 2, ^bb2(%a : t), unit, ^bb3]}. */
final class IntegerSelectAssembly implements OpAssembly {
  @Override
  public String template() {
    return " $%selector : $type [$0, $^case, unit, $^default]";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    state.addOperand(Cases.parseSelector(parser));
    CaseList cases = new CaseList();
    parser.parsePunctuation("[");
    do {
      Attribute tag = parser.parseAttribute();
      cases.parseTarget(parser, state, tag, List.of());
    } while (!endsHere(parser));
    cases.finish(state, false);
  }

  /** Parses the bracket at the end or the comma before another case. */
  static boolean endsHere(OpAsmParser parser) {
    if (parser.parseOptionalPunctuation("]")) {
      return true;
    }
    parser.parsePunctuation(",");
    return false;
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    new Cases(op).print(printer, (tag, index) -> {
      if (tag instanceof IntegerAttr number) {
        printer.print(number.signedValue().toString());
      } else {
        printer.printAttribute(tag);
      }
    });
  }
}

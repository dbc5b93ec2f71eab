// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code %selector : t [#fir.type_is<t>, ^bb1, #fir.class_is<t>, ^bb2, unit, ^bb3]}. */
final class SelectTypeAssembly implements OpAssembly {
  @Override
  public String template() {
    return " $%selector : $type [#fir.type_is<$caseType>, $^case, unit, $^default]";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    state.addOperand(Cases.parseSelector(parser));
    CaseList cases = new CaseList();
    parser.parsePunctuation("[");
    do {
      cases.parseTarget(parser, state, parser.parseAttribute(), List.of());
    } while (!IntegerSelectAssembly.endsHere(parser));
    cases.finish(state, false);
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    new Cases(op).print(printer, (tag, index) -> printer.printAttribute(tag));
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code %selector : t [#fir.point, %a, ^bb1, #fir.interval, %a, %b, ^bb2, unit, ^bb3]}. */
final class SelectCaseAssembly implements OpAssembly {
  @Override
  public String template() {
    return " $%selector : $type [#fir.point, $%value, $^case, unit, $^default]";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Value selector = Cases.parseSelector(parser);
    state.addOperand(selector);
    CaseList cases = new CaseList();
    parser.parsePunctuation("[");
    do {
      Attribute tag = parser.parseAttribute();
      cases.parseTarget(parser, state, tag, parseBounds(parser, tag, selector.type()));
    } while (!IntegerSelectAssembly.endsHere(parser));
    cases.finish(state, true);
  }

  private static List<Value> parseBounds(OpAsmParser parser, Attribute tag, Type type) {
    int count = boundCount(tag);
    List<Value> bounds = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      parser.parsePunctuation(",");
      bounds.add(parser.resolveOperand(parser.parseOperand(), type));
    }
    return bounds;
  }

  private static int boundCount(Attribute tag) {
    if (tag instanceof UnitAttr) {
      return 0;
    }
    return tag instanceof RangeAttr range && range.kind() == RangeAttr.Kind.INTERVAL ? 2 : 1;
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    Cases cases = new Cases(op);
    cases.print(printer, (tag, index) -> {
      printer.printAttribute(tag).print(", ");
      printer.printOperands(cases.compared(index));
    });
  }
}

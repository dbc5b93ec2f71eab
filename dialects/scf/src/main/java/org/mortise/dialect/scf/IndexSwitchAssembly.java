// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** {@code %i -> t case 1 {...} default {...}}. */
final class IndexSwitchAssembly implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand argument = parser.parseOperand();
    parser.parseOptionalAttrDict(state);
    List<Type> results = new ArrayList<>(2);
    if (parser.parseOptionalPunctuation("->")) {
      parser.parseTypeList(results);
    }
    state.addResultTypes(results);
    Region defaultRegion = state.addRegion();
    long[] values = new long[4];
    int count = 0;
    while (parser.parseOptionalKeyword("case")) {
      values = count == values.length ? Arrays.copyOf(values, count * 2) : values;
      values[count++] = parser.parseInteger();
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN);
    }
    parser.parseKeyword("default");
    parser.parseRegion(defaultRegion, RegionOptions.WITH_TERMINATOR);
    state.addAttribute("cases", DenseI64ArrayAttr.of(state.context(), Arrays.copyOf(values, count)));
    state.addOperand(parser.resolveOperand(argument, IndexType.of(state.context())));
  }

  @Override
  public String template() {
    return " $%value case $0 {} default {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    IndexSwitchOp view = IndexSwitchOp.of(op);
    printer.print(' ');
    printer.printOperand(view.arg());
    printer.printOptionalAttrDict(op, "cases");
    if (op.resultCount() > 0) {
      printer.print(" -> ");
      printer.printTypes(Results.typesOf(op));
    }
    printer.print(' ');
    for (int i = 0; i < view.caseCount(); i++) {
      printer.printNewline();
      printer.print("case ").print(view.caseValue(i)).print(' ');
      printer.printRegion(view.caseRegion(i), false, true);
    }
    printer.printNewline();
    printer.print("default ");
    Operation last = view.defaultRegion().first().last();
    boolean printYield = last.operandCount() > 0 || !last.discardableAttributes().isEmpty();
    printer.printRegion(view.defaultRegion(), true, printYield);
  }
}

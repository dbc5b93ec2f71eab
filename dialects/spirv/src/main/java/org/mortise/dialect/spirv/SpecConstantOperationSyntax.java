// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code wraps "spirv.IAdd"(%a, %b) : (i32, i32) -> i32}: a region with one operation, in generic form. */
final class SpecConstantOperationSyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    parser.parseKeyword("wraps");
    Region region = state.addRegion();
    int start = parser.position();
    parser.parseGenericOperationInto(region);
    Operation wrapped = region.first().last();
    if (wrapped.resultCount() != 1) {
      throw parser.error(start, "expected an operation with one result");
    }
    OperationState end = new OperationState(wrapped.location(), state.context().operationName("spirv.mlir.yield"));
    end.addOperands(wrapped.resultList());
    region.first().append(Operation.create(end));
    state.addResultType(wrapped.result(0).type());
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return "wraps \"$operation\"() : () -> $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(" wraps ").printGenericOp(op.region(0).first().first());
    printer.printOptionalAttrDict(op);
  }
}

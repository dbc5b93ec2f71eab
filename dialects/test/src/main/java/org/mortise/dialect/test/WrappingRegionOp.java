// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Wraps one operation, which is printed in its generic form: {@code test.wrapping_region wraps "a.b"() : () -> ()}. */
@Op(name = "test.wrapping_region", results = "results: ANY...", regions = "region: ONE_BLOCK",
    implicitTerminator = "test.return")
final class WrappingRegionOp extends WrappingRegionOpBase {
  WrappingRegionOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      parser.parseKeyword("wraps");
      Region region = state.addRegion();
      parser.parseGenericOperationInto(region);
      Operation wrapped = region.first().last();
      OperationState end = new OperationState(wrapped.location(), state.context().operationName("test.return"));
      end.addOperands(wrapped.resultList());
      region.first().append(Operation.create(end));
      for (int i = 0; i < wrapped.resultCount(); i++) {
        state.addResultType(wrapped.result(i).type());
      }
      state.setLocation(wrapped.location());
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(" wraps ");
      printer.printGenericOp(of(op).region().first().first());
    }
  }
}

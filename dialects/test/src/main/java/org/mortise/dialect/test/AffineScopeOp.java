// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** A region that starts an affine scope. */
@Op(name = "test.affine_scope", regions = "region: ONE_BLOCK", traits = "AFFINE_SCOPE")
public final class AffineScopeOp extends AffineScopeOpBase {
  AffineScopeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** A region and nothing else. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      printer.printRegion(new AffineScopeOp(op).region(), false, true);
    }
  }
}

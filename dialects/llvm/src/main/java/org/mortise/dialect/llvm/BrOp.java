// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;

/** Branches to a block. */
@Op(name = "llvm.br",
    operands = "destOperands: LLVM_TYPE...",
    attributes = "loop_annotation: LOOP_ANNOTATION?",
    successors = "dest",
    traits = {"TERMINATOR", "PURE"},
    format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    implementations = BrOp.Branch.class)
public final class BrOp extends BrOpBase {
  BrOp(Operation operation) {
    super(operation);
  }

  /** The only successor receives all operands. */
  static final class Branch implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(of(op).destOperands());
    }
  }
}

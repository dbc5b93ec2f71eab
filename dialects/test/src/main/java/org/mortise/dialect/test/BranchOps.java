// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;

/** Branches other than those of the cf dialect. */
@Op(name = "test.br", summary = "Branches to its successor with its operands.",
    operands = "targetOperands: ANY...", successors = "target", traits = "TERMINATOR",
    implementations = BranchOps.Branch.class)
public final class BranchOps {
  static final String BR = "test.br";

  private BranchOps() {}

  /** Passes all operands to its successor. */
  static final class Branch implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(op.operandGroup(0));
    }
  }
}

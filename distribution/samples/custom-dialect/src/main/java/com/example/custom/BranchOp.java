// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;

/** Branches to a block with the operands as arguments. */
@Op(name = "custom.br",
    operands = "operands: ANY...",
    successors = "target",
    traits = {"TERMINATOR", "PURE"},
    format = "$target (`(` $operands^ `:` type($operands) `)`)? attr-dict",
    implementations = BranchOp.Branching.class)
public final class BranchOp extends BranchOpBase {
  BranchOp(Operation operation) {
    super(operation);
  }

  /** All operands are forwarded to the only successor. */
  static final class Branching implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(of(op).operands());
    }
  }
}

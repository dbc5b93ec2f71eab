// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.osgi.service.component.annotations.Component;

/** Branches to a block with the operands as arguments. */
@Op(name = "custom.br",
    operands = "operands: ANY...",
    successors = "target",
    traits = {"TERMINATOR", "PURE"},
    format = "$target (`(` $operands^ `:` type($operands) `)`)? attr-dict")
public final class BranchOp extends BranchOpBase {
  BranchOp(Operation operation) {
    super(operation);
  }

  /** All operands are forwarded to the only successor. */
  @Component(service = BranchOpInterface.class)
  @AutoService(OpInterface.class)
  @Serves(NAME)
  public static final class Branching implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(of(op).operands());
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.osgi.service.component.annotations.Component;

/** Branches other than those of the cf dialect. */
@Op(name = "test.br", summary = "Branches to its successor with its operands.",
    operands = "targetOperands: ANY...", successors = "target", traits = "TERMINATOR")
public final class BranchOps {
  static final String BR = "test.br";

  private BranchOps() {}

  /** Passes all operands to its successor. */
  @Component(service = BranchOpInterface.class)
  @Serves(BR)
  @AutoService(OpInterface.class)
  public static final class Branch implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(op.operandGroup(0));
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.osgi.service.component.annotations.Component;

/** Goes on at a block, which gets the operands. */
public final class BranchOp {
  public static final String NAME = "custom.br";

  public static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("operands", TypeConstraints.ANY)
      .successor("target")
      .traits(Trait.TERMINATOR)
      .pure()
      .format("$target (`(` $operands^ `:` type($operands) `)`)? attr-dict")
      .build();

  private BranchOp() {}

  /** All operands go to the one successor. */
  @Component(service = BranchOpInterface.class)
  @AutoService(OpInterface.class)
  @Serves(NAME)
  public static final class Branching implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(op.operandGroup(0));
    }
  }
}

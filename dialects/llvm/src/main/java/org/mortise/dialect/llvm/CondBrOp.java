// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.ConditionalBranch;
import org.osgi.service.component.annotations.Component;

/** Branches to one of two blocks, depending on a condition. */
@Op(name = "llvm.cond_br",
    operands = {"condition: I1", "trueDestOperands: LLVM_TYPE...", "falseDestOperands: LLVM_TYPE..."},
    attributes = {"branch_weights: DENSE_I32_ARRAY?", "loop_annotation: LOOP_ANNOTATION?"},
    successors = {"trueDest", "falseDest"},
    traits = {"TERMINATOR", "ATTR_SIZED_OPERAND_SEGMENTS", "PURE"},
    format = "$condition (`weights` `(` $branch_weights^ `)`)? `,` "
        + "$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
        + "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict")
public final class CondBrOp extends CondBrOpBase {
  CondBrOp(Operation operation) {
    super(operation);
  }

  /** Each successor receives its operands. */
  @Component(service = BranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branch extends ConditionalBranch {}
}

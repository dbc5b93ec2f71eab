// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ConditionalBranch;

/** Branches to one of two blocks, depending on a condition. */
@Op(name = "llvm.cond_br",
    operands = {"condition: I1", "trueDestOperands: LLVM_TYPE...", "falseDestOperands: LLVM_TYPE..."},
    attributes = {"branch_weights: DENSE_I32_ARRAY?", "loop_annotation: LOOP_ANNOTATION?"},
    successors = {"trueDest", "falseDest"},
    traits = {"TERMINATOR", "ATTR_SIZED_OPERAND_SEGMENTS", "PURE"},
    format = "$condition (`weights` `(` $branch_weights^ `)`)? `,` "
        + "$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
        + "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    implementations = ConditionalBranch.class)
public final class CondBrOp extends CondBrOpBase {
  CondBrOp(Operation operation) {
    super(operation);
  }
}

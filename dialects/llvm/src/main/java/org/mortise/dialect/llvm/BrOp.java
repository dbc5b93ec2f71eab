// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.osgi.service.component.annotations.Component;

/** Branches to a block. */
@Op(name = "llvm.br",
    operands = "destOperands: LLVM_TYPE...",
    attributes = "loop_annotation: LOOP_ANNOTATION?",
    successors = "dest",
    traits = {"TERMINATOR", "PURE"},
    format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict")
public final class BrOp extends BrOpBase {
  BrOp(Operation operation) {
    super(operation);
  }

  /** The only successor receives all operands. */
  @Component(service = BranchOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Branch implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(of(op).destOperands());
    }
  }
}

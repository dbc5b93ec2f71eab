// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Returns from a function. */
@Op(name = "llvm.return",
    operands = "arg: LLVM_TYPE?",
    traits = {"RETURN_LIKE", "PURE"},
    format = "attr-dict ($arg^ `:` type($arg))?")
public final class ReturnOp extends ReturnOpBase {
  ReturnOp(Operation operation) {
    super(operation);
  }

  /** Forwards the operand to the caller. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Return extends ReturnLike {}
}

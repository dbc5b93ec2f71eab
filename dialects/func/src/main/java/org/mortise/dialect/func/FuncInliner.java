// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.InlineAll;
import org.mortise.ir.interfaces.InlinedReturnOpInterface;

/**
 * Inlines all functions, unless the function or the call has {@code no_inline}; with several blocks, only if another
 * dialect replaces returns by branches.
 */
final class FuncInliner extends InlineAll {
  @Override
  public boolean isLegalToInlineCall(Operation call, Operation callable, boolean wouldBeCloned) {
    FuncOp function = FuncOp.of(callable);
    CallOp direct = CallOp.of(call);
    if (function != null && function.noInlineAttr() != null || direct != null && direct.noInlineAttr() != null) {
      return false;
    }
    return callable.getInterface(CallableOpInterface.class).getCallableRegion(callable).hasOneBlock()
        || call.context().operationName(ReturnOp.NAME).getInterface(InlinedReturnOpInterface.class) != null;
  }

  @Override
  public void replaceResults(Operation terminator, List<? extends Value> results) {
    for (int i = 0; i < results.size(); i++) {
      results.get(i).replaceAllUsesWith(terminator.operand(i));
    }
  }

  @Override
  public void replaceTerminator(Operation terminator, Block continuation) {
    if (ReturnOp.of(terminator) != null) {
      terminator.getInterface(InlinedReturnOpInterface.class).replaceByBranch(terminator, continuation);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.InlineAll;

/** All functions may be inlined; those of several blocks return by branches of the dialect cf, if that is there. */
final class FuncInliner extends InlineAll {
  private static final String BRANCH_DIALECT = "cf";
  private static final String BRANCH = "cf.br";

  @Override
  public boolean isLegalToInlineCall(Operation call, Operation callable, boolean wouldBeCloned) {
    return callable.getInterface(CallableOpInterface.class).getCallableRegion(callable).hasOneBlock()
        || call.context().dialect(BRANCH_DIALECT) != null;
  }

  @Override
  public void replaceResults(Operation terminator, List<? extends Value> results) {
    for (int i = 0; i < results.size(); i++) {
      results.get(i).replaceAllUsesWith(terminator.operand(i));
    }
  }

  @Override
  public void replaceTerminator(Operation terminator, Block continuation) {
    if (ReturnOp.of(terminator) == null) {
      return;
    }
    OpBuilder builder = new OpBuilder(terminator.context());
    builder.setInsertionPoint(terminator);
    builder.create(builder.state(terminator.location(), BRANCH)
        .addOperands(List.of(terminator.operands()))
        .addSuccessor(continuation));
    terminator.erase();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.Op;
import org.mortise.ir.rewrite.PatternRewriter;

/** Creates a group for a number of tokens and values. */
@Op(name = "async.create_group",
    operands = "size: INDEX",
    results = "result: GROUP",
    traits = "PURE",
    format = "$size `:` type($result) attr-dict")
public final class CreateGroupOp extends CreateGroupOpBase {
  CreateGroupOp(Operation operation) {
    super(operation);
  }

  /** Erases a group that is only waited for, together with the waits: nothing is ever added to it. */
  @Canonicalization("EraseEmptyGroup")
  static boolean eraseEmpty(CreateGroupOp op, PatternRewriter rewriter) {
    Value group = op.result();
    List<Operation> waits = new ArrayList<>();
    for (OpOperand use = group.firstUse(); use != null; use = use.nextUse()) {
      if (!use.owner().name().name().equals("async.await_all")) {
        return false;
      }
      waits.add(use.owner());
    }
    waits.forEach(rewriter::eraseOp);
    rewriter.eraseOp(op);
    return true;
  }
}

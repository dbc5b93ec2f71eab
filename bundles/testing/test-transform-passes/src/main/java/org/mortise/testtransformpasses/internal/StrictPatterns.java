// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** The patterns of {@code test-strict-pattern-driver}. */
final class StrictPatterns {
  private StrictPatterns() {}

  static void addTo(PatternSet patterns) {
    patterns.add(RewritePattern.of("test.insert_same_op", "InsertSameOp", StrictPatterns::insertSame));
    patterns.add(RewritePattern.of("test.replace_with_new_op", "ReplaceWithNewOp", StrictPatterns::replace));
    patterns.add(RewritePattern.of("test.erase_op", "EraseOp", (op, rewriter) -> {
      rewriter.eraseOp(op);
      return true;
    }));
    patterns.add(RewritePattern.of("test.change_block_op", "ChangeBlockOp", StrictPatterns::changeBlock));
    patterns.add(RewritePattern.of("test.implicit_change_op", "ImplicitChangeOp", StrictPatterns::changeSuccessor));
  }

  private static boolean insertSame(Operation op, PatternRewriter rewriter) {
    if (op.hasAttr("skip")) {
      return false;
    }
    rewriter.setInsertionPoint(op);
    OperationState same = like(op, op.name().name(), rewriter);
    same.addAttributes(op.attributes()).addAttribute("skip", IntegerAttr.bool(op.context(), true));
    rewriter.create(same);
    rewriter.modifyOpInPlace(op, () -> op.setAttr("skip", IntegerAttr.bool(op.context(), true)));
    return true;
  }

  private static boolean replace(Operation op, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    String name = op.hasAttr("create_erase_op") ? "test.erase_op" : "test.new_op";
    rewriter.replaceOp(op, rewriter.create(like(op, name, rewriter)));
    return true;
  }

  private static OperationState like(Operation op, String name, PatternRewriter rewriter) {
    OperationState state = rewriter.state(op.location(), name);
    for (int i = 0; i < op.operandCount(); i++) {
      state.addOperand(op.operand(i));
    }
    for (int i = 0; i < op.resultCount(); i++) {
      state.addResultType(op.result(i).type());
    }
    return state;
  }

  /** Replaces the uses of the first successor by the second one. */
  private static boolean changeBlock(Operation op, PatternRewriter rewriter) {
    if (op.successorCount() < 2) {
      return false;
    }
    Block first = op.successor(0);
    Block second = op.successor(1);
    if (first == second) {
      return false;
    }
    rewriter.replaceAllUsesWith(first, second);
    return true;
  }

  /** Replaces the successor by the operation's own block. */
  private static boolean changeSuccessor(Operation op, PatternRewriter rewriter) {
    if (op.successorCount() < 1 || op.successor(0) == op.block()) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> op.setSuccessor(0, op.block()));
    return true;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/** The canonicalization of {@link CondBranchOp}. */
final class CondBranchPatterns {
  private CondBranchPatterns() {}

  private static void branchTo(CondBranchOp branch, boolean condition, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(branch);
    if (condition) {
      BranchOp.create(rewriter, branch.location(), branch.trueDest(), branch.trueDestOperands());
    } else {
      BranchOp.create(rewriter, branch.location(), branch.falseDest(), branch.falseDestOperands());
    }
    rewriter.eraseOp(branch);
  }

  @Canonicalization("ConstantCondition")
  static boolean replaceConstantCondition(CondBranchOp op, PatternRewriter rewriter) {
    Boolean condition = Constants.booleanOf(op.condition());
    if (condition == null) {
      return false;
    }
    branchTo(op, condition, rewriter);
    return true;
  }

  /** Skips successors that only branch. */
  @Canonicalization("SkipForwardingBlocks")
  static boolean skipForwardingBlocks(CondBranchOp branch, PatternRewriter rewriter) {
    Forwarding.Target onTrue = Forwarding.after(branch.trueDest(), branch.trueDestOperands());
    Forwarding.Target onFalse = Forwarding.after(branch.falseDest(), branch.falseDestOperands());
    if (onTrue == null && onFalse == null) {
      return false;
    }
    onTrue = onTrue != null ? onTrue : new Forwarding.Target(branch.trueDest(), branch.trueDestOperands());
    onFalse = onFalse != null ? onFalse : new Forwarding.Target(branch.falseDest(), branch.falseDestOperands());
    rewriter.setInsertionPoint(branch);
    CondBranchOp.create(rewriter, branch.location(), branch.condition(),
        onTrue.block(), onTrue.operands(), onFalse.block(), onFalse.operands());
    rewriter.eraseOp(branch);
    return true;
  }

  /**
   * Replaces a branch with one block as both successors; selects operands that differ if it is the only predecessor.
   */
  @Canonicalization("IdenticalSuccessors")
  static boolean mergeIdenticalSuccessors(CondBranchOp branch, PatternRewriter rewriter) {
    Block dest = branch.trueDest();
    if (dest != branch.falseDest()) {
      return false;
    }
    List<Value> onTrue = branch.trueDestOperands();
    List<Value> onFalse = branch.falseDestOperands();
    if (onTrue.equals(onFalse)) {
      branchTo(branch, true, rewriter);
      return true;
    }
    if (dest.uniquePredecessor() != branch.block()) {
      return false;
    }
    rewriter.setInsertionPoint(branch);
    List<Value> selected = new ArrayList<>(onTrue.size());
    for (int i = 0; i < onTrue.size(); i++) {
      selected.add(onTrue.get(i) == onFalse.get(i)
          ? onTrue.get(i)
          : SelectOp.create(rewriter, branch.location(), branch.condition(), onTrue.get(i), onFalse.get(i)));
    }
    BranchOp.create(rewriter, branch.location(), dest, selected);
    rewriter.eraseOp(branch);
    return true;
  }

  /** Replaces a branch in a block whose only predecessor branches on the same condition, which is therefore known. */
  @Canonicalization("ConditionOfPredecessor")
  static boolean takeConditionOfPredecessor(CondBranchOp branch, PatternRewriter rewriter) {
    Block here = branch.block();
    Block predecessor = here.singlePredecessor();
    CondBranchOp before = predecessor == null ? null : CondBranchOp.of(predecessor.last());
    if (before == null || before.condition() != branch.condition()) {
      return false;
    }
    branchTo(branch, before.trueDest() == here, rewriter);
    return true;
  }

  /** Replaces the condition by a constant in a successor that has no other predecessor. */
  @Canonicalization("ConditionInSuccessors")
  static boolean replaceConditionInSuccessors(CondBranchOp branch, PatternRewriter rewriter) {
    boolean inTrue = replaceIn(branch.trueDest(), branch, true, rewriter);
    boolean inFalse = replaceIn(branch.falseDest(), branch, false, rewriter);
    return inTrue || inFalse;
  }

  private static boolean replaceIn(Block block, CondBranchOp branch, boolean value, PatternRewriter rewriter) {
    if (block.singlePredecessor() == null) {
      return false;
    }
    List<OpOperand> uses = usesIn(block, branch.condition());
    if (uses.isEmpty()) {
      return false;
    }
    rewriter.setInsertionPoint(branch);
    IntegerAttr truth = IntegerAttr.bool(rewriter.context(), value);
    Value constant = ConstantOp.create(rewriter, branch.location(), truth);
    for (OpOperand use : uses) {
      rewriter.modifyOpInPlace(use.owner(), () -> use.set(constant));
    }
    return true;
  }

  /**
   * Returns the uses of {@code value} by operations of {@code block}. Scans the uses and the operations in lockstep, so
   * that the cost is that of the shorter list.
   */
  private static List<OpOperand> usesIn(Block block, Value value) {
    List<OpOperand> fromUses = new ArrayList<>();
    List<OpOperand> fromBlock = new ArrayList<>();
    OpOperand use = value.firstUse();
    Operation op = block.first();
    while (use != null && op != null) {
      if (use.owner().block() == block) {
        fromUses.add(use);
      }
      use = use.nextUse();
      for (int i = 0; i < op.operandCount(); i++) {
        if (op.operand(i) == value) {
          fromBlock.add(op.opOperand(i));
        }
      }
      op = op.next();
    }
    return use == null ? fromUses : fromBlock;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of witnesses. */
final class WitnessPatterns {
  private WitnessPatterns() {}

  static void addEqual(PatternSet patterns) {
    patterns.add(RewritePattern.of(CstrEqOp.NAME, "CstrEqEqOps", WitnessPatterns::ofSameShapes));
  }

  static void addBroadcastable(PatternSet patterns) {
    patterns.add(RewritePattern.of(
        CstrBroadcastableOp.NAME, "CanonicalizeCastExtentTensorOperandsPattern", CastOperands::remove));
    patterns.add(RewritePattern.of(
        CstrBroadcastableOp.NAME, "CstrBroadcastableEqOps", WitnessPatterns::ofSameShapes));
    patterns.add(RewritePattern.of(
        CstrBroadcastableOp.NAME, "RemoveDuplicateOperandsPattern", DuplicateOperands::remove));
    patterns.add(RewritePattern.of(
        CstrBroadcastableOp.NAME, "RemoveEmptyShapeOperandsPattern", WitnessPatterns::removeEmpty));
  }

  static void addAssumingAll(PatternSet patterns) {
    patterns.add(RewritePattern.of(AssumingAllOp.NAME, "MergeAssumingAllOps", WitnessPatterns::merge));
    patterns.add(RewritePattern.of(AssumingAllOp.NAME, "AssumingAllOneOp", WitnessPatterns::ofOne));
    patterns.add(RewritePattern.of(
        AssumingAllOp.NAME, "AssumingAllOfCstrBroadcastable", WitnessPatterns::ofBroadcastable));
    patterns.add(RewritePattern.of(
        AssumingAllOp.NAME, "AssumingAllToCstrEqCanonicalization", WitnessPatterns::ofEqual));
    patterns.add(RewritePattern.of(AssumingAllOp.NAME, "RemoveDuplicateOperandsPattern", DuplicateOperands::remove));
  }

  private static boolean ofSameShapes(Operation op, PatternRewriter rewriter) {
    for (Value shape : op.operands()) {
      if (shape != op.operand(0)) {
        return false;
      }
    }
    rewriter.replaceOp(op, ConstWitnessOp.create(
        rewriter, op.location(), op.result(0).type(), Extents.truth(op.context(), true)));
    return true;
  }

  /** At least two shapes stay. */
  private static boolean removeEmpty(Operation op, PatternRewriter rewriter) {
    return op.operandCount() > 2 && DuplicateOperands.removeEmpty(op, rewriter);
  }

  private static boolean merge(Operation op, PatternRewriter rewriter) {
    List<Value> operands = new ArrayList<>();
    for (Value witness : op.operands()) {
      AssumingAllOp inner = AssumingAllOp.of(witness.definingOp());
      if (inner == null) {
        operands.add(witness);
      } else {
        operands.addAll(inner.inputs());
      }
    }
    return operands.size() != op.operandCount() && DuplicateOperands.recreate(op, operands, rewriter);
  }

  private static boolean ofOne(Operation op, PatternRewriter rewriter) {
    if (op.operandCount() != 1) {
      return false;
    }
    rewriter.replaceOp(op, op.operand(0));
    return true;
  }

  /** Drops a witness about shapes that are all covered by another witness. */
  private static boolean ofBroadcastable(Operation op, PatternRewriter rewriter) {
    Map<Value, Set<Value>> shapes = new LinkedHashMap<>();
    for (Value witness : op.operands()) {
      CstrBroadcastableOp broadcastable = CstrBroadcastableOp.of(witness.definingOp());
      if (broadcastable == null) {
        return false;
      }
      shapes.put(witness, new HashSet<>(broadcastable.shapes()));
    }
    List<Value> kept = new ArrayList<>(shapes.keySet());
    kept.removeIf(witness -> isCovered(witness, shapes));
    if (kept.size() == shapes.size()) {
      return false;
    }
    DuplicateOperands.recreate(op, kept, rewriter);
    for (Value witness : shapes.keySet()) {
      if (isCovered(witness, shapes) && !witness.hasUses()) {
        rewriter.eraseOp(witness.definingOp());
      }
    }
    return true;
  }

  private static boolean isCovered(Value witness, Map<Value, Set<Value>> shapes) {
    Set<Value> own = shapes.get(witness);
    for (Map.Entry<Value, Set<Value>> other : shapes.entrySet()) {
      if (other.getValue().size() > own.size() && other.getValue().containsAll(own)) {
        return true;
      }
    }
    return false;
  }

  /** Merges comparisons, each of which shares a shape with the previous ones. */
  private static boolean ofEqual(Operation op, PatternRewriter rewriter) {
    List<Value> shapes = new ArrayList<>();
    for (Value witness : op.operands()) {
      CstrEqOp equal = CstrEqOp.of(witness.definingOp());
      boolean isConnected = equal != null
          && (shapes.isEmpty() || equal.shapes().stream().anyMatch(shapes::contains));
      if (!isConnected) {
        return false;
      }
      shapes.addAll(equal.shapes());
    }
    OperationState state = rewriter.state(op.location(), CstrEqOp.NAME);
    shapes.forEach(state::addOperand);
    state.addResultTypes(List.of(op.result(0).type()));
    rewriter.replaceOpWithNew(op, state);
    return true;
  }
}

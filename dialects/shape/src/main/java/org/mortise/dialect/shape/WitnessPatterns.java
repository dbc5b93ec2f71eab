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
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of witnesses. */
final class WitnessPatterns {
  private WitnessPatterns() {}

  @Canonicalization("CstrEqEqOps")
  static boolean ofSameShapes(CstrEqOp op, PatternRewriter rewriter) {
    return ofSameShapes(op.operation(), rewriter);
  }

  @Canonicalization("CstrBroadcastableEqOps")
  static boolean ofSameShapes(CstrBroadcastableOp op, PatternRewriter rewriter) {
    return ofSameShapes(op.operation(), rewriter);
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

  /** At least two shapes are kept. */
  @Canonicalization("RemoveEmptyShapeOperandsPattern")
  static boolean removeEmpty(CstrBroadcastableOp op, PatternRewriter rewriter) {
    return op.shapes().size() > 2 && DuplicateOperands.removeEmpty(op.operation(), rewriter);
  }

  @Canonicalization("MergeAssumingAllOps")
  static boolean merge(AssumingAllOp op, PatternRewriter rewriter) {
    List<Value> operands = new ArrayList<>();
    for (Value witness : op.inputs()) {
      AssumingAllOp inner = AssumingAllOp.of(witness.definingOp());
      if (inner == null) {
        operands.add(witness);
      } else {
        operands.addAll(inner.inputs());
      }
    }
    return operands.size() != op.inputs().size()
        && DuplicateOperands.recreate(op.operation(), operands, rewriter);
  }

  @Canonicalization("AssumingAllOneOp")
  static boolean ofOne(AssumingAllOp op, PatternRewriter rewriter) {
    if (op.inputs().size() != 1) {
      return false;
    }
    rewriter.replaceOp(op, op.inputs().get(0));
    return true;
  }

  /** Drops a witness about shapes that are all covered by another witness. */
  @Canonicalization("AssumingAllOfCstrBroadcastable")
  static boolean ofBroadcastable(AssumingAllOp op, PatternRewriter rewriter) {
    Map<Value, Set<Value>> shapes = new LinkedHashMap<>();
    for (Value witness : op.inputs()) {
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
    DuplicateOperands.recreate(op.operation(), kept, rewriter);
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
  @Canonicalization("AssumingAllToCstrEqCanonicalization")
  static boolean ofEqual(AssumingAllOp op, PatternRewriter rewriter) {
    List<Value> shapes = new ArrayList<>();
    for (Value witness : op.inputs()) {
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
    state.addResultTypes(List.of(op.result().type()));
    rewriter.replaceOpWithNew(op, state);
    return true;
  }
}

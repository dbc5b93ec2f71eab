// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpBuilder.InsertionPoint;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ShapedDimOpInterface;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedTensorType;

/** Copies the tensors that an operation must not change in place. */
final class TensorCopies {
  private TensorCopies() {}

  static void insert(Operation op, BufferRewriter rewriter, AnalysisState state) {
    Map<OpOperand, Boolean> operands = new LinkedHashMap<>();
    Map<Value, Boolean> results = new LinkedHashMap<>();
    for (int i = 0; i < op.operandCount(); i++) {
      OpOperand operand = op.opOperand(i);
      if (!(operand.value().type() instanceof TensorType type) || state.isInPlace(operand)) {
        continue;
      }
      if (type instanceof UnrankedTensorType) {
        throw new BufferizationException(op.error("copying of unranked tensors is not implemented"));
      }
      OpResult onlyAlias = onlyAlias(operand, state);
      if (onlyAlias != null) {
        // The result may be smaller than the operand, as for a slice.
        results.merge(onlyAlias, !state.canOmitTensorCopy(operand), Boolean::logicalOr);
      } else {
        operands.put(operand, !state.canOmitTensorCopy(operand));
      }
    }
    InsertionPoint point = rewriter.saveInsertionPoint();
    rewriter.setInsertionPoint(op);
    operands.forEach((operand, withContents) -> rewriter.setOperand(op, operand.index(),
        rewriter.allocateTensor(op.location(), operand.value(), withContents)));
    rewriter.setInsertionPointAfter(op);
    results.forEach((result, withContents) -> copyResult(op, result, withContents, rewriter));
    rewriter.restoreInsertionPoint(point);
  }

  /** Returns the only alias of {@code operand}, a result that is copied instead; null if there is none. */
  private static @Nullable OpResult onlyAlias(OpOperand operand, AnalysisState state) {
    List<AliasingValue> aliases = state.aliasingValues(operand);
    if (aliases.size() != 1 || !(aliases.get(0).value() instanceof OpResult result)
        || state.bufferizesToMemoryWrite(operand) || result.type() instanceof UnrankedTensorType) {
      return null;
    }
    return state.aliasingOpOperands(result).size() == 1 ? result : null;
  }

  /** Replaces the uses of a result by a copy. Operations that only need a size keep the result. */
  private static void copyResult(Operation op, Value result, boolean withContents, BufferRewriter rewriter) {
    List<OpOperand> uses = new ArrayList<>();
    result.uses().forEach(uses::add);
    Value copy = rewriter.allocateTensor(op.location(), result, withContents);
    for (OpOperand use : uses) {
      if (!use.owner().implementsInterface(ShapedDimOpInterface.class)) {
        rewriter.setOperand(use.owner(), use.index(), copy);
      }
    }
  }
}

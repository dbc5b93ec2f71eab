// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.eliminateemptytensors;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.dialect.tensor.EmptyOp;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Context;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.TraversalConfig;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.subsets.SubsetInsertionOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Replaces empty tensors by the slices of the tensors into which they are inserted.
 *
 * <p>Linear, for each insertion, in the chain of operations from the empty tensor to the inserted source, and in the
 * uses of the empty tensor.
 */
final class EmptyTensorElimination {
  private static final String COPIED = "the source of the insertion is copied";
  private static final String NO_PLACE = "the place of the part is not known before all uses of the empty tensor";
  private static final String OWN_PART = "it is inserted into itself";
  private static final String OTHER_TYPE = "the part has another type";
  private static final String NO_PART = "the insertion cannot be turned into an extraction";

  private final AnalysisState state;
  private final PassRun run;
  private final PatternRewriter rewriter;
  private final DominanceInfo dominance = new DominanceInfo();

  EmptyTensorElimination(Context context, AnalysisState state, PassRun run) {
    this.state = state;
    this.run = run;
    this.rewriter = new PatternRewriter(context);
  }

  /** Replaces the empty tensors in {@code root}. Returns whether there was any. */
  boolean eliminate(Operation root) {
    List<Operation> insertions = new ArrayList<>();
    root.walk(op -> {
      if (op.implementsInterface(SubsetInsertionOpInterface.class)) {
        insertions.add(op);
      }
    });
    boolean isChanged = false;
    for (Operation insertion : insertions) {
      isChanged |= eliminateSource(insertion, insertion.getInterface(SubsetInsertionOpInterface.class));
    }
    return isChanged;
  }

  private boolean eliminateSource(Operation insertion, SubsetInsertionOpInterface subset) {
    OpOperand source = subset.getSourceOperand(insertion);
    if (!state.isInPlace(source)) {
      if (run.remarksWanted()) {
        emptyTensorsOf(source).forEach(empty -> keep(empty.definingOp(), insertion, COPIED));
      }
      return false;
    }
    boolean isChanged = false;
    for (Value empty : emptyTensorsOf(source)) {
      isChanged |= replace(empty.definingOp(), insertion, subset);
    }
    return isChanged;
  }

  private Iterable<Value> emptyTensorsOf(OpOperand source) {
    return state.findValueInReverseUseDefChain(
        source.value(), value -> EmptyOp.of(value.definingOp()) != null, TraversalConfig.SAME_BUFFER);
  }

  /** Reports why an empty tensor is not replaced, and returns false. */
  private boolean keep(Operation empty, Operation insertion, String reason) {
    if (EmptyOp.of(empty) != null) {
      run.remark(Remark.Kind.MISSED, "Kept", empty).with("Reason", reason).message("empty tensor is kept: " + reason)
          .note(insertion.location(), "inserted here").emit();
    }
    return false;
  }

  private boolean replace(Operation empty, Operation insertion, SubsetInsertionOpInterface subset) {
    List<Value> needed = subset.getValuesNeededToBuildSubsetExtraction(insertion);
    if (needed.contains(empty.result(0))) { // it is inserted into itself
      return keep(empty, insertion, OWN_PART);
    }
    Operation point = insertionPoint(empty, needed);
    if (point == null) {
      return keep(empty, insertion, NO_PLACE);
    }
    rewriter.setInsertionPoint(point);
    Value part = subset.buildSubsetExtraction(insertion, rewriter, empty.location());
    if (part == null || part.definingOp() == empty) {
      return keep(empty, insertion, NO_PART);
    }
    if (!CastOp.areCastCompatible(part.type(), empty.result(0).type())) {
      return keepWithout(part, empty, insertion, subset);
    }
    run.remark(Remark.Kind.PASSED, "Eliminated", empty)
        .message("empty tensor is replaced by the part of the tensor into which it is inserted")
        .note(insertion.location(), "inserted here").emit();
    if (part.type() != empty.result(0).type()) {
      rewriter.setInsertionPointAfterValue(part);
      part = CastOp.create(rewriter, empty.location(), empty.result(0).type(), part);
    }
    rewriter.replaceOp(empty, part);
    return true;
  }

  /** Erases the extraction of {@code part}, unless the part is the whole destination; reports the other type. */
  private boolean keepWithout(
      Value part, Operation empty, Operation insertion, SubsetInsertionOpInterface subset) {
    if (part != subset.getDestinationOperand(insertion).value() && part.definingOp() != null && !part.hasUses()) {
      rewriter.eraseOp(part.definingOp());
    }
    return keep(empty, insertion, OTHER_TYPE);
  }

  /** Returns an operation after all {@code needed} values and before all uses of {@code empty}; null if none is. */
  private @Nullable Operation insertionPoint(Operation empty, List<Value> needed) {
    if (isInsertionPoint(empty, empty, needed)) {
      return empty;
    }
    for (Value value : needed) {
      Operation candidate = value instanceof BlockArgument
          ? value.parentBlock().first() : value.definingOp().next();
      if (isInsertionPoint(candidate, empty, needed)) {
        return candidate;
      }
    }
    return null;
  }

  private boolean isInsertionPoint(Operation candidate, Operation empty, List<Value> needed) {
    for (Value value : needed) {
      boolean isKnown = value instanceof BlockArgument
          ? value.parentBlock().findAncestorOpInBlock(candidate) != null
          : dominance.properlyDominates(value.definingOp(), candidate);
      if (!isKnown) {
        return false;
      }
    }
    for (OpOperand use = empty.result(0).firstUse(); use != null; use = use.nextUse()) {
      if (!dominance.dominates(candidate, use.owner())) {
        return false;
      }
    }
    return true;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.mortise.dialect.tensor.InsertSliceOp;
import org.mortise.dialect.tensor.ParallelInsertSliceOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.rewrite.PatternRewriter;

/** The canonicalization of {@link ForallOp}. */
final class ForallPatterns {
  private ForallPatterns() {}

  /** Replaces constant bounds and steps by numbers. */
  @Canonicalization("ConstantBounds")
  static boolean takeConstantBounds(ForallOp op, PatternRewriter rewriter) {
    ForallBounds bounds = ForallBounds.of(op);
    if (!bounds.replaceConstants()) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> bounds.storeIn(op.operation()));
    return true;
  }

  /** Removes outputs that are unused or into which no thread inserts. */
  @Canonicalization("UnchangedOutputs")
  static boolean removeUnchangedOutputs(ForallOp loop, PatternRewriter rewriter) {
    List<Value> arguments = loop.regionIterArgs();
    List<Value> outputs = List.copyOf(loop.outputs());
    List<Value> changed = new ArrayList<>(outputs.size());
    boolean[] kept = new boolean[outputs.size()];
    for (int i = 0; i < kept.length; i++) {
      kept[i] = loop.operation().result(i).hasUses() && !insertions(loop, arguments.get(i)).isEmpty();
      if (kept[i]) {
        changed.add(outputs.get(i));
      }
    }
    if (changed.size() == kept.length) {
      return false;
    }
    for (int i = 0; i < kept.length; i++) {
      if (!kept[i]) {
        insertions(loop, arguments.get(i)).forEach(rewriter::eraseOp);
      }
    }
    rewriter.setInsertionPoint(loop);
    ForallOp smaller = ForallOp.createEmpty(
        rewriter, loop.location(), ForallBounds.of(loop), changed, loop.mappingAttr());
    smaller.operation().setDiscardableAttributes(loop.operation().discardableAttributes());
    List<Value> replacements = new ArrayList<>(smaller.inductionVariables());
    Value[] results = new Value[kept.length];
    int next = 0;
    for (int i = 0; i < kept.length; i++) {
      replacements.add(kept[i] ? smaller.regionIterArgs().get(next) : outputs.get(i));
      results[i] = kept[i] ? smaller.operation().result(next++) : outputs.get(i);
    }
    rewriter.mergeBlocks(loop.body(), smaller.body(), replacements);
    rewriter.replaceOp(loop, List.of(results));
    return true;
  }

  /** Returns the operations of the terminator that use the tensor {@code argument}. */
  private static List<Operation> insertions(ForallOp loop, Value argument) {
    List<Operation> found = new ArrayList<>(1);
    Operation terminator = loop.body().last();
    for (OpOperand use = argument.firstUse(); use != null; use = use.nextUse()) {
      if (use.owner().parentOp() == terminator && !found.contains(use.owner())) {
        found.add(use.owner());
      }
    }
    return found;
  }

  /** Removes a loop in which a dimension has no iteration, and dimensions with one iteration. Skips mapped loops. */
  @Canonicalization("KnownDimensions")
  static boolean removeKnownDimensions(ForallOp loop, PatternRewriter rewriter) {
    if (loop.mappingAttr() != null) {
      return false;
    }
    ForallBounds bounds = ForallBounds.of(loop);
    List<Integer> kept = new ArrayList<>(bounds.rank());
    for (int i = 0; i < bounds.rank(); i++) {
      Long count = bounds.tripCount(i);
      if (count != null && count == 0) {
        rewriter.replaceOp(loop, List.copyOf(loop.outputs()));
        return true;
      }
      if (count == null || count != 1) {
        kept.add(i);
      }
    }
    if (kept.size() == bounds.rank() && bounds.rank() > 0) {
      return false;
    }
    if (!kept.isEmpty()) {
      replaceByFewerDimensions(loop, bounds, kept, rewriter);
      return true;
    }
    replaceByOneIteration(loop, bounds, rewriter);
    return true;
  }

  /** Replaces the variable of a dimension with one iteration, also in a mapped loop, which keeps its dimensions. */
  @Canonicalization("ForallOpReplaceConstantInductionVar")
  static boolean replaceConstantVariables(ForallOp loop, PatternRewriter rewriter) {
    ForallBounds bounds = ForallBounds.of(loop);
    boolean changed = false;
    for (int i = 0; i < bounds.rank(); i++) {
      Value variable = loop.body().argument(i);
      Long count = variable.hasUses() && bounds.isLowerBoundStatic(i) ? bounds.tripCount(i) : null;
      if (count != null && count == 1) {
        rewriter.setInsertionPoint(loop);
        rewriter.replaceAllUsesWith(variable, bounds.lowerBound(i, rewriter, loop.location()));
        changed = true;
      }
    }
    return changed;
  }

  private static void replaceByOneIteration(ForallOp loop, ForallBounds bounds, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(loop);
    Operation terminator = loop.body().last();
    List<Value> outputs = List.copyOf(loop.outputs());
    List<Integer> indices = outputIndices(loop, terminator);
    List<Value> arguments = lowerBounds(bounds, rewriter, loop.location());
    arguments.addAll(outputs);
    rewriter.inlineBlockBefore(loop.body(), loop, arguments);
    rewriter.setInsertionPoint(loop);
    rewriter.replaceOp(loop, insertAll(terminator, indices, outputs, rewriter));
    rewriter.eraseOp(terminator);
  }

  /** Returns the number of the output that each operation of the terminator inserts into. */
  private static List<Integer> outputIndices(ForallOp loop, Operation terminator) {
    List<Value> arguments = loop.regionIterArgs();
    List<Integer> indices = new ArrayList<>();
    for (Operation insert : InParallelOp.of(terminator).region().first().operations()) {
      indices.add(arguments.indexOf(ParallelInsertSliceOp.of(insert).dest()));
    }
    return indices;
  }

  /** Inserts into the outputs in sequence, and returns the last tensor of each output. */
  private static List<Value> insertAll(
      Operation terminator, List<Integer> indices, List<Value> outputs, PatternRewriter rewriter) {
    List<Value> results = new ArrayList<>(outputs);
    int next = 0;
    for (Operation inner : InParallelOp.of(terminator).region().first().operations()) {
      ParallelInsertSliceOp insert = ParallelInsertSliceOp.of(inner);
      int output = indices.get(next++);
      HyperrectangularSlice slice = insert.slice();
      results.set(output, InsertSliceOp.create(rewriter, inner.location(), insert.source(), results.get(output),
          slice.offsets(), slice.sizes(), slice.strides()));
    }
    return results;
  }

  private static List<Value> lowerBounds(ForallBounds bounds, PatternRewriter rewriter, Location location) {
    List<Value> values = new ArrayList<>(bounds.rank());
    for (int i = 0; i < bounds.rank(); i++) {
      values.add(bounds.lowerBound(i, rewriter, location));
    }
    return values;
  }

  private static void replaceByFewerDimensions(
      ForallOp loop, ForallBounds bounds, List<Integer> kept, PatternRewriter rewriter) {
    Operation op = loop.operation();
    rewriter.setInsertionPoint(op);
    Value[] values = new Value[bounds.rank()];
    for (int i = 0; i < values.length; i++) {
      if (Collections.binarySearch(kept, i) < 0) {
        values[i] = bounds.lowerBound(i, rewriter, op.location());
      }
    }
    ForallOp smaller = ForallOp.createEmpty(
        rewriter, op.location(), bounds.pick(kept), List.copyOf(loop.outputs()), null);
    smaller.operation().setDiscardableAttributes(op.discardableAttributes());
    List<Value> arguments = new ArrayList<>(Arrays.asList(values));
    for (int i = 0; i < kept.size(); i++) {
      arguments.set(kept.get(i), smaller.body().argument(i));
      smaller.body().argument(i).setLocation(loop.body().argument(kept.get(i)).location());
    }
    arguments.addAll(smaller.regionIterArgs());
    CopiedBody.transfer(loop.body(), smaller.body(), arguments, rewriter);
    rewriter.replaceOp(op, smaller);
  }
}

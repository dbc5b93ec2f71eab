// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.dialect.tensor.ParallelInsertSliceOp;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Replaces initial values and outputs of loops that are casts of tensors by the sources of the casts, which have more
 * static information. The values inside and after the loop are cast to the original type.
 */
final class CastFolding {
  private CastFolding() {}

  /** Replaces the first such cast that is an initial value of a loop and whose result has one use. */
  @Canonicalization("ForOpTensorCastFolder")
  static boolean ofFor(ForOp loop, PatternRewriter rewriter) {
    for (int i = 0; i < loop.resultCount(); i++) {
      CastOp cast = foldable(loop.initArgs().get(i));
      if (cast != null && loop.operation().result(i).hasOneUse()) {
        replaceInit(loop, i, cast.source(), rewriter);
        return true;
      }
    }
    return false;
  }

  /** Returns the cast that defines {@code value} if it only removes static information, otherwise null. */
  private static @Nullable CastOp foldable(Value value) {
    CastOp cast = CastOp.of(value.definingOp());
    boolean folds = cast != null && cast.source().type() != cast.dest().type() && cast.onlyRemovesInformation();
    return folds ? cast : null;
  }

  private static void replaceInit(ForOp loop, int index, Value init, PatternRewriter rewriter) {
    Operation op = loop.operation();
    Location location = op.location();
    Type type = op.result(index).type();
    List<Value> inits = new ArrayList<>(loop.initArgs());
    inits.set(index, init);
    ForOp made = ForOp.createEmptyLike(loop, rewriter, location, inits);
    made.operation().setDiscardableAttributes(op.discardableAttributes());
    rewriter.setInsertionPointToStart(made.body());
    List<Value> arguments = new ArrayList<>(List.of(made.body().arguments()));
    arguments.set(index + 1, CastOp.create(rewriter, location, type, arguments.get(index + 1)));
    rewriter.mergeBlocks(loop.body(), made.body(), arguments);
    Operation yield = made.body().last();
    rewriter.setInsertionPoint(yield);
    List<Value> yielded = new ArrayList<>(List.of(yield.operands()));
    yielded.set(index, CastOp.create(rewriter, location, init.type(), yielded.get(index)));
    YieldOp.create(rewriter, location, yielded);
    rewriter.eraseOp(yield);
    rewriter.setInsertionPointAfter(made);
    List<Value> results = new ArrayList<>(List.of(made.operation().results()));
    results.set(index, CastOp.create(rewriter, location, type, results.get(index)));
    rewriter.replaceOp(op, results);
  }

  /** Replaces all outputs of a loop that are such casts. */
  @Canonicalization("FoldTensorCastOfOutputIntoForallOp")
  static boolean ofForall(ForallOp loop, PatternRewriter rewriter) {
    int count = loop.resultCount();
    boolean[] folded = new boolean[count];
    List<Value> outputs = new ArrayList<>(loop.outputs());
    boolean changed = false;
    for (int i = 0; i < count; i++) {
      CastOp cast = foldable(outputs.get(i));
      folded[i] = cast != null;
      changed |= folded[i];
      outputs.set(i, folded[i] ? cast.source() : outputs.get(i));
    }
    if (!changed) {
      return false;
    }
    Location location = loop.location();
    ForallOp made =
        ForallOp.createEmpty(rewriter, location, ForallBounds.of(loop), outputs, loop.mappingAttr());
    rewriter.setInsertionPointToEnd(made.body());
    List<Value> arguments = new ArrayList<>(made.inductionVariables());
    for (int i = 0; i < count; i++) {
      Value argument = made.regionIterArgs().get(i);
      Type type = loop.results().get(i).type();
      arguments.add(folded[i] ? CastOp.create(rewriter, location, type, argument) : argument);
    }
    rewriter.mergeBlocks(loop.body(), made.body(), arguments);
    insertIntoOutputs(made, arguments.subList(made.rank(), arguments.size()), rewriter);
    rewriter.setInsertionPointAfter(made);
    List<Value> results = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      Value result = made.operation().result(i);
      results.add(folded[i] ? CastOp.create(rewriter, location, loop.operation().result(i).type(), result) : result);
    }
    rewriter.replaceOp(loop, results);
    return true;
  }

  /** Lets the terminator insert into the arguments themselves instead of their casts. */
  private static void insertIntoOutputs(ForallOp loop, List<Value> casts, PatternRewriter rewriter) {
    for (Operation inner : InParallelOp.of(loop.body().last()).region().first().operations()) {
      ParallelInsertSliceOp insert = ParallelInsertSliceOp.of(inner);
      int output = insert == null ? -1 : casts.indexOf(insert.dest());
      if (output >= 0) {
        rewriter.modifyOpInPlace(inner, () -> insert.destOperand().set(loop.regionIterArgs().get(output)));
      }
    }
  }
}

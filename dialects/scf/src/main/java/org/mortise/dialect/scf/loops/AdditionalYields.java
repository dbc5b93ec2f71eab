// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;

/** Rebuilds a sequential loop so that it carries more values. Costs the number of carried values and their uses. */
public final class AdditionalYields {
  /** Computes the new values in the body. */
  @FunctionalInterface
  public interface NewYields {
    /**
     * Creates the operations that compute the values to yield.
     *
     * @param arguments the arguments of the body for the new values
     */
    List<? extends Value> create(OpBuilder builder, Location location, List<Value> arguments);
  }

  private AdditionalYields() {}

  /**
   * Replaces {@code loop} by one with additional carried values, initially {@code inits}; its results are those of the
   * loop, followed by those of the new values.
   *
   * @param replaceInits whether uses of {@code inits} in the body are replaced by the new arguments
   */
  public static ForOp add(
      ForOp loop, List<? extends Value> inits, boolean replaceInits, NewYields yields, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(loop);
    List<Value> all = new ArrayList<>(loop.initArgs());
    List<? extends Value> added = List.copyOf(inits);
    all.addAll(added);
    ForOp made = ForOp.createEmptyLike(loop, rewriter, loop.location(), all);
    made.operation().setDiscardableAttributes(loop.operation().discardableAttributes());
    int old = loop.resultCount();
    List<Value> arguments = List.of(made.body().arguments());
    List<Value> newArguments = made.regionIterArgs().subList(old, all.size());
    Operation yield = loop.body().last();
    rewriter.setInsertionPoint(yield);
    List<? extends Value> values = yields.create(rewriter, loop.location(), newArguments);
    rewriter.modifyOpInPlace(yield, () -> yield.insertOperands(old, List.copyOf(values)));
    rewriter.mergeBlocks(loop.body(), made.body(), arguments.subList(0, old + 1));
    for (int i = 0; replaceInits && i < added.size(); i++) {
      rewriter.replaceUsesWithIf(added.get(i), newArguments.get(i),
          use -> made.operation().isProperAncestor(use.owner()));
    }
    rewriter.replaceOp(loop, List.<Value>copyOf(made.results()).subList(0, old));
    return made;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affineloopcoalescing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;

/**
 * Operations on the nests of one kind of loop, and the selection of the loops to coalesce.
 *
 * @param of returns the loop of an operation, or null
 * @param operation returns the operation of a loop
 * @param inner returns the loop that is the whole body of another loop, or null
 * @param variable returns the induction variable
 * @param bounds returns the values that determine the trip count
 * @param fits returns whether a loop can be coalesced at all
 * @param coalesce coalesces loops and returns whether it did
 */
record LoopNests<L>(
    Function<@Nullable Operation, @Nullable L> of,
    Function<L, Operation> operation,
    Function<L, @Nullable L> inner,
    Function<L, Value> variable,
    Function<L, List<Value>> bounds,
    Predicate<L> fits,
    Predicate<List<L>> coalesce) {

  static final LoopNests<org.mortise.dialect.affine.ForOp> AFFINE = new LoopNests<>(
      org.mortise.dialect.affine.ForOp::of,
      org.mortise.dialect.affine.ForOp::operation,
      org.mortise.dialect.affine.LoopCoalescing::perfectlyNestedIn,
      org.mortise.dialect.affine.ForOp::inductionVariable,
      loop -> List.of(loop.operation().operands()),
      org.mortise.dialect.affine.LoopCoalescing::isNormalized,
      org.mortise.dialect.affine.LoopCoalescing::coalesce);

  static final LoopNests<org.mortise.dialect.scf.ForOp> SCF = new LoopNests<>(
      org.mortise.dialect.scf.ForOp::of,
      org.mortise.dialect.scf.ForOp::operation,
      org.mortise.dialect.scf.loops.LoopCoalescing::perfectlyNestedIn,
      org.mortise.dialect.scf.ForOp::inductionVariable,
      loop -> List.of(loop.lowerBound(), loop.upperBound(), loop.step()),
      loop -> true,
      org.mortise.dialect.scf.loops.LoopCoalescing::coalesce);

  /** Coalesces all possible loops in {@code root}. */
  void coalesceAll(Operation root, PassRun run) {
    Set<Operation> nested = new HashSet<>();
    List<List<L>> nests = new ArrayList<>();
    root.walkPreOrder(op -> {
      L loop = of.apply(op);
      if (loop == null || nested.contains(op)) {
        return;
      }
      List<L> nest = new ArrayList<>();
      for (L next = loop; next != null; next = inner.apply(next)) {
        nest.add(next);
        nested.add(operation.apply(next));
      }
      if (nest.size() > 1) {
        nests.add(nest);
      }
    });
    nests.forEach(nest -> coalesceIndependent(nest, run));
  }

  /** Coalesces the longest parts of a nest whose bounds do not depend on their own variables, the innermost first. */
  private void coalesceIndependent(List<L> nest, PassRun run) {
    int[] firstPossible = firstPossible(nest);
    int end = nest.size();
    while (end > 1) {
      int start = end - 1;
      int needed = firstPossible[start];
      while (start > 0 && Math.max(needed, firstPossible[start - 1]) <= start - 1) {
        start--;
        needed = Math.max(needed, firstPossible[start]);
      }
      if (end - start > 1) {
        coalesce(nest.subList(start, end), run);
      }
      end = start == end - 1 ? end - 1 : start;
    }
  }

  /** Returns for each loop the number of the first loop with which it can be coalesced: one after the last it uses. */
  private int[] firstPossible(List<L> nest) {
    Map<Value, Integer> numbers = new HashMap<>();
    int[] first = new int[nest.size()];
    for (int i = 0; i < first.length; i++) {
      for (Value bound : bounds.apply(nest.get(i))) {
        first[i] = Math.max(first[i], numbers.getOrDefault(bound, -1) + 1);
      }
      numbers.put(variable.apply(nest.get(i)), i);
    }
    return first;
  }

  /** Coalesces the longest possible end of {@code loops}. */
  private void coalesce(List<L> loops, PassRun run) {
    int start = loops.size();
    while (start > 0 && fits.test(loops.get(start - 1))) {
      start--;
    }
    List<L> part = List.copyOf(loops.subList(start, loops.size()));
    if (part.size() < 2) {
      report(loops, "the innermost loops carry values, or do not start at 0 with step 1", run);
      return;
    }
    RemarkBuilder coalesced = run.remark(Remark.Kind.PASSED, "Coalesced", operation.apply(part.get(0)));
    if (coalesce.test(part)) {
      coalesced.with("Loops", part.size()).message("one loop now for " + part.size() + " nested ones").emit();
    } else {
      report(part, "a bound is no symbol outside of the loops, or the types of the bounds differ", run);
    }
  }

  private void report(List<L> loops, String reason, PassRun run) {
    run.remark(Remark.Kind.MISSED, "NotCoalesced", operation.apply(loops.get(0))).with("Reason", reason)
        .message("not coalesced: " + reason).emit();
  }
}

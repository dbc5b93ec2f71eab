// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/**
 * The arrays of a function that may be allocated at the same time.
 *
 * <p>An array is live from its allocation to each operation that frees it. Two arrays overlap if one may be live where
 * the other is allocated. This is computed by a forward propagation of sets to a fixed point, over blocks and regions:
 * both after an operation with regions and at the start of each region, control may come from before the operation or
 * from the end of each region. That includes all paths, so lifetimes are overestimated at worst.
 *
 * <p>Only blocks with allocations, with operations that free, or with regions containing these are scanned again.
 * Linear in them, times the nesting of loops and the number of arrays divided by 64. Memory is quadratic in the number
 * of arrays.
 */
final class ArrayLives {
  private final HeapArrays arrays;
  private final Operation function;
  /** For each array the others that may be live where it is allocated. */
  private final List<BitSet> live = new ArrayList<>();
  /** The relevant operations of each block, in order. */
  private final Map<Block, List<Operation>> relevant = new IdentityHashMap<>();
  private final Map<Block, BitSet> atStart = new IdentityHashMap<>();
  private final Map<Operation, BitSet> atEnds = new IdentityHashMap<>();
  private final Deque<Block> worklist = new ArrayDeque<>();
  private final Set<Block> pending = Collections.newSetFromMap(new IdentityHashMap<>());

  ArrayLives(Operation function, HeapArrays arrays) {
    this.arrays = arrays;
    this.function = function;
    for (int i = 0; i < arrays.all().size(); i++) {
      live.add(new BitSet());
    }
    findRelevant();
    if (!arrays.all().isEmpty()) {
      flow(function.region(0).first(), new BitSet());
    }
    while (!worklist.isEmpty()) {
      Block block = worklist.poll();
      pending.remove(block);
      visit(block);
    }
  }

  /** Returns the numbers of the other arrays that may be live where {@code array} is allocated. */
  BitSet liveAt(int array) {
    return live.get(array);
  }

  private void findRelevant() {
    Set<Operation> found = new HashSet<>();
    function.walkPreOrder(op -> {
      if (arrays.numberOf(op) != null || arrays.freedBy(op) != null) {
        for (Operation around = op; around != function && found.add(around);) {
          around = around.parentOp();
        }
      }
    });
    function.walkPreOrder(op -> {
      if (found.contains(op)) {
        relevant.computeIfAbsent(op.block(), block -> new ArrayList<>()).add(op);
      }
    });
  }

  private void visit(Block block) {
    BitSet here = (BitSet) atStart.get(block).clone();
    for (Operation op : relevant.getOrDefault(block, List.of())) {
      Integer allocated = arrays.numberOf(op);
      Integer freed = arrays.freedBy(op);
      if (allocated != null) {
        live.get(allocated).or(here);
        live.get(allocated).clear(allocated);
        here.set(allocated);
      } else if (freed != null) {
        here.clear(freed);
      } else {
        visitRegions(op, here);
      }
    }
    Operation end = block.last();
    if (end == null || end.successorCount() == 0) {
      flowOut(block.parentOp(), here);
      return;
    }
    for (int i = 0; i < end.successorCount(); i++) {
      flow(end.successor(i), here);
    }
  }

  private void visitRegions(Operation op, BitSet live) {
    live.or(atEnds.computeIfAbsent(op, key -> new BitSet()));
    for (int i = 0; i < op.regionCount(); i++) {
      if (!op.region(i).isEmpty()) {
        flow(op.region(i).first(), live);
      }
    }
  }

  private void flow(Block block, BitSet live) {
    BitSet known = atStart.get(block);
    if (known == null) {
      atStart.put(block, (BitSet) live.clone());
    } else if (!addAll(known, live)) {
      return;
    }
    enqueue(block);
  }

  private void flowOut(Operation op, BitSet live) {
    if (op != function && addAll(atEnds.computeIfAbsent(op, key -> new BitSet()), live)) {
      enqueue(op.block());
    }
  }

  private void enqueue(Block block) {
    if (pending.add(block)) {
      worklist.add(block);
    }
  }

  /** Adds the elements of {@code added} to {@code set}; returns whether any is new. */
  private static boolean addAll(BitSet set, BitSet added) {
    int before = set.cardinality();
    set.or(added);
    return set.cardinality() > before;
  }
}

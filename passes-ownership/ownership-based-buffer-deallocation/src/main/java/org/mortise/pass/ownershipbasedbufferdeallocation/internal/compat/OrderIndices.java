// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation.internal.compat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/**
 * The numbers by which MLIR orders the operations of a block, assigned when they are first compared. A block is
 * numbered as a whole, in steps of five; an operation that is inserted later gets a number between its neighbours.
 *
 * <p>MLIR's pass compares operations of different blocks by these numbers as well, although they have a meaning inside
 * one block only; an operation without a number comes last. The order of memrefs in {@code bufferization.dealloc} shows
 * it.
 */
public final class OrderIndices {
  private static final int STRIDE = 5;
  private static final Integer NONE = Integer.MAX_VALUE;

  private final Map<Operation, Integer> numbers = new HashMap<>();
  private final Set<Block> numbered = new HashSet<>();

  /** Returns whether {@code left} has the lower number; assigns the same numbers as MLIR. */
  public boolean isBefore(Operation left, Operation right) {
    if (!numbered.contains(left.block())) {
      number(left.block());
    } else {
      numberIfNecessary(left);
      numberIfNecessary(right);
    }
    return of(left) < of(right);
  }

  /** Returns whether {@code block} was numbered. */
  public boolean isNumbered(Block block) {
    return numbered.contains(block);
  }

  /** Numbers all operations of a block. */
  public void number(Block block) {
    numbered.add(block);
    int number = 0;
    for (Operation op = block.first(); op != null; op = op.next()) {
      number += STRIDE;
      numbers.put(op, number);
    }
  }

  /** Removes an operation that is erased. */
  public void erased(Operation op) {
    numbers.remove(op);
  }

  private int of(Operation op) {
    return op == null ? NONE : numbers.getOrDefault(op, NONE);
  }

  private void numberIfNecessary(Operation op) {
    if (numbers.containsKey(op) || op.previous() == null && op.next() == null) {
      return;
    }
    int below = op.previous() == null ? 0 : of(op.previous());
    int above = op.next() == null ? below + 2 * STRIDE : of(op.next());
    if (below == NONE || above == NONE || below + 1 >= above) {
      number(op.block());
    } else if (op.previous() == null) {
      numbers.put(op, above <= STRIDE ? above / 2 : STRIDE);
    } else {
      numbers.put(op, below + (above - below) / 2);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Visits an operation and all nested operations. Follows the links of the IR itself: no recursion, no stack, O(1)
 * memory.
 */
public final class Walk {
  /** The result of a visitor: how the walk continues. */
  public enum Result {
    ADVANCE,
    SKIP,
    INTERRUPT
  }

  private Walk() {}

  /** Parents before children. The visitor may change operations but erase none. */
  public static void preOrder(Operation root, Consumer<Operation> visitor) {
    Operation op = root;
    while (op != null) {
      Cancellation.check();
      visit(visitor, op);
      Operation child = firstChild(op);
      op = child != null ? child : following(op, root);
    }
  }

  /** Parents before children; returns INTERRUPT if the visitor did, otherwise ADVANCE. */
  public static Result preOrder(Operation root, Function<Operation, Result> visitor) {
    Operation op = root;
    while (op != null) {
      Cancellation.check();
      Result result = visit(visitor, op);
      if (result == Result.INTERRUPT) {
        return result;
      }
      Operation child = result == Result.SKIP ? null : firstChild(op);
      op = child != null ? child : following(op, root);
    }
    return Result.ADVANCE;
  }

  /** Children before parents. The visited operation may be erased or moved, and others be inserted before it. */
  public static void postOrder(Operation root, Consumer<Operation> visitor) {
    Operation op = deepestFirst(root);
    while (op != root) {
      Cancellation.check();
      Operation sibling = sibling(op);
      Operation upcoming = sibling != null ? deepestFirst(sibling) : op.parentOp();
      visit(visitor, op);
      op = upcoming;
    }
    Cancellation.check();
    visit(visitor, root);
  }

  /**
   * {@link #preOrder(Operation, Consumer)} for the operations in a region. An operation without regions may be erased
   * or moved while it is visited.
   */
  public static void preOrder(Region region, Consumer<Operation> visitor) {
    Operation op = firstInBlocks(region.first());
    while (op != null) {
      Cancellation.check();
      Operation child = firstChild(op);
      Operation after = child == null ? followingIn(op, region) : null;
      visit(visitor, op);
      op = child != null ? child : after;
    }
  }

  /** {@link #postOrder(Operation, Consumer)} for the operations in a region. */
  public static void postOrder(Region region, Consumer<Operation> visitor) {
    Operation first = firstInBlocks(region.first());
    Operation op = first == null ? null : deepestFirst(first);
    while (op != null) {
      Cancellation.check();
      Operation sibling = siblingIn(op, region);
      Operation parent = op.parentRegion() == region ? null : op.parentOp();
      Operation upcoming = sibling != null ? deepestFirst(sibling) : parent;
      visit(visitor, op);
      op = upcoming;
    }
  }

  private static void visit(Consumer<Operation> visitor, Operation op) {
    Location place = op.location();
    try {
      visitor.accept(op);
    } catch (RuntimeException | Error fault) {
      FaultPlace.note(fault, place);
      throw fault;
    }
  }

  private static Result visit(Function<Operation, Result> visitor, Operation op) {
    Location place = op.location();
    try {
      return visitor.apply(op);
    } catch (RuntimeException | Error fault) {
      FaultPlace.note(fault, place);
      throw fault;
    }
  }

  private static @Nullable Operation followingIn(Operation op, Region region) {
    Operation current = op;
    while (current != null) {
      Operation sibling = siblingIn(current, region);
      if (sibling != null) {
        return sibling;
      }
      current = current.parentRegion() == region ? null : current.parentOp();
    }
    return null;
  }

  /** Like {@link #sibling}, but does not leave {@code region}. */
  private static @Nullable Operation siblingIn(Operation op, Region region) {
    if (op.parentRegion() != region) {
      return sibling(op);
    }
    return op.next != null ? op.next : firstInBlocks(op.block().next());
  }

  private static Operation deepestFirst(Operation op) {
    Operation deepest = op;
    for (Operation child = firstChild(op); child != null; child = firstChild(child)) {
      deepest = child;
    }
    return deepest;
  }

  private static @Nullable Operation following(Operation op, Operation root) {
    for (Operation current = op; current != root; current = current.parentOp()) {
      Operation sibling = sibling(current);
      if (sibling != null) {
        return sibling;
      }
    }
    return null;
  }

  private static @Nullable Operation firstChild(Operation op) {
    return firstInRegions(op, 0);
  }

  /** Returns the next operation with the same parent: in the block, in a later block, or in a later region. */
  private static @Nullable Operation sibling(Operation op) {
    if (op.next != null) {
      return op.next;
    }
    Operation first = firstInBlocks(op.block().next());
    if (first != null) {
      return first;
    }
    Region region = op.parentRegion();
    return region.parentOp() == null ? null : firstInRegions(region.parentOp(), region.index() + 1);
  }

  private static @Nullable Operation firstInRegions(Operation op, int from) {
    for (int i = from; i < op.regionCount(); i++) {
      Operation first = firstInBlocks(op.region(i).first());
      if (first != null) {
        return first;
      }
    }
    return null;
  }

  private static @Nullable Operation firstInBlocks(Block from) {
    Block block = from;
    while (block != null && block.isEmpty()) {
      block = block.next();
    }
    return block == null ? null : block.first();
  }
}

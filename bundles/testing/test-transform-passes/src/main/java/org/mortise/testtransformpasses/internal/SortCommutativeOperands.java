// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Sorts the operands of commutative operations by their definitions: block arguments, then operations by name, then
 * constants. Operands of the same kind are compared by their operands, breadth first. Linear, for each operand, in the
 * operations that it depends on.
 */
final class SortCommutativeOperands extends RewritePattern {
  private static final int BENEFIT = 5;

  /** The kinds of the definition of a value, in their order. */
  private enum Kind { BLOCK_ARGUMENT, OPERATION, CONSTANT }

  /** One step of the comparison of two operands. */
  private record Ancestor(Kind kind, String name) implements Comparable<Ancestor> {
    static Ancestor of(@Nullable Operation op) {
      if (op == null) {
        return new Ancestor(Kind.BLOCK_ARGUMENT, "");
      }
      return op.hasTrait(Trait.CONSTANT_LIKE)
          ? new Ancestor(Kind.CONSTANT, "") : new Ancestor(Kind.OPERATION, op.name().name());
    }

    @Override
    public int compareTo(Ancestor other) {
      int order = kind.compareTo(other.kind);
      return order != 0 ? order : name.compareTo(other.name);
    }
  }

  private record Key(Value operand, List<Ancestor> ancestors) {}

  SortCommutativeOperands() {
    super(null, BENEFIT);
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    if (!op.hasTrait(Trait.COMMUTATIVE)) {
      return false;
    }
    List<Key> keys = new ArrayList<>();
    for (Value operand : op.operands()) {
      keys.add(new Key(operand, ancestorsOf(operand)));
    }
    keys.sort(Comparator.comparing(Key::ancestors, SortCommutativeOperands::compare));
    List<Value> sorted = keys.stream().map(Key::operand).toList();
    if (sorted.equals(List.of(op.operands()))) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> op.setOperands(sorted));
    return true;
  }

  private static int compare(List<Ancestor> left, List<Ancestor> right) {
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      int order = left.get(i).compareTo(right.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(left.size(), right.size());
  }

  private static List<Ancestor> ancestorsOf(Value operand) {
    List<Ancestor> ancestors = new ArrayList<>();
    Set<Operation> seen = new HashSet<>();
    Deque<Value> pending = new ArrayDeque<>(List.of(operand));
    while (!pending.isEmpty()) {
      Operation op = pending.remove().definingOp();
      ancestors.add(Ancestor.of(op));
      if (op == null) {
        continue;
      }
      seen.add(op);
      for (Value next : op.operands()) {
        if (next.definingOp() == null || seen.add(next.definingOp())) {
          pending.add(next);
        }
      }
    }
    return ancestors;
  }
}

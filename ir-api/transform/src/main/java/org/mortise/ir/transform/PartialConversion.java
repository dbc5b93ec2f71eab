// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.Constants;

/**
 * Replaces operations that are not legal, as MLIR's partial dialect conversion does: an operation that is not known to
 * be legal is folded if possible, otherwise converted by the pattern of its name. Operations that a pattern creates are
 * converted in turn. Operations in unreachable blocks stay. Linear in the operations and what the patterns cost.
 *
 * <p>Differs from MLIR's driver in that there is one pattern for a name, and nothing is undone: after a failure the
 * program is not usable, and a pattern must be able to convert what it creates.
 */
public final class PartialConversion {
  /** The state of an operation in a conversion. */
  public enum Legality {
    /** The operation stays. */
    LEGAL,
    /** The operation is folded or converted if possible. */
    UNKNOWN,
    /** The operation must be folded or converted. */
    ILLEGAL
  }

  /**
   * The result of a conversion.
   *
   * @param changed whether anything was changed
   * @param failure the error at the first illegal operation that cannot be converted, or null
   */
  public record Outcome(boolean changed, @Nullable Diagnostic failure) {}

  private final Function<Operation, Legality> target;
  private final Map<String, ConversionPattern> patterns;
  private final ConversionRewriter rewriter;
  private boolean changed;

  private PartialConversion(
      Function<Operation, Legality> target, Map<String, ConversionPattern> patterns, ConversionRewriter rewriter) {
    this.target = target;
    this.patterns = patterns;
    this.rewriter = rewriter;
  }

  /**
   * Converts {@code root} and the operations inside it.
   *
   * @param target returns the legality of an operation
   * @param patterns the pattern for each name of an operation
   */
  public static Outcome apply(
      Operation root, Function<Operation, Legality> target, Map<String, ConversionPattern> patterns) {
    return new PartialConversion(target, patterns, new ConversionRewriter(root.context())).run(root);
  }

  private Outcome run(Operation root) {
    for (Operation op : reachable(root)) {
      if (!legalize(op) && target.apply(op) == Legality.ILLEGAL) {
        return new Outcome(true,
            op.error("failed to legalize operation '" + op.name() + "' that was explicitly marked illegal"));
      }
    }
    changed |= rewriter.finish();
    return new Outcome(changed, null);
  }

  /** Returns {@code root} and the operations inside it in reachable blocks, each before those inside it. */
  private static List<Operation> reachable(Operation root) {
    List<Operation> ops = new ArrayList<>();
    Set<Block> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Object next = open.pop();
      if (next instanceof Block block) {
        for (int i = block.successorCount() - 1; i >= 0; i--) {
          if (reached.add(block.successor(i))) {
            open.push(block.successor(i));
          }
        }
        for (Operation op = block.last(); op != null; op = op.previous()) {
          open.push(op);
        }
      } else if (next instanceof Operation op) {
        ops.add(op);
        for (int i = op.regionCount() - 1; i >= 0; i--) {
          Region region = op.region(i);
          if (!region.isEmpty() && reached.add(region.first())) {
            open.push(region.first());
          }
        }
      }
    }
    return ops;
  }

  private boolean legalize(Operation op) {
    while (!rewriter.isDead(op) && target.apply(op) != Legality.LEGAL) {
      rewriter.setInsertionPoint(op);
      FoldResult folded = Constants.of(op) == null ? Folding.fold(op) : FoldResult.NONE;
      if (folded == FoldResult.IN_PLACE) {
        changed = true;
        continue;
      }
      if (folded.size() > 0 && replaceFolded(op, folded)) {
        return true;
      }
      ConversionPattern pattern = patterns.get(op.name().name());
      return pattern != null && pattern.matchAndRewrite(op, rewriter) && legalizeCreated();
    }
    return true;
  }

  /** Replaces the results of {@code op}, unless a constant cannot be created or its operation is not legal. */
  private boolean replaceFolded(Operation op, FoldResult folded) {
    List<Value> values = new ArrayList<>(folded.size());
    for (int i = 0; i < folded.size(); i++) {
      Value value = folded.value(i);
      if (value == null) {
        Operation constant = op.name().dialect()
            .materializeConstant(rewriter, folded.constant(i), op.result(i).type(), op.location());
        value = constant == null || target.apply(constant) != Legality.LEGAL ? null : constant.result(0);
      }
      if (value == null) {
        rewriter.takeCreated().forEach(Operation::erase);
        return false;
      }
      values.add(value);
    }
    rewriter.takeCreated();
    rewriter.replaceOp(op, values);
    return true;
  }

  private boolean legalizeCreated() {
    changed = true;
    for (Operation created : rewriter.takeCreated()) {
      if (!legalize(created)) {
        return false;
      }
    }
    return true;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * The builder of a {@link PartialConversion}. New operations and moves of blocks are visible at once; replaced and
 * erased operations, and the uses of their results, stay until the conversion ends, so that patterns and folders see
 * the operands as they were. Not thread-safe.
 */
public final class ConversionRewriter extends OpBuilder {
  private final Map<Value, Value> replacements = new HashMap<>();
  private final Set<Operation> dead = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Operation> deadInOrder = new ArrayList<>();
  private List<Operation> created = new ArrayList<>();

  ConversionRewriter(Context context) {
    super(context);
    setListener(new Listener() {
      @Override
      public void operationInserted(Operation op) {
        created.add(op);
      }
    });
  }

  /** Replaces the results of {@code op} by values, and erases it with all operations that are still inside it. */
  public void replaceOp(Operation op, List<? extends Value> values) {
    if (values.size() != op.resultCount()) {
      throw new IllegalArgumentException(
          op.resultCount() + " results of '" + op.name() + "' cannot be replaced by " + values.size() + " values");
    }
    for (int i = 0; i < values.size(); i++) {
      replacements.put(op.result(i), values.get(i));
    }
    eraseOp(op);
  }

  /** Replaces the only result of {@code op}, and erases it with all operations that are still inside it. */
  public void replaceOp(Operation op, Value value) {
    replaceOp(op, List.of(value));
  }

  /** Replaces the results of {@code op} by those of {@code replacement}. */
  public void replaceOp(Operation op, Operation replacement) {
    replaceOp(op, List.of(replacement.results()));
  }

  /** Erases {@code op}, whose results must have no uses at the end, with all operations that are still inside it. */
  public void eraseOp(Operation op) {
    deadInOrder.add(op);
    op.walkPreOrder(inner -> {
      dead.add(inner);
    });
  }

  /** Moves {@code op} and all operations after it into a new block after its own. */
  public Block splitBlock(Operation op) {
    return op.block().splitBefore(op);
  }

  /** Moves the blocks of {@code region} before {@code before}. */
  public void inlineRegionBefore(Region region, Block before) {
    before.parent().takeBlocks(before, region);
  }

  /** Moves the blocks of {@code source} into {@code target}, which has none. */
  public void moveRegion(Region source, Region target) {
    target.takeBlocks(null, source);
  }

  /**
   * Moves all operations of {@code source} into {@code target}, before {@code before} or to the end if it is null;
   * replaces the arguments of {@code source}, and erases it.
   */
  public void inlineBlock(
      Block source, Block target, @Nullable Operation before, List<? extends Value> argumentValues) {
    for (int i = 0; i < source.argumentCount(); i++) {
      source.argument(i).replaceAllUsesWith(argumentValues.get(i));
    }
    target.splice(before, source);
    source.erase();
  }

  /** Returns the value that replaces {@code value} at the end of the conversion; {@code value} if it stays. */
  public Value currentValue(Value value) {
    Value current = value;
    for (Value next = replacements.get(current); next != null; next = replacements.get(current)) {
      current = next;
    }
    return current;
  }

  // ---- used by the conversion --------------------------------------------------------------------------------------

  boolean isDead(Operation op) {
    return dead.contains(op);
  }

  /** Returns the operations created since the last call. */
  List<Operation> takeCreated() {
    List<Operation> taken = created;
    created = new ArrayList<>();
    return taken;
  }

  /** Replaces the uses and erases the operations that patterns have replaced. Returns whether there are any. */
  boolean finish() {
    for (Operation op : deadInOrder) {
      for (Value result : op.results()) {
        if (replacements.containsKey(result)) {
          result.replaceAllUsesWith(currentValue(result));
        }
      }
    }
    for (Operation op : deadInOrder) {
      op.dropAllReferences();
    }
    for (Operation op : deadInOrder) {
      op.erase();
    }
    return !deadInOrder.isEmpty();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Context;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * A builder that can also change and erase, and tells a {@link RewriteListener} of all of it. Nothing here recurses on
 * the depth of the program.
 */
public class PatternRewriter extends OpBuilder {
  private RewriteListener hearer = RewriteListener.NONE;

  public PatternRewriter(Context context) {
    super(context);
  }

  /** Sets who hears of all changes; null for nobody. */
  public final void setRewriteListener(RewriteListener listener) {
    hearer = listener == null ? RewriteListener.NONE : listener;
    setListener(listener);
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  /** Replaces the uses of all results and erases the operation. */
  public final void replaceOp(Operation op, List<? extends Value> values) {
    if (values.size() != op.resultCount()) {
      throw new IllegalArgumentException(
          op.resultCount() + " results of '" + op.name() + "' cannot be replaced by " + values.size() + " values");
    }
    hearer.operationReplaced(op, values);
    for (int i = 0; i < op.resultCount(); i++) {
      replaceAllUsesWith(op.result(i), values.get(i));
    }
    eraseOp(op);
  }

  public final void replaceOp(Operation op, Value value) {
    replaceOp(op, List.of(value));
  }

  /** Replaces the results by those of {@code replacement}, which is in place already. */
  public final void replaceOp(Operation op, Operation replacement) {
    replaceOp(op, List.of(replacement.results()));
  }

  /** Makes an operation in front of {@code op}, replaces the results of {@code op} by its results and erases it. */
  public final Operation replaceOpWithNew(Operation op, OperationState state) {
    Operation created = create(state);
    replaceOp(op, created);
    return created;
  }

  /** Erases an operation without uses, and everything inside it: users before what they use, innermost first. */
  public final void eraseOp(Operation op) {
    if (op.regionCount() > 0) {
      eraseInside(op);
    }
    eraseSingle(op);
  }

  /** Collects what is inside, parents first; the other way round is a good order to erase it. */
  private void eraseInside(Operation op) {
    List<Operation> inside = new ArrayList<>();
    op.walkPreOrder(inner -> {
      inside.add(inner);
    });
    for (int i = inside.size() - 1; i > 0; i--) {
      Operation inner = inside.get(i);
      dropAllUses(inner);
      eraseBlocks(inner);
      eraseSingle(inner);
    }
    eraseBlocks(op);
  }

  /** Erases the blocks of an operation, whose operations have gone already. */
  private void eraseBlocks(Operation op) {
    for (int i = op.regionCount() - 1; i >= 0; i--) {
      for (Block block = op.region(i).last(); block != null; block = op.region(i).last()) {
        hearer.blockErased(block);
        block.erase();
      }
    }
  }

  private void eraseSingle(Operation op) {
    hearer.operationErased(op);
    if (insertionOp() == op) {
      setInsertionPointAfter(op);
    }
    op.erase();
  }

  /** Makes all uses of the results of {@code op} uses of nothing; whoever uses them must be erased next. */
  public static void dropAllUses(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      dropAllUses(op.result(i));
    }
  }

  /** The same for one value. */
  public static void dropAllUses(Value value) {
    while (value.firstUse() != null) {
      value.firstUse().set(null);
    }
  }

  /** Makes a change to {@code op}, which stays, and tells of it, so that patterns are tried again. */
  public final void modifyOpInPlace(Operation op, Runnable change) {
    change.run();
    hearer.operationModified(op);
  }

  /** Tells that {@code op} was changed in place already; for callers that cannot use {@link #modifyOpInPlace}. */
  public final void operationModified(Operation op) {
    hearer.operationModified(op);
  }

  public final void setOperand(Operation op, int index, Value value) {
    op.setOperand(index, value);
    hearer.operationModified(op);
  }

  public final void moveOpBefore(Operation op, Operation before) {
    op.moveBefore(before);
    hearer.operationMoved(op);
  }

  public final void moveOpAfter(Operation op, Operation after) {
    op.moveAfter(after);
    hearer.operationMoved(op);
  }

  public final void moveOpToEnd(Operation op, Block block) {
    op.moveToEnd(block);
    hearer.operationMoved(op);
  }

  // ---- uses --------------------------------------------------------------------------------------------------------

  /** Makes all users of {@code from} use {@code to}, telling of each user. */
  public final void replaceAllUsesWith(Value from, Value to) {
    replaceUsesWithIf(from, to, use -> true);
  }

  /** Makes those users of {@code from} use {@code to} whose use satisfies {@code wanted}. */
  public final void replaceUsesWithIf(Value from, Value to, Predicate<OpOperand> wanted) {
    if (from == to) {
      return;
    }
    OpOperand use = from.firstUse();
    while (use != null) {
      OpOperand following = use.nextUse();
      if (wanted.test(use)) {
        use.set(to);
        hearer.operationModified(use.owner());
      }
      use = following;
    }
  }

  public final void replaceAllUsesExcept(Value from, Value to, Operation exception) {
    replaceUsesWithIf(from, to, use -> use.owner() != exception);
  }

  /** Makes all terminators that branch to {@code from} branch to {@code to}. */
  public final void replaceAllUsesWith(Block from, Block to) {
    while (from != to && from.firstUse() != null) {
      BlockOperand use = from.firstUse();
      use.set(to);
      hearer.operationModified(use.owner());
    }
  }

  // ---- blocks and regions ------------------------------------------------------------------------------------------

  /** Erases a block without predecessors and all operations in it, the last one first. */
  public final void eraseBlock(Block block) {
    for (Operation op = block.last(); op != null; op = block.last()) {
      dropAllUses(op);
      eraseOp(op);
    }
    for (int i = 0; i < block.argumentCount(); i++) {
      dropAllUses(block.argument(i));
    }
    hearer.blockErased(block);
    block.erase();
  }

  /** Moves all operations of {@code source} in front of {@code before}, mapping its arguments, and erases it. */
  public final void inlineBlockBefore(Block source, Operation before, List<? extends Value> argumentValues) {
    inlineBlock(source, before.block(), before, argumentValues);
  }

  /** Moves all operations of {@code source} to the end of {@code target}, mapping its arguments, and erases it. */
  public final void mergeBlocks(Block source, Block target, List<? extends Value> argumentValues) {
    inlineBlock(source, target, null, argumentValues);
  }

  private void inlineBlock(Block source, Block target, Operation before, List<? extends Value> argumentValues) {
    List<Value> values = List.copyOf(argumentValues);
    for (int i = 0; i < source.argumentCount(); i++) {
      replaceAllUsesWith(source.argument(i), values.get(i));
    }
    InsertionPoint point = saveInsertionPoint();
    for (Operation op = source.first(); op != null; op = source.first()) {
      op.remove();
      target.insertBefore(before, op);
      hearer.operationMoved(op);
    }
    if (point.block() == source) {
      restoreInsertionPoint(new InsertionPoint(target, point.before() == null ? before : point.before()));
    }
    eraseBlock(source);
  }

  /** Moves the blocks of {@code region} in front of {@code before} of the region that is in. */
  public final void inlineRegionBefore(Region region, Block before) {
    inlineRegionBefore(region, before.parent(), before);
  }

  /** Moves the blocks of {@code region} in front of {@code before} of {@code target}, or to its end if that is null. */
  public final void inlineRegionBefore(Region region, Region target, Block before) {
    List<Block> moved = new ArrayList<>();
    for (Block block = region.first(); block != null; block = block.next()) {
      moved.add(block);
    }
    target.takeBlocks(before, region);
    for (Block block : moved) {
      hearer.blockInserted(block);
    }
  }

  /** Moves {@code op} and all that follows into a new block behind its own; tells of the last one first. */
  public final Block splitBlock(Operation op) {
    Block tail = op.block().splitBefore(op);
    hearer.blockInserted(tail);
    for (Operation moved = tail.last(); moved != null; moved = moved.previous()) {
      hearer.operationMoved(moved);
    }
    return tail;
  }
}

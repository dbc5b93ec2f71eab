// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationRef;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * A builder that also changes and erases operations and notifies a {@link RewriteListener} of each change. Patterns
 * change the program only through it. No method recurses on the depth of the program.
 */
public class PatternRewriter extends OpBuilder {
  private RewriteListener listener = RewriteListener.NONE;
  private @Nullable RewriteListener driver;
  /** The listener of the driver and the facts; empty if there are no facts yet, null if no facts are kept. */
  private @Nullable List<RewriteListener> facts;

  /** Creates a rewriter without a listener. */
  public PatternRewriter(Context context) {
    super(context);
  }

  /** Sets the listener that is notified of all changes, or none if {@code newListener} is null. */
  public final void setRewriteListener(RewriteListener newListener) {
    driver = newListener;
    facts = null;
    listener = newListener == null ? RewriteListener.NONE : newListener;
    setListener(newListener);
  }

  /**
   * Lets patterns keep {@link #facts} about the program from now on, and drops all former facts. The caller guarantees
   * that until the next call each change is notified, or the operations involved are erased.
   */
  public final void restartFacts() {
    setRewriteListener(driver);
    facts = new ArrayList<>(0);
  }

  /**
   * Returns facts about the program that patterns share, such as facts derived from all uses of a value. They are
   * notified of all changes, to stay up to date. Null if this rewriter's driver cannot keep facts; then they have to be
   * computed each time.
   *
   * @param create creates the facts at the first request
   */
  public final <T extends RewriteListener> @Nullable T facts(Class<T> type, Supplier<T> create) {
    if (facts == null) {
      return null;
    }
    for (RewriteListener known : facts) {
      if (type.isInstance(known)) {
        return type.cast(known);
      }
    }
    if (facts.isEmpty()) {
      facts.add(listener);
      listener = new ListenerList(facts);
      setListener(listener);
    }
    T created = create.get();
    facts.add(created);
    return created;
  }

  /**
   * Returns a builder at this rewriter's insertion point whose insertions are not notified, so that they are not
   * revisited, like the separate builders in some of MLIR's patterns. Use this rewriter itself unless the order of
   * visits must be that of such a pattern.
   */
  public final OpBuilder silentBuilder() {
    OpBuilder builder = new OpBuilder(context());
    builder.restoreInsertionPoint(saveInsertionPoint());
    builder.setListener(new Listener() {
      @Override
      public void operationInserted(Operation op) {
        listener.operationInsertedSilently(op);
      }
    });
    return builder;
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  /** Replaces the uses of all results and erases the operation. */
  public void replaceOp(OperationRef replaced, List<? extends Value> values) {
    Operation op = replaced.operation();
    if (values.size() != op.resultCount()) {
      throw new IllegalArgumentException(
          op.resultCount() + " results of '" + op.name() + "' cannot be replaced by " + values.size() + " values");
    }
    listener.operationReplaced(op, values);
    for (int i = 0; i < op.resultCount(); i++) {
      replaceAllUsesWith(op.result(i), values.get(i));
    }
    eraseOp(op);
  }

  /** Replaces the only result of {@code op} by {@code value}, notifies the listener and erases {@code op}. */
  public final void replaceOp(OperationRef op, Value value) {
    replaceOp(op, List.of(value));
  }

  /** Replaces the results of {@code op} by those of {@code replacement}, which is already inserted, and erases it. */
  public final void replaceOp(OperationRef op, OperationRef replacement) {
    replaceOp(op, List.of(replacement.operation().results()));
  }

  /** Creates an operation at the insertion point, replaces the results of {@code op} by its results and erases it. */
  public final Operation replaceOpWithNew(OperationRef op, OperationState state) {
    Operation created = create(state);
    replaceOp(op, created);
    return created;
  }

  /** Erases an operation without uses and all operations in its regions: users before definitions, innermost first. */
  public void eraseOp(OperationRef erased) {
    Operation op = erased.operation();
    if (op.regionCount() > 0) {
      eraseInside(op);
    }
    eraseSingle(op);
  }

  /** Erases the operations and blocks in the regions of {@code op}, in the reverse of the pre-order. */
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

  /** Erases the blocks of {@code op}, which are empty. */
  private void eraseBlocks(Operation op) {
    for (int i = op.regionCount() - 1; i >= 0; i--) {
      for (Block block = op.region(i).last(); block != null; block = op.region(i).last()) {
        listener.blockErased(block);
        block.erase();
      }
    }
  }

  private void eraseSingle(Operation op) {
    listener.operationErased(op);
    if (insertionOp() == op) {
      setInsertionPointAfter(op);
    }
    op.erase();
  }

  /** Sets all uses of the results of {@code op} to null. The caller must erase their owners next. */
  public static void dropAllUses(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      dropAllUses(op.result(i));
    }
  }

  /** Sets all uses of {@code value} to null. The caller must erase their owners next. */
  public static void dropAllUses(Value value) {
    while (value.firstUse() != null) {
      value.firstUse().set(null);
    }
  }

  /** Changes {@code op} by {@code change} and notifies the listener, so that patterns are tried on it again. */
  public void modifyOpInPlace(OperationRef op, Runnable change) {
    change.run();
    listener.operationModified(op.operation());
  }

  /** Notifies the listener of an in-place change of {@code op} that was made without {@link #modifyOpInPlace}. */
  public void operationModified(OperationRef op) {
    listener.operationModified(op.operation());
  }

  /** Replaces an operand and notifies the listener of the change of {@code op}. */
  public void setOperand(Operation op, int index, Value value) {
    op.setOperand(index, value);
    listener.operationModified(op);
  }

  /** Moves {@code op} before another operation and notifies the listener. */
  public void moveOpBefore(OperationRef op, OperationRef before) {
    op.operation().moveBefore(before.operation());
    listener.operationMoved(op.operation());
  }

  /** Moves {@code op} after another operation and notifies the listener. */
  public void moveOpAfter(OperationRef op, OperationRef after) {
    op.operation().moveAfter(after.operation());
    listener.operationMoved(op.operation());
  }

  /** Moves {@code op} to the end of a block and notifies the listener. */
  public void moveOpToEnd(OperationRef op, Block block) {
    op.operation().moveToEnd(block);
    listener.operationMoved(op.operation());
  }

  // ---- uses --------------------------------------------------------------------------------------------------------

  /** Replaces all uses of {@code from} by {@code to} and notifies the listener of each user. */
  public final void replaceAllUsesWith(Value from, Value to) {
    replaceUsesWithIf(from, to, use -> true);
  }

  /** Replaces the uses of {@code from} that satisfy {@code wanted} by {@code to} and notifies the listener of each. */
  public void replaceUsesWithIf(Value from, Value to, Predicate<OpOperand> wanted) {
    if (from == to) {
      return;
    }
    OpOperand use = from.firstUse();
    while (use != null) {
      OpOperand following = use.nextUse();
      if (wanted.test(use)) {
        use.set(to);
        listener.operationModified(use.owner());
      }
      use = following;
    }
  }

  /** Replaces the uses of {@code from} by {@code to}, except uses in {@code exception}, and notifies of each. */
  public final void replaceAllUsesExcept(Value from, Value to, OperationRef exception) {
    replaceUsesWithIf(from, to, use -> use.owner() != exception.operation());
  }

  /**
   * Replaces all uses of {@code from} by {@code to} without a notification, so that the users are not revisited: {@code
   * Value::replaceAllUsesWith} as some of MLIR's patterns call it. Use {@link #replaceAllUsesWith(Value, Value)} unless
   * the order of the visits must be that of such a pattern.
   */
  public void replaceAllUsesSilently(Value from, Value to) {
    for (OpOperand use = from.firstUse(); use != null; use = use.nextUse()) {
      listener.operationModifiedSilently(use.owner());
    }
    from.replaceAllUsesWith(to);
  }

  /** Redirects all terminators that branch to {@code from} to {@code to}. */
  public void replaceAllUsesWith(Block from, Block to) {
    while (from != to && from.firstUse() != null) {
      BlockOperand use = from.firstUse();
      use.set(to);
      listener.operationModified(use.owner());
    }
  }

  // ---- blocks and regions ------------------------------------------------------------------------------------------

  /** Appends an argument to {@code block}, without notification, as in MLIR: block arguments are not visited. */
  public BlockArgument addArgument(Block block, Type type, Location location) {
    if (block.parentOp() != null) {
      listener.operationModifiedSilently(block.parentOp());
    }
    return block.addArgument(type, location);
  }

  /** Sets the location of {@code op} without a notification, as MLIR's patterns do: no pattern depends on it. */
  public void setLocation(Operation op, Location location) {
    listener.operationModifiedSilently(op);
    op.setLocation(location);
  }

  /** Erases a block without predecessors and all operations in it, the last operation first. */
  public void eraseBlock(Block block) {
    for (Operation op = block.last(); op != null; op = block.last()) {
      dropAllUses(op);
      eraseOp(op);
    }
    for (int i = 0; i < block.argumentCount(); i++) {
      dropAllUses(block.argument(i));
    }
    listener.blockErased(block);
    block.erase();
  }

  /** Moves all operations of {@code source} before {@code before}, replaces its arguments by values, and erases it. */
  public void inlineBlockBefore(Block source, OperationRef before, List<? extends Value> argumentValues) {
    inlineBlock(source, before.operation().block(), before.operation(), argumentValues);
  }

  /** Moves all operations of {@code source} to the end of {@code target}, replaces its arguments, and erases it. */
  public void mergeBlocks(Block source, Block target, List<? extends Value> argumentValues) {
    inlineBlock(source, target, null, argumentValues);
  }

  private void inlineBlock(
      Block source, Block target, @Nullable Operation before, List<? extends Value> argumentValues) {
    List<Value> values = List.copyOf(argumentValues);
    for (int i = 0; i < source.argumentCount(); i++) {
      replaceAllUsesWith(source.argument(i), values.get(i));
    }
    InsertionPoint point = saveInsertionPoint();
    for (Operation op = source.first(); op != null; op = source.first()) {
      op.remove();
      target.insertBefore(before, op);
      listener.operationMoved(op);
    }
    if (point.block() == source) {
      restoreInsertionPoint(new InsertionPoint(target, point.before() == null ? before : point.before()));
    }
    eraseBlock(source);
  }

  /** Moves the blocks of {@code region} before {@code before}, into the region of that block. */
  public final void inlineRegionBefore(Region region, Block before) {
    inlineRegionBefore(region, before.parent(), before);
  }

  /**
   * Moves the blocks of {@code region} before {@code before} in {@code target}, or to its end if that is null. The
   * listener is notified of the blocks but not of the operations in them, so these are not revisited (as in MLIR).
   */
  public void inlineRegionBefore(Region region, Region target, @Nullable Block before) {
    List<Block> moved = new ArrayList<>();
    for (Block block = region.first(); block != null; block = block.next()) {
      moved.add(block);
    }
    target.takeBlocks(before, region);
    if (region.parentOp() != null) {
      listener.operationModifiedSilently(region.parentOp());
    }
    for (Block block : moved) {
      listener.blockInserted(block);
    }
  }

  /** Moves {@code op} and all operations after it into a new block after its own; notifies of the last one first. */
  public Block splitBlock(OperationRef op) {
    Block tail = op.operation().block().splitBefore(op.operation());
    listener.blockInserted(tail);
    for (Operation moved = tail.last(); moved != null; moved = moved.previous()) {
      listener.operationMoved(moved);
    }
    return tail;
  }
}

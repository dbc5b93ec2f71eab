// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Creates operations and inserts them at an insertion point. A {@link Listener} is notified of every insertion.
 *
 * <p>The insertion point is a block and the operation before which new operations are inserted, or the end of the
 * block.
 */
public class OpBuilder {
  /** Is notified of insertions by a builder. */
  public interface Listener {
    /** Called after an operation was inserted into a block. */
    default void operationInserted(Operation op) {}

    /** Called after a block was inserted into a region. */
    default void blockInserted(Block block) {}
  }

  /** A saved insertion point. */
  public record InsertionPoint(Block block, Operation before) {}

  private final Context context;
  private Listener listener;
  private @Nullable Block block;
  private @Nullable Operation before;

  /** Creates a builder without an insertion point: new operations stay detached until one is set. */
  public OpBuilder(Context context) {
    this.context = context;
  }

  /** Returns a builder that inserts before {@code op}. */
  public static OpBuilder before(OperationRef op) {
    OpBuilder builder = new OpBuilder(op.operation().context());
    builder.setInsertionPoint(op);
    return builder;
  }

  /** Returns a builder that inserts after {@code op}. */
  public static OpBuilder after(OperationRef op) {
    OpBuilder builder = new OpBuilder(op.operation().context());
    builder.setInsertionPointAfter(op);
    return builder;
  }

  /** A builder that inserts at the end of {@code block}. */
  public static OpBuilder atEnd(Context context, @Nullable Block block) {
    OpBuilder builder = new OpBuilder(context);
    builder.setInsertionPointToEnd(block);
    return builder;
  }

  public final Context context() {
    return context;
  }

  /** Sets the listener, replacing a former one; null for none. */
  public final void setListener(Listener listener) {
    this.listener = listener;
  }

  /** Returns the listener, or null. */
  public final Listener listener() {
    return listener;
  }

  // ---- insertion point ---------------------------------------------------------------------------------------------

  /** The block into which is inserted, or null. */
  public final @Nullable Block insertionBlock() {
    return block;
  }

  /** Returns the operation before which new operations are inserted, or null for the end of the block. */
  public final @Nullable Operation insertionOp() {
    return before;
  }

  /** Inserts before {@code op} from now on. */
  public final void setInsertionPoint(OperationRef op) {
    before = op.operation();
    block = before.block();
  }

  /** Inserts from now on after {@code op}, before the operation that follows it now. */
  public final void setInsertionPointAfter(OperationRef op) {
    block = op.operation().block();
    before = op.operation().next();
  }

  /** Sets the insertion point before the first operation of the block. */
  public final void setInsertionPointToStart(Block target) {
    block = target;
    before = target.first();
  }

  /** Inserts at the end of the block from now on. */
  public final void setInsertionPointToEnd(Block target) {
    block = target;
    before = null;
  }

  /** Behind the definition of {@code value}: after its operation, or at the start of its block. */
  public final void setInsertionPointAfterValue(Value value) {
    if (value.definingOp() != null) {
      setInsertionPointAfter(value.definingOp());
    } else {
      setInsertionPointToStart(value.parentBlock());
    }
  }

  /** Returns the insertion point for {@link #restoreInsertionPoint}. */
  public final InsertionPoint saveInsertionPoint() {
    return new InsertionPoint(block, before);
  }

  /** Inserts at {@code point} again. Its operation must still be in its block. */
  public final void restoreInsertionPoint(InsertionPoint point) {
    block = point.block();
    before = point.before();
  }

  // ---- making ------------------------------------------------------------------------------------------------------

  /** Returns the state of an operation to create, without operands and results. The name need not be registered. */
  public final OperationState state(Location location, String name) {
    return new OperationState(location, context.operationName(name));
  }

  /** Creates an operation and inserts it. */
  public final Operation create(OperationState state) {
    return insert(Operation.create(state));
  }

  /** Inserts a detached operation; without an insertion point it stays detached. */
  public final Operation insert(Operation op) {
    if (block != null) {
      block.insertBefore(before, op);
      if (listener != null) {
        listener.operationInserted(op);
      }
    }
    return op;
  }

  /** Copies an operation with its regions and inserts the copy. */
  public final Operation clone(Operation op, IRMapping mapping) {
    Operation copy = insert(op.clone(mapping));
    if (listener != null && copy.regionCount() > 0) {
      copy.walkPreOrder(inner -> {
        if (inner != copy) {
          listener.operationInserted(inner);
        }
      });
    }
    return copy;
  }

  /** Inserts a new block before {@code position}, or at the end of {@code region} if that is null. */
  public final Block createBlock(Region region, @Nullable Block position, List<Type> argumentTypes, Location location) {
    Block created = new Block();
    created.addArguments(argumentTypes, location);
    region.insertBefore(position, created);
    setInsertionPointToEnd(created);
    if (listener != null) {
      listener.blockInserted(created);
    }
    return created;
  }
}

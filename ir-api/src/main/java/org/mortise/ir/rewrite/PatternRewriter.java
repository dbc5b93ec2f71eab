// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * A builder that can also change and erase, and tells a {@link RewriteListener} of all of it.
 */
public class PatternRewriter extends OpBuilder {
  private RewriteListener rewriteListener;

  public PatternRewriter(Context context) {
    super(context);
  }

  public final void setRewriteListener(RewriteListener listener) {
    rewriteListener = listener;
    setListener(listener);
  }

  private RewriteListener hearer() {
    return rewriteListener == null ? RewriteListener.NONE : rewriteListener;
  }

  /** Replaces the uses of all results and erases the operation. */
  public final void replaceOp(Operation op, List<? extends Value> values) {
    hearer().operationReplaced(op, values);
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

  /** Erases an operation without uses, and everything inside it, innermost first. */
  public final void eraseOp(Operation op) {
    Operation parent = op;
    op.dropAllReferences();
    op.walk(inner -> {
      if (inner != parent) {
        hearer().operationErased(inner);
      }
    });
    hearer().operationErased(op);
    op.erase();
  }

  /** Erases a block without predecessors and all operations in it. */
  public final void eraseBlock(Block block) {
    block.dropAllReferences();
    while (block.last() != null) {
      eraseOp(block.last());
    }
    hearer().blockErased(block);
    block.erase();
  }

  /** Makes all users of {@code from} use {@code to}, telling of each user. */
  public final void replaceAllUsesWith(Value from, Value to) {
    OpOperand use = from.firstUse();
    while (use != null) {
      OpOperand following = use.nextUse();
      Operation user = use.owner();
      use.set(to);
      hearer().operationModified(user);
      use = following;
    }
  }

  /** Changes an operation in place. */
  public final void modifyOpInPlace(Operation op, Runnable change) {
    change.run();
    hearer().operationModified(op);
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
    for (int i = 0; i < source.argumentCount(); i++) {
      replaceAllUsesWith(source.argument(i), argumentValues.get(i));
    }
    while (source.first() != null) {
      Operation op = source.first();
      op.remove();
      target.insertBefore(before, op);
      hearer().operationMoved(op);
    }
    eraseBlock(source);
  }

  /** Moves the blocks of {@code region} in front of {@code before} of the region that is in. */
  public final void inlineRegionBefore(Region region, Block before) {
    before.parent().takeBlocks(before, region);
  }

  /** Moves {@code op} and all that follows into a new block behind its own. */
  public final Block splitBlock(Operation op) {
    Block tail = op.block().splitBefore(op);
    hearer().blockInserted(tail);
    return tail;
  }

  public final void moveOpBefore(Operation op, Operation before) {
    op.moveBefore(before);
    hearer().operationMoved(op);
  }

  public final void moveOpAfter(Operation op, Operation after) {
    op.moveAfter(after);
    hearer().operationMoved(op);
  }
}

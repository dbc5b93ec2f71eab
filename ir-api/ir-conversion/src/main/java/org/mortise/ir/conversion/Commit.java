// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Commits the changes of a conversion, in their order, and notifies the listener. Linear in the changes. */
final class Commit {
  private static final ConversionListener NONE = new ConversionListener() {};

  private final ConversionLog log;
  private final ValueMapping mapping;
  private final ConversionListener listener;
  private final List<Operation> dead = new ArrayList<>();
  private final List<Operation> casts = new ArrayList<>(0);
  private final List<Block> deadBlocks = new ArrayList<>();
  private boolean changed;

  Commit(ConversionLog log, @Nullable ConversionListener listener) {
    this.log = log;
    this.mapping = log.mapping();
    this.listener = listener == null ? NONE : listener;
  }

  /** Commits all changes. */
  void run() {
    for (int i = 0; i < log.size(); i++) {
      apply(log.get(i));
    }
    erase();
  }

  /**
   * Commits the changes on which no operation depends any longer, and removes them from the log. Replaced values of
   * other types remain until all operations that use them are converted.
   */
  void runDirectly() {
    if (log.size() == 0) {
      return;
    }
    changed |= log.changesProgramAfter(0);
    int count = log.size();
    for (int i = 0; i < count; i++) {
      Change change = log.get(i);
      if (isFinal(change)) {
        if (change instanceof Change.ReplacedOperation replaced) {
          log.markErased(replaced.op);
        }
        apply(change);
      }
    }
    log.retain(change -> !isFinal(change));
    erase();
  }

  /** Returns whether a change was committed before the end. */
  boolean hasChanged() {
    return changed;
  }

  private boolean isFinal(Change change) {
    if (change instanceof Change.ReplacedOperation replaced) {
      return !replaced.changesResults();
    }
    return !(change instanceof Change.InsertedCast || change instanceof Change.ReplacedArgument
        || change instanceof Change.ErasedBlock || change instanceof Change.ConvertedBlock);
  }

  private void erase() {
    keepUsedCasts();
    for (Operation op : dead) {
      op.dropAllReferences();
    }
    deadBlocks.forEach(Block::dropAllReferences);
    dead.forEach(Operation::erase);
    deadBlocks.forEach(Block::erase);
    dead.clear();
    deadBlocks.clear();
  }

  /** Keeps casts for dropped arguments that are still used; the verifier checks the users. */
  private void keepUsedCasts() {
    if (casts.isEmpty()) {
      return;
    }
    Set<Object> erased = Collections.newSetFromMap(new IdentityHashMap<>());
    erased.addAll(dead);
    erased.addAll(deadBlocks);
    for (int i = casts.size() - 1; i >= 0; i--) { // users first
      if (isUsedOutside(casts.get(i), erased)) {
        erased.remove(casts.get(i));
      }
    }
    casts.clear();
    dead.removeIf(op -> !erased.contains(op));
  }

  private static boolean isUsedOutside(Operation cast, Set<Object> erased) {
    for (Value result : cast.results()) {
      for (OpOperand use = result.firstUse(); use != null; use = use.nextUse()) {
        Operation user = use.owner();
        while (user != null && !erased.contains(user) && !erased.contains(user.block())) {
          user = user.parentOp();
        }
        if (user == null) {
          return true;
        }
      }
    }
    return false;
  }

  private void apply(Change change) {
    if (change instanceof Change.CreatedOperation created) {
      listener.operationInserted(created.op);
    } else if (change instanceof Change.ModifiedOperation modified) {
      listener.operationModified(modified.op);
    } else if (change instanceof Change.ReplacedOperation replaced) {
      replace(replaced);
    } else if (change instanceof Change.ReplacedArgument replaced) {
      replace(replaced.argument);
    } else if (change instanceof Change.InsertedCast inserted) {
      dead.add(inserted.cast.op());
      casts.add(inserted.cast.op());
    } else if (change instanceof Change.MovedOperation moved) {
      listener.operationMoved(moved.op, moved.from, moved.before);
    } else {
      applyToBlock(change);
    }
  }

  private void applyToBlock(Change change) {
    if (change instanceof Change.CreatedBlock created) {
      listener.blockInserted(created.block);
    } else if (change instanceof Change.MovedBlock moved) {
      listener.blockMoved(moved.block, moved.region, moved.before);
    } else if (change instanceof Change.SplitBlock split) {
      listener.blockInserted(split.block);
    } else if (change instanceof Change.InlinedBlock inlined) {
      inlined.moved.forEach(listener::operationMoved);
    } else if (change instanceof Change.ConvertedBlock converted) {
      listener.blockInserted(converted.converted);
      converted.moved.forEach(listener::operationMoved);
      converted.redirected.forEach(listener::operationModified);
    } else if (change instanceof Change.ErasedBlock erased) {
      listener.blockErased(erased.block);
      deadBlocks.add(erased.block);
    }
  }

  /** Replaces results by replacements of the same type, and unlinks the operation. */
  private void replace(Change.ReplacedOperation replaced) {
    Operation op = replaced.op;
    listener.operationReplaced(op, replaced.values);
    for (OpResult result : op.resultList()) {
      Value value = mapping.lookupOrNull(result, result.type());
      if (value != null && !isDead(value)) {
        replaceUses(result, value, null);
      }
    }
    if (listener != NONE) {
      op.walk(listener::operationErased);
    }
    op.remove();
    dead.add(op);
  }

  /** Replaces the uses of an argument, except uses before the operation that defines the replacement. */
  private void replace(BlockArgument argument) {
    Value value = mapping.lookupOrNull(argument, argument.type());
    if (value != null && !isDead(value)) {
      replaceUses(argument, value, value.definingOp());
    }
  }

  /** Returns whether {@code value} is the result of a one-operand cast that is not live. */
  private boolean isDead(Value value) {
    Operation definer = value.definingOp();
    return log.castOf(definer) != null && definer.operandCount() == 1;
  }

  private void replaceUses(Value from, Value to, @Nullable Operation definer) {
    OpOperand use = from.firstUse();
    while (use != null) {
      OpOperand following = use.nextUse();
      Operation user = use.owner();
      if (definer == null || user.block() != definer.block() || definer.isBeforeInBlock(user)) {
        use.set(to);
        listener.operationModified(user);
      }
      use = following;
    }
  }
}

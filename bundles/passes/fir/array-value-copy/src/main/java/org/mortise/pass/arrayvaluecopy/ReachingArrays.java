// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.ArrayAmendOp;
import org.mortise.dialect.fir.ArrayCoorOp;
import org.mortise.dialect.fir.ArrayLoadOp;
import org.mortise.dialect.fir.ArrayMergeStoreOp;
import org.mortise.dialect.fir.ArrayModifyOp;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/**
 * The loads and calls on which a stored array value depends: through operands and control flow, through the memory of
 * variables that are written during the assignment, and for an element that is changed by its address, through all
 * operations that receive that address. Linear in the operations found and their uses.
 */
final class ReachingArrays {
  private final ArrayMergeStoreOp store;
  private final List<ArrayAccess> changes;
  /** The first operation in the block of the store that changes the array; null if unknown. */
  private final @Nullable Operation firstChange;
  private final Set<ArrayLoadOp> loads = new LinkedHashSet<>();
  private final Set<Operation> calls = new LinkedHashSet<>();
  private final Set<Value> seen = new HashSet<>();
  private final Set<Operation> followed = new HashSet<>();
  private final Set<Value> described = new HashSet<>();
  private final Deque<Value> pending = new ArrayDeque<>();
  private boolean readsMemory;

  /** @param accesses the accesses of the array that is stored */
  ReachingArrays(ArrayMergeStoreOp store, List<ArrayAccess> accesses) {
    this.store = store;
    this.changes = accesses.stream().filter(access -> access.changed() != null).toList();
    this.firstChange = firstChange();
    add(store.sequence());
    List<Value> sources = new ArrayList<>();
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      ArrayFlow.collectSources(value, sources);
      sources.forEach(this::add);
      sources.clear();
      if (value.definingOp() != null) {
        visit(value.definingOp());
      }
    }
  }

  Set<ArrayLoadOp> loads() {
    return loads;
  }

  Set<Operation> calls() {
    return calls;
  }

  /** Returns whether the stored array is read while it is changed, but not through an array value. */
  boolean readsMemory() {
    return readsMemory;
  }

  /** Returns whether an address is in the stored array, but not known to be the address of the changed element. */
  private boolean isOtherElement(Value address) {
    if (BufferGraph.viewBase(address) != BufferGraph.viewBase(store.memref())) {
      return false;
    }
    ArrayCoorOp element = ArrayCoorOp.of(address.definingOp());
    return element == null || element.memref() != store.memref() || element.slice() != store.slice()
        || changes.isEmpty() || !changes.stream().allMatch(change -> isAt(change, element));
  }

  private static boolean isAt(ArrayAccess change, ArrayCoorOp element) {
    List<Value> bounds = ElementAddress.lowerBounds(element.shape());
    if (change.indices().size() != element.indices().size()) {
      return false;
    }
    for (int i = 0; i < change.indices().size(); i++) {
      AddIOp sum = AddIOp.of(element.indices().get(i).definingOp());
      boolean isFromBound = sum != null && sum.lhs() == change.indices().get(i)
          && (bounds == null ? isOne(sum.rhs()) : sum.rhs() == bounds.get(i));
      if (!isFromBound) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOne(Value value) {
    IntegerAttr constant = Constants.integerOf(value);
    return constant != null && constant.fitsLong() && constant.longValue() == 1;
  }

  private @Nullable Operation firstChange() {
    Operation first = null;
    for (ArrayAccess change : changes) {
      Operation inBlock = ancestorInBlock(change.operation());
      if (inBlock == null) {
        return null;
      }
      first = first == null || inBlock.isBeforeInBlock(first) ? inBlock : first;
    }
    return first;
  }

  private @Nullable Operation ancestorInBlock(Operation op) {
    Operation inBlock = op;
    while (inBlock != null && inBlock.block() != store.operation().block()) {
      inBlock = inBlock.parentOp();
    }
    return inBlock;
  }

  private void add(Value value) {
    if (seen.add(value)) {
      pending.push(value);
    }
  }

  private void visit(Operation op) {
    if (op.regionCount() > 0 || !followed.add(op)) {
      return;
    }
    if (ArrayLoadOp.of(op) != null) {
      loads.add(ArrayLoadOp.of(op));
    } else if (AllocaOp.of(op) != null || AllocMemOp.of(op) != null) {
      addUsersOfAddress(op.result(0), true);
    } else if (EmboxOp.of(op) != null) {
      addUsersOfDescribed(EmboxOp.of(op));
    } else if (ArrayAmendOp.of(op) != null) {
      addUsersOfAddress(ArrayAmendOp.of(op).memref(), false);
    } else if (ArrayModifyOp.of(op) != null) {
      addUsersOfAddress(op.result(0), false);
    }
    followOperands(op);
  }

  private void followOperands(Operation op) {
    boolean isCall = op.implementsInterface(CallOpInterface.class);
    if (isCall) {
      calls.add(op);
    }
    for (int i = 0; i < op.operandCount(); i++) {
      boolean isAccess = isCall || LoadOp.of(op) != null;
      readsMemory |= isAccess && isInAssignment(op) && isOtherElement(op.operand(i));
      add(op.operand(i));
    }
  }

  /** Follows other operations on described memory: contents loaded or assigned there may reach its readers. */
  private void addUsersOfDescribed(EmboxOp descriptor) {
    if (!described.add(descriptor.memref())) {
      return;
    }
    for (OpOperand use : descriptor.memref().uses()) {
      Operation user = use.owner();
      if (ArrayMergeStoreOp.of(user) == null) {
        visit(user);
      } else if (isInAssignment(user)) {
        add(ArrayMergeStoreOp.of(user).sequence());
      }
    }
  }

  /**
   * Follows the operands of the operations that may write to an address, or to a descriptor with it.
   *
   * @param isVariable whether only writes that belong to the assignment count
   */
  private void addUsersOfAddress(Value address, boolean isVariable) {
    Set<Value> addresses = new HashSet<>();
    Deque<Value> views = new ArrayDeque<>();
    addresses.add(address);
    views.push(address);
    while (!views.isEmpty()) {
      Value view = views.pop();
      for (OpOperand use : view.uses()) {
        Operation user = use.owner();
        if (user.implementsInterface(ViewLikeOpInterface.class)) {
          if (addresses.add(user.result(0))) {
            views.push(user.result(0));
          }
          continue;
        }
        StoreOp written = StoreOp.of(user);
        if (written != null && written.value() == view && addresses.add(written.memref())) {
          views.push(written.memref());
        }
        boolean isCounted = !isVariable || isInAssignment(user);
        if (isCounted && ArrayAmendOp.of(user) == null && mayWrite(user) && followed.add(user)) {
          followOperands(user);
        }
      }
    }
  }

  private static boolean mayWrite(Operation user) {
    return user.resultCount() == 0 || user.implementsInterface(CallOpInterface.class);
  }

  /** Returns whether {@code op} may be executed between the first change of the array and the store. */
  private boolean isInAssignment(Operation op) {
    Operation inBlock = ancestorInBlock(op);
    return firstChange == null
        || inBlock != null && !inBlock.isBeforeInBlock(firstChange) && inBlock.isBeforeInBlock(store.operation());
  }
}

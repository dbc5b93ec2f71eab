// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RetainedAddressOpInterface;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/**
 * The flow of the addresses of other dialects, such as addresses of Fortran's variables, and the addresses that code
 * can reach in ways that {@link BufferUsers} does not follow. An address escapes if it, or a value derived from it,
 * <ol>
 * <li>is stored: it is an operand of an operation that writes other memory than the operand's;
 * <li>leaves a region in a way that no interface describes;
 * <li>becomes a number;
 * <li>names a variable whose address a called function may keep ({@link RetainedAddressOpInterface});
 * <li>is used in a region that may be executed later than its parent operation.
 * </ol>
 * A called function does not keep other addresses. Linear in the values, their uses and the nesting of regions.
 */
final class AddressFlow {
  private final Operation root;
  /** For each value, the values that it may be or be derived from. */
  private final Map<Value, List<Value>> sources = new IdentityHashMap<>();
  private final Set<Value> escaping = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Operation, Boolean> deferring = new HashMap<>();

  AddressFlow(Operation root, BufferUsers users) {
    this.root = root;
    List<Value> values = new ArrayList<>();
    root.walkPreOrder(op -> {
      addTokens(op.resultList(), values);
      for (int i = 0; i < op.regionCount(); i++) {
        op.region(i).blocks().forEach(block -> addTokens(block.argumentList(), values));
      }
    });
    Deque<Value> pending = new ArrayDeque<>();
    List<Value> targets = new ArrayList<>();
    for (Value value : values) {
      targets.clear();
      users.collectTargets(value, targets);
      targets.forEach(target -> sources.computeIfAbsent(target, key -> new ArrayList<>(1)).add(value));
      if (escapesItself(value) && escaping.add(value)) {
        pending.add(value);
      }
    }
    while (!pending.isEmpty()) {
      for (Value source : sources.getOrDefault(pending.poll(), List.of())) {
        if (escaping.add(source)) {
          pending.add(source);
        }
      }
    }
  }

  Set<Value> escaping() {
    return escaping;
  }

  /** Returns the values that {@code value} may be or be derived from, beginning with itself. Linear in these. */
  List<Value> sourcesOf(Value value) {
    List<Value> reached = new ArrayList<>(List.of(value));
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    seen.add(value);
    for (int i = 0; i < reached.size(); i++) { // grows by the sources
      for (Value source : sources.getOrDefault(reached.get(i), List.of())) {
        if (seen.add(source)) {
          reached.add(source);
        }
      }
    }
    return reached;
  }

  private static void addTokens(List<? extends Value> candidates, List<Value> values) {
    for (Value value : candidates) {
      if (BufferUsers.isCarrier(value.type())) {
        values.add(value);
      }
    }
  }

  private boolean escapesItself(Value value) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      Operation user = use.owner();
      if (isKept(use) || becomesNumber(user) || isDeferred(user)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isKept(OpOperand use) {
    Operation user = use.owner();
    RetainedAddressOpInterface variable = user.getInterface(RetainedAddressOpInterface.class);
    if (variable != null && variable.mayBeRetained(user)) {
      return true;
    }
    if (user.hasTrait(Trait.TERMINATOR) && user.successorCount() == 0) {
      return !(user.implementsInterface(RegionBranchTerminatorOpInterface.class)
          && user.parentOp().implementsInterface(RegionBranchOpInterface.class));
    }
    return !BufferGraph.isDescribed(user) && !user.implementsInterface(CallOpInterface.class)
        && MemoryEffects.mayStore(use);
  }

  private static boolean becomesNumber(Operation user) {
    boolean isTaken = user.hasTrait(Trait.TAKES_ADDRESS);
    for (int i = 0; i < user.resultCount() && !isTaken; i++) {
      boolean isNumber = user.result(i).type() instanceof IntegerType type && type.width() >= Integer.SIZE
          || user.result(i).type() instanceof IndexType;
      isTaken = isNumber && BufferGraph.viewSource(user.result(i)) != null;
    }
    return isTaken;
  }

  /** Returns whether an ancestor of {@code user} may execute its region later. */
  private boolean isDeferred(Operation user) {
    List<Operation> passed = new ArrayList<>();
    boolean result = false;
    for (Operation op = user.parentOp(); op != root; op = op.parentOp()) {
      Boolean known = deferring.get(op);
      if (known != null) {
        result = known;
        break;
      }
      passed.add(op);
      if (!isSequential(op)) {
        result = true;
        break;
      }
    }
    for (Operation op : passed) {
      deferring.put(op, result);
    }
    return result;
  }

  private static boolean isSequential(Operation op) {
    return op.implementsInterface(RegionBranchOpInterface.class) || op.implementsInterface(LoopLikeOpInterface.class)
        || op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS);
  }
}

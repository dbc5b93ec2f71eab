// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpResult;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingOpOperand;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRelation;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.interfaces.CastOpInterface;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/**
 * Finds the origin of a tensor: the tensor from which it is derived without moving elements. The buffer of a tensor is
 * its origin's buffer, with each element at the same position, or a copy that aliases no older buffer. Follows
 * destinations, casts, branches and loops. Linear in the followed tensors, at most {@value #MOST} for one query;
 * results are cached.
 */
final class CommonOrigins {
  private static final int MOST = 1024;

  private final AnalysisState state;
  private final Map<Value, Value> known = new HashMap<>();
  private final Set<Value> ambiguous = Collections.newSetFromMap(new IdentityHashMap<>());

  CommonOrigins(AnalysisState state) {
    this.state = state;
  }

  /** Returns the origin of {@code tensor}, which may be itself; null if there are several. */
  @Nullable Value of(Value tensor) {
    Value before = known.get(tensor);
    if (before != null || ambiguous.contains(tensor)) {
      return before;
    }
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Value> open = new ArrayDeque<>(List.of(tensor));
    Value origin = null;
    while (!open.isEmpty()) {
      Value value = open.removeLast();
      if (!seen.add(value)) {
        continue;
      }
      Value leaf = known.get(value);
      List<Value> sources = leaf == null ? sources(value) : List.of();
      leaf = leaf == null && sources.isEmpty() ? value : leaf;
      if (leaf != null && origin != null && leaf != origin || seen.size() > MOST) {
        ambiguous.add(tensor);
        return null;
      }
      origin = leaf != null ? leaf : origin;
      open.addAll(sources);
    }
    if (origin == null) {
      ambiguous.add(tensor); // a loop that is never entered
      return null;
    }
    for (Value value : seen) {
      known.put(value, origin);
    }
    return origin;
  }

  /** Returns the candidate tensors with the same elements at the same buffer positions; empty if unknown. */
  private List<Value> sources(Value value) {
    Operation owner = BufferTypes.ownerOf(value);
    List<Value> carried = carried(owner, value);
    if (carried != null) {
      return carried;
    }
    if (state.bufferizable(value) == null) {
      return List.of();
    }
    List<Value> sources = new ArrayList<>(1);
    for (AliasingOpOperand alias : state.aliasingOpOperands(value)) {
      if (!keepsPositions(value, owner, alias)) {
        return List.of();
      }
      sources.add(alias.operand().value());
    }
    return sources;
  }

  /** Returns the initial and the yielded tensor of a loop for a result or argument of the loop; otherwise null. */
  private static @Nullable List<Value> carried(Operation loop, Value value) {
    LoopLikeOpInterface like = loop.getInterface(LoopLikeOpInterface.class);
    if (like == null || !isSimple(loop, like)) {
      return null;
    }
    int index = value instanceof OpResult result ? result.index() : like.getRegionIterArgs(loop).indexOf(value);
    if (index < 0) {
      return null;
    }
    OperandRange yielded = like.getYieldedValues(loop);
    Value initial = like.getInits(loop).get(index);
    return yielded == null ? List.of(initial) : List.of(initial, yielded.get(index));
  }

  /** Returns whether initial values, arguments, yielded values and results correspond by their position. */
  static boolean isSimple(Operation loop, LoopLikeOpInterface like) {
    return like.getLoopRegions(loop).size() == 1 && like.getInits(loop).size() == loop.resultCount()
        && like.getRegionIterArgs(loop).size() == loop.resultCount();
  }

  private static boolean keepsPositions(Value value, Operation owner, AliasingOpOperand alias) {
    if (alias.relation() != BufferRelation.EQUIVALENT) {
      return false;
    }
    Type from = alias.operand().value().type();
    if (owner.implementsInterface(CastOpInterface.class)) {
      return haveSameRank(from, value.type());
    }
    // An operation that changes a dynamic shape could have operand and result of the same type.
    return from == value.type() && (value instanceof BlockArgument || alias.operand().owner() != owner
        || owner.implementsInterface(DestinationStyleOpInterface.class)
        || from instanceof ShapedType shaped && shaped.hasStaticShape());
  }

  private static boolean haveSameRank(Type one, Type other) {
    return one instanceof RankedTensorType first && other instanceof RankedTensorType second
        && first.rank() == second.rank();
  }
}

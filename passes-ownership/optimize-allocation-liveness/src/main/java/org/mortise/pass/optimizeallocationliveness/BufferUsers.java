// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferEdge;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.TupleType;
import org.mortise.ir.types.VectorType;

/**
 * The operations by which a program can reach buffers, for groups of up to {@value #GROUP} buffers at once.
 *
 * <p>From a buffer, all values that may be the buffer or hold its address are followed: the aliases of {@link
 * BufferAliases}, values loaded from a local box into which the buffer is stored, results of operations with unknown
 * effects, tensors that represent the buffer, and <em>tokens</em>. A token is a result of a type that is not builtin.
 * If an operation that uses the buffer, directly or in a region, returns a token, the access may last until the token
 * is used, as with {@code async.execute}. A buffer that {@link BufferEscapes escapes} can be reached in other ways,
 * too, see {@link #escapes} and {@link UnknownAccesses}.
 *
 * <p>A group is one propagation of bit sets along these edges: linear in the values and uses that the group reaches.
 */
final class BufferUsers {
  /** The number of buffers that are followed at once. */
  static final int GROUP = Long.SIZE;

  private static final BufferGraph GRAPH = BufferGraph.of(BufferEdge.DECLARED, BufferEdge.SELECT, BufferEdge.VIEW,
      BufferEdge.BRANCH, BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT, BufferEdge.CALL, BufferEdge.UNKNOWN_CONTROL);

  /** Receives the uses of the buffers of a group. */
  @FunctionalInterface
  interface Visitor {
    /** Visits an operation with an operand that may be one of the buffers in {@code group}, a bit set. */
    void visitUser(Operation user, long group);
  }

  /** The buffers, as bit sets, that reach a value, and the buffers that are not yet propagated from it. */
  private static final class Reached {
    private long all;
    private long pending;
  }

  private final BufferAliases aliases;
  private final BufferEscapes escapes;
  private final boolean followsNumbers;
  /** The operations with regions that return tokens. */
  private final Set<Operation> tokenRegions = new HashSet<>();
  /** The flow of addresses of other dialects; created at first use. */
  private @Nullable AddressFlow addresses;

  /**
   * Computes the aliases.
   *
   * @param followsNumbers whether a number that a call returns counts as an alias of the operands, as in MLIR
   */
  BufferUsers(Operation root, boolean followsNumbers) {
    this.followsNumbers = followsNumbers;
    BufferAliases flow = BufferAliases.of(root, GRAPH);
    escapes = BufferEscapes.of(flow);
    List<Value[]> further = new ArrayList<>(escapes.contentsOfBoxes());
    root.walkPreOrder(op -> {
      if (op.resultCount() > 1 && op.implementsInterface(CallOpInterface.class)) {
        addResults(op, further);
      }
      if (op.regionCount() > 0 && op.resultList().stream().anyMatch(result -> isToken(result.type()))) {
        tokenRegions.add(op);
      }
    });
    aliases = flow.with(further);
  }

  /** Adds pairs of results of a call as aliases: a callee may return one buffer twice. */
  private static void addResults(Operation call, List<Value[]> pairs) {
    Value previous = null;
    for (Value result : call.results()) {
      if (result.type() instanceof BaseMemRefType) {
        if (previous != null) {
          pairs.add(new Value[] {previous, result});
          pairs.add(new Value[] {result, previous});
        }
        previous = result;
      }
    }
  }

  /** Returns whether {@code buffer} escapes, so that {@link UnknownAccesses} may be accesses to it. */
  boolean escapes(Value buffer) {
    return escapes.contains(buffer) || addresses != null && addresses.escaping().contains(buffer);
  }

  /**
   * Follows the values of types that are not builtin, such as addresses of another dialect, and includes them in the
   * results of {@link #escapes} and {@link #sourcesOf} from then on. Returns the escaping values.
   */
  Set<Value> followAddresses(Operation root) {
    addresses = new AddressFlow(root, this);
    return addresses.escaping();
  }

  /** Returns all known values whose buffer {@code value} can be, beginning with {@code value}. */
  List<Value> sourcesOf(Value value) {
    if (addresses != null && isToken(value.type())) {
      return addresses.sourcesOf(value);
    }
    return aliases.resolveReverse(value).stream().filter(this::isFollowed).toList();
  }

  /** Returns all values that may be buffers. */
  List<Value> values() {
    return aliases.values();
  }

  /** Visits the users of {@code buffers}, at most {@value #GROUP} lists of values; the number of a list is its bit. */
  void visit(List<? extends List<? extends Value>> buffers, Visitor visitor) {
    Map<Value, Reached> reached = new IdentityHashMap<>();
    Deque<Value> changed = new ArrayDeque<>();
    for (int i = 0; i < buffers.size(); i++) {
      for (Value value : buffers.get(i)) {
        add(value, 1L << i, reached, changed);
      }
    }
    propagate(reached, changed, visitor);
  }

  /** Visits the users of any number of {@code values}, without distinguishing them. */
  void visitAll(List<? extends Value> values, Consumer<Operation> visitor) {
    Map<Value, Reached> reached = new IdentityHashMap<>();
    Deque<Value> changed = new ArrayDeque<>();
    values.forEach(value -> add(value, 1, reached, changed));
    propagate(reached, changed, (user, group) -> visitor.accept(user));
  }

  private void propagate(Map<Value, Reached> reached, Deque<Value> changed, Visitor visitor) {
    List<Value> targets = new ArrayList<>();
    while (!changed.isEmpty()) {
      Value value = changed.poll();
      Reached here = reached.get(value);
      long group = here.pending;
      here.pending = 0;
      targets.clear();
      collectTargets(value, targets);
      for (Value target : targets) {
        if (isFollowed(target)) {
          add(target, group, reached, changed);
        }
      }
    }
    reached.forEach((value, here) -> {
      for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
        visitor.visitUser(use.owner(), here.all);
      }
    });
  }

  private boolean isFollowed(Value value) {
    return followsNumbers || isReference(value) || aliases.isAddress(value);
  }

  private static void add(Value value, long group, Map<Value, Reached> reached, Deque<Value> changed) {
    Reached here = reached.computeIfAbsent(value, key -> new Reached());
    long added = group & ~here.all;
    if (added == 0) {
      return;
    }
    here.all |= added;
    if (here.pending == 0) {
      changed.add(value);
    }
    here.pending |= added;
  }

  /** Collects the values that may be the buffer {@code value}, hold its address or represent an access to it. */
  void collectTargets(Value value, List<Value> targets) {
    targets.addAll(aliases.directAliases(value));
    boolean isCarrier = isCarrier(value.type());
    if (!isCarrier && !(value.type() instanceof BaseMemRefType)) {
      return;
    }
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      Operation user = use.owner();
      if (isCarrier) {
        GRAPH.collectTargets(use, targets);
      }
      if (user.resultCount() > 0 && !BufferGraph.isDescribed(user)
          && !user.implementsInterface(CallOpInterface.class)) {
        collectResults(use, targets);
      }
      for (Operation op = user.parentOp(); op != null && !tokenRegions.isEmpty(); op = op.parentOp()) {
        if (tokenRegions.contains(op)) {
          op.resultList().stream().filter(result -> isToken(result.type())).forEach(targets::add);
        }
      }
    }
  }

  /** Collects the results of an undescribed operation that may hold the operand or represent an access to it. */
  private static void collectResults(OpOperand use, List<Value> targets) {
    Operation user = use.owner();
    boolean isBuffer = use.value().type() instanceof BaseMemRefType;
    List<MemoryEffect> effects = MemoryEffects.of(user);
    boolean isUnknown = effects == null && !user.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS);
    for (OpResult result : user.resultList()) {
      if (result.type() instanceof BaseMemRefType
          ? (isUnknown || !isBuffer) && !MemoryEffects.hasEffect(user, MemoryEffect.Kind.ALLOCATE, result)
          : isCarrier(result.type()) && !isContent(result.type(), use.value().type())) {
        targets.add(result);
      }
    }
  }

  private static boolean isContent(Type result, Type buffer) {
    return buffer instanceof BaseMemRefType memref && memref.elementType() == result;
  }

  /** Returns whether {@code value} may be a buffer, hold one or represent an access to one. */
  static boolean isReference(Value value) {
    return value.type() instanceof BaseMemRefType || isCarrier(value.type());
  }

  /** Returns whether a value of the non-buffer type {@code type} may hold a buffer or represent an access to one. */
  static boolean isCarrier(Type type) {
    return type instanceof TensorType || type instanceof TupleType || isToken(type);
  }

  /** Returns whether {@code type} is neither builtin nor a type of buffers, tensors or aggregates. */
  static boolean isToken(Type type) {
    return !(type instanceof ShapedType) && !(type instanceof ComplexType) && !(type instanceof VectorType)
        && !type.dialectNamespace().equals("builtin");
  }
}

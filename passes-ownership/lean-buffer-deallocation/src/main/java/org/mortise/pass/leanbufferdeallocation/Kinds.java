// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The kinds of the buffers that can be given to each set of slots, to the callers of a function, and to callees. The
 * kind of a set of slots is the common kind of the buffers that may be given to it; the usual kind if they differ, or
 * if copies of their kind would be needed but do not exist. Buffers of other kinds are lent or copied. The same holds
 * for results of a function whose callers are known; results of other functions are of the usual kind. A buffer of an
 * unusual kind is given away only as allocated, never as a view, and no buffer leaves its memory space.
 *
 * <p>The kinds are a lattice of three levels with the usual kind at the top, so each set changes at most twice: linear
 * in the handovers.
 */
final class Kinds {
  /** Slots and results restricted to the usual kind, because they would need copies of a kind that has none. */
  static final class Refusals {
    private static final int MAX_ROUNDS = 3;

    private final Set<Value> slots = new HashSet<>();
    private final Set<Integer> results = new HashSet<>();
    private int rounds;

    private boolean isAll() {
      return rounds > MAX_ROUNDS;
    }
  }

  private final OwnershipGraph graph;
  private final AllocationKinds allocations;
  private final BoundarySummaries boundaries;
  private final Refusals refusals;
  private final BufferPolicies policies;
  private final Set<Slots> refused = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Slots> pending = new ArrayDeque<>();
  private final Freeing[] results;

  Kinds(OwnershipGraph graph, AllocationKinds allocations, BoundarySummaries boundaries, Refusals refusals) {
    this.graph = graph;
    this.allocations = allocations;
    this.boundaries = boundaries;
    this.policies = boundaries.policies();
    this.refusals = refusals;
    FunctionOpInterface function = graph.function.getInterface(FunctionOpInterface.class);
    this.results = new Freeing[function.getResultTypes(graph.function).size()];
    Arrays.fill(results, Freeing.USUAL);
  }

  /** Finds the kinds of all slots, whose sets are final, and of the results of the function. */
  void find() {
    if (graph.candidates.stream().allMatch(candidate -> candidate.freeing.isUsual())) {
      return; // as are all slots and results, then
    }
    for (Buffer candidate : graph.candidates) {
      if (candidate.kind == Buffer.Kind.SLOT && (refusals.isAll() || refusals.slots.contains(candidate.value))) {
        refused.add(candidate.slots.find());
      }
    }
    graph.allHandovers.forEach(this::update);
    while (!pending.isEmpty()) {
      for (Buffer member : pending.pop().members) {
        graph.forEachOwnHandover(member, this::update);
      }
    }
    findResults();
  }

  private void update(Handover handover) {
    Freeing source = handover.kind == Handover.Kind.SLOTS ? kindOf(handover) : null;
    if (source == null) {
      return;
    }
    Slots slots = handover.slots();
    Freeing joined = refused.contains(slots) ? Freeing.USUAL : join(slots.freeing, source);
    if (slots.freeing == null || !joined.isSame(slots.freeing)) {
      slots.freeing = joined;
      pending.push(slots);
    }
  }

  private static Freeing join(@Nullable Freeing known, Freeing other) {
    return (known == null ? other : known).join(other);
  }

  private void findResults() {
    Freeing[] found = new Freeing[results.length];
    for (Handover handover : graph.allHandovers) {
      Freeing source = handover.kind == Handover.Kind.RESULT && handover.index < found.length
          ? kindOf(handover) : null;
      if (source != null) {
        found[handover.index] = join(found[handover.index], source);
      }
    }
    for (int i = 0; i < found.length; i++) {
      boolean isOwn = found[i] != null && !found[i].isUsual() && !refusals.isAll() && !refusals.results.contains(i)
          && boundaries.areCallersKnown(graph.function);
      results[i] = isOwn ? found[i] : Freeing.USUAL;
    }
  }

  /** Returns the kind of the buffer that {@code handover} can give away; null if none or unknown so far. */
  private @Nullable Freeing kindOf(Handover handover) {
    Buffer root = graph.rootOf(handover.buffer);
    if (root.kind == Buffer.Kind.OTHER) {
      return null;
    }
    Freeing kind = root.kind == Buffer.Kind.SLOT ? root.slots.find().freeing : root.freeing;
    return kind == null || canLeave(root, handover, kind) ? kind : null;
  }

  /** Returns whether a buffer of kind {@code kind} is handed over in a form that can be freed. */
  private boolean canLeave(Buffer root, Handover handover, Freeing kind) {
    return areInOneSpace(root.value, handover.value())
        && (kind.isUsual() || LocalClones.isWhole(handover.value(), root.value));
  }

  /** Returns whether {@code view} has the memory space and the pool of {@code buffer}. */
  private boolean areInOneSpace(Value buffer, Value view) {
    return !(buffer.type() instanceof BaseMemRefType one) || !(view.type() instanceof BaseMemRefType other)
        || one == other || one.memorySpace() == other.memorySpace()
        && policies.poolOf(graph.function, one) == policies.poolOf(graph.function, other);
  }

  /** Returns the kind of the results of the function. */
  Freeing ofResult(int index) {
    return results[index];
  }

  /** Returns the kind of the buffers that can be given away by {@code handover}. */
  Freeing ofTarget(Handover handover) {
    return switch (handover.kind) {
      case SLOTS -> handover.slots().freeing();
      case RESULT -> handover.index < results.length ? results[handover.index] : Freeing.USUAL;
      case CALL -> boundaries.kindOfArgument(handover.op, handover.index);
    };
  }

  /**
   * Returns whether {@code handover} may give its buffer away: the buffer is owned and has the target's kind, or it
   * belongs to the program on both sides of a return.
   */
  boolean canGive(Handover handover) {
    Buffer root = graph.rootOf(handover.buffer);
    if (handover.kind == Handover.Kind.RESULT && boundaries.isOfProgram(graph.function, handover.value())) {
      return true;
    }
    return root.isOwner() && root.freeing().isSame(ofTarget(handover)) && canLeave(root, handover, root.freeing());
  }

  /** Records where copies of a kind without copies are needed. Returns whether the decisions must be made again. */
  boolean refuse() {
    boolean isNew = false;
    for (Handover handover : graph.allHandovers) {
      if (!needsUnknownCopy(handover)) {
        continue;
      }
      if (handover.kind == Handover.Kind.SLOTS) {
        for (Buffer member : handover.slots().members) {
          isNew |= refusals.slots.add(member.value);
        }
      } else if (handover.kind == Handover.Kind.RESULT) {
        isNew |= refusals.results.add(handover.index);
      }
    }
    refusals.rounds += isNew ? 1 : 0;
    return isNew;
  }

  /** Returns an error if a callee needs a copy of a kind that has no copies. */
  @Nullable Diagnostic violation() {
    for (Handover handover : graph.allHandovers) {
      if (handover.kind == Handover.Kind.CALL && needsUnknownCopy(handover)) {
        return handover.op.error("operand " + handover.index + " is freed by the callee with '" + ofTarget(handover)
            + "', but is not a buffer that can be given to it; it cannot be copied either: allocate it by the operation"
            + " that belongs to '" + ofTarget(handover) + "', or let the caller free it");
      }
    }
    return null;
  }

  private boolean needsUnknownCopy(Handover handover) {
    boolean copies = handover.mode == Handover.Mode.CLONE || handover.mode == Handover.Mode.MOVE_OR_CLONE;
    return copies && !ofTarget(handover).isClonable(allocations);
  }
}

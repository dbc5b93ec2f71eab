// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.types.ShapedType;

/**
 * The lifetime of one owned buffer: the uses of all values that may be the buffer while its owner has it, the points at
 * which the owner gives it away or the program frees it, and the points at which it has to be freed on all other paths.
 * Linear in the uses, their nesting depth, and the blocks through which the buffer is live.
 */
final class Life {
  /**
   * A use.
   *
   * @param op the user
   * @param ends whether the owner loses the buffer
   * @param handover the handover that gives the buffer away; null if the program frees it
   */
  record Point(Operation op, boolean ends, @Nullable Handover handover) {}

  final Buffer owner;
  private final OwnershipGraph graph;
  final List<Point> points = new ArrayList<>();
  /** Handovers that lend the buffer to slots that are live where the owner is not available. */
  final List<Handover> tooLong = new ArrayList<>();
  /** Whether the owner gives the buffer away, at least on some path. */
  boolean isGivenAway;
  /** Whether the program itself frees the buffer. */
  boolean isReleased;
  /** Whether the program frees the buffer through an ambiguous value, or uses it for an unknown time. */
  boolean isOutOfSight;
  /** The operations whose tokens have been followed. */
  private final Set<Operation> tokenOps = new HashSet<>(0);
  /** Points that end the lifetime although it continues. */
  final List<Point> conflicts = new ArrayList<>();
  /** The points at which the buffer has to be freed, if there are no conflicts. */
  final List<Free> frees = new ArrayList<>();

  private Life(OwnershipGraph graph, Buffer owner) {
    this.graph = graph;
    this.owner = owner;
  }

  /** Computes the lifetime of {@code owner}. */
  static Life of(OwnershipGraph graph, Buffer owner) {
    Life life = new Life(graph, owner);
    life.follow();
    if (life.tooLong.isEmpty() && !life.isOutOfSight) {
      life.findSharedArguments();
      if (life.conflicts.isEmpty()) {
        new Placement(life).run();
      }
    }
    return life;
  }

  /** Finds calls that would free the buffer although another operand is the same buffer or a view of it. */
  private void findSharedArguments() {
    if (!isGivenAway) {
      return;
    }
    Set<Operation> users = new HashSet<>();
    for (Point point : points) {
      if (!point.ends()) {
        users.add(point.op());
      }
    }
    for (Point point : points) {
      if (point.ends() && point.handover() != null && point.handover().kind == Handover.Kind.CALL
          && users.contains(point.op())) {
        conflicts.add(point);
      }
    }
  }

  private void follow() {
    Deque<Buffer> pending = new ArrayDeque<>();
    push(owner, pending);
    while (!pending.isEmpty()) {
      Buffer buffer = pending.pop();
      boolean own = graph.rootOf(buffer) == owner;
      for (OpOperand use = buffer.value.firstUse(); use != null; use = use.nextUse()) {
        if (graph.isReachable(use.owner())) {
          addUse(use, own, pending);
        }
      }
      for (Buffer alias : graph.aliasesOf(buffer)) {
        push(alias, pending);
      }
      if (buffer.kind == Buffer.Kind.SLOT) {
        followSlot(buffer, pending);
      }
    }
  }

  /** Follows a buffer that was handed over twice: the second slot borrows it from the first one. */
  private void followSlot(Buffer slot, Deque<Buffer> pending) {
    for (Handover source : slot.slots.find().sources) {
      for (Handover follower : source.followers) {
        if (follower.mode == Handover.Mode.LEND && source.targets.contains(slot)) {
          follower.targets.forEach(target -> push(target, pending));
        }
      }
    }
  }

  private void push(Buffer buffer, Deque<Buffer> pending) {
    if (buffer.visitor != this) {
      buffer.visitor = this;
      pending.push(buffer);
    }
  }

  private void add(Point point) {
    points.add(point);
    isGivenAway |= point.ends();
    isReleased |= point.ends() && point.handover() == null;
  }

  private void addUse(OpOperand use, boolean own, Deque<Buffer> pending) {
    Operation op = use.owner();
    Handover handover = graph.handoverOf(use);
    followTokens(op);
    if (handover == null) {
      if (graph.releases.isTakenOver(op)) {
        return;
      }
      if (graph.releases.isUnclear(use)) {
        isOutOfSight = true;
      } else if (!graph.releases.contains(use)) {
        add(new Point(op, false, null));
      } else if (own) {
        add(new Point(op, true, null));
      } else {
        isOutOfSight = true;
      }
      return;
    }
    if (own && handover.first != null && handover.mode != Handover.Mode.CLONE) {
      return; // given away by the first
    }
    boolean ends = own && handover.gives();
    add(new Point(op, ends, handover));
    if (ends || handover.mode == Handover.Mode.CLONE || handover.mode == Handover.Mode.MOVE_OR_CLONE) {
      return;
    }
    for (Buffer target : handover.targets) {
      if (!graph.isAvailable(owner.value, target.value)) {
        tooLong.add(handover);
        return;
      }
      push(target, pending);
    }
  }

  /**
   * Adds the uses of tokens that {@code op} returns, because it may access the buffer until they are waited for, and
   * the uses of dependent tokens. If a terminator forwards a token, the time of the last access is unknown.
   */
  private void followTokens(Operation op) {
    if (!returnsToken(op)) {
      return;
    }
    Deque<Operation> pending = new ArrayDeque<>();
    pending.push(op);
    while (!pending.isEmpty()) {
      Operation running = pending.pop();
      if (!tokenOps.add(running)) {
        continue;
      }
      for (Value token : running.results()) {
        for (OpOperand use = isToken(token) ? token.firstUse() : null; use != null; use = use.nextUse()) {
          Operation user = use.owner();
          if (!graph.isReachable(user) || graph.releases.isTakenOver(user)) {
            continue;
          }
          if (user.hasTrait(Trait.TERMINATOR)) {
            isOutOfSight = true;
            return;
          }
          add(new Point(user, false, null));
          pending.push(user);
        }
      }
    }
  }

  private static boolean returnsToken(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (isToken(op.result(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code value} is a token: its type is neither builtin nor a type of data. */
  private static boolean isToken(Value value) {
    return !(value.type() instanceof ShapedType) && !value.type().dialectNamespace().equals("builtin");
  }

  /** Returns whether {@code op} may allocate memory inside its regions. */
  boolean mayAllocate(Operation op) {
    return graph.mayAllocate(op);
  }

  boolean isReachable(Block block) {
    return graph.dominance.isReachableFromEntry(block);
  }

  /** Returns the operation that defines the owner, or null for a block argument. */
  @Nullable Operation definition() {
    return owner.value instanceof BlockArgument ? null : owner.value.definingOp();
  }
}

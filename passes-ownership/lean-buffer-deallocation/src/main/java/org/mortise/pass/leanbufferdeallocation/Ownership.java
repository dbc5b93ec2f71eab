// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.LoopLikeOpInterface;

/**
 * Decides the owner of each buffer of a function. Slots own the buffers that they receive if they are live where an
 * owner of a source is not available; otherwise the owner keeps the buffer. An owner may give a buffer away only at its
 * last use; otherwise the buffer is lent, and the slot has a run-time flag; if that is impossible, too, a clone is
 * handed over.
 *
 * <p>Starts with the assumption that everything can be given away, and revises it if the {@link Life} of a buffer
 * contradicts it. No revision is undone, so this terminates; a round is linear in the uses of the affected owners.
 */
final class Ownership {
  private record FirstKey(Operation op, int successor, Buffer root) {
    @Override
    public boolean equals(Object other) {
      return other instanceof FirstKey key && key.op == op && key.successor == successor && key.root == root;
    }

    @Override
    public int hashCode() {
      return Objects.hash(System.identityHashCode(op), successor, System.identityHashCode(root));
    }
  }

  private final OwnershipGraph graph;
  private final EarlyCopies copies;
  /** The buffers whose lifetime has to be computed. */
  private final Deque<Buffer> dirty = new ArrayDeque<>();
  private final Map<FirstKey, Handover> firsts = new HashMap<>();

  Ownership(OwnershipGraph graph) {
    this.graph = graph;
    this.copies = new EarlyCopies(graph);
  }

  /** Returns the lifetime of each owner, in program order. */
  List<Life> decide() {
    mergeSlots();
    graph.kinds.find();
    new OwningSlots(graph).find();
    findDemandedSlots();
    for (Handover handover : graph.allHandovers) {
      setMode(handover);
    }
    addAll();
    do {
      settle();
      setFlags();
      secureResults();
    } while (!dirty.isEmpty());
    List<Life> lives = new ArrayList<>();
    for (Buffer candidate : graph.candidates) {
      if (!candidate.isOwner()) {
        candidate.life = null;
      } else if (candidate.life != null) {
        lives.add(candidate.life);
      }
    }
    return lives;
  }

  private void mergeSlots() {
    for (Handover handover : graph.allHandovers) {
      if (handover.targets.isEmpty()) {
        continue;
      }
      Slots slots = handover.slots();
      for (Buffer target : handover.targets) {
        slots.merge(target.slots);
      }
      handover.slots().sources.add(handover);
    }
  }

  /**
   * Makes slots own their buffers if these are handed on to a target that requires ownership, since they would have to
   * be cloned otherwise. Buffers that the program frees must be owned, too.
   */
  private void findDemandedSlots() {
    Deque<Slots> pending = new ArrayDeque<>();
    for (Handover handover : graph.allHandovers) {
      if (handover.targets.isEmpty() || handover.slots().owns) {
        demand(graph.rootOf(handover.buffer), pending);
      }
    }
    graph.releases.values().forEach(freed -> demand(graph.rootOf(freed), pending));
    while (!pending.isEmpty()) {
      pending.pop().sources.forEach(source -> demand(graph.rootOf(source.buffer), pending));
    }
  }

  private void demand(Buffer root, Deque<Slots> pending) {
    Slots slots = root.kind == Buffer.Kind.SLOT ? root.slots.find() : null;
    if (slots != null && !slots.owns && slots.isLentByOwner) {
      slots.owns = true;
      pending.push(slots);
    }
  }

  private void addAll() {
    for (Buffer candidate : graph.candidates) {
      if (candidate.isOwner()) {
        add(candidate);
      }
    }
  }

  private void add(Buffer owner) {
    if (!owner.isDirty) {
      owner.isDirty = true;
      dirty.add(owner);
    }
  }

  private void setMode(Handover handover) {
    Buffer root = graph.rootOf(handover.buffer);
    boolean canMove = graph.kinds.canGive(handover);
    if (handover.kind != Handover.Kind.SLOTS) {
      handover.mode = canMove || root.isLeft() ? Handover.Mode.MOVE : Handover.Mode.CLONE;
    } else {
      handover.mode = canMove && handover.slots().owns ? Handover.Mode.MOVE : Handover.Mode.LEND;
    }
    if (handover.mode != Handover.Mode.MOVE || handover.kind == Handover.Kind.CALL || !graph.hasOthers(handover)) {
      return;
    }
    FirstKey key = new FirstKey(handover.op, handover.successor, root);
    Handover first = firsts.putIfAbsent(key, handover);
    if (first == null || first == handover || first.mode != Handover.Mode.MOVE) {
      return;
    }
    if (handover.kind == Handover.Kind.SLOTS && isWanted(handover) && !isWanted(first)) {
      firsts.put(key, handover);
      first.followers.forEach(follower -> follow(handover, follower));
      first.followers.clear();
      follow(handover, first);
    } else {
      follow(first, handover);
    }
  }

  private static void follow(Handover first, Handover follower) {
    follower.first = first;
    first.followers.add(follower);
    follower.mode = follower.kind == Handover.Kind.SLOTS ? Handover.Mode.LEND : Handover.Mode.MOVE;
  }

  /** Returns whether a target is handed on, so that it should own the buffer. */
  private static boolean isWanted(Handover handover) {
    for (Buffer target : handover.targets) {
      if (Selections.isHandedOn(target.value)) {
        return true;
      }
    }
    return false;
  }

  /** Computes lifetimes until no decision has to be revised. */
  private void settle() {
    while (!dirty.isEmpty()) {
      Buffer owner = dirty.poll();
      owner.isDirty = false;
      if (!owner.isOwner()) {
        owner.life = null;
        continue;
      }
      Life life = Life.of(graph, owner);
      owner.life = life;
      if (life.isOutOfSight) {
        leave(owner);
      } else if (!life.tooLong.isEmpty()) {
        life.tooLong.forEach(this::shorten);
        add(owner);
      } else if (!life.conflicts.isEmpty()) {
        for (Life.Point point : life.conflicts) {
          if (point.handover() == null) {
            leave(owner);
          } else {
            demote(point.handover());
          }
        }
        add(owner);
      }
    }
  }

  /** Handles a buffer that is lent to slots that outlive its owner. */
  private void shorten(Handover handover) {
    if (handover.targets.isEmpty() || handover.slots().owns) {
      Buffer root = graph.rootOf(handover.buffer);
      boolean mayGive = handover.gives() && root.isOwner();
      handover.mode = mayGive ? Handover.Mode.MOVE_OR_CLONE : Handover.Mode.CLONE;
      releaseFollowers(handover);
      add(root);
    } else {
      Slots slots = handover.slots();
      slots.owns = true;
      slots.sources.forEach(this::setMode);
      addAll();
    }
  }

  private void demote(Handover handover) {
    handover.mode = handover.kind == Handover.Kind.SLOTS ? Handover.Mode.LEND : Handover.Mode.CLONE;
    releaseFollowers(handover);
  }

  /** Makes {@code handover} independent of an earlier handover of the same buffer. */
  private static void detach(Handover handover) {
    if (handover.first != null) {
      handover.first.followers.remove(handover);
      handover.first = null;
    }
  }

  private static void releaseFollowers(Handover handover) {
    for (Handover follower : handover.followers) {
      follower.first = null;
      follower.mode = follower.kind == Handover.Kind.SLOTS ? Handover.Mode.LEND : Handover.Mode.CLONE;
    }
    handover.followers.clear();
  }

  /** Leaves a buffer, and all buffers of connected slots, to the program. */
  private void leave(Buffer first) {
    Deque<Buffer> pending = new ArrayDeque<>();
    pending.push(first);
    while (!pending.isEmpty()) {
      Buffer buffer = pending.pop();
      if (!buffer.isOwner()) {
        continue;
      }
      if (buffer.kind == Buffer.Kind.SLOT) {
        Slots slots = buffer.slots.find();
        slots.isLeft = true;
        for (Handover source : slots.sources) {
          pending.push(graph.rootOf(source.buffer));
        }
        slots.members.forEach(member -> pushTargets(member, pending));
      } else {
        buffer.isLeft = true;
        pushTargets(buffer, pending);
      }
    }
  }

  /** Also leaves the targets of a buffer to the program: adds them to {@code pending}. */
  private void pushTargets(Buffer root, Deque<Buffer> pending) {
    graph.forEachOwnHandover(root, handover -> {
      handover.mode = handover.kind == Handover.Kind.SLOTS ? Handover.Mode.LEND : Handover.Mode.MOVE;
      for (Buffer target : handover.targets) {
        pending.push(target);
      }
    });
  }

  /**
   * Clones on the paths that lend a buffer to the result of an operation with regions that the function returns,
   * instead of at the return, unless the buffer may be written to in between. Such a result needs no flag.
   */
  private void secureResults() {
    Deque<Slots> pending = new ArrayDeque<>();
    for (Handover handover : graph.allHandovers) {
      if (handover.kind == Handover.Kind.RESULT && handover.mode == Handover.Mode.MOVE_OR_CLONE) {
        addIfJoined(graph.rootOf(handover.buffer), pending);
      }
    }
    boolean changed = !pending.isEmpty();
    while (!pending.isEmpty()) {
      for (Handover source : pending.pop().sources) {
        Buffer root = graph.rootOf(source.buffer);
        if (source.mode == Handover.Mode.LEND) {
          source.mode = Handover.Mode.CLONE;
          detach(source);
        } else if (source.mode == Handover.Mode.MOVE && root.isFlagged() && !addIfJoined(root, pending)) {
          source.mode = Handover.Mode.MOVE_OR_CLONE;
        }
      }
    }
    if (changed) {
      addAll();
    }
  }

  /** Adds the slots of {@code root} if it has a flag and is the result of an operation other than a loop. */
  private boolean addIfJoined(Buffer root, Deque<Slots> pending) {
    Operation op = root.value.definingOp();
    boolean isJoined = root.kind == Buffer.Kind.SLOT && root.isOwner() && root.isFlagged() && op != null
        && !op.implementsInterface(LoopLikeOpInterface.class) && copies.arePossibleAt(op, root.value);
    if (isJoined) {
      Slots slots = root.slots.find();
      slots.isFlagged = false;
      pending.push(slots);
    }
    return isJoined;
  }

  /** Finds the slots that own their buffer on some paths only. */
  private void setFlags() {
    graph.candidates.forEach(Buffer::clearFlag);
    Deque<Slots> pending = new ArrayDeque<>();
    for (Handover handover : graph.allHandovers) {
      if (handover.kind != Handover.Kind.SLOTS || !handover.slots().owns || handover.slots().isLeft) {
        continue;
      }
      boolean lends = handover.mode == Handover.Mode.LEND
          || handover.mode == Handover.Mode.MOVE && graph.rootOf(handover.buffer).isFlagged();
      if (lends && !handover.slots().isFlagged) {
        handover.slots().isFlagged = true;
        pending.push(handover.slots());
      }
    }
    while (!pending.isEmpty()) {
      for (Buffer member : pending.pop().members) {
        flagTargets(member, pending);
      }
    }
    for (Buffer candidate : graph.candidates) {
      Life life = candidate.isFlagged() && candidate.isOwner() ? candidate.life : null;
      if (life != null && life.isReleased) {
        leave(candidate); // the program may free lent buffers, too
        addAll();
      }
    }
    for (Handover handover : graph.allHandovers) {
      Buffer root = graph.rootOf(handover.buffer);
      if (handover.targets.isEmpty() && handover.mode == Handover.Mode.MOVE && root.isFlagged() && root.isOwner()) {
        handover.mode = Handover.Mode.MOVE_OR_CLONE;
      }
    }
  }

  /** Flags the slots to which {@code member} is given, directly or as a view. */
  private void flagTargets(Buffer member, Deque<Slots> pending) {
    graph.forEachOwnHandover(member, handover -> {
      if (handover.mode == Handover.Mode.MOVE && handover.kind == Handover.Kind.SLOTS
          && handover.slots().owns && !handover.slots().isFlagged) {
        handover.slots().isFlagged = true;
        pending.push(handover.slots());
      }
    });
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.pass.PassRun;

/**
 * Moves deallocations inside their blocks, as MLIR 22 does: each deallocation of an allocation in the same block moves
 * to right after the last operation of that block that uses the buffer, directly or in its regions. Deallocations that
 * move to the same place are ordered reversely to their allocations.
 *
 * <p>An allocation is considered if it has uses besides its deallocation and exactly one operation frees it. The
 * deallocation stays after the definitions of its operands and before the terminator. All places are computed before
 * the first move, which does not change them: a deallocation is the last user of another buffer's alias only by an
 * operand that an operation other than an allocation defines, and such a deallocation is not moved.
 *
 * <p>Linear in the function and in the uses that {@link BufferUsers} visits.
 */
final class LocalMoves {
  /** A deallocation with the operations that bound its place. */
  private static final class Deallocation {
    private final OpResult buffer;
    private final Operation op;
    /** The last user of the buffer in the block; null if there is none. */
    private @Nullable Operation lastUser;
    /** The last user of the buffer in the block before the deallocation; null if there is none. */
    private @Nullable Operation lastUserBefore;

    Deallocation(OpResult buffer, Operation op) {
      this.buffer = buffer;
      this.op = op;
    }

    void addUser(Operation user) {
      Operation inBlock = user == op ? null : op.block().findAncestorOpInBlock(user);
      if (inBlock == null) {
        return;
      }
      if (lastUser == null || lastUser.isBeforeInBlock(inBlock)) {
        lastUser = inBlock;
      }
      if (inBlock.isBeforeInBlock(op) && (lastUserBefore == null || lastUserBefore.isBeforeInBlock(inBlock))) {
        lastUserBefore = inBlock;
      }
    }

    /**
     * Counts {@code access}, the last unknown access before the deallocation, as a user. Later accesses do not count,
     * since the buffer may have been replaced by then.
     */
    void boundBy(@Nullable Operation access) {
      if (access != null && (lastUserBefore == null || lastUserBefore.isBeforeInBlock(access))) {
        lastUserBefore = access;
      }
      lastUser = lastUserBefore;
    }

    /** Returns the operation after which the deallocation is placed, or null if it stays. */
    @Nullable Operation place() {
      boolean canSink = lastUser != null && !lastUser.hasTrait(Trait.TERMINATOR) && !op.hasResultUses();
      Operation place = canSink ? lastUser : lastUserBefore;
      for (int i = 0; place != null && i < op.operandCount(); i++) {
        Operation definition = op.operand(i).definingOp();
        if (definition != null && definition.block() == op.block() && place.isBeforeInBlock(definition)) {
          place = definition;
        }
      }
      return place;
    }
  }

  private final Operation root;
  private final BufferPolicies policies;
  private final PassRun run;
  private final List<Deallocation> deallocations = new ArrayList<>();
  private final List<Deallocation> moved = new ArrayList<>();

  LocalMoves(Operation root, BufferPolicies policies, PassRun run) {
    this.root = root;
    this.policies = policies;
    this.run = run;
  }

  /** Moves the deallocations; returns the number of moved ones. */
  int run() {
    root.walk(this::collect);
    if (deallocations.isEmpty()) {
      return 0;
    }
    BufferUsers users = new BufferUsers(root, true);
    for (int from = 0; from < deallocations.size(); from += BufferUsers.GROUP) {
      List<Deallocation> group =
          deallocations.subList(from, Math.min(from + BufferUsers.GROUP, deallocations.size()));
      users.visit(group.stream().map(deallocation -> List.of(deallocation.buffer)).toList(), (user, bits) -> {
        for (long left = bits; left != 0; left &= left - 1) {
          group.get(Long.numberOfTrailingZeros(left)).addUser(user);
        }
      });
    }
    boundEscaping(users);
    findMoved();
    moveAll();
    return moved.size();
  }

  private void collect(Operation op) {
    for (OpResult result : op.resultList()) {
      if (!MemoryEffects.hasEffect(op, MemoryEffect.Kind.ALLOCATE, result) || policies.leavesToProgram(op, result)) {
        continue;
      }
      Operation freeing = null;
      int count = 0;
      for (OpOperand use = result.firstUse(); use != null; use = use.nextUse()) {
        if (MemoryEffects.hasEffect(use.owner(), MemoryEffect.Kind.FREE, result)) {
          freeing = use.owner();
          count++;
        }
      }
      if (count == 1 && freeing.block() == op.block() && onlyFrees(freeing)) {
        deallocations.add(new Deallocation(result, freeing));
      } else if (count > 0) {
        stays(freeing, count > 1 ? "the buffer is freed at several places"
            : freeing.block() != op.block() ? "the buffer is allocated in another block"
            : "the operation does more than to free the buffer");
      }
    }
  }

  /** Returns whether {@code op} only frees memory. A reallocation also allocates. */
  private static boolean onlyFrees(Operation op) {
    for (MemoryEffect effect : MemoryEffects.of(op)) {
      if (effect.kind() != MemoryEffect.Kind.FREE) {
        return false;
      }
    }
    return op.regionCount() == 0;
  }

  /** Counts unknown accesses as users of escaping buffers, in the blocks of their deallocations. */
  private void boundEscaping(BufferUsers users) {
    Map<Operation, Deallocation> escaping = new IdentityHashMap<>();
    for (Deallocation deallocation : deallocations) {
      if (users.escapes(deallocation.buffer)) {
        escaping.put(deallocation.op, deallocation);
      }
    }
    if (escaping.isEmpty()) {
      return;
    }
    UnknownAccesses accesses = new UnknownAccesses(root, users);
    for (Block block : blocksOf(escaping.keySet())) {
      Operation last = null;
      for (Operation op : block.operations()) {
        Deallocation deallocation = escaping.get(op);
        if (deallocation != null) {
          deallocation.boundBy(last);
        }
        last = accesses.contains(op) ? op : last;
      }
    }
  }

  private static Set<Block> blocksOf(Collection<Operation> operations) {
    Set<Block> blocks = new LinkedHashSet<>();
    operations.forEach(op -> blocks.add(op.block()));
    return blocks;
  }

  private void stays(Operation freeing, String reason) {
    run.remark(Remark.Kind.MISSED, "NotMoved", freeing).message("not moved: " + reason).with("Reason", reason).emit();
  }

  /**
   * Finds the deallocations with other operations than deallocations between the place and the deallocation.
   * Deallocations that only change their order at one place do not count.
   */
  private void findMoved() {
    Map<Operation, Deallocation> ofOperation = new IdentityHashMap<>();
    deallocations.forEach(deallocation -> ofOperation.put(deallocation.op, deallocation));
    for (Block block : blocksOf(ofOperation.keySet())) {
      Map<Operation, Integer> others = new IdentityHashMap<>();
      int count = 0;
      for (Operation op : block.operations()) {
        others.put(op, ofOperation.containsKey(op) ? count : count++);
      }
      for (Operation op : block.operations()) {
        Deallocation deallocation = ofOperation.get(op);
        Operation place = deallocation == null ? null : deallocation.place();
        if (place != null && others.get(place) != others.get(op) - 1) {
          moved.add(deallocation);
        }
      }
    }
  }

  private void moveAll() {
    List<@Nullable Operation> places = new ArrayList<>(deallocations.size());
    deallocations.forEach(deallocation -> places.add(deallocation.place()));
    for (Deallocation deallocation : moved) {
      run.remark(Remark.Kind.PASSED, "Moved", deallocation.op).message("moved to right after the last use")
          .note(deallocation.place().location(), "after this operation").emit();
    }
    for (int i = 0; i < places.size(); i++) {
      if (places.get(i) != null) {
        deallocations.get(i).op.moveAfter(places.get(i));
      }
    }
  }
}

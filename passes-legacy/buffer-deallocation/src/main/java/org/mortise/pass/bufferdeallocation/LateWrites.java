// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BackwardWalk;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.cfg.ControlFlowKinds;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Severity;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * Finds writes that violate the rule of the algorithm: a buffer is written before it is read or forwarded, not later.
 * The rule matters where the pass copies a buffer because control flow joins. The value at the join (the copy) and the
 * buffers forwarded to it (the originals) are then different memory, so a read of one of them does not see an earlier
 * write to the other.
 *
 * <p>A write is reported if the operation declares it, and if it may be executed after the buffer is forwarded, and a
 * read after it, all in the lifetime of one original. A read is a declared one, a call or a return. Writes by callees
 * are unknown and not reported. Linear in the aliases of the originals and of the copy for each join, plus one search
 * of the blocks of a region for each pair of an operation that forwards a buffer and a write to it.
 */
final class LateWrites {
  /** The rule, as messages state it. */
  private static final String RULE = "the legacy deallocation copies buffers where control flow joins, so programs "
      + "must not write a buffer after it is read or forwarded";

  private final BufferAliases aliases;
  private final Set<Value> bounds;
  private final Map<Value, Accesses> originals = new IdentityHashMap<>();
  private final ControlFlowKinds kinds = new ControlFlowKinds();
  private final Set<Operation> reported = new HashSet<>();
  private final List<Diagnostic> found = new ArrayList<>(0);

  private LateWrites(BufferAliases aliases, Set<Value> bounds) {
    this.aliases = aliases;
    this.bounds = bounds;
  }

  /**
   * Returns a warning for each late write.
   *
   * @param critical the values at joins, which the pass replaces by copies
   */
  static List<Diagnostic> in(BufferAliases aliases, Collection<Value> critical) {
    Set<Value> bounds = Collections.newSetFromMap(new IdentityHashMap<>());
    bounds.addAll(critical);
    LateWrites writes = new LateWrites(aliases, bounds);
    for (Value copy : critical) {
      if (CriticalAliases.canBeCloned(copy)) {
        writes.check(copy);
      }
    }
    return writes.found;
  }

  private void check(Value copy) {
    List<Value> sources = new ArrayList<>();
    BufferGraph.ALIASES.collectSources(copy, sources);
    Accesses copied = Accesses.of(aliases.resolveUpTo(bounds, copy));
    for (Value source : sources) {
      List<Operation> forwarding = forwarding(source, copy);
      for (Value root : forwarding.isEmpty() ? List.<Value>of() : rootsOf(source)) {
        Accesses original = originals.computeIfAbsent(root, key -> Accesses.of(aliases.resolveUpTo(bounds, key)));
        for (Operation terminator : forwarding) {
          report(copy, root, terminator, copied.writes(), original.reads());
          report(copy, root, terminator, original.writes(), copied.reads());
        }
      }
    }
  }

  /** Returns the operations that forward {@code source} to {@code copy}. */
  private static List<Operation> forwarding(Value source, Value copy) {
    List<Operation> found = new ArrayList<>(1);
    List<Value> targets = new ArrayList<>();
    for (OpOperand use = source.firstUse(); use != null; use = use.nextUse()) {
      targets.clear();
      BufferGraph.ALIASES.collectTargets(use, targets);
      if (targets.contains(copy)) {
        found.add(use.owner());
      }
    }
    return found;
  }

  /** Returns the sources of the buffers of {@code value}: copies, allocations, arguments and others. */
  private List<Value> rootsOf(Value value) {
    List<Value> roots = new ArrayList<>(1);
    BackwardWalk walk = new BackwardWalk(BufferGraph.ALIASES, value);
    for (Value next = walk.next(); next != null; next = walk.next()) {
      if (bounds.contains(next) || !BufferAliases.hasSources(next)) {
        roots.add(next);
      } else {
        walk.follow();
      }
    }
    return roots;
  }

  private void report(
      Value copy, Value root, Operation forwarding, List<Operation> writes, List<Operation> reads) {
    for (Operation write : writes) {
      if (reported.contains(write) || !mayComeAfter(forwarding, write, root)) {
        continue;
      }
      Operation read = firstAfter(write, reads, root);
      if (read != null && reported.add(write)) {
        Diagnostic warning =
            Diagnostic.atOperation(Severity.WARNING, write, "a later read does not see this write: " + RULE);
        warning.note(read.location(), "read here");
        warning.note(forwarding.location(), "the buffer is copied here");
        found.add(warning);
      }
    }
  }

  private @Nullable Operation firstAfter(Operation write, List<Operation> reads, Value root) {
    for (Operation read : reads) {
      if (read != write && mayComeAfter(write, read, root)) {
        return read;
      }
    }
    return null;
  }

  /** Returns whether {@code second} may be executed after {@code first} while the buffer of {@code root} exists. */
  private boolean mayComeAfter(Operation first, Operation second, Value root) {
    if (first.regionCount() > 0 && first.isAncestor(second)) {
      return true;
    }
    Region region = commonRegion(first, second);
    if (region == null) {
      return false;
    }
    Block from = region.findAncestorBlockInRegion(first.block());
    Block to = region.findAncestorBlockInRegion(second.block());
    if (from == to) {
      Operation one = from.findAncestorOpInBlock(first);
      Operation other = from.findAncestorOpInBlock(second);
      if (one != other && one.isBeforeInBlock(other)) {
        return true;
      }
    }
    return reaches(from, to, root) || isRepeated(region, root);
  }

  /** Returns whether {@code region} is repeated by a loop that the buffer of {@code root} outlives. */
  private boolean isRepeated(Region region, Value root) {
    for (Region inner = region; inner != null && inner != root.parentRegion(); inner = inner.parentRegion()) {
      Operation op = inner.parentOp();
      if (op == null || op.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
        return false;
      }
      if (kinds.isLoop(op) || op.block() != null && reaches(op.block(), op.block(), root)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Region commonRegion(Operation first, Operation second) {
    for (Region region = first.parentRegion(); region != null; region = region.parentRegion()) {
      if (region.findAncestorBlockInRegion(second.block()) != null) {
        return region;
      }
    }
    return null;
  }

  /** Returns whether a path leads from the end of {@code from} to {@code to} without a new buffer of {@code root}. */
  private boolean reaches(Block from, Block to, Value root) {
    Block birth = root.parentRegion() == from.parent() ? root.parentBlock() : null;
    Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Block> pending = new ArrayDeque<>();
    pending.push(from);
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      for (int i = 0; i < block.successorCount(); i++) {
        Block next = block.successor(i);
        if (next == birth || !seen.add(next)) {
          continue;
        }
        if (next == to) {
          return true;
        }
        pending.push(next);
      }
    }
    return false;
  }

  /** The operations that access a buffer through any of its aliases. */
  private record Accesses(List<Operation> writes, List<Operation> reads) {
    static Accesses of(List<Value> values) {
      Accesses found = new Accesses(new ArrayList<>(0), new ArrayList<>(0));
      for (Value value : values) {
        for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
          Operation user = use.owner();
          if (MemoryEffects.hasEffect(user, MemoryEffect.Kind.WRITE, value)) {
            found.writes.add(user);
          }
          if (MemoryEffects.hasEffect(user, MemoryEffect.Kind.READ, value)
              || user.implementsInterface(CallOpInterface.class) || isReturn(user)) {
            found.reads.add(user);
          }
        }
      }
      return found;
    }

    private static boolean isReturn(Operation op) {
      return op.hasTrait(Trait.RETURN_LIKE) && op.parentOp().hasTrait(Trait.ISOLATED_FROM_ABOVE);
    }
  }
}

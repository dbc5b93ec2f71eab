// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affinescalrep;

import java.util.List;
import org.mortise.analyses.alias.AliasOracle;
import org.mortise.analyses.alias.AliasResult;
import org.mortise.dialect.affine.AccessDependence;
import org.mortise.dialect.affine.AffineAccess;
import org.mortise.dialect.affine.ForOp;
import org.mortise.dialect.affine.ParallelOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Checks whether an operation that may be executed between an operation and a later access, in the same or in a nested
 * block, has an effect on the accessed elements. Linear in these operations, besides the cost of {@link
 * AccessDependence}.
 */
final class Between {
  private final Operation start;
  private final AffineAccess end;
  private final Kind kind;
  private final AliasOracle aliases;
  private final int sharedLoops;

  private Between(Operation start, AffineAccess end, Kind kind, AliasOracle aliases) {
    this.start = start;
    this.end = end;
    this.kind = kind;
    this.aliases = aliases;
    this.sharedLoops = AccessDependence.commonLoops(start, end.operation());
  }

  /**
   * Returns whether an operation between {@code start} and {@code end} may affect the elements accessed by {@code end}.
   * The start must dominate the end, or be postdominated by it in the same region. Operations in several blocks count
   * as effects.
   *
   * @param kind the kind of effect
   */
  static boolean mayHaveEffect(Operation start, AffineAccess end, Kind kind, AliasOracle aliases) {
    return new Between(start, end, kind, aliases).anyMayHaveEffect();
  }

  private boolean anyMayHaveEffect() {
    Operation to = childOf(start.parentRegion());
    if (to.block() != start.block() || mayHaveEffect(start.next(), to)) {
      return true;
    }
    while (to != end.operation()) {
      Operation next = childOf(regionTowardsEnd(to));
      if (isRepeated(to) || !next.block().isEntryBlock()) {
        return repeats(to);
      }
      if (mayHaveEffect(next.block().first(), next)) {
        return true;
      }
      to = next;
    }
    return false;
  }

  private Region regionTowardsEnd(Operation op) {
    Region region = end.operation().parentRegion();
    while (region.parentOp() != op) {
      region = region.parentOp().parentRegion();
    }
    return region;
  }

  /** Returns the operation directly in {@code region} that contains, or is, the access. */
  private Operation childOf(Region region) {
    Operation op = end.operation();
    while (op.parentRegion() != region) {
      op = op.parentOp();
    }
    return op;
  }

  /** Returns whether the regions of {@code op} may be executed several times. */
  private static boolean isRepeated(Operation op) {
    return op.implementsInterface(LoopLikeOpInterface.class)
        || !op.implementsInterface(RegionBranchOpInterface.class);
  }

  /** Returns whether all that can repeat the access, up to {@code op}, are loops with affine variables. */
  private boolean onlyAffineLoopsUpTo(Operation op) {
    for (Operation inner = end.operation(); inner != op; inner = inner.parentOp()) {
      Operation parent = inner.parentOp();
      boolean once = ForOp.of(parent) != null || ParallelOp.of(parent) != null || !isRepeated(parent);
      if (!once || !inner.block().isEntryBlock()) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether an operation in {@code op}, which contains the access, may have the effect. */
  private boolean repeats(Operation op) {
    boolean ordered = onlyAffineLoopsUpTo(op);
    Walk.Result result = op.walkPreOrder(
        (Operation inner) -> inner == op ? Walk.Result.ADVANCE : enter(inner, ordered));
    return result == Walk.Result.INTERRUPT;
  }

  /** Returns whether an operation from {@code first} up to, but without, {@code to} may have the effect. */
  private boolean mayHaveEffect(Operation first, Operation to) {
    for (Operation op = first; op != to; op = op.next()) {
      if (op.walkPreOrder((Operation inner) -> enter(inner, true)) == Walk.Result.INTERRUPT) {
        return true;
      }
    }
    return false;
  }

  /** Returns INTERRUPT if {@code op} itself may have the effect, and whether its regions count as well. */
  private Walk.Result enter(Operation op, boolean ordered) {
    AffineAccess access = AffineAccess.of(op);
    if (access != null) {
      return mayHaveEffect(access, ordered) ? Walk.Result.INTERRUPT : Walk.Result.SKIP;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    boolean recursive = op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS);
    if (effects == null && !recursive) {
      return Walk.Result.INTERRUPT;
    }
    for (MemoryEffect effect : effects == null ? List.<MemoryEffect>of() : effects) {
      boolean elsewhere = effect.value() != null && aliases.alias(effect.value(), end.memref()) == AliasResult.NO;
      if (effect.kind() == kind && !elsewhere) {
        return Walk.Result.INTERRUPT;
      }
    }
    return recursive ? Walk.Result.ADVANCE : Walk.Result.SKIP;
  }

  private boolean mayHaveEffect(AffineAccess access, boolean ordered) {
    if (access.isStore() != (kind == Kind.WRITE) || access.operation() == start) {
      return false;
    }
    if (access.memref() != end.memref()) {
      return aliases.alias(access.memref(), end.memref()) != AliasResult.NO;
    }
    if (!ordered) {
      return AccessDependence.mayOverlap(access, end, sharedLoops);
    }
    int common = AccessDependence.commonLoops(access.operation(), end.operation());
    for (int depth = common + 1; depth > sharedLoops; depth--) {
      if (AccessDependence.mayExist(access, end, depth)) {
        return true;
      }
    }
    return false;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * The alias analysis inside one function. Values are compared by their {@link UnderlyingValues underlying values}. Two
 * allocations are different memory. An allocation also differs from constants and from all values defined outside of
 * the operation that contains it (the function, or the allocation scope for the stack). Everything else may alias.
 *
 * <p>Ignores offsets and sizes (never returns {@link AliasResult#PARTIAL}), callees, and effects inside regions, like
 * MLIR's local alias analysis. A query costs the product of the numbers of underlying values of both operands, and
 * their depth.
 */
public final class LocalAliasAnalysis implements AliasOracle {
  private final UnderlyingValues underlying;

  /** Creates an analysis with its own search for underlying values. */
  public LocalAliasAnalysis() {
    this(new UnderlyingValues());
  }

  /** Creates an analysis that uses and shares {@code underlying}. */
  public LocalAliasAnalysis(UnderlyingValues underlying) {
    this.underlying = underlying;
  }

  @Override
  public AliasResult alias(Value first, Value second) {
    if (first == second) {
      return AliasResult.MUST;
    }
    AliasResult result = null;
    for (Value one : underlying.of(first)) {
      for (Value other : underlying.of(second)) {
        AliasResult next = aliasOfOrigins(one, other);
        result = result == null ? next : result.merge(next);
        if (result == AliasResult.MAY) {
          return result;
        }
      }
    }
    return result == null ? AliasResult.MAY : result;
  }

  @Override
  public ModRefResult getModRef(Operation op, Value value) {
    return EffectAccesses.of(op, value, this);
  }

  private static AliasResult aliasOfOrigins(Value first, Value second) {
    if (first == second) {
      return AliasResult.MUST;
    }
    MemoryEffect.Resource made = allocatedIn(first);
    MemoryEffect.Resource otherMade = allocatedIn(second);
    if (made == null && otherMade == null) {
      return AliasResult.MAY;
    }
    boolean differ = made != null && otherMade != null
        || made != null && cannotBe(second, first, made)
        || otherMade != null && cannotBe(first, second, otherMade);
    return differ ? AliasResult.NO : AliasResult.MAY;
  }

  /**
   * Returns the resource in which the defining operation of {@code value} allocates its memory; null if it does not.
   */
  private static MemoryEffect.@Nullable Resource allocatedIn(Value value) {
    Operation op = value.definingOp();
    if (op == null || op.getInterface(MemoryEffectOpInterface.class) == null) {
      return null;
    }
    for (MemoryEffect effect : MemoryEffects.of(op)) {
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE && effect.value() == value) {
        return effect.resource();
      }
    }
    return null;
  }

  /** Returns whether {@code other}, which is not an allocation, differs from the memory of {@code allocated}. */
  private static boolean cannotBe(Value other, Value allocated, MemoryEffect.Resource resource) {
    if (Constants.of(other) != null) {
      return true;
    }
    Trait trait = resource == MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE
        ? Trait.AUTOMATIC_ALLOCATION_SCOPE : Trait.ISOLATED_FROM_ABOVE;
    Operation scope = allocated.definingOp().parentOp();
    while (scope != null && !scope.hasTrait(trait)) {
      scope = scope.parentOp();
    }
    return scope != null && comesFromOutside(other, scope);
  }

  private static boolean comesFromOutside(Value value, Operation scope) {
    Region region = value.parentRegion();
    Operation around = region == null ? null : region.parentOp();
    if (around == scope) {
      return value instanceof BlockArgument argument && argument.owner().isEntryBlock();
    }
    return around != null && around.isProperAncestor(scope);
  }
}

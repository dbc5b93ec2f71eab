// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

import java.util.List;
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
 * Aliases as far as one function tells: values are compared by the {@link UnderlyingValues values under them}. Two
 * allocations are different memory, and an allocation differs from constants and from all that comes from outside of
 * the operation in which it is made (the function, or the allocation scope for the stack). Everything else may be the
 * same.
 *
 * <p>Does not look at offsets and sizes (never answers {@link AliasResult#PARTIAL}), nor into calls, nor at effects
 * inside regions. The results are those of MLIR's local alias analysis. A query costs the product of the
 * numbers of underlying values of both, and their depth.
 */
public final class LocalAliasAnalysis implements AliasOracle {
  private final UnderlyingValues underlying;

  public LocalAliasAnalysis() {
    this(new UnderlyingValues());
  }

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
    if (op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)) {
      return ModRefResult.MOD_REF;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null) {
      return ModRefResult.MOD_REF;
    }
    ModRefResult result = ModRefResult.NONE;
    for (MemoryEffect effect : effects) {
      ModRefResult done = switch (effect.kind()) {
        case READ -> ModRefResult.REF;
        case WRITE -> ModRefResult.MOD;
        case ALLOCATE, FREE -> ModRefResult.NONE;
      };
      if (done != ModRefResult.NONE
          && (effect.value() == null || alias(effect.value(), value) != AliasResult.NO)) {
        result = result.union(done);
      }
    }
    return result;
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

  /** Where the memory of a value is allocated by the operation that defines the value; null if it is not. */
  private static MemoryEffect.Resource allocatedIn(Value value) {
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

  /** Whether {@code other}, which is no allocation, is known not to be the memory allocated for {@code allocated}. */
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

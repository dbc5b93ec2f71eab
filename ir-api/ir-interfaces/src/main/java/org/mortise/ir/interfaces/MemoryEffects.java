// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffectOpInterface;

/** Queries of memory effects and speculatability, based on traits and interfaces. */
public final class MemoryEffects {
  private static final Kind[] KINDS = Kind.values();

  private MemoryEffects() {}

  /**
   * Returns the effects of {@code op} and, if its effects are recursive, of all operations inside it, or null if they
   * are unknown. Linear in the visited operations.
   */
  public static @Nullable List<MemoryEffect> ofRecursively(Operation op) {
    List<MemoryEffect> effects = new ArrayList<>();
    Walk.Result result = op.walkPreOrder((Operation inner) -> collect(inner, effects));
    return result == Walk.Result.INTERRUPT ? null : effects;
  }

  /**
   * Adds the effects of {@code op} itself. Returns {@code INTERRUPT} if they are unknown, {@code ADVANCE} if the
   * effects of nested operations must be added, and {@code SKIP} otherwise.
   */
  static Walk.Result collect(Operation op, List<MemoryEffect> effects) {
    MemoryEffectOpInterface known = op.getInterface(MemoryEffectOpInterface.class);
    if (known != null) {
      known.getEffects(op, effects);
    }
    if (op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)) {
      return Walk.Result.ADVANCE;
    }
    return known != null || op.hasTrait(Trait.NO_MEMORY_EFFECT) ? Walk.Result.SKIP : Walk.Result.INTERRUPT;
  }

  /** Returns the effects of {@code op} itself, or null if they are unknown. Nested operations are not visited. */
  public static @Nullable List<MemoryEffect> of(Operation op) {
    List<MemoryEffect> effects = new ArrayList<>();
    MemoryEffectOpInterface known = op.getInterface(MemoryEffectOpInterface.class);
    if (known != null) {
      known.getEffects(op, effects);
      return effects;
    }
    return op.hasTrait(Trait.NO_MEMORY_EFFECT) ? effects : null;
  }

  /** Returns whether the effects of {@code op} itself are known. */
  public static boolean areKnown(Operation op) {
    return op.hasTrait(Trait.NO_MEMORY_EFFECT) || op.implementsInterface(MemoryEffectOpInterface.class);
  }

  /** Returns whether {@code op} is known to have an effect of {@code kind} on the memory of {@code value}. */
  public static boolean hasEffect(Operation op, Kind kind, @Nullable Value value) {
    MemoryEffectOpInterface known = op.getInterface(MemoryEffectOpInterface.class);
    return known != null && known.hasEffect(op, kind, value);
  }

  /**
   * Returns whether the operand of {@code use} may be stored: the user writes memory, and has no effect on the memory
   * of the operand itself.
   */
  public static boolean mayStore(OpOperand use) {
    Operation user = use.owner();
    if (!hasEffect(user, Kind.WRITE, null)) {
      return false;
    }
    for (Kind kind : KINDS) {
      if (hasEffect(user, kind, use.value())) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether {@code op} and all operations inside it have no memory effects. */
  public static boolean isMemoryEffectFree(Operation op) {
    if (op.regionCount() == 0) {
      return touchesNothing(op);
    }
    List<MemoryEffect> effects = ofRecursively(op);
    return effects != null && effects.isEmpty();
  }

  private static boolean touchesNothing(Operation op) {
    if (op.hasTrait(Trait.NO_MEMORY_EFFECT)) {
      return true;
    }
    List<MemoryEffect> effects = of(op);
    return effects != null && effects.isEmpty();
  }

  /** Returns whether {@code op} can be executed speculatively. */
  public static boolean isSpeculatable(Operation op) {
    Walk.Result result = op.walkPreOrder((Operation inner) -> {
      if (inner.hasTrait(Trait.ALWAYS_SPECULATABLE)) {
        return Walk.Result.SKIP;
      }
      ConditionallySpeculatable conditional = inner.getInterface(ConditionallySpeculatable.class);
      if (conditional != null && conditional.isSpeculatable(inner)) {
        return Walk.Result.SKIP;
      }
      if (conditional != null) {
        return conditional.isRecursivelySpeculatable(inner) ? Walk.Result.ADVANCE : Walk.Result.INTERRUPT;
      }
      return inner.hasTrait(Trait.RECURSIVELY_SPECULATABLE) ? Walk.Result.ADVANCE : Walk.Result.INTERRUPT;
    });
    return result != Walk.Result.INTERRUPT;
  }

  /** Returns whether {@code op} has no memory effects and is speculatable. */
  public static boolean isPure(Operation op) {
    return isSpeculatable(op) && isMemoryEffectFree(op);
  }

  /** Returns whether {@code op} has no uses and can be erased. */
  public static boolean isTriviallyDead(Operation op) {
    return !op.hasResultUses() && wouldBeTriviallyDead(op);
  }

  /**
   * Returns whether {@code op} could be erased if its results were unused: its only effects are reads, and allocations
   * of its own results.
   */
  public static boolean wouldBeTriviallyDead(Operation op) {
    return blockingOperation(op) == null;
  }

  /**
   * Returns the first operation, {@code op} or a nested one, whose effect keeps {@code op} alive even if its results
   * are unused; null if there is none. The effect also blocks the removal of every operation between that operation and
   * {@code op}.
   */
  public static Operation blockingOperation(Operation op) {
    return blockingOperation(op, inner -> null);
  }

  /**
   * Like {@link #blockingOperation(Operation)}; {@code known} may return the known result for an operation inside
   * {@code op}, or null.
   */
  static Operation blockingOperation(Operation op, Function<Operation, Walk.Result> known) {
    if (op.hasTrait(Trait.TERMINATOR) || op.hasTrait(Trait.SYMBOL) || !op.name().isRegistered()) {
      return op;
    }
    Operation[] blocking = new Operation[1];
    op.walkPreOrder((Operation inner) -> {
      Walk.Result result = inner == op ? null : known.apply(inner);
      if (result == null) {
        result = inner != op && isPlainTerminator(inner)
            ? terminatorCanBeDropped(inner) : effectsCanBeDropped(inner, op);
      }
      if (result == Walk.Result.INTERRUPT) {
        blocking[0] = inner;
      }
      return result;
    });
    return blocking[0];
  }

  private static boolean isPlainTerminator(Operation op) {
    return op.hasTrait(Trait.TERMINATOR) && hasNoRegions(op) && op.getInterface(MemoryEffectOpInterface.class) == null;
  }

  private static Walk.Result terminatorCanBeDropped(Operation op) {
    return op.hasTrait(Trait.NO_MEMORY_EFFECT) || op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)
        ? Walk.Result.SKIP : Walk.Result.INTERRUPT;
  }

  private static boolean hasNoRegions(Operation op) {
    return op.regionCount() == 0;
  }

  private static Walk.Result effectsCanBeDropped(Operation op, Operation root) {
    boolean recursive = op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS);
    MemoryEffectOpInterface known = op.getInterface(MemoryEffectOpInterface.class);
    if (known == null) {
      if (recursive) {
        return Walk.Result.ADVANCE;
      }
      return op.hasTrait(Trait.NO_MEMORY_EFFECT) ? Walk.Result.SKIP : Walk.Result.INTERRUPT;
    }
    List<MemoryEffect> effects = new ArrayList<>();
    known.getEffects(op, effects);
    for (MemoryEffect effect : effects) {
      if (effect.kind() != Kind.READ && !isOnMemoryAllocatedBy(effect, effects, op, root)) {
        return Walk.Result.INTERRUPT;
      }
    }
    return recursive ? Walk.Result.ADVANCE : Walk.Result.SKIP;
  }

  /**
   * Returns whether the effect is an allocation of a result, or a write to a result that the operation allocates
   * itself. Such an effect is not visible to other operations.
   */
  private static boolean isOnMemoryAllocatedBy(
      MemoryEffect effect, List<MemoryEffect> effects, Operation op, Operation root) {
    Value value = effect.value();
    if (value == null || !isDefinedBy(value, op, root)) {
      return false;
    }
    if (effect.kind() == Kind.ALLOCATE) {
      return true;
    }
    if (effect.kind() != Kind.WRITE) {
      return false;
    }
    for (MemoryEffect other : effects) {
      if (other.kind() == Kind.ALLOCATE && other.value() == value) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether {@code op} allocates the memory of a block argument. Such an effect is local to the operation that
   * owns the block, so it does not keep that operation alive.
   */
  static boolean allocatesArgument(Operation op) {
    MemoryEffectOpInterface known = op.getInterface(MemoryEffectOpInterface.class);
    if (known == null) {
      return false;
    }
    List<MemoryEffect> effects = new ArrayList<>();
    known.getEffects(op, effects);
    for (MemoryEffect effect : effects) {
      if (effect.kind() == Kind.ALLOCATE && effect.value() instanceof BlockArgument) {
        return true;
      }
    }
    return false;
  }

  private static boolean isDefinedBy(Value value, Operation op, Operation root) {
    if (value.definingOp() != null) {
      return value.definingOp() == op;
    }
    Block block = value.parentBlock();
    Region region = block == null ? null : block.parent();
    return region != null && root.isAncestor(region.parentOp());
  }
}

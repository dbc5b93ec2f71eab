// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * The lifetime of a buffer inside one function: the values that can be the buffer, their accesses, and the end. A
 * snapshot, not updated with the program. Linear in the aliases and their uses.
 *
 * @param buffer the allocation, or another representative value
 * @param aliases the values that can be the buffer, beginning with {@code buffer}
 * @param uses the accesses, in the order of {@code aliases} and of their uses
 * @param returns the operations that return the buffer from the function
 * @param end the end of the lifetime, if it is in the function
 */
public record BufferLife(Value buffer, List<Value> aliases, List<Use> uses, List<Operation> returns, End end) {
  /** The end of a buffer's lifetime. */
  public enum End {
    /** By an operation that frees the buffer or an alias of it, on some path at least. */
    FREED,
    /** Returned by the function. */
    RETURNED,
    /** On the stack, until its scope is left. */
    SCOPE,
    /** Not inside this function. */
    NOT_FREED
  }

  /** The effect of an operation on a buffer. An operation with unknown effects uses it. */
  public enum Access {
    READ,
    WRITE,
    READ_WRITE,
    USE,
    FREE
  }

  /** An access by an operation to an alias. */
  public record Use(Operation user, Value alias, Access access) {}

  /**
   * Collects the uses of a buffer.
   *
   * @param isOnStack whether the buffer lives until its scope ends, see {@link BufferAllocations#onStackIn}
   * @param aliases the aliases of the function
   */
  public static BufferLife of(Value buffer, boolean isOnStack, BufferAliases aliases) {
    List<Value> names = aliases.resolve(buffer);
    List<Use> uses = new ArrayList<>();
    List<Operation> returns = new ArrayList<>();
    boolean isFreed = false;
    for (Value alias : names) {
      for (OpOperand use = alias.firstUse(); use != null; use = use.nextUse()) {
        if (isReturn(use.owner())) {
          returns.add(use.owner());
        }
        Access access = accessOf(use.owner(), alias);
        if (access != null) {
          uses.add(new Use(use.owner(), alias, access));
          isFreed |= access == Access.FREE;
        }
      }
    }
    End end = isOnStack ? End.SCOPE : isFreed ? End.FREED : returns.isEmpty() ? End.NOT_FREED : End.RETURNED;
    return new BufferLife(buffer, names, uses, returns, end);
  }

  /** Returns the operations that free the buffer. */
  public List<Operation> frees() {
    return uses.stream().filter(use -> use.access() == Access.FREE).map(Use::user).toList();
  }

  private static boolean isReturn(Operation op) {
    return op.hasTrait(Trait.RETURN_LIKE) && op.parentOp() != null
        && op.parentOp().hasTrait(Trait.ISOLATED_FROM_ABOVE);
  }

  private static @Nullable Access accessOf(Operation user, Value buffer) {
    List<MemoryEffect> effects = MemoryEffects.of(user);
    boolean reads = false;
    boolean writes = false;
    for (MemoryEffect effect : effects == null ? List.<MemoryEffect>of() : effects) {
      if (effect.value() == buffer && effect.kind() == MemoryEffect.Kind.FREE) {
        return Access.FREE;
      }
      reads |= effect.value() == buffer && effect.kind() == MemoryEffect.Kind.READ;
      writes |= effect.value() == buffer && effect.kind() == MemoryEffect.Kind.WRITE;
    }
    if (reads || writes) {
      return reads && writes ? Access.READ_WRITE : reads ? Access.READ : Access.WRITE;
    }
    boolean isUnknown = effects == null && !BufferGraph.isDescribed(user) && !user.hasTrait(Trait.RETURN_LIKE);
    return isUnknown ? Access.USE : null;
  }
}

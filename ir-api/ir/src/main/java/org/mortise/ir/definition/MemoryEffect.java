// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Value;

/**
 * One effect of an operation on memory.
 *
 * @param kind the kind of effect
 * @param resource the affected memory resource
 * @param value the operand or result (or block argument) whose memory is affected, or null if unknown
 * @param symbol the symbol whose memory is affected, or null
 */
public record MemoryEffect(Kind kind, Resource resource, @Nullable Value value, @Nullable Attribute symbol) {
  /** The kind of an access to memory. */
  public enum Kind {
    ALLOCATE,
    FREE,
    READ,
    WRITE
  }

  /** A kind of memory. Compared by identity; a dialect may have its own. */
  public static final class Resource {
    public static final Resource DEFAULT = new Resource("<Default>");

    /** Memory that is freed when the enclosing automatic allocation scope is left: the stack. */
    public static final Resource AUTOMATIC_ALLOCATION_SCOPE = new Resource("AutomaticAllocationScope");

    private final String name;

    public Resource(String name) {
      this.name = name;
    }

    public String name() {
      return name;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** Written out, because the generated method of a record costs some milliseconds at its first use. */
  @Override
  public boolean equals(Object other) {
    return other instanceof MemoryEffect effect && kind == effect.kind && resource == effect.resource
        && value == effect.value && symbol == effect.symbol;
  }

  @Override
  public int hashCode() {
    return 31 * kind.hashCode() + System.identityHashCode(value);
  }

  /** An effect on the default resource. */
  public static MemoryEffect of(Kind kind, Value value) {
    return new MemoryEffect(kind, Resource.DEFAULT, value, null);
  }

  public static MemoryEffect of(Kind kind, @Nullable Value value, Resource resource) {
    return new MemoryEffect(kind, resource, value, null);
  }
}

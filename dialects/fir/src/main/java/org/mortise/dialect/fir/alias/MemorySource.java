// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.alias;

/**
 * The variable to which an address or descriptor leads.
 *
 * @param origin the value or symbol that defines the variable
 * @param isDescriptor whether the memory is that of a descriptor rather than of its data
 * @param mayShare whether the variable is a pointer or a target, which may share memory
 * @param isRecord whether the variable has a derived type, possibly with pointer components
 * @param isPart whether the memory may be a part of the variable
 * @param hasDescriptor whether the variable is a descriptor in memory, which leads to its data
 */
public record MemorySource(
    Kind kind, Object origin, boolean isDescriptor, boolean mayShare, boolean isRecord, boolean isPart,
    boolean hasDescriptor) {
  /** The kind of definition of a variable. */
  public enum Kind {
    /** An allocation on the stack or heap. */
    ALLOCATION,
    GLOBAL,
    ARGUMENT,
    /** A variable of the host of an internal procedure. */
    HOST_VARIABLE,
    /** Nothing is known, or the address was loaded from a variable. */
    UNKNOWN
  }

  static MemorySource unknown(Object origin) {
    return new MemorySource(Kind.UNKNOWN, origin, false, false, false, false, false);
  }

  boolean isUnknown() {
    return kind == Kind.UNKNOWN;
  }

  /** Returns whether both memories belong to the same variable, distinguishing its descriptor from its data. */
  boolean isOfSameVariable(MemorySource other) {
    return kind == other.kind && origin.equals(other.origin) && isDescriptor == other.isDescriptor;
  }

  /** Returns whether the memories may share bytes. */
  public boolean mayOverlap(MemorySource other) {
    return isUnknown() || other.isUnknown() || isOfSameVariable(other) || mayShareWith(other);
  }

  /** Returns whether two different variables may share memory. */
  boolean mayShareWith(MemorySource other) {
    if (kind == Kind.HOST_VARIABLE && other.kind == Kind.HOST_VARIABLE
        || mayBePassedAs(other) || other.mayBePassedAs(this)) {
      return true;
    }
    boolean canBoth = (mayShare || isRecord) && (other.mayShare || other.isRecord);
    return canBoth && (isRecord || other.isRecord || isDescriptor == other.isDescriptor);
  }

  /** Returns whether a host variable may be passed as {@code argument}, a pointer or target. */
  private boolean mayBePassedAs(MemorySource argument) {
    return kind == Kind.HOST_VARIABLE && argument.kind == Kind.ARGUMENT && argument.mayShare
        && isDescriptor == argument.isDescriptor;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/**
 * Where something came from: a place in a file, a call site, several places fused, a name, or nowhere known.
 *
 * <p>Nearly every operation of a program has a location of its own, so a location is not uniqued: make one with its
 * constructor and compare with {@link #sameAs}. The classes are in {@link org.mortise.ir.attributes}.
 */
public abstract class Location extends Attribute {
  protected Location(Context context) {
    super(context);
  }

  /** Whether this and {@code other} are of the same structure. */
  public final boolean sameAs(Location other) {
    return this == other || (other != null && getClass() == other.getClass() && structurallyEquals(other));
  }

  /** Hash that goes with {@link #sameAs}. */
  public final int contentHash() {
    return structuralHash();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A type that a program identifies by a name. Its definition is given once, anywhere in the program, and can mention
 * the type itself; without a definition the type is opaque.
 *
 * <p>Programs with different definitions have different types of that name; see {@link NamedTypes}.
 *
 * @param <D> the definition, immutable, with structural equality
 */
public abstract class NamedType<D> extends Type {
  private final NamedTypes owner;
  private final String name;
  private volatile @Nullable D definition;
  /** Whether a program was read in which the type is opaque. */
  private boolean opaque;

  protected NamedType(NamedTypes owner, String name) {
    super(owner.context());
    this.owner = owner;
    this.name = name;
  }

  public final String name() {
    return name;
  }

  /** Returns the definition, or null if the type is opaque or not defined yet. */
  public final @Nullable D definition() {
    return definition;
  }

  /**
   * Defines the type, unless it is defined or must stay opaque.
   *
   * @return whether {@code wanted} is the definition now
   */
  final synchronized boolean define(D wanted) {
    if (definition == null && !opaque) {
      definition = wanted;
    }
    return Objects.equals(definition, wanted);
  }

  /** Makes the type permanently opaque, unless it is defined. Returns whether it is opaque. */
  final synchronized boolean close() {
    opaque = definition == null;
    return opaque;
  }

  @Override
  protected final int structuralHash() {
    return name.hashCode() * 31 + owner.hashCode();
  }

  @Override
  protected final boolean structurallyEquals(Object other) {
    NamedType<?> type = (NamedType<?>) other;
    return owner == type.owner && name.equals(type.name);
  }
}

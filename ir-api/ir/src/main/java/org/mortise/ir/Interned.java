// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.Objects;

/**
 * The base of types and attributes: immutable, existing once per {@link Context}, and compared by identity.
 *
 * <p>A subclass has a private constructor and static factories that end in {@link Context#unique}. It never overrides
 * {@code equals} or {@code hashCode}: structure is compared only once, when the object is interned.
 */
public abstract class Interned {
  private final Context context;
  private volatile Object textForm;

  protected Interned(Context context) {
    this.context = Objects.requireNonNull(context, "context");
  }

  /** The context in which this object is unique. */
  public final Context context() {
    return context;
  }

  /**
   * Returns the cached text of a type or small attribute, for the printer only. The text depends on the structure of
   * the object only, so concurrent writes store equal texts.
   */
  public final Object textForm() {
    return textForm;
  }

  /** See {@link #textForm}. */
  public final void setTextForm(Object form) {
    textForm = form;
  }

  /** Hash of the structure. Components that are uniqued themselves are hashed by identity. */
  protected abstract int structuralHash();

  /** Returns whether {@code other}, which has exactly this class and context, has the same structure. */
  protected abstract boolean structurallyEquals(Object other);

  @Override
  public final boolean equals(Object other) {
    return this == other;
  }

  @Override
  public final int hashCode() {
    return System.identityHashCode(this);
  }
}

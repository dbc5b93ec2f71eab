// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.Objects;

/**
 * What types and attributes have in common: they are immutable, exist once per {@link Context} and are compared by
 * identity.
 *
 * <p>A subclass has a private constructor and static factories that end in {@link Context#unique}. It never overrides
 * {@code equals} or {@code hashCode}: structure is compared only once, when the object is uniqued.
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
   * What the printer left here: it keeps the text of types and small attributes. Nobody else may use it. The text
   * depends on the object's structure only, so it does not matter which of several threads wrote it.
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

  /** Whether {@code other}, which is of exactly this class and of this context, has the same structure. */
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

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.Collection;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/**
 * A cacheable analysis of an operation. The result is reused until a pass invalidates it. Declare it as a constant, and
 * request it by {@link PassRun#get}. Compared by identity, or by its key if it has one.
 */
public final class Analysis<T> {
  /** Adapts a result to a change of the operation. */
  public interface Updater<T> {
    /**
     * Updates {@code result}, possibly in place.
     *
     * @param changed the roots of the changed operations, in the order of the changes
     * @return the updated result; may be the same object
     */
    T update(T result, Collection<Operation> changed);
  }

  private final String name;
  private final Function<Operation, T> compute;
  private final @Nullable Object key;
  private final @Nullable Updater<T> updater;

  /** Creates an analysis that is recomputed after each change. Must be a constant, since caches compare it. */
  public Analysis(String name, Function<Operation, T> compute) {
    this(name, compute, null, null);
  }

  private Analysis(
      String name, Function<Operation, T> compute, @Nullable Object key, @Nullable Updater<T> updater) {
    this.name = name;
    this.compute = compute;
    this.key = key;
    this.updater = updater;
  }

  /**
   * Returns an analysis whose result is adapted to changes of parts of the operation. Analyses with equal keys share
   * their result.
   */
  public static <T> Analysis<T> updatable(
      String name, Object key, Function<Operation, T> compute, Updater<T> updater) {
    return new Analysis<>(name, compute, key, updater);
  }

  /** Returns the name in timing reports. */
  public String name() {
    return name;
  }

  /** Recomputes it. */
  public T of(Operation op) {
    return compute.apply(op);
  }

  /** Returns the update of a result after changes; null if it must be recomputed. */
  @Nullable Updater<T> updater() {
    return updater;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || key != null && other instanceof Analysis<?> analysis && key.equals(analysis.key);
  }

  @Override
  public int hashCode() {
    return key == null ? System.identityHashCode(this) : key.hashCode();
  }
}

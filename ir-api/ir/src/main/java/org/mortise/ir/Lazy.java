// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is created on first request and kept. Thread-safe. If the supplier throws, it is called again on the
 * next request. A later request costs one volatile read.
 */
public final class Lazy<T> implements Supplier<T> {
  private @Nullable Supplier<? extends T> maker;
  private volatile @Nullable T value;

  private Lazy(@Nullable Supplier<? extends T> maker, @Nullable T value) {
    this.maker = maker;
    this.value = value;
  }

  /** @param maker creates the value, which must not be null */
  public static <T> Lazy<T> by(@Nullable Supplier<? extends T> maker) {
    return new Lazy<>(maker, null);
  }

  /** Returns an object with an existing value. */
  public static <T> Lazy<T> of(@Nullable T value) {
    return new Lazy<>(null, value);
  }

  @Override
  public T get() {
    T known = value;
    return known != null ? known : make();
  }

  /** Returns the value if it has been created, otherwise null. */
  public @Nullable T ifMade() {
    return value;
  }

  private synchronized T make() {
    if (value == null) {
      value = maker.get();
      maker = null;
    }
    return value;
  }
}

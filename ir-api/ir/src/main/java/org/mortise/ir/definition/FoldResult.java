// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Value;

/** The result of folding: nothing, a change in place, or an existing value or constant for each result. */
public final class FoldResult {
  /** The operation cannot be folded. */
  public static final FoldResult NONE = new FoldResult(new Object[0]);

  /** The operation was changed in place. */
  public static final FoldResult IN_PLACE = new FoldResult(new Object[0]);

  private final Object[] results;

  private FoldResult(Object[] results) {
    this.results = results;
  }

  public static FoldResult of(Value value) {
    return new FoldResult(new Object[] {value});
  }

  public static FoldResult of(Attribute constant) {
    return new FoldResult(new Object[] {constant});
  }

  /** {@link #of(Attribute)}, or {@link #NONE} for null. */
  public static FoldResult ofNullable(Attribute constant) {
    return constant == null ? NONE : of(constant);
  }

  /** Creates a result from a {@link Value} or an {@link Attribute} for each result. */
  public static FoldResult ofAll(Object... results) {
    for (Object result : results) {
      if (!(result instanceof Value) && !(result instanceof Attribute)) {
        throw new IllegalArgumentException("a fold result is a Value or an Attribute, not " + result);
      }
    }
    return new FoldResult(results.clone());
  }

  /** Number of results; 0 for {@link #NONE} and {@link #IN_PLACE}. */
  public int size() {
    return results.length;
  }

  /** The value that replaces a result, or null if a constant does. */
  public @Nullable Value value(int index) {
    return results[index] instanceof Value value ? value : null;
  }

  /** The constant that replaces a result, or null if a value does. */
  public @Nullable Attribute constant(int index) {
    return results[index] instanceof Attribute attribute ? attribute : null;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/** A {@code builtin.unrealized_conversion_cast} that a conversion has inserted and will resolve. */
final class Cast {
  /** The materialization that replaces a cast. */
  enum Kind {
    SOURCE, TARGET, ARGUMENT
  }

  private final Operation op;
  private final @Nullable TypeConverter converter;
  private final Kind kind;
  /** Whether legal operations need its results; determined at the end. */
  private boolean live;

  Cast(Operation op, @Nullable TypeConverter converter, Kind kind) {
    this.op = op;
    this.converter = converter;
    this.kind = kind;
  }

  Operation op() {
    return op;
  }

  @Nullable TypeConverter converter() {
    return converter;
  }

  Kind kind() {
    return kind;
  }

  boolean isLive() {
    return live;
  }

  void markLive() {
    live = true;
  }
}

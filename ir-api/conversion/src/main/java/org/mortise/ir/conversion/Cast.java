// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/** A {@code builtin.unrealized_conversion_cast} that a conversion has inserted and will resolve. */
record Cast(Operation op, @Nullable TypeConverter converter, Kind kind) {
  /** The materialization that replaces a cast. */
  enum Kind {
    SOURCE, TARGET, ARGUMENT
  }
}

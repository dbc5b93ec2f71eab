// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithintnarrowing;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ExtSIOp;
import org.mortise.dialect.arith.ExtUIOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/** Integer extensions. */
enum Extension {
  SIGN,
  ZERO;

  /** Returns how {@code op} extends its operand; null if it does not. */
  static @Nullable Extension of(@Nullable Operation op) {
    if (ExtSIOp.of(op) != null) {
      return SIGN;
    }
    return ExtUIOp.of(op) != null ? ZERO : null;
  }

  /** Creates an extension. */
  Value create(OpBuilder builder, Location location, Type type, Value narrow) {
    return this == SIGN
        ? ExtSIOp.create(builder, location, type, narrow)
        : ExtUIOp.create(builder, location, type, narrow);
  }
}

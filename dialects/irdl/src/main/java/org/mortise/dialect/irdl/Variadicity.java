// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.parameters.Keyword;

/** The number of values of a declared operand or result. */
public enum Variadicity implements Keyword {
  SINGLE, OPTIONAL, VARIADIC;

  /** Parses an optional keyword; null if absent. */
  static @Nullable Variadicity parseOptional(AsmParser parser) {
    for (Variadicity each : values()) {
      if (parser.parseOptionalKeyword(each.keyword())) {
        return each;
      }
    }
    return null;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.ParseError;

/** The number of values of a declared operand or result. */
public enum Variadicity {
  SINGLE, OPTIONAL, VARIADIC;

  private static final String TYPE = "::mlir::irdl::Variadicity";

  /** Returns the word in texts. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Parses an optional keyword; null if absent. */
  static @Nullable Variadicity parseOptional(AsmParser parser) {
    for (Variadicity each : values()) {
      if (parser.parseOptionalKeyword(each.keyword())) {
        return each;
      }
    }
    return null;
  }

  static Variadicity parse(AsmParser parser) {
    try {
      int start = parser.position();
      String word = parser.parseKeyword();
      for (Variadicity each : values()) {
        if (each.keyword().equals(word)) {
          return each;
        }
      }
      throw parser.error(start, "expected " + TYPE + " to be one of: single, optional, variadic");
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(
          "failed to parse VariadicityAttr parameter 'value' which is to be a `" + TYPE + "`"));
    }
  }
}

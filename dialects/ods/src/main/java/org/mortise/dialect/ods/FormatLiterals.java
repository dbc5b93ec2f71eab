// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.ExpressionError;

/** Checks the literals of formats: those that ODS does not allow are no tokens, so that no text could have them. */
final class FormatLiterals {
  private static final String PUNCTUATION = "_:,=<>()[]{}?+-*";

  private FormatLiterals() {}

  /** Fails if a literal is malformed. */
  static void check(String format) {
    boolean inString = false;
    for (int i = 0; i < format.length(); i++) {
      char c = format.charAt(i);
      if (inString && c == '\\') {
        i++;
      } else if (c == '"') {
        inString = !inString;
      } else if (c == '`' && !inString) {
        int end = format.indexOf('`', i + 1);
        if (end < 0) {
          return; // the compiler of formats reports it
        }
        String literal = format.substring(i + 1, end);
        String problem = problemOf(literal);
        if (problem != null) {
          throw new ExpressionError("expected valid literal but got '" + literal + "': " + problem);
        }
        i = end;
      }
    }
  }

  /** Returns the error in a literal, in the words of mlir-tblgen; null if there is none. */
  private static @Nullable String problemOf(String literal) {
    if (literal.isBlank() || literal.equals("\\n") || literal.equals("->") || literal.equals("...")) {
      return null;
    }
    char first = literal.charAt(0);
    if (literal.length() == 1) {
      return isLetter(first) || PUNCTUATION.indexOf(first) >= 0 ? null
          : "single character literal must be a letter or one of '" + PUNCTUATION + "'";
    }
    if (!isLetter(first) && first != '_') {
      return "valid keyword starts with a letter or '_'";
    }
    for (int i = 1; i < literal.length(); i++) {
      char c = literal.charAt(i);
      if (!isLetter(c) && !(c >= '0' && c <= '9') && "_$.".indexOf(c) < 0) {
        return "keywords should contain only alphanum, '_', '$', or '.' characters";
      }
    }
    return null;
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }
}

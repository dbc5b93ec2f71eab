// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import org.mortise.ir.Type;

/** Tells function types, which need parentheses as a single result. */
final class FunctionTypes {
  private FunctionTypes() {}

  static boolean isFunctionType(Type type) {
    if (type == null) {
      return false;
    }
    Object form = PlainText.formOf(type);
    return form instanceof byte[] text ? text[0] == '(' : PlainText.of(type).charAt(0) == '(';
  }
}

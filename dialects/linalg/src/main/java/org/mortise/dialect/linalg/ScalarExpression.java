// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;

/**
 * The computation of a named operation on scalars, such as {@code add($2, mul(cast($0), cast($1)))}. {@code $i} is the
 * element of the operand {@code i}, and {@code 1:i32} a constant. {@code cast} converts to the element type of the last
 * operand, as the operation's attribute {@code cast} demands, {@code ucast} without signs; {@code i32} and {@code f64}
 * convert to these types. {@code fun} is the function that the attribute of this name holds.
 *
 * @param text a function, an operand or a constant
 * @param arguments the arguments of a function
 */
record ScalarExpression(String text, List<ScalarExpression> arguments) {
  /** Parses an expression of this dialect's tables, so errors are not reported. */
  static ScalarExpression parse(String text) {
    return new Reader(text).read();
  }

  boolean isOperand() {
    return text.charAt(0) == '$';
  }

  int operand() {
    return Integer.parseInt(text.substring(1));
  }

  /** Returns the greatest number of an operand in the expression; -1 if it has none. */
  int lastOperand() {
    int last = isOperand() ? operand() : -1;
    for (ScalarExpression argument : arguments) {
      last = Math.max(last, argument.lastOperand());
    }
    return last;
  }

  boolean isConstant() {
    return text.indexOf(':') > 0;
  }

  private static final class Reader {
    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    /** Recurses as deep as the tables nest calls. */
    ScalarExpression read() {
      int start = at;
      while (at < text.length() && ",()".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      String word = text.substring(start, at).strip();
      List<ScalarExpression> arguments = new ArrayList<>(2);
      if (at < text.length() && text.charAt(at) == '(') {
        do {
          at++;
          arguments.add(read());
        } while (text.charAt(at) == ',');
        at++;
      }
      return new ScalarExpression(word, arguments);
    }
  }
}

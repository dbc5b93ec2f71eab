// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

/** Syntax that operations share. */
final class Formats {
  static final String SIMPLE = "operands attr-dict `:` functional-type(operands, results)";

  private Formats() {}
}

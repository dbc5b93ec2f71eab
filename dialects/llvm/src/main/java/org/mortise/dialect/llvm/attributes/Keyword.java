// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

/** A value of an enumeration that is written as a keyword. */
public interface Keyword {
  /** Returns the text of the value. */
  String keyword();
}

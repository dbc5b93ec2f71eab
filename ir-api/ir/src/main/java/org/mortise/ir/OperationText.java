// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/** Prints the operations that diagnostics show. Objects that print the same text are equal. */
public interface OperationText {
  /** Returns the text of an operation in any state, valid or not. Never throws. */
  String of(Operation op, boolean genericForm);
}

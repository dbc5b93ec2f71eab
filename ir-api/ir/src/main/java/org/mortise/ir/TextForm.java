// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/**
 * Prints types, attributes and operations on their own, for messages and {@code toString}: without aliases, and with
 * nothing elided. The layer that prints programs provides an implementation to each context.
 */
public interface TextForm {
  /** Returns the text of a type. */
  String of(Type type);

  /** Returns the text of an attribute. */
  String of(Attribute attribute);

  /** Returns the text of an operation in any state, valid or not. Never throws. */
  String of(Operation op);

  /** Returns the default form of operations in diagnostics. */
  OperationText forDiagnostics();
}

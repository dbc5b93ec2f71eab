// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.mortise.ir.OperationName;
import org.mortise.ir.Type;

/**
 * A word of the text with its current meanings. Exists once per text and spelling, so that a recurring word costs one
 * look-up by its bytes and no String.
 */
final class Name {
  final String text;
  final int hash;
  /** The operation with this name as written, without a default dialect. */
  OperationName operation;
  /** The operation with this name in the default dialect {@link #defaultDialect}. */
  OperationName defaultOperation;
  String defaultDialect;
  /** The type with this name, for types without parameters. */
  Type type;
  /** The binding of the SSA name in the innermost isolated scope that binds it. */
  ValueBinding value;
  /** The binding of the block name in the innermost region that binds it. */
  BlockBinding block;

  Name(String text, int hash) {
    this.text = text;
    this.hash = hash;
  }

  @Override
  public String toString() {
    return text;
  }
}

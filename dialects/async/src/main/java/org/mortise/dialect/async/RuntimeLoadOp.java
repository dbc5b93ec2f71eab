// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Loads a value from its storage. */
@Op(name = "async.runtime.load", family = StorageOp.class,
    operands = "storage: VALUE",
    results = "result: ANY",
    format = "$storage attr-dict `:` custom<ValueType>(type($storage))")
public final class RuntimeLoadOp extends RuntimeLoadOpBase {
  RuntimeLoadOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "storage", "type of 'value' matches element type of 'storage'", ValueType::unwrap);
  }
}

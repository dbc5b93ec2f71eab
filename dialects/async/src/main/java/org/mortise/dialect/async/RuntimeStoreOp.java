// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Stores a value to its storage. */
@Op(name = "async.runtime.store", family = StorageOp.class,
    operands = {"value: ANY", "storage: VALUE"},
    format = "$value `,` $storage attr-dict `:` custom<ValueType>(type($storage))")
public final class RuntimeStoreOp extends RuntimeStoreOpBase {
  RuntimeStoreOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("value", "storage", "type of 'value' matches element type of 'storage'", ValueType::unwrap);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine.execution;

import java.util.List;
import org.mortise.dialect.affine.LoadOp;
import org.mortise.dialect.affine.StoreOp;
import org.mortise.ir.execution.AffineCode;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;

/** Reads and writes at indices that maps compute. */
final class Accesses {
  private Accesses() {}

  static void load(LoadOp load, CodeBuilder code) {
    List<Register> indices = AffineCode.emit(code, load.mapAttr().map(), code.values(load.indices()));
    code.define(load.result(), code.load(load.result().type(), code.value(load.memref()), indices));
  }

  static void store(StoreOp store, CodeBuilder code) {
    List<Register> indices = AffineCode.emit(code, store.mapAttr().map(), code.values(store.indices()));
    code.store(code.value(store.value()), code.value(store.memref()), indices);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine.execution;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.mortise.dialect.affine.VectorLoadOp;
import org.mortise.dialect.affine.VectorStoreOp;
import org.mortise.ir.execution.AffineCode;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.types.VectorType;

/** Reads and writes of vectors, whose dimensions are the last ones of the buffer, at indices that maps compute. */
final class VectorAccesses {
  private VectorAccesses() {}

  static void load(VectorLoadOp load, CodeBuilder code) {
    VectorType type = (VectorType) load.result().type();
    ValueFormat format = ValueFormat.of(type.elementType());
    List<Register> first = AffineCode.emit(code, load.mapAttr().map(), code.values(load.indices()));
    Register buffer = code.value(load.memref());
    Register vector = code.run(type, (arguments, machine) ->
        new Object[] {Elements.create(format, machine, type.shape())}, PoisonRule.REJECT);
    code.define(load.result(), vector);
    each(type, first, code, (position, indices) ->
        code.setElement(vector, position, code.load(type.elementType(), buffer, indices)));
  }

  static void store(VectorStoreOp store, CodeBuilder code) {
    VectorType type = (VectorType) store.value().type();
    List<Register> first = AffineCode.emit(code, store.mapAttr().map(), code.values(store.indices()));
    Register buffer = code.value(store.memref());
    Register vector = code.value(store.value());
    each(type, first, code, (position, indices) ->
        code.store(code.element(type.elementType(), vector, position), buffer, indices));
  }

  /** Emits an access for each element, given its position in the vector and its indices in the buffer. */
  private static void each(
      VectorType type, List<Register> first, CodeBuilder code, BiConsumer<Register, List<Register>> body) {
    List<Register> sizes = new ArrayList<>();
    for (long size : type.shape()) {
      sizes.add(code.index(size));
    }
    int outer = first.size() - sizes.size();
    code.loops(sizes, counters -> {
      List<Register> indices = new ArrayList<>(first);
      for (int i = 0; i < counters.size(); i++) {
        indices.set(outer + i, code.integer(IntegerFunction.ADD, first.get(outer + i), counters.get(i)));
      }
      body.accept(AffineCode.rowMajor(code, sizes, counters), indices);
    });
  }
}

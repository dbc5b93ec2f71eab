// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.runtime;

import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.IntegerType;

/** Copies of bytes. The primitive gets the target, the source and the number of bytes; the two may overlap. */
public final class ByteCopies {
  private ByteCopies() {}

  /** Returns the primitive. */
  public static Primitive of(Context context) {
    ValueFormat bytes = ValueFormat.of(IntegerType.of(context, Byte.SIZE));
    return (arguments, machine) -> {
      long count = (Long) arguments[2];
      machine.copy(bytes((MemRef) arguments[1], count), bytes((MemRef) arguments[0], count), bytes);
      return Primitive.NOTHING;
    };
  }

  private static MemRef bytes(MemRef place, long count) {
    return new MemRef(place.memory, place.start, 0, new long[] {count}, new long[] {1});
  }
}
